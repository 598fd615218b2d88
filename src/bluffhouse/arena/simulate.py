"""Plays many matches of bots, on as many threads or processes as asked for.

Match number i of a run depends on the seed and on i alone. So neither the number of threads nor
the size of the chunks changes what is found.
"""

import os
import random
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import cached_property
from threading import Event

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.asked import Seated, onlooker, play_out, seated, summed
from bluffhouse.arena.crew import Crew, crew_of, thread_crew
from bluffhouse.arena.findings import Chunk, Findings
from bluffhouse.bots import Bot, policy_of
from bluffhouse.bots.roster import check_seat
from bluffhouse.bots.warm import compile_room
from bluffhouse.core.errors import OptionError, Refused
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.quoting import shown, typed
from bluffhouse.core.seeds import Seed, chance_of

CHUNK = 2048  # matches: a fraction of a second's work, so that a run stops when it is told to
SLOW_CHUNK = 8  # of bots that are asked move for move
MOST_THREADS = 256

Sink = Callable[[Chunk], None]


def check_policies(game: Game, policies: Sequence[str]) -> tuple[str, ...]:
    """A bot for every seat, from one name for all or one for each."""
    for policy in policies:
        Bot(policy, 0)  # refuses what cannot play
        check_seat(policy, game)
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
    """A run of many matches: checked when it is made, played by `run`. Matches of compiled bots are
    played by compiled loops on threads; in all others bots are asked move for move, by processes.
    """

    def __init__(
        self,
        game: Game,
        policies: Sequence[str] = ("thumb",),
        matches: int = 10_000,
        seed: int = 0,
        threads: int | None = None,
        chunk: int | None = None,
    ) -> None:
        self.game = game
        self.policies = check_policies(game, policies)
        self.matches = check_whole("games", matches, 1)
        self.seed = check_whole("seed", seed, 0)
        self.compiled = all(policy_of(name) is not None for name in self.policies)
        usual = CHUNK if self.compiled else SLOW_CHUNK
        self.chunk = check_whole("chunk", usual if chunk is None else chunk, 1)
        cores = os.cpu_count() or 1
        self.threads = check_whole(
            "threads", cores if threads is None else threads, 1, MOST_THREADS
        )
        self._key = chance_of(Seed.of(seed).key(), 0)
        self._home = os.getcwd()

    @cached_property
    def _levels(self) -> NDArray[np.int64]:
        return np.array([policy_of(policy) for policy in self.policies], np.int64)

    def prepare(self) -> None:
        """Have everything compiled that the run needs."""
        if self.compiled:
            self._play(0, 1)
        elif not self.game.room.is_warm():
            compile_room(self.game.room)

    def crew(self) -> "AbstractContextManager[Crew]":
        """Who plays the chunks."""
        if self.compiled:
            return thread_crew(self.threads)
        return crew_of(min(self.threads, -(-self.matches // self.chunk)))

    def run(
        self,
        sink: Sink | None = None,
        tick: Callable[[int], None] | None = None,
        stop: Event | None = None,
        crew: Crew | None = None,
    ) -> Findings:
        """Play. Every chunk goes to `sink` in the order of its matches, its size to `tick`; when
        `stop` is set, what was played until then is found."""
        findings = Findings.of(self.game, self.policies, self.seed, self.matches)
        findings.threads = self.threads
        self.prepare()
        begun = time.perf_counter()
        with nullcontext(crew) if crew else self.crew() as workers:
            for chunk in self._chunks(workers, stop or Event()):
                findings.add(chunk)
                if sink:
                    sink(chunk)
                if tick:
                    tick(len(chunk))
        findings.seconds = time.perf_counter() - begun
        return findings

    def _chunks(self, crew: Crew, stop: Event) -> Iterator[Chunk]:
        """All chunks in order, a few of them under way at any time."""
        firsts = iter(range(0, self.matches, self.chunk))
        under_way: deque[Future[Chunk]] = deque()
        while not stop.is_set():
            while len(under_way) < 2 * crew.workers and (first := next(firsts, -1)) >= 0:
                size = min(self.chunk, self.matches - first)
                under_way.append(crew.submit(self._play, first, size))
            if not under_way:
                return
            yield got(under_way.popleft())
        for future in under_way:
            future.cancel()

    def half_times(
        self, first: int, lengths: NDArray[np.int64], worlds: int
    ) -> NDArray[np.float64]:
        """What an onlooker gives every seat when half the moves are played: see `loops`."""
        game, shares = self.game, np.zeros((len(lengths), self.game.players))
        if not self.compiled:
            for row, length in enumerate(lengths.tolist()):
                shares[row] = self._half_time(first + row, length // 2, worlds)
            return shares
        game.rules.half_times(
            game.blank, self._key, first, self._levels, worlds, lengths,
            np.empty(len(game.words), np.int64),
            np.zeros((game.players, len(game.room.counts.tallies)), np.int64), shares,
        )  # fmt: skip
        return shares

    def _play(self, first: int, size: int) -> Chunk:
        if self.compiled:
            return play_chunk(self.game, self._levels, self._key, first, size)
        return self._ask(first, size)

    # --- bots that are asked move for move --------------------------------------------------

    def _ask(self, first: int, size: int) -> Chunk:
        chunk, forfeits = Chunk.empty(self.game, first, size), []
        for row in range(size):
            match, bots, rng = self._begun(first + row)
            counts, tally = chunk.counts[row], self.game.rules.tally

            def count(match: Match, player: int, move: str) -> None:
                tally(match.state()[0], player, match.game.ids[move], counts)  # noqa: B023

            ended = play_out(match, bots, rng, count)
            chunk.lengths[row], chunk.winners[row] = match.played, ended.winners
            if match.result:
                chunk.scores[row] = match.result.scores
            if ended.forfeit:
                forfeits.append(ended.forfeit)
        return replace(chunk, forfeits=tuple(summed(forfeits)))

    def _begun(self, number: int) -> tuple[Match, list[Seated], random.Random]:
        """A match of the run: it depends on the seed and its number alone."""
        seed = chance_of(Seed.of(self.seed).key(), 1 + number)
        rng = random.Random(seed)
        return self.game.new(seed), seated(self.policies, rng, self._home), rng

    def _half_time(self, number: int, moves: int, worlds: int) -> NDArray[np.float64]:
        match, bots, rng = self._begun(number)
        play_out(match, bots, rng, most=moves)
        return onlooker(match, self.policies, worlds, number)


def got(future: "Future[Chunk]") -> Chunk:
    try:
        return future.result()
    except BrokenExecutor:  # a process was killed, or had no memory left
        raise Refused("arena-error-worker") from None


def play_chunk(game: Game, policies: NDArray[np.int64], key: int, first: int, size: int) -> Chunk:
    """Some matches of the run that `key` stands for, with a compiled policy for every seat."""
    chunk = Chunk.empty(game, first, size)
    game.rules.play_many(
        game.blank, key, first, policies, np.empty(len(game.words), np.int64),
        chunk.lengths, chunk.winners, chunk.scores, chunk.counts,
    )  # fmt: skip
    return chunk
