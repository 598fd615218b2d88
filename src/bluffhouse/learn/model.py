"""A game made ready for exact measures: surveyed, tried out, and planted as a tree."""

import hashlib
from collections.abc import Sequence
from functools import cache, cached_property

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.numbers import counted
from bluffhouse.core.press import Pressed, press
from bluffhouse.learn import loops
from bluffhouse.learn.survey import CHANCE, END, Survey
from bluffhouse.learn.table import Table, Utility, win_or_lose
from bluffhouse.learn.tree import Ints, Numbers, Tree, plant
from bluffhouse.learn.trial import Ends, Trial
from bluffhouse.learn.unsolvable import Unsolvable

LIMIT = 50_000_000  # positions × hands; with both tables of a solver 800 MB
DTYPES = ("float64", "float32")


@cache
def pressed() -> Pressed:
    return press((loops,), compiled=True)


class Model:
    """A game for two whose only secrets are hands dealt at the start. The player of seat 0 begins.

    With an `opening`, these moves are made before anybody looks at his hand. `utility` says what
    the first player has of a result (the other has the opposite).
    """

    def __init__(
        self, game: Game, *, opening: Sequence[str] = (), utility: Utility = win_or_lose,
        limit: int = LIMIT, dtype: str = "float64",
    ) -> None:  # fmt: skip
        counted(limit, "limit")
        survey = Survey(Table(game, utility), opening)
        self._look_at(game, survey, limit, dtype)
        self.plant(Trial(survey).ends)

    @classmethod
    def of(cls, game: Game, survey: Survey, limit: int, dtype: str) -> "Model":
        """From a survey; the tree has still to be planted."""
        model = cls.__new__(cls)
        model._look_at(game, survey, limit, dtype)
        return model

    def _look_at(self, game: Game, survey: Survey, limit: int, dtype: str) -> None:
        if dtype not in DTYPES:
            raise ValueError(f"no numbers {dtype!r:.40}: choose one of {', '.join(DTYPES)}")
        if survey.begins != 0:  # all that is told of who begins is told of this seat
            raise Unsolvable("unsolvable-second", room=game.id)
        self.game, self.survey, self.table = game, survey, survey.table
        self.hands = self.table.deal.hands
        self.opening = tuple(self.table.said(action) for action in survey.opening)
        self.dtype = np.dtype(dtype)
        self._check_size(limit)

    def plant(self, ends: Ends) -> None:
        """Make the tree, once it was found out how it ends."""
        self.tree: Tree = plant(self.survey, ends, self.dtype)

    @cached_property
    def fingerprint(self) -> str:
        """Tells apart whatever is another tree, or ends otherwise."""
        digest = hashlib.blake2b(f"{self.game!r} {self.opening} {self.dtype}".encode())
        for part in self.tree:
            if isinstance(part, np.ndarray):
                digest.update(f"{part.shape}".encode())
                digest.update(np.ascontiguousarray(part).tobytes())
        return digest.hexdigest()

    @property
    def positions(self) -> int:
        """How many positions the tree has, those included where the match is over."""
        return self.survey.root.size

    @property
    def decisions(self) -> int:
        """In how many of them somebody acts."""
        found: list[int] = []
        for situation in self.survey.situations:  # what comes later was surveyed before
            below = sum(found[then] for then in situation.then if then != END)
            found.append(below + (situation.player != CHANCE))
        return found[-1]

    @property
    def shape(self) -> tuple[int, int]:
        """Of a table with a number for everything that somebody may do with some hand."""
        return self.survey.root.rows, len(self.tree.columns)

    def way(self) -> tuple[Numbers, Ints]:
        """Room for a sweep."""
        deep, lanes = self.tree.depth, loops.STEPS + 2 * self.tree.widest
        way = np.zeros((deep + 2, lanes, self.shape[1]), self.dtype)
        return way, np.zeros((deep + 2, loops.PLACES), np.int64)

    def expect(self, first: Numbers, second: Numbers, player: int) -> float:
        """What the game is worth to a player if both play by their tables."""
        mine, theirs = (first, second) if player == 0 else (second, first)
        return float(
            pressed().sweep(self.tree, mine, theirs, mine, *self.way(), player, loops.EXPECT, 0)
        )

    def respond(self, theirs: Numbers, player: int, answer: Numbers | None = None) -> float:
        """What the game is worth to a player who answers a table as well as can be. If there is a
        table for his answer, it is written there."""
        mine = np.zeros((0, self.shape[1]), self.dtype) if answer is None else answer
        return float(
            pressed().sweep(self.tree, mine, theirs, mine, *self.way(), player, loops.RESPOND, 0)
        )

    def _check_size(self, limit: int) -> None:
        positions, hands = self.positions, max(map(len, self.hands))
        if positions * hands > limit:
            raise Unsolvable(
                "unsolvable-size", room=self.game.id, positions=_count(positions), hands=hands,
                numbers=_count(positions * hands), limit=_count(limit),
            )  # fmt: skip


def _count(number: int) -> str:
    return f"{number:,}" if number < 10**12 else f"{float(number):.1e}"
