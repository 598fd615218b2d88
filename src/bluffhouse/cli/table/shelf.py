"""One's records, to be gone on with, looked at again or judged."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from bluffhouse.cli.files import read_json
from bluffhouse.cli.records import Entry, entries
from bluffhouse.cli.table.line import pressed
from bluffhouse.cli.table.replay import ReplayScreen
from bluffhouse.cli.table.review import ReviewScreen
from bluffhouse.cli.table.widgets import DIM, PictureView
from bluffhouse.core.errors import Refused
from bluffhouse.core.words import words

AMBER = "#f0b429"


class Shelf(Screen[Path]):
    """Enter goes on with a match that was left, and replays one that is over."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.entries: list[Entry] = entries()
        self.at = 0
        self._trouble = ""

    def compose(self) -> ComposeResult:
        yield PictureView(id="door", words=words(self.lang))

    def on_mount(self) -> None:
        self.query_one(PictureView).show(self._draw)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        key = pressed(event)
        self._trouble = ""
        if key in ("escape", "q", "m"):
            self.dismiss(None)
            return
        if key in ("up", "down", "home", "end") and self.entries:
            step = {"up": self.at - 1, "down": self.at + 1, "home": 0, "end": -1}[key]
            self.at = step % len(self.entries)
        elif self.entries:
            self._open(key, self.entries[self.at])
        self.query_one(PictureView).show(self._draw)

    def _open(self, key: str, entry: Entry) -> None:
        if key == "enter" and entry.open:
            self.dismiss(entry.path)
        elif key in ("enter", "p"):
            try:
                screen = ReplayScreen.of(read_json(entry.path), self.lang, entry.seat)
            except Refused as refused:
                self._trouble = refused.say(self.lang)
            else:
                self.app.push_screen(screen)
        elif key == "v":
            self.app.push_screen(ReviewScreen(entry.path, self.lang, entry.seat))

    def _draw(self, width: int, height: int) -> RenderableType:
        say = words(self.lang).say
        room = max(1, height - 5)
        first = max(0, min(self.at - room // 2, len(self.entries) - room))
        lines: list[RenderableType] = [Text(say("ui-records"), f"bold {AMBER}"), Text("")]
        for place, entry in list(enumerate(self.entries))[first : first + room]:
            here = place == self.at
            style = f"bold {AMBER}" if here else ("" if entry.open else DIM)
            mark = "▸ " if here else "  "
            lines.append(
                Text(mark + entry.line(self.lang), style, no_wrap=True, overflow="ellipsis")
            )
        if not self.entries:
            lines.append(Text(say("ui-records-none")))
        lines += [Text(self._trouble, "bold #e8685a"), Text(say("ui-records-keys"), DIM)]
        return Group(*lines)
