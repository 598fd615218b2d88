"""A small policy network in plain NumPy: two hidden layers, a share for every action, a value.

It is the same for all seats: observations count seats from the observer's own, and so do the ids of
its actions (`game.spec.absolute`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float32]
Mask = NDArray[np.bool_]

_NEVER = np.float32(-1e9)  # of an action that is not legal


class Sizes(NamedTuple):
    """How large a network is."""

    inputs: int
    hidden: int
    actions: int

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Of its arrays, by name."""
        inputs, hidden, actions = self
        return {
            "first": (inputs, hidden), "first_bias": (hidden,),
            "second": (hidden, hidden), "second_bias": (hidden,),
            "policy": (hidden, actions), "policy_bias": (actions,),
            "value": (hidden,), "value_bias": (1,),
        }  # fmt: skip

    @property
    def numbers(self) -> int:
        return sum(int(np.prod(shape)) for shape in self.shapes.values())


class Seen(NamedTuple):
    """What a network makes of observations: its layers, and what comes out of them."""

    first: Rows
    second: Rows
    logits: Rows
    values: Rows  # the reward that is expected, of each observer


@dataclass(frozen=True)
class Net:
    """A network. All its numbers lie behind one another in `numbers`; `arrays` are parts of it."""

    sizes: Sizes
    numbers: Rows
    arrays: Mapping[str, Rows]

    @classmethod
    def of(cls, sizes: Sizes, numbers: Rows) -> "Net":
        arrays, at = {}, 0
        for name, shape in sizes.shapes.items():
            size = int(np.prod(shape))
            arrays[name] = numbers[at : at + size].reshape(shape)
            at += size
        return cls(sizes, numbers, arrays)

    @classmethod
    def drawn(cls, sizes: Sizes, rng: np.random.Generator) -> "Net":
        """One that knows nothing yet: every action is nearly as likely as any other."""
        net = cls.of(sizes, np.zeros(sizes.numbers, np.float32))
        for name, scale in (("first", 2.0), ("second", 2.0), ("policy", 1e-4), ("value", 1e-2)):
            into = net.arrays[name]
            into[:] = rng.standard_normal(into.shape) * np.sqrt(scale / into.shape[0])
        return net

    def look(self, observations: Rows) -> Seen:
        """What it makes of observations that `spec.normal` brought into the range from 0 to 1."""
        of = self.arrays
        first = np.maximum(observations @ of["first"] + of["first_bias"], 0)
        second = np.maximum(first @ of["second"] + of["second_bias"], 0)
        logits = second @ of["policy"] + of["policy_bias"]
        return Seen(first, second, logits, second @ of["value"] + of["value_bias"])


def log_shares(logits: Rows, mask: Mask) -> Rows:
    """The logarithm of how likely each action is; of one that is not legal, a number so low that
    nothing is left of it."""
    legal = np.where(mask, logits, _NEVER)
    legal -= legal.max(axis=1, keepdims=True)
    logs: Rows = legal - np.log(np.exp(legal).sum(axis=1, keepdims=True))
    return logs


def shares(logits: Rows, mask: Mask) -> Rows:
    """How likely each action is: never one that is not legal."""
    found: Rows = np.exp(log_shares(logits, mask))
    return found
