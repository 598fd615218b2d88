"""Plays the variants of a game, and keeps of every match what the measures need."""

import os
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import product
from threading import Event

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.asked import Forfeit
from bluffhouse.arena.crew import Crew
from bluffhouse.arena.findings import Chunk, Measures
from bluffhouse.arena.simulate import MOST_THREADS, Simulation, check_whole
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.options import Value
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.house import make

MOST_VARIANTS = 24
LOOKED_AT = 20  # one match in so many is looked at when half its moves are played
WORLDS = 64  # are played out from there
PIECE = 20  # half-times at a time

Changes = dict[str, Value]


def half_times_of(matches: int) -> int:
    """How many of so many matches are looked at."""
    return min(matches, max(100, matches // LOOKED_AT))


def variants_of(vary: Mapping[str, Sequence[Value]]) -> list[Changes]:
    """Every combination; the first is what the others are compared with."""
    combined = [dict(zip(vary, values, strict=True)) for values in product(*vary.values())]
    if not 2 <= len(combined) <= MOST_VARIANTS:
        raise OptionError("lab-error-variants", most=MOST_VARIANTS, given=len(combined))
    return combined


@dataclass(frozen=True)
class Trial:
    """A variant, and what was found at its table, a row a match."""

    changes: Changes
    game: Game
    measures: Measures
    lengths: NDArray[np.int64]
    winners: NDArray[np.int64]  # a bit a seat
    counts: NDArray[np.int64]  # rows × seats × tallies
    half_times: NDArray[np.float64]  # rows × seats, of the first matches: shares onlookers give
    forfeits: list[Forfeit] = field(default_factory=list)


class Lab:
    """Variants of a game, checked when it is made, played by `run`."""

    def __init__(
        self, game: str, options: Mapping[str, Value], vary: Mapping[str, Sequence[Value]],
        policies: Sequence[str] = ("thumb",), matches: int = 10_000, seed: int = 0,
        threads: int | None = None,
    ) -> None:  # fmt: skip
        self.options, self.vary = dict(options), {k: list(v) for k, v in vary.items()}
        for name in vary:
            if name in options:
                raise OptionError("lab-error-twice", option=name)
        self.game = game
        self.matches = check_whole("games", matches, 2)
        self.seed = check_whole("seed", seed, 0)
        self.threads = check_whole(
            "threads", threads or os.cpu_count() or 1, 1, MOST_THREADS
        )  # fmt: skip
        self.variants = variants_of(vary)
        self.policies = tuple(policies)
        key = Seed.of(seed).key()
        self._simulations = [
            Simulation(
                make(game, **{**options, **changes}), policies, matches, chance_of(key, k),
                self.threads,
            )
            for k, changes in enumerate(self.variants)
        ]  # fmt: skip

    @property
    def asked(self) -> int:
        """Matches and half-times, for a progress bar."""
        return len(self.variants) * (self.matches + half_times_of(self.matches))

    def prepare(self) -> None:
        for simulation in self._simulations:
            simulation.prepare()

    def run(
        self, tick: Callable[[int], None] = lambda _: None, stop: Event | None = None
    ) -> list[Trial]:
        """Play. When `stop` is set, the variants that were finished until then are found."""
        trials = []
        with self._simulations[0].crew() as crew:
            for changes, simulation in zip(self.variants, self._simulations, strict=True):
                trial = _trial(changes, simulation, crew, tick, stop or Event())
                if trial is None:
                    break
                trials.append(trial)
        return trials


def _trial(
    changes: Changes, simulation: Simulation, crew: Crew, tick: Callable[[int], None], stop: Event
) -> Trial | None:
    chunks: list[Chunk] = []
    findings = simulation.run(chunks.append, tick, stop, crew)
    if not findings.complete:
        return None
    lengths = np.concatenate([chunk.lengths for chunk in chunks])
    looked_at = _half_times(simulation, lengths[: half_times_of(len(lengths))], crew, tick, stop)
    if looked_at is None:
        return None
    return Trial(
        changes=changes,
        game=simulation.game,
        measures=Measures.of(simulation.game),
        lengths=lengths,
        winners=np.concatenate([chunk.winners for chunk in chunks]),
        counts=np.concatenate([chunk.counts for chunk in chunks]),
        half_times=looked_at,
        forfeits=findings.forfeits,
    )


def _half_times(
    simulation: Simulation, lengths: NDArray[np.int64], crew: Crew, tick: Callable[[int], None],
    stop: Event,
) -> NDArray[np.float64] | None:  # fmt: skip
    """Pieces in order, a few of them under way at any time."""
    found: list[NDArray[np.float64]] = []
    firsts = iter(range(0, len(lengths), PIECE))
    under_way: deque[Future[NDArray[np.float64]]] = deque()
    while not stop.is_set():
        while len(under_way) < 2 * crew.workers and (first := next(firsts, -1)) >= 0:
            piece = lengths[first : first + PIECE]
            under_way.append(crew.submit(simulation.half_times, first, piece, WORLDS))
        if not under_way:
            break
        found.append(under_way.popleft().result())
        tick(len(found[-1]))
    return np.concatenate(found) if sum(map(len, found)) == len(lengths) else None
