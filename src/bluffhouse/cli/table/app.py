"""The application around door and tables."""

import asyncio
import subprocess
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from bluffhouse.bots import warm
from bluffhouse.cli import records
from bluffhouse.cli.sitting import Sitting, Wishes
from bluffhouse.cli.table.door import Door
from bluffhouse.cli.table.replay import ReplayScreen
from bluffhouse.cli.table.review import ReviewScreen
from bluffhouse.cli.table.screen import TableScreen
from bluffhouse.cli.table.widgets import COLUMNS, LINES
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


class HouseApp(App[Refused]):
    """What all screens of the house live in. Ctrl-C leaves at once, without a fuss."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = COLUMNS
    VERTICAL_BREAKPOINTS = LINES
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._mind: asyncio.AbstractEventLoop | None = None

    def furnish(self) -> None:
        """What all have in common; before anything is shown."""
        self._mind = asyncio.get_running_loop()
        self.register_theme(PUB)
        self.theme = "pub"

    def leave(self, code: int) -> None:
        """Leave with an exit code; from a signal's handler, at any time."""
        if self._mind is None:
            raise SystemExit(code)
        self._mind.call_soon_threadsafe(lambda: self.exit(return_code=code))

    def action_leave(self) -> None:
        self.exit()


class OneScreenApp(HouseApp):
    """A single screen; who closes it, leaves."""

    def __init__(self, only: Screen[None]) -> None:
        super().__init__()
        self._only = only

    def on_mount(self) -> None:
        self.furnish()
        self.push_screen(self._only, lambda _: self.exit())


class PlayApp(HouseApp):
    """Sits people down, and lets them go."""

    def __init__(
        self, wishes: Wishes, sitting: Sitting | None = None, *, warm: bool = True
    ) -> None:
        super().__init__()
        self.wishes = wishes
        self.sittings: list[Sitting] = []
        self._first = sitting
        self._warm = warm
        self._warming: subprocess.Popen[bytes] | None = None
        self.browse: str | None = None  # the language to open the browser's door in, if wished

    def on_mount(self) -> None:
        self.furnish()
        if self._first is not None:
            self._open_table(self._first)
        else:
            self.push_screen(Door(self.wishes), self._sit_down)

    def on_door_browse(self, message: Door.Browse) -> None:
        self.browse = message.lang
        self.exit()

    def _sit_down(self, wishes: Wishes | None) -> None:
        if wishes is None:
            self.exit()
            return
        self.wishes = wishes
        try:
            sitting = records.resume_or_begin(wishes)
        except Refused as refused:
            self.exit(refused)
            return
        self._open_table(sitting)

    def _open_table(self, sitting: Sitting) -> None:
        self.sittings.append(sitting)
        self.wishes = sitting.wishes
        table = TableScreen(sitting)
        if len(self.screen_stack) > 1:
            self.switch_screen(table)
        else:
            self.push_screen(table)
        self._sharpen(sitting)

    def on_table_screen_rematch(self) -> None:
        self._sit_down(self.wishes.again())

    def on_table_screen_look(self, message: TableScreen.Look) -> None:
        sitting = self.sittings[-1]
        if message.how == "replay":
            self.push_screen(ReplayScreen.of(sitting.record(), sitting.words.lang, sitting.me))
        elif sitting.saved is not None:
            self.push_screen(ReviewScreen(sitting.saved, sitting.words.lang, sitting.me))

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
