"""One match after another, stepped by action ids: the leanest loop that Python can run."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.match import Match
from bluffhouse.core.plan import COUNT, FIRST, FRESH_LIST, IDS, ILLEGAL, OVER, RUN, SHELF_SIZE, TURN
from bluffhouse.core.play import as_id
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.core.setup import Setup

LONG = 512  # ids; runs of more are not written out


class Runs(dict[int, Sequence[int]]):
    """Runs of ids by the answer that tells of one, made once each. They are written out: from a
    tuple Python picks quicker than from a range."""

    def __missing__(self, answer: int) -> Sequence[int]:
        first, count = answer >> FIRST, answer >> COUNT & (IDS - 1)
        run = range(first, first + count)
        self[answer] = tuple(run) if count <= LONG else run
        return self[answer]


class _Now:
    """Where a walk stands. A step holds this and not the walk, so that neither keeps the other."""

    __slots__ = ("__weakref__", "answer", "ended")

    def __init__(self) -> None:
        self.answer = OVER  # who acts, and what he may do
        self.ended = False  # whether the last step ended a match


class Walk:
    """A batch of one: a match that ends is dealt anew at once, where several players may act one of
    them is picked, and chance comes from the fast generator alone. With a `start`, every match goes
    on from that one, secrets included: for rollouts.

        ids = walk.ids
        while ...:
            ids = walk.step(choose(ids))
    """

    __slots__ = ("_at", "_base", "_dealt", "_from", "_gains", "_listed", "_lists", "_memory",
                 "_now", "_runs", "game", "step")  # fmt: skip

    #: Take an action; gives the ids that are legal next, of a new match if this one ended.
    step: Callable[[int], Sequence[int]]

    def __init__(self, game: Setup, seed: Seed, start: Match | None = None) -> None:
        self.game = game
        places = min(SHELF_SIZE // (len(game.words) + 1), IDS - 1)
        self._memory = bytearray(game.blank_memory + bytes(8 * (SHELF_SIZE + 2)))
        self._at = game.door(self._memory)
        self._listed = memoryview(self._memory)[game.room.state.itemsize :].cast("q")
        self._listed[len(game.words) + 1] = places
        self._base = bytearray(game.blank_memory) if start is None else begun(game, start)
        self._from = game.door(self._base)
        self._dealt = int(start is None)
        self._gains = np.zeros(game.players)
        self._runs = Runs()
        self._lists: list[tuple[int, ...]] = [()] * (places + 1)  # those on the shelf
        self._now = _Now()
        self.step = self._stepper()
        self._begin(seed)

    def _begin(self, seed: Seed) -> None:
        key = chance_of(seed.key(), 0)
        answer = self.game.rules.embark(self._at, self._from, self._dealt, key)
        if answer & FRESH_LIST:
            answer = _kept(answer, self._listed, self._lists)
        self._now.answer, self._now.ended = answer, False

    def reset(self, seed: int | bytes | None = None) -> Sequence[int]:
        """Leave the match as it is and begin the next one; gives the ids that are legal there."""
        self._begin(Seed.of(seed))
        return self.ids

    def __reduce_ex__(self, protocol: object) -> Any:
        raise TypeError("a walk cannot be copied: begin another, or copy a match")

    @property
    def player(self) -> int:
        """Who acts."""
        return self._now.answer & TURN

    @property
    def ids(self) -> Sequence[int]:
        """What he may do."""
        answer = self._now.answer
        if answer & RUN:
            return self._runs[answer]
        place = answer >> FIRST
        return self._lists[place] if place else self._listed[: answer >> COUNT].tolist()

    @property
    def rewards(self) -> tuple[float, ...] | None:
        """Everybody's utility, if the last step ended a match."""
        return tuple(self._gains.tolist()) if self._now.ended else None

    def observe(self, player: int | None = None) -> NDArray[np.float32]:
        """What a player knows as numbers (`game.spec`); who acts, if none is named."""
        seat = self.player if player is None else self.game.seat(player)
        return self.game.observed(self._memory, seat)

    def _stepper(self) -> Callable[[int], Sequence[int]]:
        """The function `step`. What it needs lies beside it: finding attributes and globals would
        take a sixth of its time."""
        stride, restart, at, now = self.game.stride, self.game.restart, self._at, self._now
        start, dealt, won = self._from, self._dealt, self.game.place(self._gains)
        run, listed, lists = self._runs.__getitem__, self._listed, self._lists
        is_run, over, count, first, fresh = RUN, OVER, COUNT, FIRST, FRESH_LIST
        actions = len(self.game.words)

        def step(action: int) -> Sequence[int]:
            if type(action) is not int:
                action = as_id(action, actions)
            try:
                answer = stride(at, action)
            except OverflowError:  # more than 64 bits: refused there
                answer = as_id(action, actions)
            if answer & is_run:
                now.answer = answer
                now.ended = False
                return run(answer)
            if answer == ILLEGAL:
                raise IllegalMove("walk-illegal", action=action)
            now.ended = answer == over
            if answer == over:
                answer = restart(at, start, dealt, won)
            if answer & fresh:
                answer = _kept(answer, listed, lists)
            now.answer = answer
            if answer & is_run:
                return run(answer)
            place = answer >> first
            return lists[place] if place else listed[: answer >> count].tolist()

        return step


def _kept(answer: int, listed: memoryview, lists: list[tuple[int, ...]]) -> int:
    """An answer whose list was put on the shelf just now, as it will be told the next time."""
    answer ^= FRESH_LIST
    count = answer >> COUNT & (IDS - 1)
    lists[answer >> FIRST] = tuple(listed[:count].tolist())
    return answer


def begun(game: Setup, start: Match) -> bytearray:
    """The memory of a match that others are to go on from."""
    if not isinstance(start, Match) or start.game != game:
        raise ValueError(f"the start must be a match of {game!r}")
    if start.over:
        raise ValueError("the start must be a match that is not over")
    return game.memory(start.state())
