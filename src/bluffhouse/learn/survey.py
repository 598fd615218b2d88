"""Survey of a two-player game whose only secret is a hand dealt at the start.

Walks through the game by its own rules. Positions that differ only in how they came about are met
once: the room's `hands` say what the rest of a match depends on. `tree` unfolds the result.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.game import Game
from bluffhouse.core.hands import Hand, Hands
from bluffhouse.core.room import State

END = -1  # in the place of a situation: the match is over


class Unsolvable(ValueError):
    """A game that the exact solvers cannot take, and why."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A public position: how it was met first, who acts, what he may do, and what comes then."""

    path: tuple[int, ...]
    player: int
    actions: tuple[int, ...]
    then: tuple[int, ...]  # the number of a situation, or END
    size: int  # positions of the tree below, this one included


class Survey:
    """All situations of a game after some opening moves, later ones first; the last is the root."""

    def __init__(self, game: Game, opening: Sequence[str] = ()) -> None:
        if game.players != 2:
            raise Unsolvable(f"{game.id}: only games for two can be solved, not {game.players}")
        self.game = Game(game.room, game.options, compiled=False)  # nothing to wait for
        self.rules = self.game.rules
        self.room = _hands_of(game)
        chances = self.room.hands(self.game)
        self.hands = tuple(chances)
        self.chances = np.array(list(chances.values()))
        self.situations: list[Situation] = []
        self._met: dict[Hashable, int | None] = {}  # None: not yet left again
        self.opening = tuple(self._action(move) for move in opening)
        state = self.start(self.hands[0], self.hands[0])
        for action in self.opening:
            if action not in self.options(state)[1]:
                raise Unsolvable(f"{game.id}: {self.game.words[action]} is not legal there")
            state = self.after(state, action)
        if state[0].over:
            raise Unsolvable(f"{game.id}: the match is over after these moves")
        self._visit(state, ())

    def _action(self, move: str) -> int:
        tidy = move.strip().lower()
        action = self.game.ids.get(tidy)
        return self.game.room.parse(self.game, tidy) if action is None else action

    @property
    def root(self) -> Situation:
        return self.situations[-1]

    @cached_property
    def outcomes(self) -> dict[tuple[int, int], NDArray[np.float64]]:
        """What the first player wins by each last action of a situation, for all pairs of hands."""
        found = {}
        starts = [[self.start(one, other) for other in self.hands] for one in self.hands]
        for number, situation in enumerate(self.situations):
            last = [a for a, s in zip(situation.actions, situation.then, strict=True) if s == END]
            if not last:
                continue
            grid = [[self._along(start, situation) for start in row] for row in starts]
            for action in last:
                ends = [[self.won(self.after(state, action)) for state in row] for row in grid]
                found[number, action] = np.array(ends)
        return found

    def _along(self, state: State, situation: Situation) -> State:
        """A situation with other hands; everybody must have the same choices there."""
        for action in (*self.opening, *situation.path):
            state = self.after(state, action)
        if self.options(state) != (situation.player, situation.actions):
            raise Unsolvable(f"{self.game.id}: what is legal depends on the hands")
        return state

    # --- the rules --------------------------------------------------------------------------

    def start(self, first: Hand, second: Hand) -> State:
        state = self.game.room.read(self.game, self.room.position(self.game, first, second))
        self.rules.settle(state[0])
        self._check_no_chance(state, None)
        return state

    def options(self, state: State) -> tuple[int, tuple[int, ...]]:
        """Who acts, and the ids of what he may do."""
        player = self._actor(state)
        out = np.empty(len(self.game.words), np.int64)
        return player, tuple(out[: self.rules.legal(state[0], player, out)].tolist())

    def _actor(self, state: State) -> int:
        mask = self.rules.actors(state[0])
        if mask not in (1, 2):
            raise Unsolvable(f"{self.game.id}: several players may act at once")
        return int(mask) - 1

    def after(self, state: State, action: int) -> State:
        state = self.game.clone(state)
        self.rules.apply(state[0], self._actor(state), action)
        self._check_no_chance(state, action)
        return state

    def won(self, state: State) -> float:
        """The utility of a finished match to the first player: 1, −1, or 0 if nobody is alone."""
        winners = int(self.rules.score(state[0], np.zeros(2, np.int64)))
        return {1: 1.0, 2: -1.0}.get(winners, 0.0)

    def _check_no_chance(self, state: State, action: int | None) -> None:
        if state[0].due:
            when = "at the start" if action is None else f"after “{self.game.words[action]}”"
            raise Unsolvable(
                f"{self.game.id}: chance decides again {when}, and only games whose only chance is "
                f"the deal can be solved (options: {self.room.REDUCED})"
            )

    # --- the walk ---------------------------------------------------------------------------

    def _visit(self, state: State, path: tuple[int, ...]) -> int:
        """The number of the situation of a state, surveyed with all that may follow."""
        if state[0].over:
            return END
        key = self.room.future(self.game.snapshot(state))
        if key in self._met:
            number = self._met[key]
            if number is None:
                raise Unsolvable(f"{self.game.id}: the game may go round in circles")
            return number
        self._met[key] = None
        player, actions = self.options(state)
        # Later actions first: they leave less to do, and give every situation a short path.
        then = tuple([self._visit(self.after(state, a), (*path, a)) for a in actions[::-1]][::-1])
        size = 1 + sum(1 if s == END else self.situations[s].size for s in then)
        number = self._met[key] = len(self.situations)
        self.situations.append(Situation(path, player, actions, then, size))
        return number


def _hands_of(game: Game) -> Hands:
    if game.room.hands is None:
        raise Unsolvable(f"{game.id}: its secrets are more than a hand dealt at the start")
    return game.room.hands
