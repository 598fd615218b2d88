"""How a network learns from what its decisions came to."""

import numpy as np

from bluffhouse.bots.net import Net, Rows, Seen, Sizes, log_shares
from bluffhouse.core.game import Game
from bluffhouse.school.plan import METHODS, Plan
from bluffhouse.school.self_play import Lessons

_VALUE = 0.5  # weight of a wrong value beside a wrong policy
_STEEPEST = 0.5  # length of a gradient, at most
_MEMORY = (0.9, 0.999)  # of Adam: for the slope, and for its square
_SMALL = 1e-5


class Adam:
    """The optimiser: a step for every number by how steady its slope is."""

    def __init__(self, numbers: int) -> None:
        self.slope = np.zeros(numbers, np.float32)
        self.square = np.zeros(numbers, np.float32)
        self.steps = 0

    def step(self, numbers: Rows, gradient: Rows, rate: float) -> None:
        length = float(np.sqrt(np.vdot(gradient, gradient)))
        if length > _STEEPEST:
            gradient *= np.float32(_STEEPEST / length)
        self.steps += 1
        keep, keep_square = _MEMORY
        self.slope += np.float32(1 - keep) * (gradient - self.slope)
        self.square += np.float32(1 - keep_square) * (gradient * gradient - self.square)
        rate = rate / (1 - keep**self.steps)
        spread = np.sqrt(self.square / np.float32(1 - keep_square**self.steps))
        numbers -= np.float32(rate) * self.slope / (spread + np.float32(_SMALL))


class Learner:
    """A network and its optimiser, improved by clipped policy gradients that a magnet and a damper
    hold back: see `plan.Method`."""

    def __init__(self, game: Game, plan: Plan, rng: np.random.Generator) -> None:
        self.plan, self.rng = plan, rng
        sizes = Sizes(game.spec.shape[0], plan.hidden, game.spec.actions)
        self.net = Net.drawn(sizes, rng)
        self.adam = Adam(sizes.numbers)

    def learn(self, lessons: Lessons, progress: float) -> dict[str, float]:
        """Improve by all lessons, some times over; tells how it went."""
        gain = lessons.gain
        gain = (gain - gain.mean()) / (gain.std() + np.float32(1e-6))
        told: list[tuple[float, ...]] = []
        for _ in range(self.plan.epochs):
            order = self.rng.permutation(len(gain))
            for part in np.array_split(order, max(1, round(len(gain) / self.plan.minibatch))):
                told.append(
                    self._step(
                        Lessons(lessons.of.at(part), gain[part]), lessons.worth[part], progress
                    )
                )
        entropy, drift, clipped, surprise = np.mean(told, axis=0).tolist()
        return {"entropy": entropy, "drift": drift, "clipped": clipped, "surprise": surprise}

    def _step(self, lessons: Lessons, worth: Rows, progress: float) -> tuple[float, ...]:
        seen = self.net.look(lessons.of.seen)
        by_logits, told = self._policy(seen, lessons, METHODS[self.plan.method].magnet(progress))
        miss = seen.values - worth
        by_value = np.float32(_VALUE / len(miss)) * miss
        gradient = slopes(self.net, lessons.of.seen, seen, by_logits, by_value)
        self.adam.step(self.net.numbers, gradient, self.plan.rate * (1 - progress))
        return (*told, float(np.square(miss).mean()))

    def _policy(
        self, seen: Seen, lessons: Lessons, magnet: float
    ) -> tuple[Rows, tuple[float, ...]]:  # fmt: skip
        """The slope of the loss by the logits."""
        before, gain, rows = lessons.of.logs, lessons.gain, np.arange(len(lessons.gain))
        action, clip = lessons.of.action, self.plan.clip
        logs = log_shares(seen.logits, lessons.of.mask)
        shares = np.exp(logs)
        entropy = -(shares * logs).sum(axis=1)
        ratio = np.exp(logs[rows, action] - before[rows, action])
        far = np.where(gain > 0, ratio > 1 + clip, ratio < 1 - clip)
        push = np.where(far, 0, gain * ratio)
        moved = shares * (logs - before)
        drift = moved.sum(axis=1)
        slope = push[:, None] * shares
        slope += np.float32(magnet) * shares * (logs + entropy[:, None])
        damping = np.float32(METHODS[self.plan.method].damping)
        slope += damping * (moved - shares * drift[:, None])
        slope[rows, action] -= push
        slope /= len(gain)
        return slope, (float(entropy.mean()), float(drift.mean()), float(far.mean()))


def slopes(net: Net, observations: Rows, seen: Seen, by_logits: Rows, by_value: Rows) -> Rows:
    """The slope of a loss by every number of a network, from its slopes by what comes out."""
    found = Net.of(net.sizes, np.zeros_like(net.numbers))
    to, of = found.arrays, net.arrays
    to["policy"][:] = seen.second.T @ by_logits
    to["policy_bias"][:] = by_logits.sum(axis=0)
    to["value"][:] = seen.second.T @ by_value
    to["value_bias"][:] = by_value.sum()
    by_second = by_logits @ of["policy"].T + by_value[:, None] * of["value"]
    by_second *= seen.second > 0
    to["second"][:] = seen.first.T @ by_second
    to["second_bias"][:] = by_second.sum(axis=0)
    by_first = by_second @ of["second"].T
    by_first *= seen.first > 0
    to["first"][:] = observations.T @ by_first
    to["first_bias"][:] = by_first.sum(axis=0)
    return found.numbers
