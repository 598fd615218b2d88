"""What an attack is: a name, a function that tries to break a promise, and a verdict.

The promise of the attack `ping-flood` is the text `siege-ping-flood`.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bluffhouse.server.siege.field import Field

Try = Callable[[Field], Awaitable[str]]


class Broken(Exception):
    """A promise was broken; how."""


class Attack(NamedTuple):
    """`tried` gives a few words on what was seen, or raises `Broken`."""

    name: str
    tried: Try
    slow: bool = False  # it waits for a patience to end


class Verdict(NamedTuple):
    name: str
    held: bool
    seen: str
    seconds: float


def must(held: bool, otherwise: str) -> None:
    """A promise."""
    if not held:
        raise Broken(otherwise)
