"""What a guest knows of a server's table: kept up to date by what the server tells."""

import time
from collections.abc import Sequence
from typing import Any

from bluffhouse.cli.remote import heard
from bluffhouse.cli.sitting import outcome, plain
from bluffhouse.core.errors import Refused
from bluffhouse.core.game import Game
from bluffhouse.core.picture import Picture, View
from bluffhouse.core.story import say_move, tell
from bluffhouse.core.words import Words, words
from bluffhouse.server import messages as ms
from bluffhouse.server.messages.notes import Note

#: More lines of a chat are not told again.
CHAT = 500


class Match:
    """One match as this viewer sees it."""

    def __init__(self, info: heard.Match) -> None:
        self.number = info.number
        self.commitment = info.commitment
        self.at = info.at
        self.actors = info.actors
        self.view: View = info.view
        self.hands = info.hands  # of all seats, for who watches where everybody agrees to that
        self.times = info.times
        self.outcome = info.outcome
        self.odds = info.odds or []
        self.heard = time.monotonic()
        self.telling: ms.Telling | None = None  # of the last move

    def move(self, moved: heard.Moved) -> None:
        self.at = moved.at
        self.telling = moved.telling
        self.actors = moved.actors or []
        if moved.view is not None:
            self.view, self.hands = moved.view, moved.hands
        self.times = moved.times or self.times
        self.outcome = moved.outcome
        self.odds = moved.odds or []
        self.heard = time.monotonic()


class RemotePlace:
    """A seat at a table, or a chair beside it."""

    def __init__(self, lang: str, table: ms.TableInfo) -> None:
        self.lang = lang
        self.table = table
        self.you = ms.You()
        self.presence = ms.Presence([], 0, {}, [])
        self.match: Match | None = None
        self.beside: int | None = None  # whose hand is looked at, if all are open
        self._news: list[str] = []
        self._told = (0, -1)  # the match and the move up to which the log goes
        self._chat: list[ms.Line] = []  # what was said, as far as a state tells it again
        self._noted: int | None = None  # when the last note was made; None: nothing is known yet
        self._furnish()

    def _furnish(self) -> None:
        """What depends on the game and on who sits where."""
        settings = self.table.settings
        self.words: Words = words(self.lang, settings.game)
        self.game: Game = _game(settings.game, settings.options)
        self.names = [
            seat.name or self.words.say("ui-player", seat=number)
            for number, seat in enumerate(self.table.seats)
        ]
        self.picture: Picture = self.game.room.picture(self.game.options, self.words, self.names)

    # --- what is told -----------------------------------------------------------------------

    def take(self, told: heard.News) -> None:
        match told:
            case ms.Presence():
                self._stand_in(told)
            case heard.State():
                self._begin(told)
            case heard.On():
                self._follow(told)

    def _begin(self, told: heard.State) -> None:
        self.you, self.presence = told.you, told.presence
        self._seat(told.table)
        self.match = None if told.match is None else Match(told.match)
        for line in _since(self._chat, told.chat):
            self._hear(line)
        known = self._noted  # what was before one came is no news
        self._note([note for note in told.notes if known is not None and note.at > known])
        if told.match is not None:
            self._catch_up(told.match)

    def _catch_up(self, match: heard.Match) -> None:
        if self._told[0] != match.number:
            self._told = (match.number, -1)
            promise = self.words.say("ui-promise", commitment=match.commitment[:16])
            self._news.append(promise)
        for chapter in match.story:
            self._tell(chapter.at, chapter.events)
        self._told = (match.number, match.at)

    def _follow(self, told: heard.On) -> None:
        if told.you is not None:
            self.you = told.you
        if told.table is not None:
            self._seat(told.table)
        if told.said is not None:
            self._hear(told.said)
        self._note(told.notes)
        if told.moved is not None and self.match is not None:
            self.match.move(told.moved)
            if told.moved.events is not None:
                self._told = (self.match.number, min(self._told[1], told.moved.at - 1))  # an undo
                self._tell(told.moved.at, told.moved.events)
            self._told = (self.match.number, told.moved.at)

    def _seat(self, table: ms.TableInfo) -> None:
        known = {asking.guest for asking in self.table.asking}
        names = {guest.id: guest.name for guest in table.guests}
        for asking in table.asking:
            if asking.guest not in known:
                told = {"name": names.get(asking.guest, ""), "seat": asking.seat}
                self._news.append(self.words.say("join-asks", **told))
        if table != self.table:
            self.table = table
            self._furnish()

    def _tell(self, at: int, events: Sequence[dict[str, Any]]) -> None:
        if at > self._told[1]:
            self._news += [tell(event, self.words, self.names, self.me) for event in events]

    def _hear(self, line: ms.Line) -> None:
        self._chat.append(line)
        del self._chat[:-CHAT]
        said = line.text or self.words.say("web-emote", emote=line.emote)
        self._news.append(self.words.say("join-said", name=line.name, text=said))

    def _note(self, notes: Sequence[Note]) -> None:
        """Who came, went, or has another part now."""
        for note in notes:
            self._remark(note.what, note.who, note.by, note.bot)
        self._noted = max([self._noted or 0, *(note.at for note in notes)])

    def _stand_in(self, now: ms.Presence) -> None:
        """Who is there; a bot steps in for somebody, or he is back."""
        before, self.presence = self.presence, now
        for seat in set(now.stands_in) ^ set(before.stands_in):
            sitter = self.table.seats[seat]
            if seat in now.stands_in:
                self._remark("bot", sitter.name)
            elif sitter.guest in now.online:  # and not because the match is over
                self._remark("back", sitter.name)

    def _remark(self, what: str, who: str, by: str = "", bot: bool = False) -> None:
        told = {"what": what, "who": who, "by": by, "bot": "yes" if bot else "no"}
        whose = "host" if by else "self"
        self._news.append(self.words.say("web-note", **told, by_whom=whose))

    # --- as a screen asks -------------------------------------------------------------------

    @property
    def me(self) -> int | None:
        return self.you.seat

    @property
    def playing(self) -> bool:
        return self.match is not None and self.match.outcome is None

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.outcome is not None

    @property
    def my_turn(self) -> bool:
        match = self.match
        return self.table.state == "playing" and match is not None and bool(match.view["moves"])

    def view(self) -> View:
        assert self.match is not None
        if self.beside is not None and self.match.hands:
            return self.match.hands[self.beside]
        return self.match.view

    @property
    def shown(self) -> int:
        """How many hands there are to look at."""
        return len(self.match.hands or []) if self.match else 0

    def look_on(self) -> None:
        """Look at the next hand; after the last one, at the table as everybody sees it."""
        after = 0 if self.beside is None else self.beside + 1
        self.beside = after if after < self.shown else None

    def whose(self) -> str:
        """From where the table is looked at."""
        if self.beside is None or not self.shown:
            return self.words.say("ui-spectator")
        return self.words.say("ui-seat", seat=self.beside, player=self.names[self.beside])

    def helper(self) -> list[str]:
        told = self.match.odds if self.match is not None and self.my_turn else []
        return [odd.say(self.words, self.names) for odd in told]

    def hints(self) -> list[str]:
        return []

    def news(self) -> list[str]:
        news, self._news = self._news, []
        return news

    def telling(self) -> tuple[int, float]:
        told = None if self.match is None else self.match.telling
        return (0, 0.0) if told is None else (told.beats, told.lasts / 1000)

    def label(self, move: str) -> str:
        return say_move(self.game, self.game.ids[move], self.words, self.names)

    def waiting_for(self) -> str:
        if self.match is None:
            return ""
        return ", ".join(self.names[p] for p in self.match.actors if p < len(self.names))

    def results(self) -> list[tuple[str, str, bool]]:
        assert self.match is not None
        assert self.match.outcome is not None
        end = self.match.outcome
        return outcome(self.words, self.names, end.scores, end.winners)

    def clocks(self) -> list[tuple[str, int, bool]]:
        """Name, seconds left and whether it runs, of every seat; empty without clocks."""
        match = self.match
        if match is None or match.times is None or match.outcome is not None:
            return []
        gone = (time.monotonic() - match.heard) * 1000 if self.table.state == "playing" else 0
        running = match.times.running
        return [
            (self.names[p], max(0, round((left - (gone if p in running else 0)) / 1000)),
             p in running)
            for p, left in enumerate(match.times.left)
        ]  # fmt: skip


def _since(known: list[ms.Line], told: list[ms.Line]) -> list[ms.Line]:
    """What is new in a chat that is told again, from some line on, and perhaps further."""
    for count in range(min(len(known), len(told)), 0, -1):
        if known[-count:] == told[:count]:
            return told[count:]
    return told


def _game(game: str, options: Any) -> Game:
    """The same game here: its labels and its picture. A server may know others than this house."""
    try:
        return plain(game, **options)
    except Refused as refused:
        raise Refused("join-other-rules", why=refused) from refused
