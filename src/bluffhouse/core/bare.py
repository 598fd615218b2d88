"""The picture of a game that does not draw itself: the bare facts of its view, and its moves."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bluffhouse.core.options import Value
from bluffhouse.core.picture import RESERVED, View
from bluffhouse.core.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

_LIST_KEYS = [key for key in "123456789abcdefghijklmnopqrstuvwxyz" if key not in RESERVED]


class BarePicture:
    rows = 4

    def __init__(self, options: Mapping[str, Value], words: Words, names: Sequence[str]) -> None:
        self._names = names

    def table(self, view: View, width: int, height: int) -> "RenderableType":
        from rich.console import Group
        from rich.text import Text

        return Group(*(Text(line) for line in self.spoken(view)[:height]))

    def spoken(self, view: View) -> list[str]:
        return [f"{key}: {value}" for key, value in view.items() if key not in ("game", "moves")]

    def scene(self, before: View, after: View, width: int, height: int) -> "RenderableType | None":
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

    def ask(self, view: View, chosen: str, width: int) -> "RenderableType":
        from rich.text import Text

        line = Text()
        for key, move in self.keys(view).items():
            line.append(f" {key} ", "reverse")
            line.append(f" {move}   ", "bold underline" if move == chosen else "")
        return line
