"""What a player at a table decides, and why."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bluffhouse.bots.seat import Seat
from bluffhouse.core.words import words


@dataclass(frozen=True, slots=True)
class Why:
    """A reason as a text key with arguments, so that every language can say it."""

    key: str
    details: dict[str, Any] = field(default_factory=dict)
    game: str | None = None  # whose text it is; None: the house's

    def say(self, lang: str = "en") -> str:
        return words(lang, self.game).say(self.key, **self.details)

    def __str__(self) -> str:
        return self.say()


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, and what stands behind it: `Decision(move)` is one that its player is sure of."""

    move: str
    probabilities: dict[str, float] = field(default_factory=dict)  # the move was drawn from them
    value: float | None = None  # estimated share of the win, 0 to 1: each of k winners has 1/k
    why: Why = Why("bot-why-own")
    by: str | None = None  # the level that decided, if it is not the one that was asked


class Player(Protocol):
    """Anything that can decide for a seat."""

    def act(self, seat: Seat, legal: Sequence[str], rng: random.Random) -> Decision:
        """Decide by what the seat knows; all chance comes from `rng`."""
