"""The doors of a game that a search walks through, and the loops that do."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.thinking import loops
from bluffhouse.core import chance, plan
from bluffhouse.core import loops as house_loops
from bluffhouse.core.loops import CALCULATOR, MASTERLY
from bluffhouse.core.match import Match
from bluffhouse.core.press import Pressed, press
from bluffhouse.core.room import Room

Floats = NDArray[np.float64]

# In the order of their places in `loops`: name, how many numbers it takes, what it answers.
_DOORS = (
    ("step", 3, int),
    ("fall", 2, int),
    ("acting", 1, int),
    ("decide", 4, int),
    ("weighed", 3, float),
    ("believed", 3, float),
    ("rested", 2, float),
    ("shared", 2, float),
    ("pondered", 2, int),
)
_WELL = {"weighed": "weighed_well", "rested": "rested_well"}  # those of a master's search


@dataclass(frozen=True, slots=True)
class Walker:
    """Walks through the doors of one match's game, in memory of its own."""

    loops: Pressed
    doors: Any  # addresses, or the doors themselves if they are interpreted
    at: Any
    memory: NDArray[np.uint8]
    weights: Floats
    place: Any  # of the weights
    here: NDArray[np.uint8]  # the world that it starts from
    policy: int  # by which all play

    @classmethod
    def of(cls, world: Match, *, well: bool = False) -> "Walker":
        """By the calculator, or by a master's numbers."""
        game, state = world.game.settled(), world.state()
        memory, weights = game.memory(state), np.empty(len(game.words))
        here = np.frombuffer(state.tobytes(), np.uint8)
        return cls(
            _pressed(game.rules.compiled), doors_of(game.room, game.rules.compiled, well),
            game.door(memory), np.frombuffer(memory, np.uint8), weights, game.place(weights), here,
            MASTERLY if well else CALCULATOR,
        )  # fmt: skip

    def finds_more(self, player: int) -> bool:
        """Whether a search finds more than the calculator knows."""
        return bool(self.loops.finds_more(self.doors, self.at, player))

    def gather(self, player: int, seed: int, worlds: int) -> tuple[NDArray[np.uint8], Floats]:
        """Worlds that `player` cannot tell from this one, and how likely each is."""
        pool, likely = np.empty((worlds, len(self.here)), np.uint8), np.empty(worlds)
        self.loops.gather_worlds(
            self.doors, self.at, self.memory, self.here, player, seed, pool, likely
        )
        return pool, likely

    def try_moves(
        self, pool: NDArray[np.uint8], picks: NDArray[np.int64], player: int, turns: int,
        actions: NDArray[np.int64], seed: int, first: int,
    ) -> Floats:  # fmt: skip
        """The share of the win that every action brings in each world that `picks` names, judged
        after so many more `turns` of the player, or at the end."""
        found = np.empty((len(picks), len(actions)))
        self.loops.try_moves(
            self.doors, self.at, self.memory, self.place, self.policy, pool, picks, player, turns,
            actions, seed, first, found,
        )  # fmt: skip
        return found


@lru_cache(maxsize=2)
def _pressed(compiled: bool) -> Pressed:
    return press((plan, chance, house_loops, loops), compiled=compiled)


@lru_cache(maxsize=16)
def doors_of(room: Room, compiled: bool, well: bool = False) -> Any:
    """Where the doors of a room are; or the doors themselves if they are interpreted."""
    own = _WELL if well else {}
    doors = [(own.get(name, name), takes, kind) for name, takes, kind in _DOORS]
    if not compiled:
        return [getattr(room.interpreted, name) for name, _, _ in doors]
    from bluffhouse.core.addresses import address

    rules = room.compiled
    return np.array([address(getattr(rules, name), takes, kind) for name, takes, kind in doors])
