"""The application around door and tables."""

import asyncio
import contextlib
import signal
import subprocess
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from bluffhouse.bots import warm
from bluffhouse.cli.sitting import Sitting, Wishes
from bluffhouse.cli.table.door import Door
from bluffhouse.cli.table.screen import TableScreen
from bluffhouse.core.errors import Refused

PUB = Theme(
    name="pub",
    primary="#f0b429",
    secondary="#b08d57",
    accent="#f0b429",
    foreground="#ece6da",
    background="#161310",
    surface="#161310",
    panel="#221d18",
    warning="#e8685a",
    error="#e8685a",
    success="#7bc47f",
    dark=True,
)


class PlayApp(App[Refused]):
    """Sits people down, and lets them go without a fuss."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (70, "-narrow"), (100, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self, wishes: Wishes, sitting: Sitting | None = None, *, warm: bool = True
    ) -> None:
        super().__init__()
        self.wishes = wishes
        self.sittings: list[Sitting] = [] if sitting is None else [sitting]
        self._warm = warm
        self._warming: subprocess.Popen[bytes] | None = None

    def on_mount(self) -> None:
        self.register_theme(PUB)
        self.theme = "pub"
        self._leave_on_signals()
        if self.sittings:
            self._open_table(self.sittings[0])
        else:
            self.push_screen(Door(self.wishes), self._sit_down)

    def _leave_on_signals(self) -> None:
        """A closed terminal or a kill ends like q: cleanly, with the match saved."""
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            # Not every system has all of them, nor lets every loop hear them.
            with contextlib.suppress(AttributeError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.exit)

    def _sit_down(self, wishes: Wishes | None) -> None:
        if wishes is None:
            self.exit()
            return
        self.wishes = wishes
        try:
            sitting = Sitting(wishes)
        except Refused as refused:
            self.exit(refused)
            return
        self.sittings.append(sitting)
        self._open_table(sitting)

    def _open_table(self, sitting: Sitting) -> None:
        table = TableScreen(sitting)
        if len(self.screen_stack) > 1:
            self.switch_screen(table)
        else:
            self.push_screen(table)
        self._sharpen(sitting)

    def on_table_screen_rematch(self) -> None:
        self._sit_down(self.wishes.again())

    def action_leave(self) -> None:
        self.exit()

    # --- rules that were never compiled here ------------------------------------------------

    def _sharpen(self, sitting: Sitting) -> None:
        """Interpreted rules play this match; meanwhile another process compiles for the next."""
        if sitting.compiled or not self._warm or self._warming is not None:
            return
        self._warming = warm.start(sitting.match.game.id)
        self.call_after_refresh(self._say_status, "ui-sharpening")
        self.set_interval(0.5, self._look_at_warming)

    def _look_at_warming(self) -> None:
        if self._warming is None or self._warming.poll() is None:
            return
        room = self.sittings[-1].match.game.room
        self._warming = None
        self._say_status("ui-sharpened" if room.is_warm() else "ui-not-sharpened")

    def _say_status(self, key: str) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.status(screen.sitting.words.say(key))
