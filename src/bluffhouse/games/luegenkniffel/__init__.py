"""Lügen-Kniffel: Yahtzee under cups. Announce what you like, and hope that nobody doubts."""

from collections.abc import Mapping, Sequence

from bluffhouse.core import points
from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.room import Fact
from bluffhouse.core.words import Words
from bluffhouse.games.luegenkniffel.mind import (
    appraisal,
    beliefs,
    calculator,
    prospects,
    temper,
    thumb,
    turn,
)
from bluffhouse.games.luegenkniffel.rules import (
    cards,
    choices,
    course,
    dice,
    effects,
    knowledge,
    state,
    tally,
)
from bluffhouse.games.luegenkniffel.table import (
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
    from bluffhouse.games.luegenkniffel.table.picture import (
        Picture,  # draws with Rich: slow to load
    )

    return Picture(options, words, names)


ROOM = furnish(
    "luegenkniffel",
    __name__,
    version=1,
    rules=(state, points, dice, cards, choices, course, effects, knowledge, tally),
    mind=(turn, thumb, prospects, calculator, beliefs),
    notation=notation,
    view=view,
    view_type=schema.View,
    event_types=schema.EVENTS,
    position=position,
    odds=odds.odds,
    claim=odds.claim,
    temper=temper.temper,
    appraisal=appraisal,
    advise=advice.advise,
    picture=picture,
    master=master.mixture,
    beats=beats.beats,
    facts=(
        Fact("skin-fact-bluff"),
        Fact("skin-fact-liar", most="lies"),
        Fact("skin-fact-true"),
        Fact("skin-fact-hunter", most="doubts_right"),
        Fact("skin-fact-roller", most="rolls_again"),
    ),
    deeds=deeds.deeds,
)
