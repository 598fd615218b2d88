"""The picture of a game that does not draw itself: the bare facts of its view, and its moves."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bluffhouse.core.options import Value
from bluffhouse.core.picture import RESERVED, View
from bluffhouse.core.words import SEAT_KEYS, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

_OWN = ("game", "players", "me", "moves")  # that need not be said
_SEATS = {*SEAT_KEYS, "turn", "roller", "leader", "first", "start", "best"}
_LIST_KEYS = [key for key in "123456789abcdefghijklmnopqrstuvwxyz" if key not in RESERVED]


class BarePicture:
    rows = 4

    def __init__(self, options: Mapping[str, Value], words: Words, names: Sequence[str]) -> None:
        self._names = names
        self._words = words

    def table(self, view: View, width: int, height: int) -> "RenderableType":
        from rich.console import Group
        from rich.text import Text

        return Group(*(Text(line) for line in self.spoken(view)[:height]))

    def spoken(self, view: View) -> list[str]:
        parts = ((key, value) for key, value in view.items() if key not in _OWN)
        return [f"{self._called(key)}: {self._said(key, value)}" for key, value in parts]

    def _called(self, key: str) -> str:
        """What a part of the view is called: the text `view-…`, if the game has one."""
        text = f"view-{key}"
        return self._words.say(text) if self._words.has(text) else key.replace("_", " ")

    def _said(self, key: str, value: Any) -> str:
        if value is None or value is False or value == []:
            return "–"
        if value is True:
            return "✓"
        if isinstance(value, int) and key in _SEATS:
            return self._names[value]
        if isinstance(value, list):
            return self._listed(value)
        if isinstance(value, dict):
            return ", ".join(f"{self._called(k)} {self._said(k, v)}" for k, v in value.items())
        return str(value)

    def _listed(self, values: list[Any]) -> str:
        """As many as there are players: one each."""
        said = [self._said("", value) for value in values]
        if len(said) != len(self._names):
            return " ".join(said)
        return ", ".join(f"{name} {one}" for name, one in zip(self._names, said, strict=True))

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
