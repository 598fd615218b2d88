"""A seat in plain text: all that a language model needs to play from it; and how it is answered.

A prompt is made of what its player heard, sees and may do, and of nothing else: who cannot tell two
matches apart gets the same prompt in both.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.quoting import typed
from bluffhouse.core.room import Room
from bluffhouse.core.setup import Setup
from bluffhouse.core.story import Storyteller, Told, say_move, tell
from bluffhouse.core.words import Words, words

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


def prompt_for(
    match: Played, player: int, lang: str, rules: Rules, names: Sequence[str] | None
) -> str:
    """The rules, the story so far, the table as a player sees it, and his moves, as Markdown."""
    game, said = match.game, words(lang, match.game.id)
    called = list(names) if names is not None else seat_names(game.players, lang)
    if len(called) != game.players:
        raise ValueError(f"{game.players} players sit here, and there are {len(called)} names")
    parts = [
        *([] if rules == "none" else _rules(game, said, rules)),
        *_table(game, said, called, player),
        *_heard(match, said, called, player),
        *_seen(match, said, called, player),
        *_offered(match, said, called, player),
    ]
    return "\n\n".join(parts) + "\n"


def seat_names(players: int, lang: str) -> list[str]:
    """What players are called who have no names: moves name them by the same numbers."""
    return [words(lang).say("prompt-player", seat=str(seat)) for seat in range(players)]


def _rules(game: Setup, said: Words, rules: Rules) -> Iterator[str]:
    usual = all(option.default in (None, game.options[option.name]) for option in game.room.options)
    keys = list(_sections(game.room, said, brief=rules == "brief" and usual))
    yield f"# {said.say('name')}"
    for key in keys:
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


def _table(game: Setup, said: Words, names: list[str], player: int) -> Iterator[str]:
    chosen = game.options
    lines = [
        f"- {said.say(f'option-{name}')} (`{name}`): {_written(value)}"
        for name, value in chosen.items()
    ]
    who = said.say("prompt-you", name=names[player], seat=str(player), all=", ".join(names))
    yield f"## {said.say('prompt-table')}\n\n" + "\n".join(lines) + f"\n\n{who}"


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _heard(match: Played, said: Words, names: list[str], player: int) -> Iterator[str]:
    lines = [f"- {line}" for line in _story(match, said, names, player)]
    yield f"## {said.say('prompt-story')}\n\n" + ("\n".join(lines) or said.say("prompt-nothing"))


def _story(match: Played, said: Words, names: list[str], player: int) -> Iterator[str]:
    """The log, and what moves laid open."""
    teller = Storyteller(match, player)
    picture = match.game.room.picture(match.game.options, said, names)
    before: dict[str, Any] | None = None
    for chapter in teller.chapters():
        for event in chapter.events:
            yield tell(event, said, names, player)
        now = teller.here.view(player)
        yield from picture.scene_spoken(before, now) if before is not None else ()
        before = now


def _seen(match: Played, said: Words, names: list[str], player: int) -> Iterator[str]:
    game = match.game
    picture = game.room.picture(game.options, said, names)
    lines = (f"- {line}" for line in picture.spoken(match.view(player)))
    yield f"## {said.say('prompt-view')}\n\n" + "\n".join(lines)


def _offered(match: Played, said: Words, names: list[str], player: int) -> Iterator[str]:
    game, moves = match.game, match.legal(player)
    if not moves:
        yield said.say("prompt-over" if match.over else "prompt-wait")
        return
    lines = (f"- `{move}`: {say_move(game, game.ids[move], said, names)}" for move in moves)
    yield f"## {said.say('prompt-moves')}\n\n" + "\n".join(lines)
    yield f"## {said.say('prompt-answer')}\n\n{said.say('prompt-how')}"


# --- the answer -----------------------------------------------------------------------------


def read_reply(match: Played, player: int, text: str, lang: str) -> Reply:
    """The legal move that an answer names. Nothing is guessed, and nothing is played."""
    say = words(lang, match.game.id).say
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
