"""The screen of a table, whoever runs it: the picture, the log, the odds, and a desk for moves."""

import time
from abc import abstractmethod
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from bluffhouse.cli.table.line import Ears, MoveLine, tidied
from bluffhouse.cli.table.place import Place
from bluffhouse.cli.table.reading import Reading
from bluffhouse.cli.table.tale import Tale
from bluffhouse.cli.table.widgets import Draw, Log, PictureView, keys_line, one_line
from bluffhouse.cli.texts import rules_page
from bluffhouse.core.picture import Picture, View

ARROWS = ("up", "down", "left", "right")
#: When a move is proposed, Enter is deaf for so many seconds: who presses it twice, or a moment too
#: late, does not mean this one.
DEAF = 0.35
#: Who plays a move by its first letter may still be typing the rest of it for so many seconds.
REST = 2.0

# What the table is doing.
BOTS, ASKING, SCENE, OVER = "bots", "asking", "scene", "over"


class Board(Screen[None]):
    """Shows a place, and turns keys into moves. What happens to a move, a kind of table says."""

    AUTO_FOCUS: ClassVar[str | None] = "#line"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", show=False),
        Binding("f2", "odds", show=False),
    ]

    def __init__(self, place: Place, *, hasty: bool = False) -> None:
        super().__init__()
        self.place = place
        self.state = BOTS
        self.chosen: str | None = None
        self.hasty = hasty  # nobody has to be given time to look
        self._tale: Tale | None = None
        self._hints: list[str] = []  # of the guide of a lesson: the one that is read, and the rest
        self._deaf_until = 0.0
        self._unsaid: list[str] = []  # keys that would only finish a move which is made already
        self._unsaid_until = 0.0
        self._refused = ""  # what was typed, and refused

    # --- what a kind of table does ----------------------------------------------------------
    # (Screens have a metaclass of their own, so it is the type checker who refuses a kind of
    # table that leaves one of the abstract ones out.)

    @abstractmethod
    def make_move(self, move: str) -> bool:
        """Make a move of the person; False: it was refused, and that was said."""

    @abstractmethod
    def go_on(self) -> None:
        """After all was shown: whoever is next."""

    @abstractmethod
    def leave(self) -> None:
        """The person wishes to leave."""

    @abstractmethod
    def help_text(self) -> str:
        """The page behind `?`."""

    @abstractmethod
    def another(self) -> None:
        """The person wishes for a rematch."""

    @abstractmethod
    def action_odds(self) -> None:
        """Switch the odds helper."""

    # --- what is on the screen --------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Horizontal(id="body"):
            yield PictureView(id="picture", words=self.place.words)
            with Vertical(id="side"):
                yield Log(id="log")
                yield Log(id="odds")
        with Vertical(id="desk"):
            yield Static(id="ask")
            with Horizontal(id="entry"):
                yield Static("›", id="prompt")
                yield MoveLine(id="line", ears=Ears(self._finishes, self._short_key, self._submit))
            yield Static(id="hint")
        yield Static(id="foot")

    def furnish(self) -> None:
        """What stays as it is; before anything is shown."""
        say = self.place.words.say
        self.query_one("#picture").border_title = say("name")
        self.query_one("#log").border_title = say("ui-log")
        self.query_one("#odds", Log).display = False
        self.query_one("#ask").styles.height = self.place.picture.rows

    def status(self, text: str) -> None:
        """A word of the house on the edge of the table."""
        self.query_one("#picture").border_subtitle = text

    def on_resize(self) -> None:
        if self.state == ASKING:
            self.show_offer()

    def show_table(self) -> None:
        self.show(partial(self.place.picture.table, self.place.view()))

    def show(self, draw: Any) -> None:
        self.query_one(PictureView).show(draw)

    def tell(self, *lines: str) -> None:
        """News, and what else there is to say, in the log."""
        if told := [*lines, *self.place.news()]:
            self.query_one("#log", Log).tell(told)

    def show_odds(self) -> None:
        """Beside the table: what the guide of a lesson says, and on one's turn the odds."""
        told = [*self._hints[:1], *(self.place.helper() if self.state == ASKING else [])]
        odds = self.query_one("#odds", Log)
        odds.border_title = self.place.words.say("ui-guide" if self._hints else "ui-odds")
        odds.display = bool(told)
        odds.show(told, len(told), from_the_top=True)

    def set_desk(self, title: str, ask: Any, hint: str, *foot: str) -> None:
        desk = self.query_one("#desk")
        desk.border_title = title
        asking = self.state == ASKING
        desk.set_class(asking, "mine")
        self.query_one("#ask", Static).update(ask)
        self.hint(hint)
        line = self.query_one(MoveLine)
        line.placeholder = self.place.words.say("ui-type-here") if asking else ""
        self.set_foot(*foot)

    def set_foot(self, *keys: str) -> None:
        self.query_one("#foot", Static).update(keys_line(self.place.words, keys))

    def hint(self, text: str, *, bad: bool = False) -> None:
        hint = self.query_one("#hint", Static)
        hint.update(Text(text))
        hint.set_class(bad, "bad")

    # --- the course of the match ------------------------------------------------------------

    def after_move(self, before: View) -> None:
        """Show what a move has changed since a view; what it laid open beat by beat, and then until
        somebody goes on."""
        self.end_tale()
        after, picture = self.place.view(), self.place.picture
        scene = not self.hasty and bool(picture.scene_spoken(before, after))
        draw = partial(_scene, picture, before, after) if scene else None
        beats, lasts = (0, 0.0) if self.hasty else self.place.telling()
        if beats and lasts:
            self._tale = Tale(self.place.news(), draw, beats)
            self.pause("web-telling")
            self.hint(self.place.words.say("ui-go-on"))
            self._beat(self._tale, lasts)
        else:
            self._all_told(draw)

    def _beat(self, tale: Tale, lasts: float) -> None:
        if tale is not self._tale:
            return  # somebody had seen enough
        self.query_one("#log", Log).tell(tale.told())
        if tale.over:
            self._all_told(tale.scene)
            return
        if tale.scene:
            self.show(tale.draw)
        tale.beat += 1
        self.set_timer(lasts, partial(self._beat, tale, lasts))

    def end_tale(self) -> None:
        """Whatever was not told yet is told at once."""
        if self._tale is not None:
            self._tale.beat = self._tale.beats
            self.query_one("#log", Log).tell(self._tale.told())
            self._tale = None

    def _all_told(self, scene: Draw | None) -> None:
        self._tale = None
        self.tell()
        if scene:
            self.show(scene)
        else:
            self.show_table()
        if self.guided() or scene:
            self.pause()
        else:
            self.go_on()

    def guided(self) -> bool:
        """Whether the guide says something that is to be read before the table goes on."""
        self._hints = self.place.hints()
        return self._has_to_read()

    def _has_to_read(self) -> bool:
        """All but the hint about one's own move, which stays while one thinks about it."""
        return not self.hasty and len(self._hints) > self.place.my_turn

    def pause(self, why: str = "ui-go-on") -> None:
        self.state = SCENE
        self.show_odds()
        more = Text(self.place.words.say(why), "bold")
        self.set_desk("", more, "", "help", "rules", "leave")

    def leave_scene(self) -> None:
        if tale := self._tale:
            self.end_tale()
            self._all_told(tale.scene)
            return
        self.show_table()
        del self._hints[:1]
        if self._has_to_read():
            self.pause()
        else:
            self.go_on()

    def wait(self) -> None:
        """Others are to act."""
        self.state = BOTS
        self.show_odds()
        players = self.place.waiting_for()
        waiting = self.place.words.say("ui-thinking", players=players) if players else ""
        self.set_desk("", Text(waiting, "#a39c90"), "", "help", "rules", "leave")

    def ask(self) -> None:
        """The person is to act; what he chose or typed stays, if he still may do it."""
        view = self.place.view()
        if self.state != ASKING or self.chosen not in view["moves"]:
            self.chosen = self.place.picture.first(view)
            self._deaf_until = 0.0 if self.hasty else time.monotonic() + DEAF
        self.state = ASKING
        line = self.query_one(MoveLine)
        line.completer.moves = view["moves"]
        self.show_offer()
        self.show_odds()
        if line.value:
            self._hint_typed(line.value)

    def show_offer(self) -> None:
        view = self.place.view()
        width = self.query_one("#ask").size.width or self.app.size.width - 4
        chosen = self.chosen or view["moves"][0]
        offer = self.place.picture.ask(view, chosen, width)
        say = self.place.words.say
        foot = ("arrows", "help", "rules", "odds", "leave")
        self.set_desk(say("ui-your-move"), offer, self._enter_plays(chosen), *foot)

    def _enter_plays(self, move: str) -> str:
        """What Enter does, in words, and how that move is typed."""
        return self.place.words.say("ui-enter-plays", label=self.place.label(move), move=move)

    # --- keys -------------------------------------------------------------------------------

    def _finishes(self, key: str) -> bool:
        """Whether a key only goes on with the name of a move that its first letter has made."""
        if self._unsaid and key == self._unsaid[0] and time.monotonic() < self._unsaid_until:
            del self._unsaid[0]
            return True
        self._unsaid = []
        return False

    def _short_key(self, key: str) -> bool:
        """A key, as long as nothing is typed. What is not taken here, is typed."""
        if self.state == ASKING and self._begins_a_move(key):
            return False
        return self.house_key(key) or (self.state == ASKING and self._move_key(key))

    def _begins_a_move(self, key: str) -> bool:
        """Whether a key of the house is how a legal move begins: then that comes first."""
        moves = self.place.view()["moves"]
        return key in "qrn" and any(move.startswith(key) for move in moves)

    def house_key(self, key: str) -> bool:
        """Keys that do the same at every table."""
        if key == "q":
            self.leave()
        elif key == "r":
            self.action_rules()
        elif key in ("?", "question_mark"):
            self.read("ui-help", self.help_text())
        elif key == "n" and self.state == OVER:
            self.another()
        elif key in ("enter", "space") and self.state == SCENE:
            self.leave_scene()
        elif key in ("pageup", "pagedown"):
            for log in self.query(Log):
                log.scroll_page_up() if key == "pageup" else log.scroll_page_down()
        else:
            return False
        return True

    def _move_key(self, key: str) -> bool:
        """Keys that choose or play a move."""
        view = self.place.view()
        if key == "enter":
            if self.chosen and time.monotonic() >= self._deaf_until:
                self.make_move(self.chosen)
        elif key in ARROWS and self.chosen:
            self.chosen = self.place.picture.turn(view, self.chosen, key)
            self._deaf_until = 0.0
            self.show_offer()
        elif key == "tab":
            self.query_one(MoveLine).begin(self.chosen or "")
        else:
            return self._play_short(key, view)
        return True

    def _play_short(self, key: str, view: View) -> bool:
        """Play a move by its short key; not if another one is typed with that letter first."""
        move = self.place.picture.keys(view).get(key)
        if move is None or any(m.startswith(key) for m in view["moves"] if m != move):
            return False
        if self.make_move(move) and move.startswith(key):
            rest = ("space" if letter == " " else letter for letter in move[len(key) :])
            self._unsaid = [*rest, "enter"]
            self._unsaid_until = time.monotonic() + REST
        return True

    def action_rules(self) -> None:
        self.read("ui-rules", rules_page(self.place.words))

    def read(self, title: str, page: str) -> None:
        say = self.place.words.say
        self.app.push_screen(Reading(say(title), say("ui-close"), page))

    # --- typing -----------------------------------------------------------------------------

    @on(Input.Changed, "#line")
    def _typed(self, event: Input.Changed) -> None:
        if self.state != ASKING or event.value != self.query_one(MoveLine).value:
            return  # in a burst, more was typed before this is heard
        if event.value == self._refused:
            return  # why, stands there
        self._refused = ""
        if event.value:
            self._hint_typed(event.value)
        else:
            self.show_offer()

    def _hint_typed(self, typed: str) -> None:
        if move := self._meant(typed):
            self.hint(self._enter_plays(move))
        else:
            fitting = self.query_one(MoveLine).completer.fitting(typed)
            shown = one_line(fitting, self.query_one("#hint").size.width)
            self.hint(shown or self.place.words.say("ui-no-such-move"))

    def _meant(self, typed: str) -> str | None:
        """The legal move that is typed in full, or whose short key had to be typed, since others
        begin with that letter."""
        view = self.place.view()
        typed = tidied(typed)
        return typed if typed in view["moves"] else self.place.picture.keys(view).get(typed)

    def _submit(self, typed: str) -> None:
        """Enter was pressed after something was typed: that is played, and nothing else."""
        if self.state == SCENE:
            self.leave_scene()
        elif self.state != ASKING:
            self.hint(self.place.words.say("ui-not-yet"), bad=True)
        elif typed:
            line = self.query_one(MoveLine)
            line.completer.moves = self.place.view()["moves"]
            fitting = line.completer.fitting(typed)
            if self._meant(typed) is None and len(fitting) == 1:
                line.begin(fitting[0])  # the rest of it; Enter again plays it
            elif self.make_move(self._meant(typed) or tidied(typed)):
                line.action_leave()
            else:
                self._refused = typed


def _scene(picture: Picture, before: View, after: View, width: int, height: int) -> Any:
    return picture.scene(before, after, width, height) or picture.table(after, width, height)
