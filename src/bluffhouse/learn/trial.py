"""Tries with every deal what a survey took for granted of one, and finds out how matches end.

A game is solved as a tree that everybody sees, with a hand for each. So nothing of it may hang on
hands but how it ends; nobody may learn more of the other's hand than he could work out, nor
forget his own; and what chance does, all must see. Whatever is otherwise is refused.
"""

import random
from collections.abc import Callable, Iterator

import numpy as np

from bluffhouse.core.room import State
from bluffhouse.learn.deal import Floats, Pair
from bluffhouse.learn.dealing import check_deal
from bluffhouse.learn.survey import CHANCE, END, Situation, Survey
from bluffhouse.learn.table import Path, Step
from bluffhouse.learn.unsolvable import Unsolvable

_CLOSE = 1e-9
_ALL = 20_000  # positions, each with all hands, that are gone through one by one
_WALKS = 200  # matches played at random through the situations, where there are more

Ends = dict[tuple[int, Step], Floats]
Grid = dict[Pair, State]


class Trial:
    """A survey put to the test. `ends` are what the first player wins by each last step of a
    situation, for all pairs of hands, times how likely chance went along with them. A brief trial
    is for a game of which another round was tried before: who knows what is left out."""

    def __init__(self, survey: Survey, *, brief: bool = False) -> None:
        self.survey, self.table = survey, survey.table
        self.ends: Ends = {}
        self._by_path = {s.path: n for n, s in enumerate(survey.situations)}
        self._brief = brief
        if not brief:
            self._check_hands()
            check_deal(self.table)
        grid: Grid = {}
        for pair in self.table.deal.pairs():
            grid[pair], _ = self._to(pair, ())
        self._try(len(survey.situations) - 1, grid, dict.fromkeys(grid, 1.0))
        if not brief:
            self._check_shortcuts()

    def _no(self, why: str) -> Unsolvable:
        return Unsolvable(f"unsolvable-{why}", room=self.table.id)

    def _to(self, pair: Pair, path: Path) -> tuple[State, float]:
        state, likely = self.table.along(pair, (*self.survey.opening, *path))
        assert state is not None
        return state, likely

    # --- the deal ---------------------------------------------------------------------------

    def _check_hands(self) -> None:
        """Everybody can tell his own hands apart, and nothing else."""
        starts = {pair: self.table.start(pair) for pair in self.table.deal.pairs()}
        for player in range(2):
            views = self._views(starts, player)
            if len(set(views.values())) < len(views):
                raise self._no("same-hands")
            self._views(starts, player, self.table.told)

    def _views(
        self, grid: Grid, player: int, look: Callable[[State, int], object] | None = None
    ) -> dict[int, str]:
        """What a player sees with each of his hands, which must not hang on the other's."""
        views: dict[int, str] = {}
        for pair, state in grid.items():
            view = repr((look or self.table.seen)(state, player))
            if views.setdefault(pair[player], view) != view:
                raise self._no("peeping")
        return views

    # --- the situations ---------------------------------------------------------------------

    def _try(self, number: int, grid: Grid, likely: dict[Pair, float]) -> None:
        """A situation with every deal that can be there, and those that were first met below."""
        situation = self.survey.situations[number]
        if situation.player == CHANCE:
            after: dict[Step, tuple[Grid, dict[Pair, float]]]
            after = self._fallen(situation, grid, likely)
        else:
            self._check_same(number, grid)
            moved = {
                step: {pair: self.table.after(s, step) for pair, s in grid.items()}
                for step, then in zip(situation.steps, situation.then, strict=True)
                if isinstance(step, int) and self._concerns(situation, step, then)
            }
            if not self._brief:
                self._check_heard(situation, grid, moved)
            after = {step: (states, likely) for step, states in moved.items()}
        for step, then in zip(situation.steps, situation.then, strict=True):
            if step not in after:
                continue
            states, chances = after[step]
            if then == END:
                self.ends[number, step] = self._won(states, chances, step)
                continue
            if any(self.table.ended(state) for state in states.values()):
                raise self._no("ends")
            if self._by_path.get((*situation.path, step)) == then:
                self._try(then, states, chances)

    def _concerns(self, situation: Situation, step: Step, then: int) -> bool:
        """Whether a step is tried; a brief trial leaves out those that others stand for."""
        first_met = self._by_path.get((*situation.path, step)) == then
        return not self._brief or then == END or first_met

    def _check_same(self, number: int, grid: Grid) -> None:
        situation = self.survey.situations[number]
        for state in grid.values():
            if state[0].due:
                raise self._no("ends")
            if self.table.options(state) != (situation.player, situation.steps):
                raise self._no("legal")
            if self.survey.key(state, situation.path) != self.survey.keys[number]:
                raise self._no("future")
        if not self._brief:
            for player in range(2):
                self._views(grid, player)

    def _check_heard(self, situation: Situation, grid: Grid, after: dict[int, Grid]) -> None:
        """The other player hears what was done, and of nobody's hand while the match goes on."""
        other, pair = 1 - situation.player, next(iter(grid))
        told = set()
        for (step, states), then in zip(after.items(), situation.then, strict=True):
            told.add((step if then == END else None, self._heard(grid, step, states, other, pair)))
            if then == END or self._by_path.get((*situation.path, step)) != then:
                continue
            for player in range(2):
                by_hand: dict[int, str] = {}
                for pair_ in states:
                    heard = self._heard(grid, step, states, player, pair_)
                    if by_hand.setdefault(pair_[player], heard) != heard:
                        raise self._no("peeping")
        if len(told) < len(after):
            raise self._no("unseen")

    def _heard(self, grid: Grid, step: int, after: Grid, viewer: int, pair: Pair) -> str:
        return self.table.heard(grid[pair], step, after[pair], viewer)

    def _fallen(
        self, situation: Situation, grid: Grid, likely: dict[Pair, float]
    ) -> dict[Step, tuple[Grid, dict[Pair, float]]]:
        after: dict[Step, tuple[Grid, dict[Pair, float]]] = {s: ({}, {}) for s in situation.steps}
        before = situation.path[-1] if situation.path else None
        for pair, state in grid.items():
            if not state[0].due:
                raise self._no("ends")
            for label, (chance, then) in self.table.falls(state, before).items():
                states, chances = after[label]
                states[pair], chances[pair] = then, likely[pair] * chance
        return after

    def _won(self, states: Grid, likely: dict[Pair, float], step: Step) -> Floats:
        won = np.zeros(self.table.deal.joint.shape)
        for pair, state in states.items():
            if not self.table.ended(state):
                raise self._no("ends")
            won[pair] = likely[pair] * self.table.won(state, step)
        return won

    # --- shortcuts --------------------------------------------------------------------------

    def _check_shortcuts(self) -> None:
        """Positions that are taken for one are played on from as they came about, with any hands:
        whatever is legal there, and how it ends, must be as in the one that was tried."""
        rng, shortcuts = random.Random(0), self._shortcuts()
        pairs = list(self.table.deal.pairs())
        if shortcuts and self.survey.root.size * len(pairs) <= _ALL:
            for pair in pairs:
                self._walk(pair, (), None)
            return
        for path in [*shortcuts, *[()] * (_WALKS if shortcuts else 0)]:
            for _ in range(len(pairs)):
                pair = rng.choice(pairs)
                if self.table.along(pair, (*self.survey.opening, *path))[0] is not None:
                    self._walk(pair, path, rng)
                    break

    def _shortcuts(self) -> list[Path]:
        return [
            (*situation.path, step)
            for situation in self.survey.situations
            for step, then in zip(situation.steps, situation.then, strict=True)
            if then != END and self._by_path.get((*situation.path, step)) != then
        ]

    def _walk(self, pair: Pair, path: Path, rng: random.Random | None) -> None:
        """From the end of a path to the end of a match at random; without `rng`, to all ends."""
        number = len(self.survey.situations) - 1
        for step in path:
            number = self._then(number, step)
        todo = [(number, *self._to(pair, path), path[-1] if path else None)]
        while todo:
            number, state, likely, before = todo.pop()
            steps = list(self._steps(self.survey.situations[number], state, before))
            for step, after, chance in steps if rng is None else [rng.choice(steps)]:
                then = self._then(number, step)
                if self.table.ended(after) != (then == END):
                    raise self._no("future")
                if then != END:
                    todo.append((then, after, likely * chance, step))
                    continue
                won = likely * chance * self.table.won(after, step)
                if abs(self.ends[number, step][pair] - won) > _CLOSE:
                    raise self._no("future")

    def _then(self, number: int, step: Step) -> int:
        situation = self.survey.situations[number]
        if step not in situation.steps:
            raise self._no("future")
        return situation.then[situation.steps.index(step)]

    def _steps(
        self, situation: Situation, state: State, before: Step | None
    ) -> Iterator[tuple[Step, State, float]]:
        """What may be done or fall in a state, where that leads, and how likely it is if it is
        chance's."""
        if situation.player == CHANCE:
            for label, (chance, after) in self.table.falls(state, before).items():
                yield label, after, chance
            return
        if self.table.options(state) != (situation.player, situation.steps):
            raise self._no("future")
        for action in situation.steps:
            assert isinstance(action, int)
            yield action, self.table.after(state, action), 1.0
