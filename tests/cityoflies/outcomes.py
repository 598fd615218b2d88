"""What the odds speak of, looked up where players may not look: in the whole state of a match."""

import random

from benchmarks.reliability import Outcome
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from bluffhouse.games.cityoflies.rules.state import KIND
from bluffhouse.games.cityoflies.table.notation import CARD_WORDS, LENGTHS
from bluffhouse.games.cityoflies.table.odds import draws_of, useful_to
from bluffhouse.games.cityoflies.table.view import hand_of


def _hand(match: Match, odd: Odd, draws: int = 0) -> list[str]:
    """The kinds that a player holds, after so many more draws."""
    s = match.snapshot()
    drawn = s.deck[max(0, s.left - draws) : s.left]
    return [CARD_WORDS[card & KIND] for card in (*hand_of(s, odd.details["player"]), *drawn)]


def holds_a_block(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    return "block" in _hand(match, odd)


def reaches_the_truth(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    target, _ = LENGTHS[str(match.game.options["length"])]
    view = match.view(None)
    missing = target - view["truth"][odd.details["player"]]
    kinds = {"sure", "double"} if missing == 1 else {"double"}
    return bool(kinds & set(_hand(match, odd, draws_of(view))))


def has_a_false(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    return "false" in _hand(match, odd, draws_of(match.view(None)))


def hits_something(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    """A random card of the hand, as a trap or a theft takes it."""
    return rng.choice(_hand(match, odd)) in useful_to(match.game, odd.key.removeprefix("odds-"))


OUTCOMES: dict[str, Outcome] = {
    "odds-block": holds_a_block,
    "odds-truth": reaches_the_truth,
    "odds-exposure": has_a_false,
    "odds-exposure-by": has_a_false,
    "odds-trap": hits_something,
    "odds-steal": hits_something,
}
