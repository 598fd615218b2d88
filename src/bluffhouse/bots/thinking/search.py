"""The search of a seat: worlds are imagined, moves tried in all of them, bad ones dropped early."""

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Real

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.thinking.doors import Floats, Walker
from bluffhouse.core.budget import Budget
from bluffhouse.core.match import Match
from bluffhouse.core.numbers import whole_number
from bluffhouse.core.quoting import shown

#: Worlds for a player: so many, by a seed, and how likely each is.
Imagine = Callable[[Walker, int, int, int], tuple[NDArray[np.uint8], Floats]]

_CHUNK = 32  # playouts without a look at the clock: other threads get their turn
_FEWEST = 2  # worlds in which a move is tried before it may be dropped


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a search goes on: playouts (if not given, what the game's budget allows), and if
    given, seconds; `stop` ends it at once."""

    playouts: int | None = None
    seconds: float | None = None
    stop: threading.Event | None = None

    def __post_init__(self) -> None:
        playouts, seconds = whole_number(self.playouts), self.seconds
        if self.playouts is not None and (playouts is None or playouts < 1):
            raise ValueError(f"a search takes one playout or more, not {shown(self.playouts)}")
        if seconds is not None and not (isinstance(seconds, Real) and seconds >= 0):
            raise ValueError(f"a search takes seconds from 0 on, not {shown(seconds)}")


@dataclass(frozen=True, slots=True)
class Findings:
    """What a search found out about the moves it tried; the calculator's favourite comes first."""

    moves: tuple[str, ...]
    prior: Floats  # the calculator's mixture of them
    values: Floats  # the share of the win that each brings
    gaps: Floats  # to the best one, or to a standard, in the same worlds: 0 or more
    errors: Floats  # standard errors of the gaps
    worlds: NDArray[np.int64]  # in how many worlds each was tried


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks for a move: an actor of `world`, which may be any that he cannot tell from the real
    one. The rest is said at `think`."""

    world: Match
    player: int
    seed: int
    always: Sequence[str] = ()
    standard: Mapping[str, float] = field(default_factory=dict)


def think(
    world: Match, player: int, seed: int, limits: Limits, always: Sequence[str] = (), *,
    standard: Mapping[str, float] | None = None, well: Budget | None = None,
) -> Findings:  # fmt: skip
    """Search for the best move of an actor. `always` are moves that are tried to the end whatever
    they bring, even where a search finds nothing that the calculator would not know. With a
    `standard`, a mixture of moves, all are held against what it brings instead of the best: a move
    that is in it lies behind by nothing. Who has a budget to search `well` goes by a master's
    numbers instead of the calculator's."""
    always = tuple(dict.fromkeys((*always, *(standard or ()))))
    return search(Asked(world, player, seed, always, standard or {}), limits, well)


def search(
    asked: Asked, limits: Limits, well: Budget | None = None, imagine: Imagine = Walker.gather
) -> Findings:
    """`imagine` is for measures that let somebody know more than his seat does."""
    world, player = asked.world, asked.player
    mixture, value = world.weigh(player, well=well is not None)
    budget = well or world.game.room.budget(world.game.players)
    compiled = world.game.settled().rules.compiled  # interpreted, a search would take minutes
    if not asked.always and not (compiled and (well or Walker.of(world).finds_more(player))):
        return _known(mixture, value, budget.moves)
    walker = Walker.of(world, well=well is not None)
    pool = imagine(walker, player, asked.seed, budget.worlds)
    return _Search(asked, walker, budget, pool, mixture).run(limits)


def _known(mixture: dict[str, float], value: float, most: int) -> Findings:
    """The calculator's word: what it would never do is not tried."""
    made = [move for move in candidates(mixture, (), most) if mixture[move] > 0]
    none = np.zeros(len(made))
    prior = np.array([mixture[move] for move in made])
    return Findings(tuple(made), prior, none + value, none, none, none.astype(np.int64))


class _Search:
    def __init__(
        self, asked: Asked, walker: Walker, budget: Budget,
        pool: tuple[NDArray[np.uint8], Floats], mixture: dict[str, float],
    ) -> None:  # fmt: skip
        self._walker, self._budget = walker, budget
        self._player, self._seed = asked.player, asked.seed
        self._standard = asked.standard
        self._moves = candidates(mixture, asked.always, budget.moves)
        self._prior = np.array([mixture[move] for move in self._moves])
        ids = asked.world.game.ids
        self._actions = np.array([ids[move] for move in self._moves])
        # The favourite stays for comparison: whether others are better is the question.
        self._kept = np.array([move in asked.always for move in self._moves])
        self._kept[0] = True
        self._pool, self._likely = pool
        self._found: list[Floats] = []

    def run(self, limits: Limits) -> Findings:
        """Sequential halving: every round spends as much on the moves that are left."""
        deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
        playouts = limits.playouts or self._budget.playouts
        alive = np.arange(len(self._moves))
        rounds = max(1, int(np.ceil(np.log2(len(alive)))))
        for number in range(rounds):
            worlds = max(_FEWEST, playouts // (rounds * len(alive)))
            if not self._try(alive, worlds, deadline, limits.stop):
                break
            if number < rounds - 1:
                alive = self._better_half(alive)
        return self._findings()

    def _try(
        self, alive: NDArray[np.int64], worlds: int, deadline: float | None,
        stop: threading.Event | None,
    ) -> bool:  # fmt: skip
        """Try the moves that are left in so many further worlds; False if time is up."""
        step = max(1, _CHUNK // len(alive))
        while worlds > 0:
            first = sum(map(len, self._found))
            size = min(step, worlds)
            found = self._walker.try_moves(
                self._pool, self._picks(first, size), self._player, self._budget.turns,
                self._actions[alive], self._seed, first,
            )  # fmt: skip
            rows = np.full((size, len(self._moves)), np.nan)
            rows[:, alive] = found
            self._found.append(rows)
            worlds -= size
            late = deadline is not None and time.monotonic() > deadline
            if late or (stop is not None and stop.is_set()):
                return False
        return True

    def _picks(self, first: int, size: int) -> NDArray[np.int64]:
        """Worlds of the pool, each as often as it is likely: spread evenly, however many are
        asked for."""
        bounds = np.cumsum(self._likely)
        golden = 0.6180339887498949
        at = (np.arange(first, first + size) * golden + 0.5) % 1.0 * bounds[-1]
        found: NDArray[np.int64] = np.searchsorted(bounds, at, side="right")
        return np.minimum(found, len(self._likely) - 1)

    def _better_half(self, alive: NDArray[np.int64]) -> NDArray[np.int64]:
        means = np.concatenate(self._found)[:, alive].mean(axis=0)
        order = alive[np.argsort(-means, kind="stable")]
        kept = [k for k in alive if self._kept[k]]
        return np.array(sorted({*order[: (len(order) + 1) // 2], *kept}), np.int64)

    def _findings(self) -> Findings:
        standard = self._standard
        table = np.concatenate(self._found)
        tried = ~np.isnan(table)
        worlds = tried.sum(axis=0)
        goal = self._mixed(table, standard) if standard else _best(table, tried)
        gaps, errors = np.zeros(len(worlds)), np.zeros(len(worlds))
        for k, move in enumerate(self._moves):
            if move in standard:
                continue
            apart = goal[tried[:, k]] - table[tried[:, k], k]
            gaps[k] = max(0.0, apart.mean())
            errors[k] = apart.std() / np.sqrt(len(apart))
        return Findings(tuple(self._moves), self._prior, goal.mean() - gaps, gaps, errors, worlds)

    def _mixed(self, table: Floats, standard: Mapping[str, float]) -> Floats:
        """What a mixture brings in every world: its moves are tried in all of them."""
        shares = np.array([standard.get(move, 0.0) for move in self._moves])
        brought: Floats = table[:, shares > 0] @ shares[shares > 0] / shares.sum()
        return brought


def _best(table: Floats, tried: NDArray[np.bool_]) -> Floats:
    """What the best of the moves brings that were tried to the end, in every world."""
    worlds = tried.sum(axis=0)
    longest = np.flatnonzero(worlds == worlds.max())
    means = table[:, longest].mean(axis=0, where=tried[:, longest])
    best: Floats = table[:, longest[np.argmax(means)]]
    return best


def candidates(mixture: dict[str, float], always: Sequence[str], most: int) -> list[str]:
    """What is worth trying: all moves if they are few, else the calculator's favourites."""
    order = sorted(mixture, key=lambda move: -mixture[move])
    chosen = order[:most]
    if len(order) > most:
        least = mixture[order[0]] / 1000
        chosen = [move for move in chosen if mixture[move] >= least]
    return chosen + [move for move in always if move not in chosen]
