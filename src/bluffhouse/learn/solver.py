"""Exact solutions of small games by counterfactual regret minimisation."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Self

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.hands import Hand
from bluffhouse.core.press import Pressed, press
from bluffhouse.learn import loops
from bluffhouse.learn.survey import Survey, Unsolvable
from bluffhouse.learn.tree import Floats, Tree, unfold

METHODS = ("cfr+", "cfr")
LIMIT = 20_000_000  # positions × hands: about a gigabyte
_CHUNK = 100  # iterations between two chances to stop by Ctrl-C


@cache
def _loops() -> Pressed:
    return press((loops,), compiled=True)


@dataclass(frozen=True)
class Policy:
    """What both players do in every position with every hand.

    `policy(["1x3", "1x5"], (4,))` gives the chance of each legal move after these moves for the
    player on turn, if he holds a four. `mix` has the same as an array: a row for the position each
    move leads to (`row`), a column a hand (of `hands`).
    """

    game: Game
    opening: tuple[str, ...]
    hands: tuple[Hand, ...]
    tree: Tree
    mix: Floats

    def __call__(self, moves: Sequence[str], hand: Sequence[int]) -> dict[str, float]:
        row = self.row([self._id(move) for move in moves])
        column = self._column(tuple(sorted(hand)))
        return {
            self.game.words[self.tree.action[child]]: float(self.mix[child, column])
            for child in self._children(row)
        }

    def row(self, actions: Sequence[int]) -> int:
        """The position after some actions (those of the opening not counted)."""
        row = 0
        for action in actions:
            found = [child for child in self._children(row) if self.tree.action[child] == action]
            if not found:
                raise ValueError(f"{self.game.words[action]} is not legal there")
            row = found[0]
        return row

    def positions(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every position in which somebody acts: the actions that lead there, and its row."""
        todo: list[tuple[tuple[int, ...], int]] = [((), 0)]
        while todo:
            path, row = todo.pop()
            yield path, row
            for child in self._children(row):
                if self.tree.player[child] >= 0:
                    todo.append(((*path, int(self.tree.action[child])), child))

    def actions(self, row: int) -> list[tuple[int, Floats]]:
        """What may be done in a position: action ids, and how likely each is with every hand."""
        return [(int(self.tree.action[c]), self.mix[c]) for c in self._children(row)]

    def _children(self, row: int) -> range:
        first = int(self.tree.first[row])
        return range(first, first + int(self.tree.children[row]))

    def _id(self, move: str) -> int:
        if move not in self.game.ids:
            raise ValueError(f"{self.game.id} has no move {move!r:.40}")
        return self.game.ids[move]

    def _column(self, hand: Hand) -> int:
        if hand not in self.hands:
            raise ValueError(f"{hand!r:.40} is not a hand of {self.game!r}")
        return self.hands.index(hand)


class Solver:
    """Finds how to play a game for two whose only secret is a hand dealt at the start.

    >>> solver = Solver(game).run(1000)
    >>> solver.value(), solver.exploitability()

    The player of seat 0 begins. `method` is `cfr+` or `cfr`; both improve the players in turns.
    With an `opening`, these moves are made before anybody looks at his hand.
    """

    def __init__(
        self,
        game: Game,
        method: str = "cfr+",
        *,
        opening: Sequence[str] = (),
        limit: int = LIMIT,
    ) -> None:
        if method not in METHODS:
            raise ValueError(f"no method {method!r:.40}: choose one of {', '.join(METHODS)}")
        survey = Survey(game, opening)
        _check_size(survey, limit)
        self.game = game
        self.method = method
        self.opening = tuple(game.words[action] for action in survey.opening)
        self.hands = survey.hands
        self.tree = unfold(survey)
        self.iterations = 0
        shape = len(self.tree.player) + 1, len(self.hands)
        self._regret, self._total, self._value = (np.zeros(shape) for _ in range(3))
        self._mix = _normal(self.tree, self._total)
        self._reach = self._reach_of(self._mix)

    def run(self, iterations: int) -> Self:
        """Go on for so many iterations."""
        if type(iterations) is not int or iterations < 0:
            raise ValueError(f"iterations are a whole number from 0, not {iterations!r:.40}")
        self.__dict__.pop("policy", None)
        end = self.iterations + iterations
        while self.iterations < end:
            more = min(_CHUNK, end - self.iterations)
            _loops().iterate(
                self.tree, self._regret, self._mix, self._total, self._reach, self._value,
                self.iterations, more, self.method == "cfr+",
            )  # fmt: skip
            self.iterations += more
        return self

    @cached_property
    def policy(self) -> Policy:
        """What the players did on average: this is what comes close to perfect play."""
        mix = _normal(self.tree, self._total)
        return Policy(self.game, self.opening, self.hands, self.tree, mix)

    def value(self, policy: Policy | None = None) -> float:
        """What the game is worth to who begins if both follow the policy."""
        return self._expect(policy, 0, best=False)

    def bounds(self, policy: Policy | None = None) -> tuple[float, float]:
        """Between what the game must be worth to who begins: what the policy secures him, and the
        most that he can get against it."""
        return -self._expect(policy, 1, best=True), self._expect(policy, 0, best=True)

    def exploitability(self, policy: Policy | None = None) -> float:
        """What a perfect opponent wins against the policy above its share, mean of both seats."""
        least, most = self.bounds(policy)
        return (most - least) / 2

    def _expect(self, policy: Policy | None, player: int, *, best: bool) -> float:
        mix = (policy or self.policy).mix
        reach = self._reach_of(mix)
        value = np.empty_like(reach)
        return float(_loops().expect(self.tree, mix, reach, value, player, best))

    def _reach_of(self, mix: Floats) -> Floats:
        reach = np.zeros_like(mix)
        reach[0] = reach[-1] = self.tree.chances
        for player in range(2):
            _loops().follow(self.tree, mix, np.zeros_like(mix), reach, player, 0.0)
        return reach


def _normal(tree: Tree, total: Floats) -> Floats:
    """Shares of each action out of totals; where there are none, all alike."""
    rows = np.flatnonzero(tree.children)
    rows = rows[np.argsort(tree.first[rows])]  # so that their children are all rows from 1 on
    sums = np.add.reduceat(total[:-1], tree.first[rows], axis=0)
    whole = np.repeat(sums, tree.children[rows], axis=0)
    alike = np.repeat(1 / tree.children[rows], tree.children[rows])[:, None]
    mix = np.ones_like(total)
    mix[1:-1] = np.where(whole > 0, total[1:-1] / np.where(whole > 0, whole, 1), alike)
    return mix


def _check_size(survey: Survey, limit: int) -> None:
    positions, hands = survey.root.size, len(survey.hands)
    if positions * hands > limit:
        raise Unsolvable(
            f"{survey.game.id}: its tree has {_count(positions)} positions, with {hands} hands "
            f"{_count(positions * hands)} numbers to keep; the limit is {_count(limit)}"
        )


def _count(number: int) -> str:
    return f"{number:,}" if number < 10**12 else f"{float(number):.1e}"
