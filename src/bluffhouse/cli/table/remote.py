"""The screen of a server's table: the same as with bots, with people, chat and clocks."""

from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType

from bluffhouse.cli import files
from bluffhouse.cli.remote import doings, heard, keys, knock
from bluffhouse.cli.remote.address import Address
from bluffhouse.cli.remote.chance import Chance
from bluffhouse.cli.remote.place import RemotePlace
from bluffhouse.cli.remote.wire import Wire
from bluffhouse.cli.table.asking import Asking
from bluffhouse.cli.table.board import BOTS, OVER, SCENE, Board
from bluffhouse.cli.table.ending import Ending, draw_ending
from bluffhouse.cli.table.lobby import draw_lobby
from bluffhouse.cli.table.menu import Menu, Writing
from bluffhouse.cli.table.replay import ReplayScreen
from bluffhouse.cli.table.review import ReviewScreen
from bluffhouse.cli.texts import join_help
from bluffhouse.core.errors import Refused
from bluffhouse.core.facts import say_fact
from bluffhouse.server import messages as ms

#: Before a match, between two, and while one is paused.
WAITING = "waiting"
EMOTES = ("cheers", "laugh", "liar", "wow", "think", "cry", "angry", "hurry")
FOOT = ("chat", "emote", "table", "help", "rules", "leave")


class RemoteScreen(Board):
    """A place at a server's table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "chat", show=False),
        Binding("f4", "emote", show=False),
        Binding("f5", "table", show=False),
    ]

    def __init__(self, address: Address, token: str | None, place: RemotePlace) -> None:
        super().__init__(place)
        self.seat = place
        self.address = address
        self.wire = Wire(address.socket, token, self)
        self._chance = Chance(address, self.wire)
        self._lost = False

    def on_mount(self) -> None:
        self.furnish()
        self._listen()
        self.set_interval(0.5, self._show_clocks)
        self.go_on()

    @work(exclusive=True)
    async def _listen(self) -> None:
        await self.wire.run()

    def on_unmount(self) -> None:
        self.wire.stop()

    def help_text(self) -> str:
        return join_help(self.seat.words)

    # --- what the server tells --------------------------------------------------------------

    def told(self, message: heard.News) -> None:
        match = self.seat.match
        before = None if match is None else (match.number, self.seat.view())
        try:
            self.seat.take(message)
        except Refused as refused:  # the table plays something that this house does not know
            self.app.exit(refused)
            return
        self._chance.hear(message)
        self.query_one("#picture").border_title = self.seat.words.say("name")
        self.query_one("#ask").styles.height = self.seat.picture.rows
        now = self.seat.match
        if isinstance(message, ms.Presence):
            self._on_presence()
        elif before is not None and now is not None and before[0] == now.number:
            if self.seat.view() is not before[1]:
                self.after_move(before[1])
            else:
                self.tell()
                if self.state != SCENE:
                    self.go_on()
        else:
            self.end_tale()
            self.tell()
            self.go_on()

    def _on_presence(self) -> None:
        if self.state == WAITING:
            self.go_on()

    def line(self, open: bool) -> None:
        self._lost = not open
        self._show_clocks()

    def ended(self, bye: ms.Bye) -> None:
        if bye.reason == "kicked":
            keys.keep(self.address, None)
        self.app.exit(Refused("join-bye", reason=bye.reason, code=self.address.code))

    # --- the course of the match ------------------------------------------------------------

    def go_on(self) -> None:
        place = self.seat
        if place.table.state in doings.RUNNING and place.match is not None:
            self.show_table()
        if place.over:
            self._end()
        elif place.match is None or place.table.state not in doings.RUNNING:
            self._wait_for_match()
        elif place.table.state == "paused":
            self._rest(WAITING, place.words.say("join-paused"))
        elif place.my_turn:
            self.ask()
        else:
            self.wait()
        self._show_clocks()

    def wait(self) -> None:
        super().wait()
        self._foot()

    def show_offer(self) -> None:
        super().show_offer()
        self._foot()

    def _foot(self) -> None:
        self.set_foot(*(("hands",) if self.seat.shown else ()), *FOOT)

    def _rest(self, state: str, text: str) -> None:
        self.state = state
        self.show_odds()
        self.set_desk("", Text(text, "bold"), "", *FOOT)

    def _wait_for_match(self) -> None:
        self.show(partial(draw_lobby, self.seat, self.address.link))
        host = self.seat.you.host
        self._rest(WAITING, self.seat.words.say("join-you-begin" if host else "join-host-begins"))

    def _end(self) -> None:
        place = self.seat
        assert place.match is not None
        assert place.match.outcome is not None
        say = place.words.say
        proof = [
            say("ui-seed", seed=place.match.outcome.seed),
            say("ui-commitment", commitment=place.match.commitment),
        ]
        if self._chance.is_new(place.match.number):
            self._judge(place.match.number)
        end = Ending(place.words, place.results(), proof)
        self.show(partial(draw_ending, end))
        self._recall(place.match.number, end)
        self.state = OVER
        self.show_odds()
        again = say("ui-again" if place.you.host else "join-host-begins")
        keys = ("again",) if place.you.host else ()
        self.set_desk("", Text(again, "bold"), "", *keys, "replay", "review", *FOOT)

    @work(thread=True, group="recall")
    def _recall(self, number: int, end: Ending) -> None:
        """What stood out in the match, when the server has said it."""
        try:
            told = knock.facts(self.address, number)
        except Refused:
            return  # the result stands without
        lines = [say_fact(fact, self.seat.words, self.seat.names) for fact in told]
        self.app.call_from_thread(self._remember, end._replace(facts=[*lines, "", *end.facts]))

    def _remember(self, end: Ending) -> None:
        if self.state == OVER:
            self.show(partial(draw_ending, end))

    @work(thread=True, group="judge")
    def _judge(self, number: int) -> None:
        """Was chance fair? In the log, when this terminal knows."""
        try:
            lines = self._chance.judge(number, self.seat.words.say)
        except (Refused, OSError) as error:
            lines = [error.say(self.seat.lang) if isinstance(error, Refused) else str(error)]
        self.app.call_from_thread(self.tell, *lines)

    def _show_clocks(self) -> None:
        say = self.seat.words.say
        parts = [say("join-lost")] if self._lost else []
        for name, left, running in self.seat.clocks():
            parts.append(f"{'▸' if running else ''}{name} {left // 60}:{left % 60:02}")
        if self.seat.me is None and not self._lost:
            parts.insert(0, self.seat.whose())
        self.status(" · ".join(parts))

    # --- the person -------------------------------------------------------------------------

    def make_move(self, move: str) -> bool:
        """Send a move. If it is legal as far as one can see here, that is all."""
        match = self.seat.match
        assert match is not None
        self.wire.say(ms.Move, self._answered, move=move, at=match.at)
        if move not in match.view["moves"]:
            return False  # the server will say why not
        self.state = BOTS
        self.show_odds()
        self.set_desk("", Text(self.seat.label(move), "#a39c90"), "", *FOOT)
        return True

    def _answered(self, answer: heard.Answer) -> None:
        if isinstance(answer, ms.Refused):
            if self.state == BOTS:
                self.go_on()
            told = knock.Told(answer.why, self.seat.game.id)
            self.hint(told.say(self.seat.lang), bad=True)

    def leave(self) -> None:
        if self.seat.me is None or not self.seat.playing:
            self.app.exit()
            return
        say, code = self.seat.words.say, self.address.code
        grace = self.seat.table.settings.grace
        comfort = say("join-leave-kept", code=code, grace=grace)
        question = Asking(say("join-leave"), comfort, say("ui-leave-keys"))
        self.app.push_screen(question, lambda yes: self.app.exit() if yes else None)

    def another(self) -> None:
        if self.seat.you.host:
            self.wire.say(ms.Start, self._answered)

    def house_key(self, key: str) -> bool:
        if key == "enter" and self.state == WAITING and self.seat.you.host:
            paused = self.seat.table.state == "paused"
            self.wire.say(ms.Resume if paused else ms.Start, self._answered)
        elif self.state == OVER and key in ("p", "v"):
            self._look("replay" if key == "p" else "review")
        elif key == "tab" and self.seat.shown:
            self.seat.look_on()
            self.go_on()
        else:
            return super().house_key(key)
        return True

    @work(thread=True, exclusive=True, group="look")
    def _look(self, how: str) -> None:
        """The match that is over, again: its record is fetched, and kept among one's own."""
        assert self.seat.match is not None
        try:
            record = knock.record(self.address, self.seat.match.number)
            path = files.save(record)
        except (Refused, OSError) as error:
            why = error.say(self.seat.lang) if isinstance(error, Refused) else str(error)
            self.app.call_from_thread(self.hint, why, bad=True)
            return
        lang, me = self.seat.lang, self.seat.me

        def show() -> None:
            if how == "replay":
                self.app.push_screen(ReplayScreen.of(record, lang, me))
            else:
                self.app.push_screen(ReviewScreen(path, lang, me))

        self.app.call_from_thread(show)

    # --- beside the match -------------------------------------------------------------------

    def action_odds(self) -> None:
        if self.seat.me is not None:
            self.wire.say(ms.Odds, self._answered, on=not self.seat.you.odds)

    def action_chat(self) -> None:
        if self._is_guest():
            title = self.seat.words.say("web-say")
            self.app.push_screen(Writing(title, 300), self._say)

    def _say(self, text: str | None) -> None:
        if text:
            self.wire.say(ms.Say, self._answered, text=text)

    def action_emote(self) -> None:
        if self._is_guest():
            say = self.seat.words.say
            lines = [say("web-emote", emote=emote) for emote in EMOTES]
            menu = Menu(say("web-emotes"), lines, say("join-menu-keys"))
            self.app.push_screen(menu, self._emote)

    def _emote(self, number: int | None) -> None:
        if number is not None:
            self.wire.say(ms.Emote, self._answered, emote=EMOTES[number])

    def action_table(self) -> None:
        found = doings.doings(self.seat)
        if self._is_guest() and found:
            say = self.seat.words.say
            menu = Menu(say("join-table"), [each.text for each in found], say("join-menu-keys"))
            self.app.push_screen(menu, lambda number: self._do(found, number))

    def _do(self, found: list[doings.Doing], number: int | None) -> None:
        if number is None:
            return
        doing = found[number]
        if doing.kind is ms.Stand and self.seat.table.opened:
            say = self.seat.words.say
            question = Asking(doing.text, say("web-stand-sure"), say("join-stand-keys"))
            self.app.push_screen(question, lambda yes: self._say_doing(doing) if yes else None)
        else:
            self._say_doing(doing)

    def _say_doing(self, doing: doings.Doing) -> None:
        self.wire.say(doing.kind, self._answered, **doing.what)
        if doing.kind is ms.Leave:
            keys.keep(self.address, None)

    def _is_guest(self) -> bool:
        if self.seat.you.guest is None:
            self.hint(self.seat.words.say("join-only-watching"), bad=True)
        return self.seat.you.guest is not None
