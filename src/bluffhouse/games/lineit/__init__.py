"""Line-it: build a line of cards, cash it in at the right moment, snatch jackpots and bets."""

from collections.abc import Mapping, Sequence

from bluffhouse.core.furnish import furnish
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.words import Words
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
    temper,
    view,
)


def picture(options: Mapping[str, Value], words: Words, names: Sequence[str]) -> Picture:
    from bluffhouse.games.lineit.picture import Picture  # draws with Rich: only the terminal does

    return Picture(options, words, names)


ROOM = furnish(
    "lineit",
    __name__,
    version=2,  # the options last_cards, last_card and open_hands
    rules=(rules, knowledge),
    mind=(ending, strategy, calculator, beliefs),
    notation=notation,
    view=view,
    position=position,
    tally=tally,
    odds=odds.odds,
    temper=temper.temper,
    picture=picture,
)
