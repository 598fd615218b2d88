"""What is said over HTTP about matches that are over."""

from typing import Any, Literal

from msgspec import Struct

from bluffhouse.core.options import Value
from bluffhouse.server.messages import Called, Deal, Outcome


class MatchEntry(Struct, frozen=True):
    number: int
    game: str
    ended: int


class Step(Struct, frozen=True, omit_defaults=True):
    """One move of a replay, as the chosen seat saw it."""

    at: int
    who: int | None
    actors: list[int]
    events: list[dict[str, Any]]
    view: dict[str, Any]
    beats: int = 0  # in which it is shown


class Replay(Struct, frozen=True):
    """A match that is over, from one seat, or a spectator's."""

    game: str
    options: dict[str, Value]
    names: list[str]
    avatars: list[str]  # of people; empty for bots
    bots: list[str | None]  # their levels
    seat: int | None
    commitment: str
    seed: str
    outcome: Outcome
    steps: list[Step]
    deal: Deal | None = None  # matches of earlier servers, and lessons, have none
    earlier: list[Called] = []  # as in a match that is played


class FactTold(Struct, frozen=True):
    """What stood out: the key of a text, the seat it is about, and what the text says of it."""

    key: str
    player: int
    counts: dict[str, int | str]


class Facts(Struct, frozen=True):
    """What stood out in a match; mostly two or three things."""

    facts: list[FactTold]


class Decision(Struct, frozen=True, omit_defaults=True):
    """A decision: shares of the win, expected by what its player knew then."""

    number: int  # of the move, from 1
    player: int
    move: str
    best: str
    before: float  # with the best move, or as the master mixes
    after: float  # with the move that was made
    loss: float
    luck: float  # since the player's decision before
    mark: Literal["", "blunder", "slip", "lie"] = ""  # `lie`: a brilliant one
    judge: Literal["thinker", "master"] = "thinker"  # who judged
    mixture: dict[str, float] = {}  # how often the master would make which move, likeliest first


class Balance(Struct, frozen=True):
    """What became of a seat: `start + luck - loss` is its result."""

    player: int
    start: float
    luck: float
    loss: float
    result: float
    blunders: int
    lies: int


class Reviewed(Struct, frozen=True):
    """A match that was judged, decision by decision."""

    playouts: int  # about so many a decision
    blunder: float  # of the win: what a move loses that is called a blunder
    decisions: list[Decision]
    seats: list[Balance]
