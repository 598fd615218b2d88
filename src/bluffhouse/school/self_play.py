"""Matches of a network against itself, and what each decision in them came to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.net import Mask, Net, Rows, log_shares
from bluffhouse.core.game import Game
from bluffhouse.school.lens import Lens
from bluffhouse.school.plan import Plan
from bluffhouse.school.rivals import Ints, Rival, drawn, rival_of


class Decisions(NamedTuple):
    """What was seen, allowed and done: a row a decision, or of several axes."""

    seen: Rows
    mask: Mask
    action: Ints
    logs: Rows  # how likely each action was then, as a logarithm
    value: Rows  # the reward that was expected then

    def at(self, *place: NDArray[np.int64] | NDArray[np.bool_]) -> "Decisions":
        return Decisions(
            self.seen[place], self.mask[place], self.action[place], self.logs[place],
            self.value[place],
        )  # fmt: skip

    def put(self, others: "Decisions", *place: NDArray[np.int64] | slice) -> None:
        kept: Any
        for kept, other in zip(self, others, strict=True):
            kept[place] = other

    @classmethod
    def joined(cls, parts: "Sequence[Decisions]", join: Callable[..., Any]) -> "Decisions":
        return cls(*(join(each) for each in zip(*parts, strict=True)))


@dataclass(frozen=True)
class Lessons:
    """Decisions, and how much more each brought than was expected."""

    of: Decisions
    gain: Rows

    @property
    def worth(self) -> Rows:
        """What should have been expected."""
        worth: Rows = self.of.value + self.gain
        return worth


class SelfPlay:
    """Plays all seats of many matches by one network; or one seat in each, if the plan names whom
    it answers: he has the others.

    What a decision is worth shows when its player acts again or the match ends. The last ones of
    everybody are therefore `held` until then: were they left out, or guessed, those that end a
    match would count for more than those that do not.
    """

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game, self.plan = game, plan
        self.rival: Rival | None = None
        if plan.against is not None:
            self.rival = rival_of(game, plan.against)
        begin = game.batch if self.rival is None else self.rival.batch
        self.batch = begin(plan.matches, seed=plan.seed)
        self.played = 0  # decisions of the network, in the last turns
        spec, shape = game.spec, (plan.matches, game.players)
        self.held = Decisions(
            np.zeros((*shape, *spec.shape), np.float32), np.zeros((*shape, spec.actions), bool),
            np.zeros(shape, np.int64), np.zeros((*shape, spec.actions), np.float32),
            np.zeros(shape, np.float32),
        )  # fmt: skip
        self.is_held = np.zeros(shape, bool)

    @cached_property
    def lens(self) -> Lens:
        """Through which the network sees."""
        return Lens.of(self.game, self.plan.seed)

    def play(self, net: Net, rng: np.random.Generator) -> Lessons:
        """Go on for some turns: what can be learnt from them, and from those held before."""
        turns = [self._turn(net, rng) for _ in range(self.plan.turns)]
        decisions, players, rewards, done = zip(*turns, strict=True)
        stacked = Decisions.joined(decisions, np.stack)
        account = _Account(self.game.players, self.plan)
        gains, known = account.settle(stacked.value, players, rewards, done)
        acted = np.stack(players)
        own = np.ones(acted.shape, bool) if self.rival is None else acted == self.batch.seats
        self.played, known = int(own.sum()), known & own
        ready = self.is_held & account.known
        late = account.gain(self.held.value)[ready]
        lessons = [Lessons(stacked.at(known), gains[known]), Lessons(self.held.at(ready), late)]
        self._hold(stacked, acted, own & ~known, ready)
        return Lessons(
            Decisions.joined([part.of for part in lessons], np.concatenate),
            np.concatenate([part.gain for part in lessons]),
        )

    def _turn(
        self, net: Net, rng: np.random.Generator
    ) -> tuple[Decisions, Ints, Rows, Mask]:  # fmt: skip
        batch = self.batch
        plain, mask = batch.observe(normal=True), batch.legal(relative=True)
        players, seen = batch.players.copy(), self.lens.through(plain)
        looked = net.look(seen)
        logs = log_shares(looked.logits, mask)
        action = drawn(np.exp(logs), rng)
        others = np.flatnonzero(players != batch.seats)
        if self.rival is not None and len(others):
            action[others] = self.rival.choose(batch, others, plain, mask, rng)
        rewards, done = batch.step(action, relative=True)
        return Decisions(seen, mask, action, logs, looked.values), players, rewards, done

    def _hold(self, played: Decisions, players: Ints, open_: Mask, ready: Mask) -> None:
        self.is_held &= ~ready
        turn, match = np.nonzero(open_)
        seat = players[turn, match]
        self.held.put(played.at(turn, match), match, seat)
        self.is_held[match, seat] = True


class _Account:
    """What comes to each player of each match from a moment on; goes from the last to the first."""

    def __init__(self, players: int, plan: Plan) -> None:
        shape = (plan.matches, players)
        self.known = np.zeros(shape, bool)  # whether it is settled yet
        self._next = np.zeros(shape, np.float32)  # a reward, or what is expected at his next turn
        self._later = np.zeros(shape, np.float32)  # what that turn brought beyond it
        self._trace = np.float32(plan.trace)

    def gain(self, value: Rows) -> Rows:
        """What comes beyond what was expected."""
        gain: Rows = self._next + self._trace * self._later - value
        return gain

    def settle(
        self, value: Rows, players: tuple[Ints, ...], rewards: tuple[Rows, ...],
        done: tuple[Mask, ...],
    ) -> tuple[Rows, Mask]:  # fmt: skip
        """The gain of every decision, and whether it is known."""
        gains, known = np.zeros_like(value), np.zeros(value.shape, bool)
        rows = np.arange(value.shape[1])
        for turn in range(len(players) - 1, -1, -1):
            over, who = done[turn], (rows, players[turn])
            self._next[over], self._later[over], self.known[over] = rewards[turn][over], 0, True
            known[turn] = self.known[who]
            gain = self._next[who] + self._trace * self._later[who] - value[turn]
            gains[turn] = np.where(known[turn], gain, 0)
            self._next[who], self._later[who], self.known[who] = value[turn], gains[turn], True
        return gains, known
