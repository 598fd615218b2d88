"""Lügen-Kniffel: Yahtzee under cups. Announce what you like, and hope that nobody doubts."""

from collections.abc import Mapping, Sequence

from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.words import Words
from bluffhouse.games.luegenkniffel import (
    beliefs,
    calculator,
    dice,
    habits,
    knowledge,
    notation,
    odds,
    position,
    prospects,
    rules,
    strategy,
    tally,
    temper,
    turn,
    view,
)


def picture(options: Mapping[str, Value], words: Words, names: Sequence[str]) -> Picture:
    from bluffhouse.games.luegenkniffel.picture import (
        Picture,  # draws with Rich: only the terminal does
    )

    return Picture(options, words, names)


ROOM = furnish(
    "luegenkniffel",
    __name__,
    version=1,
    rules=(rules, dice, knowledge),
    mind=(turn, strategy, habits, prospects, calculator, beliefs),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds.odds,
    temper=temper.temper,
    budgets=beliefs.BUDGETS,
    picture=picture,
)
