"""What somebody did once in a match, and will be told of when it is over."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bluffhouse.core.snapshot import Snapshot


class Moment(NamedTuple):
    """A move, and all that was the case before and after it."""

    before: Snapshot
    player: int
    action: int
    after: Snapshot


@dataclass(frozen=True)
class Deed:
    """Something that a player did, and how great it was beside others of its kind."""

    key: str  # of the fact that tells it
    player: int
    greatness: int
    details: Mapping[str, int | str] = field(default_factory=dict)  # the arguments of its text
