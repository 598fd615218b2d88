"""Line-it: build a line of cards, cash it in at the right moment, snatch jackpots and bets."""

from bluffhouse.core.room import furnish
from bluffhouse.games.lineit import (
    beliefs,
    calculator,
    ending,
    knowledge,
    notation,
    odds,
    position,
    rules,
    strategy,
    tally,
    view,
)

ROOM = furnish(
    "lineit",
    version=2,  # the options last_cards, last_card and open_hands
    compiled=(rules, knowledge, ending, strategy, calculator, beliefs),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds,
)
