"""Perfect recall: everything that a player ever saw and did in a match.

A trail is a match as a chain of moments, each with what came before it. A move that showed a player
nothing is left out of what he recalls, even of its count: he could not have noticed it.
"""

from dataclasses import dataclass
from typing import Any, Optional

import msgspec
import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.numbers import counted
from bluffhouse.core.seated import Seated
from bluffhouse.core.snapshot import Glance

Rows = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Recall:
    """What `Match.information_state` gives. Who saw and did the same recalls the same."""

    player: int
    text: str  # a line of JSON a moment, behind one that names the player
    view: dict[str, Any]  # as he saw it last
    moments: tuple["Trail", ...]

    @property
    def tensor(self) -> Rows:
        """A row a moment: his observation then, and one-hot the relative id of what he did."""
        return np.stack([moment.row(self.player) for moment in self.moments])

    def padded(self, longest: int) -> Rows:
        """The tensor with rows of zeros behind it, up to so many."""
        tensor, rows = self.tensor, counted(longest, "the number of rows")
        if len(tensor) > rows:
            raise ValueError(f"{len(tensor)} moments are more than {rows} rows")
        whole = np.zeros((rows, tensor.shape[1]), np.float32)
        whole[: len(tensor)] = tensor
        return whole


class Trail:
    """A moment of a match: who did what, and how the table stood then. It never changes, so that
    matches with the same beginning share it, and what was recalled there."""

    __slots__ = ("_told", "action", "before", "game", "now", "seat")

    def __init__(
        self, game: Seated, now: Glance, before: Optional["Trail"] = None,
        seat: int = -1, action: int = -1,
    ) -> None:  # fmt: skip
        self.game = game
        self.now = now
        self.before = before  # None: the match began
        self.seat = seat
        self.action = action
        self._told: dict[int, Recall] = {}

    def __deepcopy__(self, memo: object) -> "Trail":
        return self

    def after(self, seat: int, action: int, now: Glance) -> "Trail":
        """The moment after a move."""
        return Trail(self.game, now, self, seat, action)

    def recall(self, player: int) -> Recall:
        """All that a player recalls at this moment."""
        todo, here = [], self
        while player not in here._told and here.before is not None:
            todo.append(here)
            here = here.before
        if player not in here._told:
            here._told[player] = here._noticed(player, Recall(player, f"player {player}", {}, ()))
        for moment in reversed(todo):
            assert moment.before is not None
            moment._told[player] = moment._noticed(player, moment.before._told[player])
        return self._told[player]

    def _noticed(self, player: int, so_far: Recall) -> Recall:
        room, game = self.game.room, self.game
        view = {**room.public(game, self.now), **room.private(game, self.now, player)}
        seen = {key: value for key, value in view.items() if so_far.view.get(key, view) != value}
        told = {"did": self._did(player), "heard": self._heard(player), "seen": seen}
        noticed = {name: part for name, part in told.items() if part}
        if not noticed:
            return so_far
        text = f"{so_far.text}\n{msgspec.json.encode(noticed).decode()}"
        return Recall(player, text, view, (*so_far.moments, self))

    def _did(self, player: int) -> str | None:
        return self.game.words[self.action] if self.seat == player else None

    def _heard(self, player: int) -> list[dict[str, Any]]:
        room, game = self.game.room, self.game
        if self.before is None:
            return room.opening(game, self.now, player)
        return room.events(game, self.before.now, self.seat, self.action, self.now, player)

    def row(self, player: int) -> Rows:
        """What a player sees as numbers, and what he has just done."""
        size, spec = self.game.observation_size, self.game.spec
        row = np.zeros(size + spec.actions, np.float32)
        row[:size] = self.game.observed(bytearray(self.now.memory), player)
        if self.seat == player:
            row[size + spec.relative[player, self.action]] = 1
        return row
