"""What the odds speak of, looked up where players may not look: in the whole state of a match."""

import random

from benchmarks.reliability import Outcome
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd


def bid_is_true(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    there = match.game.rules.count_dice(match.state()[0], odd.details["face"])
    return bool(there >= odd.details["count"])


OUTCOMES: dict[str, Outcome] = {"odds-bid": bid_is_true, "odds-raise": bid_is_true}
