"""City of Lies: gather evidence, plant false evidence on others, and block what is aimed at you."""

from collections.abc import Mapping, Sequence

from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.room import Fact
from bluffhouse.core.words import Words
from bluffhouse.games.cityoflies.mind import (
    appraisal,
    beliefs,
    calculator,
    habits,
    hindsight,
    holdings,
    likelihood,
    measures,
    outlook,
    standing,
    temper,
    thumb,
)
from bluffhouse.games.cityoflies.rules import (
    certainty,
    choices,
    course,
    effects,
    endings,
    forgetting,
    history,
    knowledge,
    moves,
    observation,
    refusals,
    retrace,
    state,
    tally,
    ways,
    worlds,
)
from bluffhouse.games.cityoflies.table import (
    advice,
    beats,
    deeds,
    notation,
    odds,
    position,
    schema,
    view,
)


def picture(options: Mapping[str, Value], words: Words, names: Sequence[str]) -> Picture:
    from bluffhouse.games.cityoflies.table.picture import (
        Picture,  # draws with Rich: only the terminal does
    )

    return Picture(options, words, names)


ROOM = furnish(
    "cityoflies",
    __name__,
    version=2,
    rules=(
        state,
        choices,
        refusals,
        history,
        certainty,
        forgetting,
        endings,
        effects,
        course,
        moves,
        ways,
        retrace,
        worlds,
        knowledge,
        observation,
        tally,
    ),
    mind=(
        thumb,
        holdings,
        measures,
        standing,
        calculator,
        hindsight,
        habits,
        likelihood,
        outlook,
        beliefs,
    ),
    notation=notation,
    view=view,
    view_type=schema.View,
    event_types=schema.EVENTS,
    position=position,
    odds=odds.odds,
    temper=temper.temper,
    appraisal=appraisal,
    advise=advice.advise,
    picture=picture,
    beats=beats.beats,
    facts=(
        Fact("skin-fact-near"),
        Fact("skin-fact-brink"),
        Fact("skin-fact-falses", most="falses"),
        Fact("skin-fact-blocks", most="blocks"),
        Fact("skin-fact-thefts", most="thefts"),
        Fact("skin-fact-blocked", most="blocked"),
        Fact("skin-fact-reveals", most="reveals"),
        Fact("skin-fact-evidence", most="evidence"),
        Fact("skin-fact-traps", most="traps"),
    ),
    deeds=deeds.deeds,
)
