"""Small windows over a table: a list to choose from, and a line to write."""

from collections.abc import Sequence

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from bluffhouse.cli.table.line import pressed

KEYS = "123456789abcdefghijklmnoprstuvwxyz"  # without q, which closes


class Menu(ModalScreen[int]):
    """Gives the number of the line that was chosen; Esc gives none."""

    def __init__(self, title: str, lines: Sequence[str], hint: str) -> None:
        super().__init__()
        self._title, self._lines, self._hint = title, lines, hint
        self.at = 0

    def compose(self) -> ComposeResult:
        with Vertical(id="question"):
            yield Static(Text(self._title, "bold"))
            yield Static(id="lines")
            yield Static(Text(self._hint, "#a39c90"))

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        text = Text()
        for number, line in enumerate(self._lines):
            here = number == self.at
            key = KEYS[number] if number < len(KEYS) else " "
            text.append(f"{'▸' if here else ' '} {key}  ", "bold #f0b429" if here else "#b08d57")
            text.append(f"{line}\n", "bold" if here else "")
        text.rstrip()
        self.query_one("#lines", Static).update(text)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        key = pressed(event)
        if key in ("up", "down"):
            self.at = (self.at + (1 if key == "down" else -1)) % len(self._lines)
            self._show()
        elif key == "enter":
            self.dismiss(self.at)
        elif key in ("escape", "q"):
            self.dismiss(None)
        elif len(key) == 1 and KEYS.find(key) in range(len(self._lines)):
            self.dismiss(KEYS.index(key))


class Writing(ModalScreen[str]):
    """A line to write; Esc gives none."""

    def __init__(self, title: str, longest: int) -> None:
        super().__init__()
        self._title, self._longest = title, longest

    def compose(self) -> ComposeResult:
        with Vertical(id="question"):
            yield Static(Text(self._title, "bold"))
            yield Input(max_length=self._longest, compact=True, id="written")

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)

    @on(Input.Submitted)
    def _done(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip() or None)
