"""One match after another, stepped by action ids: the leanest loop that Python can run."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.match import as_id
from bluffhouse.core.plan import COUNT, ILLEGAL, OVER, RUN, TURN
from bluffhouse.core.seeds import Seed, chance_of

if TYPE_CHECKING:
    from bluffhouse.core.game import Game


class Walk:
    """A batch of one: a match that ends is dealt anew at once, where several players may act the
    lowest seat does, and chance comes from the fast generator alone.

        ids = walk.ids
        while ...:
            ids = walk.step(choose(ids))
    """

    __slots__ = ("_answer", "_at", "_memory", "_runs", "_stride", "game", "rewards")

    def __init__(self, game: "Game", seed: Seed) -> None:
        self.game = game
        self.rewards: tuple[float, ...] | None = None  # of the match that the last step ended
        self._memory = bytearray(game.blank_memory)
        self._at = game.door(self._memory)
        self._stride = game.rules.stride
        self._runs = game.runs
        state, player = game.state_in(self._memory), np.empty(1, np.int64)
        game.rules.batch_deal(state, game.blank, chance_of(seed.key(), 0), 0, player)
        self._answer: int = game.rules.offered(self._at)

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
        return self.game.ids_in(self._memory)[: answer >> COUNT].tolist()  # type: ignore[no-any-return]

    def step(self, action: int) -> Sequence[int]:
        """Take an action; gives the ids that are legal next, of a new match if this one ended."""
        if type(action) is not int or action >> 16:
            action = as_id(action, len(self.game.words))
        answer = self._stride(self._at, action)
        self.rewards = None
        if answer & RUN:
            self._answer = answer
            return self._runs[answer]
        if answer == ILLEGAL:
            raise IllegalMove("walk-illegal", action=action)
        self._answer = self._restart() if answer == OVER else answer
        return self.ids

    def _restart(self) -> int:
        rewards = np.empty(self.game.players)
        answer: int = self.game.rules.restart(self._at, self.game.blank, rewards)
        self.rewards = tuple(rewards.tolist())
        return answer
