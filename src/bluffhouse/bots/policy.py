"""Players that are compiled with the rules of a game."""

import random
from collections.abc import Sequence

from bluffhouse.bots.decision import Decision, Why
from bluffhouse.bots.seat import Seat
from bluffhouse.core.loops import CALCULATOR, RANDOM, THUMB

_NAMES = {RANDOM: "random", THUMB: "thumb", CALCULATOR: "calculator"}
TRIES = 64  # a rule of thumb leaves something to chance: it has as many whims as this


class Policy:
    """A compiled policy as a player."""

    def __init__(self, policy: int) -> None:
        self._policy = policy

    def choose(self, seat: Seat, rng: random.Random) -> str:
        """The move that `act` decides for, without its reasons."""
        key = rng.randrange(TRIES) if self._policy == THUMB else rng.getrandbits(62)
        return seat.world(0).suggest(seat.player, self._policy, key)

    def act(self, seat: Seat, legal: Sequence[str], rng: random.Random) -> Decision:
        move = self.choose(seat, rng)
        probabilities, value = self._mix(seat, legal)
        details = {"share": probabilities[move]}
        if value is not None:
            details["value"] = value
        return Decision(move, probabilities, value, Why(f"bot-why-{_NAMES[self._policy]}", details))

    def _mix(self, seat: Seat, legal: Sequence[str]) -> tuple[dict[str, float], float | None]:
        """How often each move is made, and what is expected of it."""
        if self._policy == RANDOM:
            return dict.fromkeys(legal, 1 / len(legal)), None
        world = seat.world(0)
        if self._policy == THUMB:
            return world.tally(seat.player, THUMB, TRIES), None
        return world.weigh(seat.player)
