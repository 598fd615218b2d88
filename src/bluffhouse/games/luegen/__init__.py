"""Lügen: liar's dice from the pub, with beer mats."""

from bluffhouse.core.room import furnish
from bluffhouse.games.luegen import (
    beliefs,
    bidders,
    calculator,
    cups,
    notation,
    odds,
    position,
    rules,
    strategy,
    tally,
    view,
)

ROOM = furnish(
    "luegen",
    version=2,
    compiled=(rules, strategy, cups, calculator, bidders, beliefs),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds,
)
