"""The Lie Zie: cards whose backs lie, and hands that spell numbers but may not be sorted."""

from bluffhouse.core.room import furnish
from bluffhouse.games.liezie import (
    beliefs,
    calculator,
    cards,
    chances,
    holdings,
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
    "liezie",
    version=2,  # lead_after_out may be most_cards_always
    compiled=(rules, cards, knowledge, strategy, chances, calculator, holdings, beliefs),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds,
)
