"""What exact solvers ask of a game: its hands, and what the rest of a match depends on."""

from collections.abc import Hashable, Mapping
from typing import Any, Protocol

from bluffhouse.core.snapshot import Snapshot

Hand = tuple[int, ...]


class Hands(Protocol):
    """What a room offers whose only secrets are hands dealt at the start: usually a module.

    If what one holds tells something about the other's hand, there is `deals` in the place of
    `hands`: pairs of hands, and how likely each is. Without `future`, positions are told apart by
    all that led there. With `rounds`, and a `position` that takes a standing, matches of many
    rounds can be solved: see `learn.rounds`."""

    REDUCED: str  # the options that make the game solvable

    def hands(self, game: Any) -> Mapping[Hand, float]: ...
    def position(self, game: Any, first: Hand, second: Hand) -> dict[str, Any]: ...
    def future(self, s: Snapshot) -> Hashable: ...
