"""What every decision of a match was worth, shown in the terminal."""

import asyncio
import contextlib
import os
import sys
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from bluffhouse.core.words import words

COMMAND = "import bluffhouse.cli; bluffhouse.cli.main()"


class ReviewScreen(ModalScreen[None]):
    """Runs `bluffhouse review` beside this process, since it thinks for a while, and shows it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False) for key in ("escape", "q", "я", "enter")
    ]

    def __init__(self, record: Path, lang: str, seat: int | None) -> None:
        super().__init__()
        self._lang = lang
        self._args = ["review", str(record), "--lang", lang]
        if seat is not None:
            self._args += ["--seat", str(seat)]

    def compose(self) -> ComposeResult:
        say = words(self._lang).say
        scroll = VerticalScroll(Static(say("ui-reviewing"), id="verdict"), id="page")
        scroll.border_title = say("ui-review")
        scroll.border_subtitle = say("ui-close")
        yield scroll

    def on_mount(self) -> None:
        self.query_one("#page").focus()
        self._think()

    @work(exclusive=True)
    async def _think(self) -> None:
        columns = str(min(self.app.size.width * 9 // 10, 92) - 8)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", COMMAND, *self._args,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "COLUMNS": columns, "FORCE_COLOR": "1"},
        )  # fmt: skip
        try:
            out, err = await process.communicate()
        finally:  # who closes the page does not wait for it
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        shown = out if process.returncode == 0 else err
        self.query_one("#verdict", Static).update(Text.from_ansi(shown.decode(errors="replace")))
