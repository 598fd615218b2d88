"""One match after another, stepped by action ids: the leanest loop that Python can run."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.match import IDS, as_id, offered
from bluffhouse.core.plan import COUNT, FIRST, ILLEGAL, OVER, RUN, TURN
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

    __slots__ = ("_answer", "_board", "_ids", "_stride", "game", "rewards")

    def __init__(self, game: "Game", seed: Seed) -> None:
        self.game = game
        self.rewards: tuple[float, ...] | None = None  # of the match that the last step ended
        self._board = game.fresh()
        self._ids = np.empty(len(game.words), np.int64)
        self._stride = game.rules.stride
        players = np.empty(1, np.int64)
        game.rules.batch_deal(self._board, game.blank, chance_of(seed.key(), 0), 0, players)
        self._answer = game.rules.offered(self._board, self._ids)

    @property
    def player(self) -> int:
        """Who acts."""
        seat: int = self._answer & TURN
        return seat

    @property
    def ids(self) -> Sequence[int]:
        """What he may do."""
        return offered(self._answer, self._ids)

    def step(self, action: int) -> Sequence[int]:
        """Take an action; gives the ids that are legal next, of a new match if this one ended."""
        if type(action) is not int or action >> 16:
            action = as_id(action, len(self._ids))
        answer = self._stride(self._board, action, self._ids)
        self.rewards = None
        if answer & RUN:
            self._answer = answer
            first = answer >> FIRST
            return range(first, first + (answer >> COUNT & IDS))
        if answer == ILLEGAL:
            raise IllegalMove("walk-illegal", action=action)
        if answer == OVER:
            answer = self._restart()
        self._answer = answer
        return offered(answer, self._ids)

    def _restart(self) -> int:
        rewards = np.empty(self.game.players)
        answer = self.game.rules.restart(self._board, self.game.blank, self._ids, rewards)
        self.rewards = tuple(rewards.tolist())
        return answer  # type: ignore[no-any-return]
