"""Many matches as one array, stepped together by action ids: for learners and simulations."""

import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.aligned import room_for, settled
from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.ledger import Ledger
from bluffhouse.core.loops import CALCULATOR, RANDOM, THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.numbers import whole_number
from bluffhouse.core.quoting import shown
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.core.setup import Setup
from bluffhouse.core.walk import begun

POLICIES = {"random": RANDOM, "thumb": THUMB, "calculator": CALCULATOR}
Ints = NDArray[np.int64]
Rows = NDArray[np.float32]
Mask = NDArray[np.bool_]


@dataclass(frozen=True, kw_only=True)
class Course:
    """How the matches of a batch go, and what is kept of them.

    `start`: a match, or a position as `game.position` takes it, from which all matches go on.
    `opponents`: policies by name that play all seats but one, a name or one for each of the others,
    clockwise; the one is `seat`, or seat i mod players in match i if none is named.
    `finals`: keep how matches ended, for `final_observe`.
    `recorded`: keep moves, and take chance from a hash as matches do, for `record`.
    """

    start: Match | dict[str, Any] | None = None
    opponents: str | Sequence[str] | None = None
    seat: int | None = None
    finals: bool = False
    recorded: bool = False

    def __post_init__(self) -> None:
        if self.recorded and (self.start is not None or self.opponents is not None):
            raise ValueError("a recorded batch has neither a start nor opponents")


FRESH = Course()


class Batch:
    """`n` matches of a game. A match that ends begins anew at once.

    `players[i]` is who acts in match i (where several may, any of them). What happens does not
    depend on the number of threads. Chance comes from the fast generator alone, seeded once: a
    batch is for learning and measuring, a `Match` for playing.
    """

    def __init__(
        self, game: Setup, n: int, seed: Seed, threads: int = 1, course: Course = FRESH
    ) -> None:
        self.game = game
        self.n = at_least_one(n, "a batch has at least one match")
        parts = at_least_one(threads, "a batch needs at least one thread")
        self._blank, self._dealt = game.blank, 1
        if (start := course.start) is not None:
            match = start if isinstance(start, Match) else Match.placed(game, start)
            self._blank, self._dealt = game.state_in(begun(game, match)), 0
        self._policies = opponents_of(game, course.opponents)
        self._allocate(course.finals)
        self.seats = seats_of(game, self.n, course.seat)  # of who acts against opponents
        self._ledger = Ledger(game, self.n) if course.recorded else None
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None
        edges = np.linspace(0, self.n, min(parts, self.n) + 1).astype(int).tolist()
        self._parts = [slice(a, b) for a, b in itertools.pairwise(edges)]
        self._begin(seed)

    def _allocate(self, finals: bool) -> None:
        n, game = self.n, self.game
        try:
            self.states: NDArray[Any] = np.zeros(n, game.room.state)
            self._ends: NDArray[Any] = np.zeros(n if finals else 0, game.room.state)
            self.scores: Ints = np.zeros((n, game.players), np.int64)  # where a match has ended
        except (MemoryError, ValueError):
            raise ValueError(f"{shown(n)} matches do not fit into memory") from None
        if not game.rules.compiled:
            self.states = self.states.view(np.recarray)
            self._ends = self._ends.view(np.recarray)
        self.players: Ints = np.zeros(n, np.int64)
        self.missed: Ints = np.zeros(n, np.int64)  # matches that ended before one's first move
        self.actions = len(game.words)  # ids are 0 to actions - 1

    def reset(self, seed: int | bytes | None = None) -> None:
        """Begin all matches anew; without a seed with what chance comes next."""
        self._begin(Seed.of(self._key.to_bytes(8, "little") if seed is None else seed))

    def _begin(self, seed: Seed) -> None:
        self._key = chance_of(seed.key(), 0)
        self.missed[:] = 0
        self._done: Mask = np.zeros(self.n, np.bool_)  # what the last step ended
        if self._ledger is not None:
            self._ledger.begin(self.states, seed, np.arange(self.n))
            self.game.rules.batch_turn(self.states, self.players)
            return
        self._each(
            lambda part: self.game.rules.batch_deal(
                self.states[part], self._blank, self._dealt, self._key, part.start,
                self.players[part],
            )
        )  # fmt: skip
        if self._policies is not None:
            rewards = np.zeros((self.n, self.game.players), np.float32)
            self._wait(rewards, np.ones(self.n, np.bool_))

    def _each(self, work: Callable[[slice], Any]) -> list[Any]:
        """Do something for every part of the batch, side by side."""
        if self._pool is None:
            return [work(part) for part in self._parts]
        return list(self._pool.map(work, self._parts))

    # --- what is known ----------------------------------------------------------------------

    def legal(self, *, relative: bool = False) -> Mask:
        """Which actions are legal in each match, as a mask of n rows; by relative ids
        (`game.spec.absolute`), if they are asked for."""
        mask = room_for((self.n, self.actions), np.bool_)
        self._each(
            lambda part: self.game.rules.batch_legal(
                self.states[part], self.players[part], mask[part], self._scratch()
            )
        )
        if relative and self.game.spec.names_seats:
            return settled(np.take_along_axis(mask, self.game.spec.absolute[self.players], 1))
        return mask

    def observe(self, player: int | None = None, *, normal: bool = False) -> Rows:
        """What a player knows in each match, as n rows that `game.spec` describes; who acts there,
        if none is named. `normal`: every number from 0 to 1."""
        seats = self.players if player is None else np.full(self.n, self.game.seat(player))
        return self._observed(self.states, seats, normal)

    def final_observe(self, player: int | None = None, *, normal: bool = False) -> Rows:
        """What a player knew at the end of every match that the last step ended, and zeros in all
        other rows; the player of `seats`, if none is named."""
        if not len(self._ends):
            raise ValueError("this batch keeps no ends: make it with finals=True")
        seats = self.seats if player is None else np.full(self.n, self.game.seat(player))
        rows = np.flatnonzero(self._done)
        ends = np.empty((len(rows), self.game.observation_size), np.float32)
        self.game.rules.batch_observe(self._ended(rows), seats[rows], ends)
        seen = np.zeros((self.n, self.game.observation_size), np.float32)
        seen[rows] = self.game.spec.normal(ends) if normal else ends
        return seen

    def _ended(self, rows: Ints) -> NDArray[Any]:
        """The ends in some rows. By way of bytes: see `Setup.clone`."""
        kind = self._ends.dtype
        taken = self._ends.view(f"V{kind.itemsize}")[rows].view(kind)
        return taken if self.game.rules.compiled else taken.view(np.recarray)

    def _observed(self, states: NDArray[Any], seats: Ints, normal: bool) -> Rows:
        out = room_for((self.n, self.game.observation_size), np.float32)
        self._each(lambda part: self.game.rules.batch_observe(states[part], seats[part], out[part]))
        return settled(self.game.spec.normal(out)) if normal else out

    def choose(self, policy: int | str, seed: int) -> Ints:
        """What a built-in policy (`random`, `thumb`, `calculator`) would do in each match.

        The seed, a whole number below 2**63, decides what the policy leaves to chance.
        """
        number = policy_of(policy)
        key = whole_number(seed)
        if key is None or not 0 <= key < 1 << 63:
            raise ValueError(f"a seed of choices is from 0 to 2**63 - 1, not {shown(seed)}")
        actions = np.zeros(self.n, np.int64)
        self._each(
            lambda part: self.game.rules.batch_choose(
                self.states[part], self.players[part], number, key, part.start,
                self._scratch(), actions[part],
            )
        )  # fmt: skip
        return actions

    # --- what is done -----------------------------------------------------------------------

    def step(self, actions: NDArray[Any], *, relative: bool = False) -> tuple[Rows, Mask]:
        """Take one action in every match: everybody's rewards (n × players), and which ended.

        If any action is not legal, `IllegalMove` names the first such match and nothing is done.
        """
        chosen = self._chosen(actions, relative)
        rewards, done = (
            room_for((self.n, self.game.players), np.float32),
            room_for((self.n,), np.bool_),
        )
        rewards[:], done[:] = 0, False
        if self._ledger is not None:
            self._ledger.take(self.states, self.players, chosen)
            self.game.rules.batch_finish(self.states, rewards, done, self.scores, self._ends)
            self._ledger.renew(self.states, np.flatnonzero(done))
            self.game.rules.batch_turn(self.states, self.players)
        elif self._policies is not None:
            self._each(
                lambda part: self.game.rules.batch_take(
                    self.states[part], self.players[part], chosen[part]
                )
            )
            self._wait(rewards, done)
        else:
            self._each(
                lambda part: self.game.rules.batch_step(
                    self.states[part], self._blank, self._dealt, self.players[part], chosen[part],
                    rewards[part], done[part], self.scores[part], self._ends[part],
                )
            )  # fmt: skip
        self._done = done.copy()
        return rewards, done

    def _wait(self, rewards: Rows, done: Mask) -> None:
        """Let the opponents act until it is the turn of `seats`."""
        found = self._each(
            lambda part: self.game.rules.batch_wait(
                self.states[part], self._blank, self._dealt, self.seats[part], self._policies,
                rewards[part], done[part], self.missed[part], self.scores[part],
                self._ends[part], self._scratch(),
            )
        )  # fmt: skip
        for part, row in zip(self._parts, found, strict=True):
            if row >= 0:
                seat = self.seats[part.start + row]
                raise ValueError(f"player {seat} never gets to act in these matches")
        self.players[:] = self.seats

    def _chosen(self, actions: NDArray[Any], relative: bool) -> Ints:
        """Actions as the rules take them, all of them legal."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} {given.shape}"
            raise IllegalMove("batch-shape", n=self.n, given=what)
        chosen = np.ascontiguousarray(given, np.int64)
        outside = (chosen < 0) | (chosen >= self.actions)
        if outside.any():
            row = int(outside.argmax())
            raise IllegalMove("batch-id", row=row, action=int(chosen[row]), last=self.actions - 1)
        if relative:
            chosen = self.game.spec.absolute[self.players, chosen]
        found = self._each(
            lambda part: self.game.rules.batch_check(
                self.states[part], self.players[part], chosen[part]
            )
        )
        for part, row in zip(self._parts, found, strict=True):
            if row >= 0:
                first = part.start + row
                move = self.game.words[int(chosen[first])]
                raise IllegalMove("batch-illegal", row=first, move=move)
        return chosen

    # --- single matches ---------------------------------------------------------------------

    def match(self, i: int) -> Match:
        """Match i as it stands, as a match of its own with fresh chance."""
        row = self._row(i)
        state = self.game.clone(self.states[row : row + 1])
        position = self.game.room.write(self.game, self.game.snapshot(state))
        return Match.placed(self.game, position)

    def record(self, i: int) -> dict[str, Any]:
        """The record of match i so far, for `bluffhouse.replay`."""
        row = self._row(i)
        if self._ledger is None:
            raise ValueError("this batch keeps no records: make it with recorded=True")
        return self._ledger.record(row)

    def final_record(self, i: int) -> dict[str, Any] | None:
        """The record of the match of row i that ended last; None if none has."""
        row = self._row(i)
        if self._ledger is None:
            raise ValueError("this batch keeps no records: make it with recorded=True")
        return self._ledger.ended[row]

    def _row(self, i: int) -> int:
        row = whole_number(i)
        if row is None or not 0 <= row < self.n:
            raise ValueError(f"no match {shown(i)} in a batch of {self.n}")
        return row

    def _scratch(self) -> Ints:
        return np.empty(self.actions, np.int64)


def at_least_one(given: object, what: str) -> int:
    number = whole_number(given)
    if number is None or number < 1:
        raise ValueError(f"{what}, not {shown(given)}")
    return number


def policy_of(given: object) -> int:
    """A built-in policy, by its name or number."""
    number = POLICIES.get(given) if isinstance(given, str) else whole_number(given)
    if number not in POLICIES.values():
        raise ValueError(f"a policy is one of {', '.join(POLICIES)}, not {shown(given)}")
    assert number is not None
    return number


def opponents_of(game: Setup, given: str | Sequence[str] | None) -> Ints | None:
    """The policies of a table by seats, counted from that of who plays against them."""
    if given is None:
        return None
    others = game.players - 1
    named = [given] * others if isinstance(given, str | int) else list(given)
    if len(named) != others:
        raise ValueError(f"there are {others} opponents at this table, not {len(named)}")
    return np.array([RANDOM, *(policy_of(name) for name in named)], np.int64)


def seats_of(game: Setup, n: int, seat: int | None) -> Ints:
    if seat is None:
        return np.arange(n, dtype=np.int64) % game.players
    return np.full(n, game.seat(seat), np.int64)
