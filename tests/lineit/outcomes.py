"""What the odds speak of, looked up where players may not look: in the whole state of a match."""

import random

from benchmarks.reliability import Outcome
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from bluffhouse.games.lineit.rules.cards import colour_of
from bluffhouse.games.lineit.rules.lines import length
from bluffhouse.games.lineit.table.odds import fitting
from bluffhouse.games.lineit.table.view import COLOUR_NAMES


def market_has_it(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    """A number that fits, of the jackpot's colour if it is about one."""
    s, size = match.snapshot(), match.game.players + 2
    market = s.deck[s.left - size : s.left]
    fits = fitting(s.lines[player][: length(s, player)], market)
    colour = odd.details.get("colour")
    return any(colour in (None, COLOUR_NAMES[colour_of(card)]) for card in fits)


OUTCOMES: dict[str, Outcome] = {"odds-grows": market_has_it, "odds-jackpot": market_has_it}
