"""What both players do in every position with every hand, and how good that is, exactly."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.hands import Hand
from bluffhouse.core.quoting import shown
from bluffhouse.learn.model import Model
from bluffhouse.learn.polling import poll
from bluffhouse.learn.survey import END, Situation
from bluffhouse.learn.table import Path, Step
from bluffhouse.learn.tree import Numbers


class Modelled(Protocol):
    """A model, or what has one."""

    @property
    def model(self) -> Model: ...


@dataclass(frozen=True)
class Policy:
    """What both players do in every position with every hand.

    `policy(["1x3", "1x5"], (4,))` gives the chance of each legal move after these moves for the
    player on turn, if he holds a four. `mix` has the same as an array: rows as in `tree`, a column
    a hand of who acts.
    """

    model: Model
    mix: Numbers

    @classmethod
    def of(
        cls, of: Modelled | Model | Game, player: Any, *, samples: int = 1,
        tick: Callable[[int], None] | None = None,
    ) -> "Policy":  # fmt: skip
        """How somebody plays who is asked in every position with every hand.

        `player` is a bot; or a function of a view that gives moves with their chances; or one of
        observations and masks (a row a hand) that gives chances of all actions (likewise).
        Of a bot that searches, `samples` searches are averaged. `tick` is told of every position.
        """
        model = of if isinstance(of, Model) else getattr(of, "model", None)
        if not isinstance(model, Model):
            model = Model(of)  # type: ignore[arg-type]  # refuses what is no game
        return cls(model, poll(model, player, samples, tick))

    @classmethod
    def uniform(cls, model: Model) -> "Policy":
        """Every legal move alike."""
        return cls(model, np.ones(model.shape, model.dtype))._normal()

    # --- what it does -----------------------------------------------------------------------

    def __call__(self, moves: Sequence[str], hand: Sequence[int]) -> dict[str, float]:
        if isinstance(moves, str) or not isinstance(moves, Iterable):
            raise TypeError(f"moves are a list, not {shown(moves)}")
        if not isinstance(hand, Iterable):
            raise TypeError(f"a hand is like {self.model.hands[0][0]}, not {shown(hand)}")
        situation, row = self.at(moves)
        column = self._column(situation.player, tuple(sorted(hand)))
        return {
            self.model.table.said(step): float(self.mix[row + k, column])
            for k, step in enumerate(situation.steps)
        }

    @property
    def game(self) -> Game:
        return self.model.game

    def at(self, moves: Sequence[str]) -> tuple[Situation, int]:
        """The situation after some moves (and what chance did, as it is called there), those of the
        opening not counted; and the first of its rows."""
        survey, number, row = self.model.survey, len(self.model.survey.situations) - 1, 0
        for move in moves:
            situation = survey.situations[number]
            step: Step = move if move in situation.steps else self._id(move)
            if step not in situation.steps:
                raise ValueError(f"{self.model.table.said(step)} is not legal there")
            k = situation.steps.index(step)
            row += int(self.model.tree.offset[self.model.tree.first[number] + k])
            number = situation.then[k]
            if number == END:
                raise ValueError(f"the match is over after {move}")
        return survey.situations[number], row

    def positions(self) -> Iterator[tuple[Path, Situation, int]]:
        """Every position in which somebody acts: the steps that lead there, the situation, and the
        first of its rows."""
        return walk(self.model)

    # --- how good it is ---------------------------------------------------------------------

    def value(self, against: "Policy | None" = None) -> float:
        """What the game is worth to who begins if he follows the policy, and the other another one,
        or the same if none is named."""
        other = self if against is None else self._alike(against)
        return self.model.expect(self.mix, other.mix, 0)

    def bounds(self) -> tuple[float, float]:
        """Between what the game must be worth to who begins: what the policy secures him, and the
        most that he can get against it."""
        return -self.model.respond(self.mix, 1), self.model.respond(self.mix, 0)

    def exploitability(self) -> float:
        """What a perfect opponent wins against the policy above its share, mean of both seats."""
        least, most = self.bounds()
        return (most - least) / 2

    def best_response(self, seat: int) -> "Policy":
        """The policy whose player of that seat has the best answer to the other's."""
        if seat not in (0, 1):
            raise ValueError(f"a seat is 0 or 1, not {shown(seat)}")
        answer = np.zeros_like(self.mix)
        self.model.respond(self.mix, seat, answer)
        mix = self.mix.copy()
        for _, situation, row in self.positions():
            if situation.player == seat:
                mix[row : row + len(situation.steps)] = answer[row : row + len(situation.steps)]
        return Policy(self.model, mix)._normal()

    def _alike(self, other: "Policy") -> "Policy":
        """Another policy, if it has the same tree."""
        if not isinstance(other, Policy):
            raise TypeError(f"a policy is measured against another policy, not {shown(other)}")
        if other.model is not self.model and other.model.fingerprint != self.model.fingerprint:
            raise ValueError(f"the other policy is of another game: {other.game!r}")
        return other

    def _normal(self) -> "Policy":
        """The same with shares that add up to 1; where there are none, all alike."""
        for _, situation, row in self.positions():
            rows = self.mix[row : row + len(situation.steps)]
            sums = rows.sum(axis=0)
            rows[:] = np.where(sums > 0, rows / np.where(sums > 0, sums, 1), 1 / len(rows))
        return self

    def _id(self, move: str) -> int:
        if move not in self.game.ids:
            raise ValueError(f"{self.game.id} has no move {move!r:.40}")
        return self.game.ids[move]

    def _column(self, player: int, hand: Hand) -> int:
        if hand not in self.model.hands[player]:
            raise ValueError(f"{hand!r:.40} is not a hand of {self.game!r}")
        return self.model.hands[player].index(hand)


def walk(model: Model) -> Iterator[tuple[Path, Situation, int]]:
    """As `Policy.positions`."""
    situations, tree = model.survey.situations, model.tree
    todo: list[tuple[Path, int, int]] = [((), len(situations) - 1, 0)]
    while todo:
        path, number, row = todo.pop()
        situation = situations[number]
        if situation.player in (0, 1):
            yield path, situation, row
        first = int(tree.first[number])
        for k in range(len(situation.steps) - 1, -1, -1):
            if situation.then[k] != END:
                below = row + int(tree.offset[first + k])
                todo.append(((*path, situation.steps[k]), situation.then[k], below))
