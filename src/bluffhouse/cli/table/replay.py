"""Stepping through a recorded match."""

from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.markup import escape
from textual.screen import Screen
from textual.widgets import Static

from bluffhouse.cli.film import Film
from bluffhouse.cli.table.line import pressed
from bluffhouse.cli.table.reading import Reading
from bluffhouse.cli.table.widgets import Log, PictureView
from bluffhouse.cli.texts import rules_page


class ReplayScreen(Screen[None]):
    """← and → step, digits and Tab change the seat."""

    AUTO_FOCUS: ClassVar[str | None] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "next_seat", show=False, priority=True),
    ]

    @classmethod
    def of(cls, record: Any, lang: str, seat: int | None) -> "ReplayScreen":
        return cls(Film(record, lang), seat)

    def __init__(self, film: Film, seat: int | None) -> None:
        super().__init__()
        self.film = film
        self.seat = seat
        self.number = 0
        self.scene = False  # what the move laid open is shown before the table after it
        self._told = film.told(seat)

    @property
    def last(self) -> int:
        return len(self.film.frames) - 1

    def compose(self) -> ComposeResult:
        with Horizontal(id="body"):
            yield PictureView(id="picture", words=self.film.words)
            with Vertical(id="side"):
                yield Log(id="log")
        yield Static(id="foot")

    def on_mount(self) -> None:
        self.query_one("#log").border_title = self.film.words.say("ui-log")
        self._show()

    def _show(self) -> None:
        say = self.film.words.say
        panel = self.query_one(PictureView)
        panel.border_title = escape(f"{say('name')} · {self.film.seat_name(self.seat)}")
        panel.border_subtitle = say("ui-move-number", number=self.number, last=self.last)
        panel.show(self._draw())
        told = self._told[: self.number + 1]
        lines = [line for chapter in told for line in chapter]
        self.query_one(Log).show(lines, len(told[-1]))
        self.query_one("#foot", Static).update(Text(say("ui-replay-keys"), "#c9c2b5"))

    def _draw(self) -> Any:
        view = self.film.view(self.number, self.seat)
        if self.scene:
            before = self.film.view(self.number - 1, self.seat)
            return partial(self.film.picture.scene, before, view)
        return partial(self.film.picture.table, view)

    def _has_scene(self) -> bool:
        if self.number == 0:
            return False
        before = self.film.view(self.number - 1, self.seat)
        return bool(self.film.picture.scene_spoken(before, self.film.view(self.number, self.seat)))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        key = pressed(event)
        if key in ("right", "space", "enter"):
            self._forward()
        elif key == "left":
            self._back()
        elif key in ("home", "end"):
            self.number, self.scene = (0 if key == "home" else self.last), False
        elif key.isdecimal() and int(key) < self.film.players:
            self._sit(int(key))
        elif key == "s":
            self._sit(None)
        else:
            self._other_key(key)
            return
        self._show()

    def _forward(self) -> None:
        if self.scene:
            self.scene = False
        elif self.number < self.last:
            self.number += 1
            self.scene = self._has_scene()

    def _back(self) -> None:
        if not self.scene and self._has_scene():
            self.scene = True
        elif self.number > 0:
            self.number, self.scene = self.number - 1, False

    def _sit(self, seat: int | None) -> None:
        self.seat = seat
        self._told = self.film.told(seat)

    def action_next_seat(self) -> None:
        seats = [None, *range(self.film.players)]
        self._sit(seats[(seats.index(self.seat) + 1) % len(seats)])
        self._show()

    def _other_key(self, key: str) -> None:
        say = self.film.words.say
        if key in ("q", "escape"):
            self.dismiss()
        elif key in ("r", "f1", "?", "question_mark"):
            page = rules_page(self.film.words)
            self.app.push_screen(Reading(say("ui-rules"), say("ui-close"), page))
