"""The parts of a table's screen."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.suggester import Suggester
from textual.widget import Widget
from textual.widgets import Input, Static

DIM = "#a39c90"

Draw = Callable[[int, int], RenderableType]

#: Letters of a Bulgarian keyboard, by the Latin ones in the same place.
_LATIN = dict(zip("явертъуиопасдфгхйклзьцжбнм", "qwertyuiopasdfghjklzxcvbnm", strict=True))


def pressed(event: events.Key) -> str:
    """A key by its name, or by its Latin letter whatever the keyboard speaks."""
    character = event.character
    if character is None or not character.isprintable() or character == " ":
        return event.key
    return _LATIN.get(character.lower(), character.lower())


class PictureView(Widget):
    """Shows what is drawn for exactly the room there is."""

    draw: Draw | None = None

    def show(self, draw: Draw) -> None:
        self.draw = draw
        self.refresh()

    def render(self) -> RenderableType:
        if self.draw is None:
            return Text("")
        return self.draw(self.size.width, self.size.height)


class Log(VerticalScroll, can_focus=False):
    """What happened, in words; the newest lines stand out."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._lines: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(id="told")

    def tell(self, news: Sequence[str]) -> None:
        self.show([*self._lines, *news], len(news))

    def show(self, lines: list[str], fresh: int) -> None:
        """All lines, the last `fresh` of them as news."""
        self._lines = lines
        grid = Table.grid(expand=True)
        grid.add_column(width=2)
        grid.add_column(ratio=1)
        for i, line in enumerate(lines):
            new = i >= len(lines) - fresh
            grid.add_row(Text("›" if new else "", "bold #f0b429"), Text(line, "" if new else DIM))
        self.query_one("#told", Static).update(grid)
        self.scroll_end(animate=False)


class Completer(Suggester):
    """Completes the legal moves, in whatever case and spacing they are typed."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.moves: Sequence[str] = ()

    def fitting(self, typed: str) -> list[str]:
        tidy = " ".join(typed.lower().split())
        return [move for move in self.moves if move.startswith(tidy)]

    async def get_suggestion(self, value: str) -> str | None:
        found = self.fitting(value)
        return found[0] if value and found else None


class MoveLine(Input):
    """Where moves are typed. Tab and → complete, Escape goes back to the short keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, *, id: str) -> None:
        self.completer = Completer()
        super().__init__(id=id, compact=True, suggester=self.completer, select_on_focus=False)

    def begin(self, text: str) -> None:
        """Take over typing, with what was typed already."""
        self.focus()
        self.value = text
        self.cursor_position = len(text)

    def action_complete(self) -> None:
        found = self.completer.fitting(self.value)
        if found:
            self.begin(found[0])

    def action_leave(self) -> None:
        self.value = ""
        self.screen.set_focus(None)
