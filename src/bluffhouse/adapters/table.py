"""What all doors share: a table, and what a seat at it sees and means."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import bluffhouse
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match


def missing(toolkit: str, extra: str) -> ImportError:
    """What to say where the other side is not installed."""
    return ImportError(f'{toolkit} is not installed: pip install "bluffhouse[{extra}]"')


def table(game: str | Game, options: dict[str, Any]) -> Game:
    """A table, from the id of a game and its options; or one that is made already."""
    if not isinstance(game, Game):
        return bluffhouse.make(game, **options)
    if options:
        raise ValueError(f"{game!r} is made already: it takes no more options")
    return game


class Eyes:
    """How a learner sees a table: observations as they are or from 0 to 1 (`normal`), actions by
    seats as they are or counted from his own (`relative`)."""

    def __init__(self, game: Game, *, normal: bool, relative: bool) -> None:
        self._spec = game.spec
        self._normal = normal
        self._relative = relative and game.spec.names_seats

    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The least and the most that every number of an observation can be."""
        low, high = self._spec.low, self._spec.high
        return (np.zeros_like(low), np.ones_like(high)) if self._normal else (low, high)

    def observe(self, match: Match, player: int) -> NDArray[np.float32]:
        seen = match.observe(player)
        return self._spec.normal(seen) if self._normal else seen

    def mask(self, match: Match, player: int) -> NDArray[np.int8]:
        """1 for every action that a player may take now."""
        mask = np.zeros(self._spec.actions, np.int8)
        ids = match.offer(player)
        if isinstance(ids, range):
            mask[ids.start : ids.stop] = 1
        else:
            mask[np.frombuffer(ids, np.int64)] = 1
        return mask[self._spec.absolute[player]] if self._relative else mask

    def meant(self, action: Any, player: int) -> Any:
        """The action id that a player means; what is none is left for the rules to refuse."""
        if not self._relative:
            return action
        known = isinstance(action, int | np.integer) and 0 <= action < self._spec.actions
        return int(self._spec.absolute[player, action]) if known else action
