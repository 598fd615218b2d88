"""The Lie Zie: what is told of a match afterwards: numbers, full hands, and prizes that lied."""

from collections.abc import Iterable, Iterator

from bluffhouse.core.deed import Deed, Moment
from bluffhouse.core.game import Game
from bluffhouse.core.room import Snapshot
from bluffhouse.games.liezie.rules.cards import back_of, digit_of
from bluffhouse.games.liezie.rules.choices import length_of, number_of, start_of
from bluffhouse.games.liezie.rules.state import PASS, PLAY, PLAYING, PRIZES

FOOLED = 2  # points that a prize must be worth more or less than its back says
STUCK = 4  # cards that must be left


def deeds(game: Game, told: Iterable[Moment]) -> Iterator[Deed]:
    for before, player, action, after in told:
        if PLAY <= action < PASS:
            hand = before.hands[player]
            number = int(number_of(hand, start_of(action), length_of(action)))
            yield Deed("skin-fact-number", player, number, {"number": number})
        if after.won > before.won:
            yield from _prize(after, player)
        if before.phase == PLAYING and after.phase == PRIZES:
            yield from _left(game, after)


def _prize(s: Snapshot, player: int) -> Iterator[Deed]:
    card = s.prizes[s.won - 1]
    told = {"promised": int(back_of(card)) % 4 + 1, "points": int(digit_of(card))}
    less = told["promised"] - told["points"]
    if abs(less) >= FOOLED:
        yield Deed("skin-fact-fooled" if less > 0 else "skin-fact-lucky", player, abs(less), told)


def _left(game: Game, s: Snapshot) -> Iterator[Deed]:
    """Who still has cards when a deal is over."""
    for player in range(game.players):
        if (cards := s.held[player]) >= STUCK:
            yield Deed("skin-fact-stuck", player, cards, {"cards": cards, "pass": s.stage})
