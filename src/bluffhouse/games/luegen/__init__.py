"""Lügen: liar's dice from the pub, with beer mats."""

from collections.abc import Mapping, Sequence

from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.words import Words
from bluffhouse.games.luegen import (
    beliefs,
    bidders,
    calculator,
    cups,
    hands,
    notation,
    odds,
    position,
    rules,
    strategy,
    tally,
    temper,
    view,
)


def picture(options: Mapping[str, Value], words: Words, names: Sequence[str]) -> Picture:
    from bluffhouse.games.luegen.picture import Picture  # draws with Rich: only the terminal does

    return Picture(options, words, names)


ROOM = furnish(
    "luegen",
    __name__,
    version=2,
    rules=(rules,),
    mind=(strategy, cups, calculator, bidders, beliefs),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds.odds,
    temper=temper.temper,
    picture=picture,
    hands=hands,
)
