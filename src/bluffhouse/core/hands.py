"""What exact solvers ask of a game: its hands, and what the rest of a match depends on."""

from collections.abc import Hashable, Mapping
from typing import Any, Protocol

from bluffhouse.core.snapshot import Snapshot

Hand = tuple[int, ...]


class Hands(Protocol):
    """What a room offers whose only secret is a hand dealt at the start: usually a module."""

    REDUCED: str  # the options that make the game solvable

    def hands(self, game: Any) -> Mapping[Hand, float]: ...
    def position(self, game: Any, first: Hand, second: Hand) -> dict[str, Any]: ...
    def future(self, s: Snapshot) -> Hashable: ...
