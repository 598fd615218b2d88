"""The Lie Zie: cards whose backs lie, and hands that spell numbers but may not be sorted."""

from collections.abc import Mapping, Sequence

from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.room import Fact
from bluffhouse.core.words import Words
from bluffhouse.games.liezie.mind import (
    appraisal,
    beliefs,
    calculator,
    chances,
    holdings,
    mastery,
    temper,
    thumb,
)
from bluffhouse.games.liezie.rules import cards, choices, course, knowledge, score, state, tally
from bluffhouse.games.liezie.table import (
    advice,
    beats,
    deeds,
    master,
    notation,
    odds,
    position,
    schema,
    view,
)


def picture(options: Mapping[str, Value], words: Words, names: Sequence[str]) -> Picture:
    # It draws with Rich, which only the terminal needs.
    from bluffhouse.games.liezie.table.picture import Picture

    return Picture(options, words, names)


ROOM = furnish(
    "liezie",
    __name__,
    version=2,  # lead_after_out may be most_cards_always
    rules=(state, cards, choices, course, score, knowledge, tally),
    mind=(thumb, chances, calculator, holdings, beliefs, mastery),
    notation=notation,
    view=view,
    position=position,
    view_type=schema.View,
    event_types=schema.EVENTS,
    odds=odds.odds,
    temper=temper.temper,
    appraisal=appraisal,
    advise=advice.advise,
    picture=picture,
    beats=beats.beats,
    facts=(
        Fact("skin-fact-fooled"),
        Fact("skin-fact-first", most="firsts"),
        Fact("skin-fact-lucky"),
        Fact("skin-fact-number"),
        Fact("skin-fact-stuck"),
        Fact("skin-fact-beats", most="beats"),
        Fact("skin-fact-passes", most="passes"),
    ),
    deeds=deeds.deeds,
    mastery=master.mastery,
)
