"""The parts of a table's screen."""

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
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
        tidy = tidied(typed)
        return [move for move in self.moves if move.startswith(tidy)]

    async def get_suggestion(self, value: str) -> str | None:
        found = self.fitting(value)
        return found[0] if value and found else None


def tidied(typed: str) -> str:
    """What was typed, as moves are spelled: a colon or slash only says that typing begins."""
    return " ".join(typed.lower().lstrip(":/").split())


#: Keys that change what is typed, and the actions of `Input` that do it.
_EDITING = {
    "backspace": "delete_left",
    "delete": "delete_right",
    "left": "cursor_left",
    "right": "cursor_right",
    "home": "home",
    "end": "end",
    "ctrl+u": "delete_left_all",
    "ctrl+k": "delete_right_all",
    "ctrl+w": "delete_left_word",
    "tab": "complete",
    "escape": "leave",
}


class MoveLine(Input):
    """Where moves are typed, and through which all keys of a table go, one after the other.

    Keys come quicker than focus moves and than bindings run: on a slow line, or pasted, a whole
    move arrives at once. So the line keeps the focus, and does at once what a key says; else a
    letter could be lost, and Enter play what is left. As long as nothing is typed, `short` may
    take a key; `submit` hears what was typed when Enter comes.
    """

    def __init__(
        self, *, id: str, short: Callable[[str], bool], submit: Callable[[str], None]
    ) -> None:
        self.completer = Completer()
        self._short = short
        self._submitted = submit
        super().__init__(id=id, compact=True, suggester=self.completer, select_on_focus=False)

    def on_key(self, event: events.Key) -> None:
        key = pressed(event)
        if not self.value and self._short(key):
            pass
        elif key == "enter":
            self._submitted(self.value)
        elif key in _EDITING:
            getattr(self, f"action_{_EDITING[key]}")()
        elif event.is_printable:
            self.insert_text_at_cursor(" " if key == "space" else key)
        else:
            return  # for the screen and the house
        event.stop()
        event.prevent_default()

    def begin(self, text: str) -> None:
        """Let typing go on from a text."""
        self.value = text
        self.cursor_position = len(text)

    def action_complete(self) -> None:
        found = self.completer.fitting(self.value)
        if found:
            self.begin(found[0])

    def action_leave(self) -> None:
        self.value = ""
