"""The screen of a table: one match, from the first roll to the rematch."""

import time
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, Static

from bluffhouse.cli.pictures import View
from bluffhouse.cli.sitting import Sitting
from bluffhouse.cli.table.ending import draw_ending
from bluffhouse.cli.table.reading import Reading
from bluffhouse.cli.table.widgets import Log, MoveLine, PictureView, tidied
from bluffhouse.cli.texts import help_page, rules_page
from bluffhouse.core.errors import IllegalMove

ARROWS = ("up", "down", "left", "right")
#: After a showdown Enter is deaf for so many seconds: who presses it twice does not mean to bid.
DEAF = 0.35

# What the table is doing.
BOTS, ASKING, SCENE, OVER = "bots", "asking", "scene", "over"


class TableScreen(Screen[None]):
    """A person and bots at play."""

    class Rematch(Message):
        """Another match is wished for."""

    AUTO_FOCUS: ClassVar[str | None] = "#line"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f1", "rules", show=False)]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.state = BOTS
        self.chosen: str | None = None
        self._deaf_until = 0.0
        self._unsaid: list[str] = []  # keys that would only finish a move which is made already

    # --- what is on the screen --------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Horizontal(id="body"):
            yield PictureView(id="picture")
            yield Log(id="log")
        with Vertical(id="desk"):
            yield Static(id="ask")
            with Horizontal(id="entry"):
                yield Static("›", id="prompt")
                yield MoveLine(id="line", short=self._short_key, submit=self._submit)
            yield Static(id="hint")
        yield Static(id="foot")

    def on_mount(self) -> None:
        say = self.sitting.words.say
        self.query_one("#picture").border_title = say("name")
        self.query_one("#log").border_title = say("ui-log")
        self.query_one("#ask").styles.height = self.sitting.picture.rows
        commitment = self.sitting.match.seed.commitment()
        self.query_one(Log).tell([say("ui-promise", commitment=commitment[:16])])
        self._tell()
        self._show_table()
        self._go_on()

    def status(self, text: str) -> None:
        """A word of the house on the edge of the table."""
        self.query_one("#picture").border_subtitle = text

    def on_resize(self) -> None:
        if self.state == ASKING:
            self._show_offer()

    def _show_table(self) -> None:
        view = self.sitting.view()
        self.query_one(PictureView).show(partial(self.sitting.picture.table, view))

    def _tell(self) -> None:
        news = self.sitting.news()
        if news:
            self.query_one(Log).tell(news)

    def _set_desk(self, title: str, ask: Any, hint: str, *foot: str) -> None:
        desk = self.query_one("#desk")
        desk.border_title = title
        desk.set_class(self.state == ASKING, "mine")
        self.query_one("#ask", Static).update(ask)
        self._hint(hint)
        asking = self.state == ASKING
        line = self.query_one(MoveLine)
        line.placeholder = self.sitting.words.say("ui-type-here") if asking else ""
        self.query_one("#foot", Static).update(_keys_line(self.sitting, foot))

    def _hint(self, text: str, *, bad: bool = False) -> None:
        hint = self.query_one("#hint", Static)
        hint.update(Text(text))
        hint.set_class(bad, "bad")

    # --- the course of the match ------------------------------------------------------------

    def _go_on(self) -> None:
        """Whoever is next: the person, a bot, or nobody."""
        sitting = self.sitting
        if sitting.match.over:
            self._end()
        elif sitting.my_turn:
            self._ask()
        else:
            self.state = BOTS
            waiting = Text(
                sitting.words.say("ui-thinking", players=sitting.waiting_for()), "#a39c90"
            )
            self._set_desk("", waiting, "", "help", "rules", "leave")
            self._later(self._bot_moves)

    def _later(self, what: Any) -> None:
        if self.sitting.wishes.pace > 0:
            self.set_timer(self.sitting.wishes.pace, what)
        else:
            self.call_later(what)

    def _bot_moves(self) -> None:
        if self.state != BOTS or self.sitting.match.over:
            return
        before = self.sitting.view()
        self.sitting.bot_moves()
        self._after_move(before)

    def _after_move(self, before: View) -> None:
        self._tell()
        after = self.sitting.view()
        picture = self.sitting.picture
        if self.sitting.wishes.pace > 0 and picture.scene_spoken(before, after):
            self.state = SCENE
            self.query_one(PictureView).show(partial(_scene, picture, before, after))
            more = Text(self.sitting.words.say("ui-go-on"), "bold")
            self._set_desk("", more, "", "help", "rules", "leave")
        else:
            self._show_table()
            self._go_on()

    def _leave_scene(self) -> None:
        self._deaf_until = time.monotonic() + DEAF
        self._show_table()
        self._go_on()

    def _ask(self) -> None:
        self.state = ASKING
        view = self.sitting.view()
        self.chosen = self.sitting.picture.first(view)
        self.query_one(MoveLine).completer.moves = view["moves"]
        if told := self.sitting.helper():
            self.query_one(Log).tell(told)
        self._show_offer()

    def _show_offer(self) -> None:
        say = self.sitting.words.say
        view = self.sitting.view()
        width = self.query_one("#ask").size.width or self.app.size.width - 4
        offer = self.sitting.picture.ask(view, self.chosen or view["moves"][0], width)
        hint = say("ui-enter-plays", move=self.chosen or "")
        self._set_desk(say("ui-your-move"), offer, hint, "arrows", "help", "rules", "leave")

    def _end(self) -> None:
        self.state = OVER
        self.sitting.save()
        self.query_one(PictureView).show(partial(draw_ending, self.sitting))
        again = Text(self.sitting.words.say("ui-again"), "bold")
        self._set_desk("", again, "", "again", "help", "rules", "leave")

    # --- the person -------------------------------------------------------------------------

    def _play(self, move: str) -> bool:
        """Make a move; what is wrong with it is said, and nothing is lost."""
        before = self.sitting.view()
        try:
            self.sitting.play(move)
        except IllegalMove as refused:
            self._hint(refused.say(self.sitting.words.lang), bad=True)
            return False
        self._after_move(before)
        return True

    def _short_key(self, key: str) -> bool:
        """A key, as long as nothing is typed. What is not taken here, is typed."""
        if self._unsaid and key == self._unsaid[0]:
            del self._unsaid[0]
            return True
        self._unsaid = []
        return self._house_key(key) or (self.state == ASKING and self._move_key(key))

    def _house_key(self, key: str) -> bool:
        """Keys that do the same at every table."""
        if key == "q":
            self.app.exit()
        elif key == "r":
            self.action_rules()
        elif key in ("?", "question_mark"):
            say = self.sitting.words.say
            self.app.push_screen(
                Reading(say("ui-help"), say("ui-close"), help_page(self.sitting.words))
            )
        elif key == "n" and self.state == OVER:
            self.post_message(self.Rematch())
        elif key in ("enter", "space") and self.state == SCENE:
            self._leave_scene()
        elif key in ("pageup", "pagedown"):
            log = self.query_one(Log)
            log.scroll_page_up() if key == "pageup" else log.scroll_page_down()
        else:
            return False
        return True

    def _move_key(self, key: str) -> bool:
        """Keys that choose or play a move."""
        view = self.sitting.view()
        if key == "enter":
            if self.chosen and time.monotonic() >= self._deaf_until:
                self._play(self.chosen)
        elif key in ARROWS and self.chosen:
            self.chosen = self.sitting.picture.turn(view, self.chosen, key)
            self._show_offer()
        elif key == "tab":
            self.query_one(MoveLine).begin(self.chosen or "")
        else:
            return self._play_short(key, view)
        return True

    def _play_short(self, key: str, view: View) -> bool:
        """Play a move by its short key; not if another one is typed with that letter first."""
        move = self.sitting.picture.keys(view).get(key)
        if move is None or any(m.startswith(key) for m in view["moves"] if m != move):
            return False
        if self._play(move) and move.startswith(key):
            rest = ("space" if letter == " " else letter for letter in move[len(key) :])
            self._unsaid = [*rest, "enter"]
        return True

    def action_rules(self) -> None:
        words = self.sitting.words
        page = rules_page(words)
        self.app.push_screen(Reading(words.say("ui-rules"), words.say("ui-close"), page))

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        if self.state != ASKING:
            return
        if not event.value:
            self._show_offer()
        elif move := self._by_short_key(event.value):
            self._hint(self.sitting.words.say("ui-enter-plays", move=move))
        else:
            fitting = self.query_one(MoveLine).completer.fitting(event.value)
            shown = _one_line(fitting, self.query_one("#hint").size.width)
            self._hint(shown or self.sitting.words.say("ui-no-such-move"))

    def _by_short_key(self, typed: str) -> str | None:
        """The move of a short key that had to be typed, since others begin with that letter."""
        view = self.sitting.view()
        typed = tidied(typed)
        return None if typed in view["moves"] else self.sitting.picture.keys(view).get(typed)

    def _submit(self, typed: str) -> None:
        """Enter was pressed after something was typed: that is played, and nothing else."""
        if self.state != ASKING:
            self._hint(self.sitting.words.say("ui-not-yet"), bad=True)
        elif typed:
            line = self.query_one(MoveLine)
            fitting = line.completer.fitting(typed)
            only = fitting[0] if len(fitting) == 1 else tidied(typed)
            if self._play(self._by_short_key(typed) or only):
                line.action_leave()


def _one_line(moves: list[str], width: int) -> str:
    """As many moves as fit a line."""
    line = ""
    for move in moves:
        if len(line) + len(move) + 6 > width:
            return line + "…"
        line += f"{move}   "
    return line


def _scene(picture: Any, before: View, after: View, width: int, height: int) -> Any:
    return picture.scene(before, after, width, height) or picture.table(after, width, height)


def _keys_line(sitting: Sitting, keys: tuple[str, ...]) -> Text:
    """`? help   r rules …` for the foot of the screen."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for name in keys:
        key, _, what = sitting.words.say(f"ui-key-{name}").partition(" ")
        line.append(f" {key} ", "bold #1c1a17 on #b08d57")
        line.append(f" {what}  ", "#c9c2b5")
    return line
