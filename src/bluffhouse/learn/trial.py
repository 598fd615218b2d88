"""Tries with every deal what a survey took for granted of one, and finds out how matches end.

A game is solved as a tree that everybody sees, with a hand for each. So nothing of it may hang on
hands but how it ends; nobody may learn more of the other's hand than he could work out, nor
forget his own; and what chance does, all must see. Whatever is otherwise is refused.
"""

import random
from collections import defaultdict

import numpy as np

from bluffhouse.core.room import State
from bluffhouse.learn.deal import Floats, Pair
from bluffhouse.learn.draws import TooManyWays
from bluffhouse.learn.survey import CHANCE, END, Situation, Survey
from bluffhouse.learn.table import Path, Step
from bluffhouse.learn.unsolvable import Unsolvable

_CLOSE = 1e-9
_SAMPLES = 64  # worlds that are imagined where there are too many for all
_WALKS = 200  # matches played at random through the situations

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
            self._check_deal()
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

    def _views(self, grid: Grid, player: int) -> dict[int, str]:
        """What a player sees with each of his hands, which must not hang on the other's."""
        views: dict[int, str] = {}
        for pair, state in grid.items():
            view = repr(self.table.seen(state, player))
            if views.setdefault(pair[player], view) != view:
                raise self._no("peeping")
        return views

    def _check_deal(self) -> None:
        """What the room says of its hands is what its own rules deal: whoever imagines what he
        cannot know finds the other's hands as often as they are said to be there."""
        deal = self.table.deal
        for player in range(2):
            others: dict[int, dict[bytes, int]] = defaultdict(dict)
            for pair in deal.pairs():
                others[pair[player]][_bare(self.table.start(pair))] = pair[1 - player]
            for own, worlds in others.items():
                found = self._imagined(player, own, next(iter(worlds.values())), worlds)
                if found is not None and not np.allclose(found, deal.given(player)[own], 0, _CLOSE):
                    raise self._no("dealt-otherwise")

    def _imagined(
        self, player: int, own: int, other: int, worlds: dict[bytes, int]
    ) -> Floats | None:
        """How often a player who holds `own` imagines each hand of the other; None if chance has
        too many ways to go through them all."""
        pair = (own, other) if player == 0 else (other, own)
        start, game, draws = self.table.start(pair), self.table.game, self.table.draws
        found = np.zeros(self.table.deal.joint.shape[1 - player])

        def imagine() -> bytes:
            state = game.clone(start)
            draws.rules.imagine(state[0], player, np.zeros(1, np.uint64))
            return _bare(state)

        try:
            for likely, world in draws.ways(imagine):
                found[self._known(world, worlds)] += likely
        except TooManyWays:
            for key in range(_SAMPLES):
                state, rng = game.clone(start), np.array([key], np.uint64)
                self.table.rules.imagine(state[0], player, rng)
                self._known(_bare(state), worlds)
            return None
        return found

    def _known(self, world: bytes, worlds: dict[bytes, int]) -> int:
        if world not in worlds:
            raise self._no("more-hidden")
        return worlds[world]

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
                self.ends[number, step] = self._won(states, chances)
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

    def _won(self, states: Grid, likely: dict[Pair, float]) -> Floats:
        won = np.zeros(self.table.deal.joint.shape)
        for pair, state in states.items():
            if not self.table.ended(state):
                raise self._no("ends")
            won[pair] = likely[pair] * self.table.won(state)
        return won

    # --- shortcuts --------------------------------------------------------------------------

    def _check_shortcuts(self) -> None:
        """Positions that are taken for one are played on from as they came about, with any hands:
        whatever is legal there, and how it ends, must be as in the one that was tried."""
        rng = random.Random(0)
        pairs = list(self.table.deal.pairs())
        for path in [*self._shortcuts(), *[()] * (_WALKS if self._shortcuts() else 0)]:
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

    def _walk(self, pair: Pair, path: Path, rng: random.Random) -> None:
        """From the end of a path to the end of a match, at random."""
        number = len(self.survey.situations) - 1
        for step in path:
            situation = self.survey.situations[number]
            number = situation.then[situation.steps.index(step)]
        state, likely = self._to(pair, path)
        before = path[-1] if path else None
        while number != END:
            situation, here = self.survey.situations[number], number
            step, state, chance = self._step(situation, state, before, rng)
            likely, before = likely * chance, step
            number = situation.then[situation.steps.index(step)]
            if self.table.ended(state) != (number == END):
                raise self._no("future")
        if abs(self.ends[here, step][pair] - likely * self.table.won(state)) > _CLOSE:
            raise self._no("future")

    def _step(
        self, situation: Situation, state: State, before: Step | None, rng: random.Random
    ) -> tuple[Step, State, float]:
        """One step of such a walk, and how likely it was if it was chance's."""
        if situation.player == CHANCE:
            falls = self.table.falls(state, before)
            label = rng.choice(list(falls))
            chance, after = falls[label]
            return label, after, chance
        player, actions = self.table.options(state)
        if (player, actions) != (situation.player, situation.steps):
            raise self._no("future")
        action = rng.choice(actions)
        return action, self.table.after(state, action), 1.0


def _bare(state: State) -> bytes:
    """A state without its generator, which nobody looks at before it draws."""
    bare = bytearray(
        state.tobytes()
    )  # not by a copy: NumPy leaves what is between fields to chance
    kind, at, *_ = (state.dtype.fields or {})["chance"]
    bare[at : at + kind.itemsize] = bytes(kind.itemsize)
    return bytes(bare)
