"""How a game looks in the terminal: a picture of its table, drawn by its room.

A picture gets the options, the texts and the names of a table once, and then views; it draws with
Rich, and says the same in plain lines for those who cannot see drawings.
"""

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from rich.console import RenderableType

View = dict[str, Any]

#: Keys of the table itself, which a game must not use for its moves.
RESERVED = frozenset("qrn?")


@runtime_checkable
class Picture(Protocol):
    """How one table of a game looks. `view` is always what `match.view(viewer)` gave."""

    #: How many lines `ask` takes; the table keeps them free, so that nothing jumps.
    rows: int

    def table(self, view: View, width: int, height: int) -> "RenderableType":
        """Everything its viewer sees, in at most `height` lines of `width` cells."""

    def spoken(self, view: View) -> list[str]:
        """The same as plain lines, without drawings."""

    def scene(self, before: View, after: View, width: int, height: int) -> "RenderableType | None":
        """What the move between two views laid open, if it deserves a look of its own."""

    def scene_spoken(self, before: View, after: View) -> list[str]:
        """The same as plain lines."""

    def keys(self, view: View) -> dict[str, str]:
        """Short keys, and the legal move that each of them plays at once."""

    def first(self, view: View) -> str | None:
        """The legal move that is proposed at first; None if there is none."""

    def turn(self, view: View, chosen: str, arrow: str) -> str:
        """The legal move proposed instead when `up`, `down`, `left` or `right` is pressed."""

    def ask(self, view: View, chosen: str, width: int) -> "RenderableType":
        """The legal moves on offer with their keys, and the proposed one."""
