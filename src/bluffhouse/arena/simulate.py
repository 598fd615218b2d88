"""Plays many matches by compiled policies, on as many threads as asked for.

Match number i of a run depends on the seed and on i alone. So neither the number of threads nor
the size of the chunks changes what is found.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.findings import Chunk, Findings
from bluffhouse.bots import LEVELS
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.quoting import shown, typed
from bluffhouse.core.seeds import Seed, chance_of

CHUNK = 2048  # matches: a fraction of a second's work, so that a run stops when it is told to
MOST_THREADS = 256

Sink = Callable[[Chunk], None]


def policy_of(level: str) -> int | None:
    """The number of a level's compiled policy; None for bots that are asked move for move: those
    that think, and those with a persona."""
    policy: object = LEVELS.get(level)
    return policy if isinstance(policy, int) else None


def check_policies(game: Game, policies: Sequence[str]) -> tuple[str, ...]:
    """A policy for every seat, from one for all or one for each."""
    compiled = [level for level in LEVELS if policy_of(level) is not None]
    for policy in policies:
        if policy not in compiled:
            known = ", ".join(compiled)
            raise OptionError("arena-error-policy", value=_quoted(policy), allowed=known)
    if len(policies) not in (1, game.players):
        raise OptionError("arena-error-policies", players=game.players, given=len(policies))
    return tuple(policies) if len(policies) > 1 else (policies[0],) * game.players


def check_whole(name: str, value: object, least: int, most: int | None = None) -> int:
    whole = type(value) is int and least <= value and (most is None or value <= most)
    if not whole:
        allowed = f"{least}–{most}" if most is not None else f"≥ {least}"
        raise OptionError("arena-error-whole", name=name, allowed=allowed, value=_quoted(value))
    return int(value)  # type: ignore[call-overload,no-any-return]


def _quoted(value: object) -> str:
    """A value that stands between quotation marks."""
    return typed(value) if isinstance(value, str) else shown(value)


class Simulation:
    """A run of many matches: checked when it is made, played by `run`."""

    def __init__(
        self,
        game: Game,
        policies: Sequence[str] = ("thumb",),
        matches: int = 10_000,
        seed: int = 0,
        threads: int | None = None,
        chunk: int = CHUNK,
    ) -> None:
        self.game = game
        self.policies = check_policies(game, policies)
        self.matches = check_whole("games", matches, 1)
        self.seed = check_whole("seed", seed, 0)
        self.chunk = check_whole("chunk", chunk, 1)
        cores = os.cpu_count() or 1
        self.threads = check_whole(
            "threads", cores if threads is None else threads, 1, MOST_THREADS
        )
        self._key = chance_of(Seed.of(seed).key(), 0)
        self._levels = np.array([policy_of(policy) for policy in self.policies], np.int64)

    def prepare(self) -> None:
        """Have everything compiled that the run needs."""
        self._play(0, 1)

    def run(
        self,
        sink: Sink | None = None,
        tick: Callable[[int], None] | None = None,
        stop: Event | None = None,
    ) -> Findings:
        """Play. Every chunk goes to `sink` in the order of its matches, its size to `tick`; when
        `stop` is set, what was played until then is found."""
        findings = Findings.of(self.game, self.policies, self.seed, self.matches)
        findings.threads = self.threads
        self.prepare()
        begun = time.perf_counter()
        for chunk in self._chunks(stop or Event()):
            findings.add(chunk)
            if sink:
                sink(chunk)
            if tick:
                tick(len(chunk))
        findings.seconds = time.perf_counter() - begun
        return findings

    def _chunks(self, stop: Event) -> Iterator[Chunk]:
        """All chunks in order, a few of them under way at any time."""
        firsts = iter(range(0, self.matches, self.chunk))
        under_way: deque[Future[Chunk]] = deque()
        with ThreadPoolExecutor(self.threads, "simulate") as pool:
            try:
                while not stop.is_set():
                    while len(under_way) < 2 * self.threads and (first := next(firsts, -1)) >= 0:
                        size = min(self.chunk, self.matches - first)
                        under_way.append(pool.submit(self._play, first, size))
                    if not under_way:
                        return
                    yield under_way.popleft().result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    def half_times(
        self, first: int, lengths: NDArray[np.int64], worlds: int, shares: NDArray[np.float64]
    ) -> None:
        """What an onlooker gives every seat when half the moves are played: see `loops`."""
        game = self.game
        game.rules.half_times(
            game.blank, self._key, first, self._levels, worlds, lengths,
            np.empty(len(game.words), np.int64),
            np.zeros((game.players, len(game.room.counts.tallies)), np.int64), shares,
        )  # fmt: skip

    def _play(self, first: int, size: int) -> Chunk:
        return play_chunk(self.game, self._levels, self._key, first, size)


def play_chunk(game: Game, policies: NDArray[np.int64], key: int, first: int, size: int) -> Chunk:
    """Some matches of the run that `key` stands for, with a compiled policy for every seat."""
    chunk = Chunk.empty(game, first, size)
    game.rules.play_many(
        game.blank, key, first, policies, np.empty(len(game.words), np.int64),
        chunk.lengths, chunk.winners, chunk.scores, chunk.counts,
    )  # fmt: skip
    return chunk
