"""What the terminal knows of how a game looks.

A game draws itself: the class `Picture` in its room's module `picture`, found by that name. It
gets the options, the texts and the names of a table once, and then views; it draws with Rich, and
says the same in plain lines for those who cannot see drawings. A game without one is shown as the
bare facts of its view, with its legal moves as a list.
"""

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from rich.console import Group, RenderableType
from rich.text import Text

from bluffhouse.core.game import Game
from bluffhouse.core.options import Value
from bluffhouse.core.words import Words

View = dict[str, Any]

#: Keys of the table itself, which a game must not use for its moves.
RESERVED = frozenset("qrn?")

_LIST_KEYS = [key for key in "123456789abcdefghijklmnopqrstuvwxyz" if key not in RESERVED]


@runtime_checkable
class Picture(Protocol):
    """How one table of a game looks. `view` is always what `match.view(viewer)` gave."""

    #: How many lines `ask` takes; the table keeps them free, so that nothing jumps.
    rows: int

    def __init__(
        self, options: Mapping[str, Value], words: Words, names: Sequence[str]
    ) -> None: ...

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """Everything its viewer sees, in at most `height` lines of `width` cells."""

    def spoken(self, view: View) -> list[str]:
        """The same as plain lines, without drawings."""

    def scene(self, before: View, after: View, width: int, height: int) -> RenderableType | None:
        """What the move between two views laid open, if it deserves a look of its own."""

    def scene_spoken(self, before: View, after: View) -> list[str]:
        """The same as plain lines."""

    def keys(self, view: View) -> dict[str, str]:
        """Short keys, and the legal move that each of them plays at once."""

    def first(self, view: View) -> str | None:
        """The legal move that is proposed at first; None if there is none."""

    def turn(self, view: View, chosen: str, arrow: str) -> str:
        """The legal move proposed instead when `up`, `down`, `left` or `right` is pressed."""

    def ask(self, view: View, chosen: str, width: int) -> RenderableType:
        """The legal moves on offer with their keys, and the proposed one."""


class BarePicture:
    """The picture of a game that does not draw itself."""

    rows = 4

    def __init__(self, options: Mapping[str, Value], words: Words, names: Sequence[str]) -> None:
        self._names = names

    def table(self, view: View, width: int, height: int) -> RenderableType:
        return Group(*(Text(line) for line in self.spoken(view)[:height]))

    def spoken(self, view: View) -> list[str]:
        return [f"{key}: {value}" for key, value in view.items() if key not in ("game", "moves")]

    def scene(self, before: View, after: View, width: int, height: int) -> RenderableType | None:
        return None

    def scene_spoken(self, before: View, after: View) -> list[str]:
        return []

    def keys(self, view: View) -> dict[str, str]:
        return dict(zip(_LIST_KEYS, view["moves"], strict=False))

    def first(self, view: View) -> str | None:
        return view["moves"][0] if view["moves"] else None

    def turn(self, view: View, chosen: str, arrow: str) -> str:
        moves: list[str] = view["moves"]
        step = 1 if arrow in ("right", "down") else -1
        return moves[(moves.index(chosen) + step) % len(moves)]

    def ask(self, view: View, chosen: str, width: int) -> RenderableType:
        line = Text()
        for key, move in self.keys(view).items():
            line.append(f" {key} ", "reverse")
            line.append(f" {move}   ", "bold underline" if move == chosen else "")
        return line


def picture_of(game: Game, words: Words, names: Sequence[str]) -> Picture:
    """The picture of a game as a table plays it."""
    module = f"bluffhouse.games.{game.id}.picture"
    if importlib.util.find_spec(module) is None:
        return BarePicture(game.options, words, names)
    picture = importlib.import_module(module).Picture(game.options, words, names)
    assert isinstance(picture, Picture)
    return picture
