"""The Lie Zie: cards whose backs lie, and hands that spell numbers but may not be sorted."""

from collections.abc import Mapping, Sequence

from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.words import Words
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
    temper,
    view,
)


def picture(options: Mapping[str, Value], words: Words, names: Sequence[str]) -> Picture:
    from bluffhouse.games.liezie.picture import Picture  # draws with Rich: only the terminal does

    return Picture(options, words, names)


ROOM = furnish(
    "liezie",
    __name__,
    version=2,  # lead_after_out may be most_cards_always
    rules=(rules, knowledge),
    mind=(cards, strategy, chances, calculator, holdings, beliefs),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds.odds,
    temper=temper.temper,
    budgets=beliefs.BUDGETS,
    picture=picture,
)
