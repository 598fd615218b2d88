"""Line-it: what is told of a match afterwards: its longest line."""

from collections.abc import Iterable, Iterator

from bluffhouse.core.deed import Deed, Moment
from bluffhouse.core.game import Game
from bluffhouse.games.lineit.rules.cards import card_laid, is_bet
from bluffhouse.games.lineit.rules.lines import length
from bluffhouse.games.lineit.rules.state import NO_CARD

LONG = 4  # numbers: shorter lines bring nothing


def deeds(game: Game, told: Iterable[Moment]) -> Iterator[Deed]:
    """A line counts with every number that is laid to it: at the end all are closed at once."""
    for s, player, action, _ in told:
        card = card_laid(action)
        if card == NO_CARD or is_bet(card):
            continue
        numbers = [c for c in s.lines[player][: length(s, player)] if not is_bet(c)]
        many = len(numbers) + 1
        if many >= LONG:
            line = {"numbers": many, "first": numbers[0], "last": int(card)}
            yield Deed("skin-fact-line", player, many, line)
