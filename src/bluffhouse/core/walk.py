"""One match after another, stepped by action ids: the leanest loop that Python can run."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.match import Match
from bluffhouse.core.plan import COUNT, ILLEGAL, OVER, RUN, TURN
from bluffhouse.core.play import as_id
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.core.setup import Setup


class Walk:
    """A batch of one: a match that ends is dealt anew at once, where several players may act one of
    them is picked, and chance comes from the fast generator alone. With a `start`, every match goes
    on from that one, secrets included: for rollouts.

        ids = walk.ids
        while ...:
            ids = walk.step(choose(ids))
    """

    __slots__ = ("_answer", "_at", "_base", "_dealt", "_ended", "_from", "_gains", "_listed",
                 "_memory", "_restart", "_runs", "_stride", "_won", "game")  # fmt: skip

    def __init__(self, game: Setup, seed: Seed, start: Match | None = None) -> None:
        self.game = game
        self._memory = bytearray(game.blank_memory)
        self._at = game.door(self._memory)
        self._listed = memoryview(self._memory)[game.room.state.itemsize :].cast("q")
        self._base = bytearray(game.blank_memory) if start is None else begun(game, start)
        self._from = game.door(self._base)
        self._dealt = int(start is None)
        self._gains = np.zeros(game.players)
        self._won = game.place(self._gains)
        self._stride = game.stride
        self._restart = game.restart
        self._runs = game.runs
        self._begin(seed)

    def _begin(self, seed: Seed) -> None:
        self._ended = False
        key = chance_of(seed.key(), 0)
        self._answer: int = self.game.rules.embark(self._at, self._from, self._dealt, key)

    def reset(self, seed: int | bytes | None = None) -> Sequence[int]:
        """Leave the match as it is and begin the next one; gives the ids that are legal there."""
        self._begin(Seed.of(seed))
        return self.ids

    def __reduce_ex__(self, protocol: object) -> Any:
        raise TypeError("a walk cannot be copied: begin another, or copy a match")

    @property
    def player(self) -> int:
        """Who acts."""
        return self._answer & TURN

    @property
    def ids(self) -> Sequence[int]:
        """What he may do."""
        answer = self._answer
        if answer & RUN:
            return self._runs[answer]
        return self._listed[: answer >> COUNT].tolist()

    @property
    def rewards(self) -> tuple[float, ...] | None:
        """Everybody's utility, if the last step ended a match."""
        return tuple(self._gains.tolist()) if self._ended else None

    def observe(self, player: int | None = None) -> NDArray[np.float32]:
        """What a player knows as numbers (`game.spec`); who acts, if none is named."""
        seat = self.player if player is None else self.game.seat(player)
        return self.game.observed(self._memory, seat)

    def step(self, action: int) -> Sequence[int]:
        """Take an action; gives the ids that are legal next, of a new match if this one ended."""
        if type(action) is not int:
            action = as_id(action, len(self.game.words))
        try:
            answer = self._stride(self._at, action)
        except OverflowError:  # more than 64 bits: refused there
            answer = as_id(action, len(self.game.words))
        if answer & RUN:
            self._answer = answer
            self._ended = False
            return self._runs[answer]
        if answer == ILLEGAL:
            raise IllegalMove("walk-illegal", action=action)
        self._ended = answer == OVER
        if self._ended:
            answer = self._restart(self._at, self._from, self._dealt, self._won)
        self._answer = answer
        return self._runs[answer] if answer & RUN else self._listed[: answer >> COUNT].tolist()


def begun(game: Setup, start: Match) -> bytearray:
    """The memory of a match that others are to go on from."""
    if not isinstance(start, Match) or start.game != game:
        raise ValueError(f"the start must be a match of {game!r}")
    if start.over:
        raise ValueError("the start must be a match that is not over")
    return game.memory(start.state())
