"""A question over the table, with yes and no."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from bluffhouse.cli.table.line import pressed

#: Yes, in the languages of the house (д lies on d, й on j); and the key that asked, once more.
YES = ("y", "j", "d", "q")


class Asking(ModalScreen[bool]):
    """Yes leaves; Esc, n and Enter stay: whoever hits Enter by habit loses nothing."""

    def __init__(self, question: str, comfort: str, keys: str) -> None:
        super().__init__()
        self._lines = (Text(question, "bold"), Text(comfort), Text(keys, "#a39c90"))

    def compose(self) -> ComposeResult:
        with Vertical(id="question"):
            for line in self._lines:
                yield Static(line)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        key = pressed(event)
        if key in YES:
            self.dismiss(True)
        elif key in ("escape", "n", "enter"):
            self.dismiss(False)
