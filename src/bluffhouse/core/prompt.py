"""A seat in plain text: all that a language model needs to play from it; and how it is answered.

A prompt is made of what its player heard, sees and may do, and of nothing else: who cannot tell two
matches apart gets the same prompt in both.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, get_args

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.quoting import shown, typed
from bluffhouse.core.room import Room
from bluffhouse.core.setup import Setup
from bluffhouse.core.story import Storyteller, Told, say_move, tell
from bluffhouse.core.words import LANGUAGES, Words, words

Rules = Literal["brief", "full", "none"]
Fault = Literal["unreadable", "illegal"]

ANSWER = "MOVE"  # what the line of an answer begins with, in every language
_MARKUP = " \t`*_\"'“”„"  # that may stand around a move: how it is set, not what it says


class Played(Told, Protocol):
    """A match, as a prompt is made from it."""

    @property
    def over(self) -> bool: ...
    def view(self, player: int | None) -> dict[str, Any]: ...
    def legal(self, player: int | None) -> list[str]: ...
    def parse(self, move: str) -> int: ...
    def play(self, move: str, player: int | None = None) -> None: ...
    def copy(self) -> "Played": ...


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to a prompt, read: a legal move, or what is wrong with it and why."""

    move: str | None
    fault: Fault | None = None
    why: str = ""


# --- the prompt -----------------------------------------------------------------------------


class SeatText:
    """How the seat of a player is put into words, whoever tells what happens there."""

    def __init__(
        self, game: Setup, player: int, lang: str = "en", rules: Rules = "brief",
        names: Sequence[str] | None = None,
    ) -> None:  # fmt: skip
        if rules not in get_args(Rules):
            allowed = ", ".join(get_args(Rules))
            raise ValueError(f"rules are told as one of {allowed}, not as {shown(rules)}")
        self.game, self.player = game, player
        self.words = _spoken(lang, game)
        self.names = _texts(names) if names is not None else seat_names(game.players, lang)
        if len(self.names) != game.players:
            given = len(self.names)
            raise ValueError(f"{game.players} players sit here, and there are {given} names")
        self.picture = game.room.picture(game.options, self.words, self.names)
        self._labels: dict[str, str] = {}
        told = [] if rules == "none" else _rules(game, self.words, brief=rules == "brief")
        self._head = [*told, self._table()]

    def text(self, story: Sequence[str], view: dict[str, Any], *, over: bool) -> str:
        """The rules, the story so far, the table as the player sees it, and his moves: Markdown."""
        parts = [
            *self._head,
            self._part("prompt-story", story or [self.words.say("prompt-nothing")]),
            self._part("prompt-view", (f"- {line}" for line in self.picture.spoken(view))),
            *self._moves(view["moves"], over),
        ]
        return "\n\n".join(parts) + "\n"

    def _part(self, heading: str, lines: Iterable[str]) -> str:
        return f"## {self.words.say(heading)}\n\n" + "\n".join(lines)

    def _table(self) -> str:
        say, seat = self.words.say, str(self.player)
        lines = [
            f"- {say(f'option-{name}')} (`{name}`): {_written(value)}"
            for name, value in self.game.options.items()
        ]
        me, everybody = self.names[self.player], ", ".join(self.names)
        lines += ["", say("prompt-you", name=me, seat=seat, all=everybody)]
        return self._part("prompt-table", lines)

    def _moves(self, moves: Sequence[str], over: bool) -> Iterator[str]:
        say = self.words.say
        if not moves:
            yield say("prompt-over" if over else "prompt-wait")
            return
        yield self._part("prompt-moves", (f"- `{move}`: {self._label(move)}" for move in moves))
        yield self._part("prompt-answer", [say("prompt-how")])

    def _label(self, move: str) -> str:
        if move not in self._labels:
            game = self.game
            self._labels[move] = say_move(game, game.ids[move], self.words, self.names)
        return self._labels[move]


class Prompter:
    """Makes the prompts of a seat as its match goes on: what was told once is kept."""

    def __init__(self, match: Played, seat: SeatText) -> None:
        self._match, self._seat = match, seat
        self._teller = Storyteller(match, seat.player)
        self._before: dict[str, Any] | None = None
        self._story: list[str] = []

    def text(self) -> str:
        self.news()
        view = self._match.view(self._seat.player)
        return self._seat.text(self._story, view, over=self._match.over)

    def news(self) -> list[str]:
        """The log since it was asked last, and what moves laid open: lines of a list."""
        news = [f"- {line}" for line in self._lines()]
        self._story += news
        return news

    def _lines(self) -> Iterator[str]:
        seat = self._seat
        for chapter in self._teller.chapters():
            for event in chapter.events:
                yield tell(event, seat.words, seat.names, seat.player)
            now = self._teller.here.view(seat.player)
            if self._before is not None:
                yield from seat.picture.scene_spoken(self._before, now)
            self._before = now


def _spoken(lang: str, game: Setup) -> Words:
    if lang not in LANGUAGES:
        raise ValueError(f"prompts speak one of {', '.join(LANGUAGES)}, not {shown(lang)}")
    return words(lang, game.id)


def seat_names(players: int, lang: str) -> list[str]:
    """What players are called who have no names: moves name them by the same numbers."""
    return [words(lang).say("prompt-player", seat=str(seat)) for seat in range(players)]


def _texts(names: object) -> list[str]:
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise ValueError(f"names are a list of texts, not {shown(names)}")
    given = list(names)
    if not all(isinstance(name, str) for name in given):
        raise ValueError(f"names are a list of texts, not {shown(given)}")
    return given


def _rules(game: Setup, said: Words, *, brief: bool) -> Iterator[str]:
    """The rules; at a table with options of its own they are never brief: it needs to be known
    what these change."""
    usual = all(option.default in (None, game.options[option.name]) for option in game.room.options)
    yield f"# {said.say('name')}"
    for key in _sections(game.room, said, brief=brief and usual):
        yield f"## {said.say(key)}\n\n{said.say(f'{key}.body')}"


def _sections(room: Room, said: Words, *, brief: bool) -> Iterator[str]:
    """The sections of the rules. In brief they end where the options of tables are explained, by
    their names in backticks: rulings, typing and tips come behind that."""
    number = 1
    while said.has(key := f"rules-{number:02}"):
        body = said.say(f"{key}.body")
        if brief and number > 1 and all(f"`{option.name}`" in body for option in room.options):
            return
        yield key
        number += 1


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- the answer -----------------------------------------------------------------------------


def read_reply(match: Played, player: int, text: str, lang: str) -> Reply:
    """The legal move that an answer names. Nothing is guessed, and nothing is played."""
    say = _spoken(lang, match.game).say
    named = lines_of(text, ANSWER)
    if not named:
        return Reply(None, "unreadable", say("reply-no-line"))
    if len({*named}) > 1:
        return Reply(None, "unreadable", say("reply-several"))
    try:
        move = match.game.words[match.parse(named[0])]
    except IllegalMove:
        return Reply(None, "unreadable", say("reply-no-move", move=typed(named[0])))
    if move in match.legal(player):
        return Reply(move)
    return Reply(None, "illegal", _refused(match, player, move, lang))


def lines_of(text: str, name: str) -> list[str]:
    """What stands behind `NAME:` in lines of an answer, without its markup."""
    line = re.compile(rf"[\s>*_`#-]*{re.escape(name)}[*_`]*\s*:(.*)", re.IGNORECASE)
    found = (line.fullmatch(one) for one in str(text).splitlines())
    return [" ".join(one[1].strip(_MARKUP).lower().split()) for one in found if one]


def _refused(match: Played, player: int, move: str, lang: str) -> str:
    try:
        match.copy().play(move, player)
    except IllegalMove as refused:
        return refused.say(lang)
    raise AssertionError(f"{move} is not legal and can be played")
