"""Lügen: liar's dice from the pub, with beer mats."""

from collections.abc import Mapping, Sequence

from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.room import Fact
from bluffhouse.core.words import Words
from bluffhouse.games.luegen.mind import (
    appraisal,
    beliefs,
    bidders,
    calculator,
    cups,
    temper,
    thumb,
)
from bluffhouse.games.luegen.rules import (
    choices,
    course,
    dice,
    effects,
    knowledge,
    ladder,
    state,
    tally,
)
from bluffhouse.games.luegen.table import (
    advice,
    beats,
    deeds,
    hands,
    master,
    notation,
    odds,
    position,
    schema,
    view,
)


def picture(options: Mapping[str, Value], words: Words, names: Sequence[str]) -> Picture:
    from bluffhouse.games.luegen.table.picture import Picture  # draws with Rich: slow to load

    return Picture(options, words, names)


ROOM = furnish(
    "luegen",
    __name__,
    version=2,
    rules=(state, ladder, dice, choices, course, effects, knowledge, tally),
    mind=(thumb, cups, calculator, bidders, beliefs),
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
    fewer=True,
    hands=hands,
    master=master.mixture,
    beats=beats.beats,
    facts=(
        Fact("skin-fact-bluff"),
        Fact("skin-fact-liar", most="lies"),
        Fact("skin-fact-close"),
        Fact("skin-fact-hunter", most="calls"),
        Fact("skin-fact-high"),
    ),
    deeds=deeds.deeds,
)
