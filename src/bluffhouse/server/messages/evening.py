"""The evening of a table: its scoreboard over all matches, and who is ready for the next one."""

from typing import Annotated

from msgspec import Meta, Struct

from bluffhouse.core.options import Value
from bluffhouse.server.messages.seating import Moment


class ReadyMark(Struct, frozen=True, omit_defaults=True):
    """Somebody would play on: the same again, or another game."""

    guest: int
    game: str = ""  # the same


class GameTally(Struct, frozen=True):
    """What somebody has got together in one game."""

    matches: int
    won: int
    points: int  # as the game counts them


class EveningLine(Struct, frozen=True):
    """The line of one person."""

    guest: int
    name: str
    avatar: str
    here: bool  # he has not left the table
    since: int  # the number of his first match
    matches: int
    won: int
    share: Annotated[float, Meta(description="of wins: each match has one, its winners share it")]
    owes: int  # rounds
    games: dict[str, GameTally]


class EveningMatch(Struct, frozen=True):
    """A match that is over."""

    number: int
    game: str
    ended: Moment
    winners: list[str]
    owes: list[str]  # people who owe a round for it


class Evening(Struct, frozen=True):
    """GET /api/tables/{code}/evening: the line with most shares first."""

    code: str
    began: Moment
    closed: bool  # the evening has ended
    matches: int
    house: int  # rounds on the house: bots that were last
    lines: list[EveningLine]
    ended: list[EveningMatch]  # the last 100, in order
    options: dict[str, dict[str, Value]]  # that each game was last played with
