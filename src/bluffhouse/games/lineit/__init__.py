"""Line-it: build a line of cards, cash it in at the right moment, snatch jackpots and bets."""

from collections.abc import Mapping, Sequence

from bluffhouse.core import points
from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.room import Fact
from bluffhouse.core.words import Words
from bluffhouse.games.lineit.mind import (
    appraisal,
    beliefs,
    calculator,
    ending,
    tastes,
    temper,
    thumb,
)
from bluffhouse.games.lineit.rules import (
    cards,
    choices,
    course,
    knowledge,
    lines,
    score,
    state,
    tally,
)
from bluffhouse.games.lineit.table import (
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
    from bluffhouse.games.lineit.table.picture import Picture

    return Picture(options, words, names)


ROOM = furnish(
    "lineit",
    __name__,
    version=2,  # the options last_cards, last_card and open_hands
    rules=(state, points, cards, lines, choices, course, score, knowledge, tally),
    mind=(ending, tastes, thumb, calculator, beliefs),
    notation=notation,
    view=view,
    position=position,
    view_type=schema.View,
    event_types=schema.EVENTS,
    odds=odds.odds,
    temper=temper.temper,
    appraisal=appraisal,
    advise=advice.advise,
    mastery=master.mastery,
    picture=picture,
    beats=beats.beats,
    facts=(
        Fact("skin-fact-line"),
        Fact("skin-fact-jackpots", most="jackpot_cards"),
        Fact("skin-fact-bets", most="bets_won"),
        Fact("skin-fact-lost", most="bets_lost"),
        Fact("skin-fact-lines", most="lines"),
    ),
    deeds=deeds.deeds,
)
