"""Lügen-Kniffel: Yahtzee under cups. Announce what you like, and hope that nobody doubts."""

from bluffhouse.core.room import furnish
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
    turn,
    view,
)

ROOM = furnish(
    "luegenkniffel",
    version=1,
    compiled=(rules, dice, knowledge, turn, strategy, habits, prospects, calculator, beliefs),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds,
)
