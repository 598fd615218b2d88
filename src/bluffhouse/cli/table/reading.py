"""Screens to read: the rules, and help."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown


class Reading(ModalScreen[None]):
    """A scrolling page of Markdown over the table. Esc, q and Enter close it, and no letter of
    a move: who was typing one when it came up does not type the rest of it at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False)
        for key in ("escape", "q", "я", "f1", "question_mark", "enter")
    ]

    def __init__(self, title: str, hint: str, page: str) -> None:
        super().__init__()
        self._title = title
        self._hint = hint
        self._page = page

    def compose(self) -> ComposeResult:
        scroll = VerticalScroll(Markdown(self._page), id="page")
        scroll.border_title = self._title
        scroll.border_subtitle = self._hint
        yield scroll

    def on_mount(self) -> None:
        self.query_one("#page").focus()
