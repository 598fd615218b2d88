"""The screen of a table with bots: one match, from the first roll to the rematch."""

import time
from collections.abc import Callable
from functools import partial

from rich.text import Text
from textual.message import Message
from textual.timer import Timer

from bluffhouse.cli.sitting import Sitting
from bluffhouse.cli.table.asking import Asking
from bluffhouse.cli.table.board import ASKING, BOTS, DEAF, OVER, SCENE, Board
from bluffhouse.cli.table.ending import draw_ending, ending_of
from bluffhouse.cli.texts import help_page
from bluffhouse.core.errors import IllegalMove

#: Seconds after which it is looked again whether somebody still reads.
PAUSE = 0.3

__all__ = ["ASKING", "BOTS", "DEAF", "OVER", "SCENE", "TableScreen"]


class TableScreen(Board):
    """A person and bots at play."""

    class Rematch(Message):
        """Another match is wished for."""

    class Look(Message):
        """The match that is over shall be looked at: `replay` or `review`."""

        def __init__(self, how: str) -> None:
            super().__init__()
            self.how = how

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, hasty=sitting.wishes.pace == 0)
        self.sitting = sitting
        self._race = sitting.race(sitting.wishes.hurry)
        self._next_racer: Timer | None = None
        self._offered: list[str] = []  # what the person could play when he was asked

    def on_mount(self) -> None:
        self.furnish()
        self.sitting.begin()
        commitment = self.sitting.match.seed.commitment()
        self.tell(self.sitting.words.say("ui-promise", commitment=commitment[:16]))
        self.show_table()
        if self.guided():
            self.pause()
        else:
            self.go_on()

    def help_text(self) -> str:
        return help_page(self.sitting.words)

    def action_odds(self) -> None:
        self.sitting.helped = not self.sitting.helped
        self.show_odds()

    # --- the course of the match ------------------------------------------------------------

    def go_on(self) -> None:
        if self.sitting.trouble:
            self.status(self.sitting.words.say("ui-not-kept", why=self.sitting.trouble))
        if self.sitting.over:
            self._end()
        elif self.sitting.my_turn:
            self._offered = self.sitting.view()["moves"]
            self.ask()
        else:
            self.wait()
            self._later(self.sitting.wishes.pace, self._bot_moves)
        self._let_race()

    def _later(self, seconds: float, what: Callable[[], None]) -> Timer | None:
        if seconds > 0:
            return self.set_timer(seconds, what)
        self.call_later(what)
        return None

    def _bot_moves(self) -> None:
        if self.state != BOTS or self.sitting.over:
            return
        before = self.sitting.view()
        self.sitting.bot_moves()
        self.after_move(before)

    def _end(self) -> None:
        self.state = OVER
        self.show_odds()
        self.sitting.save()
        self.show(partial(draw_ending, ending_of(self.sitting)))
        again = Text(self.sitting.words.say("ui-again"), "bold")
        self.set_desk("", again, "", "again", "replay", "review", "help", "rules", "leave")

    # --- where all act at once --------------------------------------------------------------

    def _let_race(self) -> None:
        """Bots that may act as well do so at their own pace, while the person looks."""
        if self._next_racer is not None:
            self._next_racer.stop()
        now = time.monotonic()
        due = self._race.next(self.sitting.racers, now)
        if due is not None:
            at, bot = due
            self._next_racer = self._later(at - now, partial(self._bot_races, bot))

    def _bot_races(self, bot: int) -> None:
        if self.state != ASKING or bot not in self.sitting.racers:
            return
        if self.app.screen is not self:  # who reads the rules is waited for
            self._next_racer = self._later(PAUSE, partial(self._bot_races, bot))
            return
        before = self.sitting.view()
        self._race.moved(bot)
        self.sitting.bot_moves(bot)
        if not self.sitting.my_turn:
            self.after_move(before)
            return
        self.tell()
        if self.sitting.view() != before:
            self.show_table()
            self.ask()
        self._let_race()

    # --- the person -------------------------------------------------------------------------

    def make_move(self, move: str) -> bool:
        """Make a move; what is wrong with it is said, and nothing is lost."""
        before = self.sitting.view()
        try:
            self.sitting.play(move)
        except IllegalMove as refused:
            words = self.sitting.words
            late = move in self._offered and move not in before["moves"]
            self.hint(words.say("ui-too-late") if late else refused.say(words.lang), bad=True)
            return False
        self.after_move(before)
        return True

    def leave(self) -> None:
        if self.state == OVER:
            self.app.exit()
            return
        say = self.sitting.words.say
        question = Asking(say("ui-leave"), say("ui-leave-kept"), say("ui-leave-keys"))
        self.app.push_screen(question, lambda yes: self.app.exit() if yes else None)

    def another(self) -> None:
        self.post_message(self.Rematch())

    def house_key(self, key: str) -> bool:
        if self.state == OVER and key in ("p", "v"):
            self.post_message(self.Look("replay" if key == "p" else "review"))
            return True
        return super().house_key(key)
