"""A puzzle as it is put to somebody: what one seat sees and has heard, and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from bluffhouse.bots.naming import bot_names
from bluffhouse.core.match import Match
from bluffhouse.core.puzzle import Kind, NoPuzzle, Puzzle, daily, known_puzzles
from bluffhouse.core.record import Make, replay_in
from bluffhouse.core.room import Event
from bluffhouse.core.story import story
from bluffhouse.core.words import Words
from bluffhouse.games import ids

HEARD = 6  # of the last things that happened


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle of some day."""

    game: str
    number: int  # among those of its game, from 0
    day: date
    puzzle: Puzzle


def posed(day: date, game: str | None = None) -> Posed:
    """The puzzle of a day: of one game, or of the game whose turn it is."""
    counts = {id: len(known_puzzles(id)) for id in ([game] if game else ids())}
    if game and not counts[game]:
        raise NoPuzzle("puzzle-none", room=game)
    which, number = daily(day, counts)
    return Posed(which, number, day, known_puzzles(which)[number])


def reached(put: Posed, make: Make) -> Match:
    """The match at the question; games come from `make`."""
    record = put.puzzle.record(put.game)
    return replay_in(make, record)


def heard(match: Match, player: int) -> list[Event]:
    """The last things that a player heard."""
    events = [event for chapter in story(match, player) for event in chapter.events]
    return events[-HEARD:]


def names(put: Posed, words: Words, own: str) -> list[str]:
    """Who sits there: the one who is asked, and bots."""
    count = put.puzzle.options["players"]
    assert isinstance(count, int)
    called = bot_names(words, count - 1, [own], f"{put.game} {put.number}")
    called.insert(put.puzzle.player, own)
    return called


def question(kind: Kind, has: Callable[[str], bool]) -> str:
    """The text that asks: a game may have words of its own for when to doubt."""
    key = f"puzzle-{kind}"
    return key if has(key) else "puzzle-do"


def stars(puzzle: Puzzle) -> str:
    """How hard it is, by how many of the four levels fail."""
    return "★" * len(puzzle.failed)
