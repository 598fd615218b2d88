"""How strong the bots of a game are, and how hard to exploit: measured, and kept in its room."""

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from bluffhouse.core import finder
from bluffhouse.core.errors import Refused
from bluffhouse.core.options import Value
from bluffhouse.core.weights import rules_of

FORMAT = "bluffhouse-certificate/1"
NAME = "table/certificate.json"  # in the folder of a room


class NoCertificate(Refused):
    """There is none, or it is of other rules."""


class Against(Struct, frozen=True, forbid_unknown_fields=True):
    """A share of matches for two against a level below."""

    bot: str
    matches: int
    share: float
    low: Annotated[float, Meta(description="lower end of the 95 % interval")]
    high: float


class Learnt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a network won that learnt to answer a level: of a stake of 1, in matches for two."""

    seed: int
    won: float
    low: Annotated[float, Meta(description="lower end of the 95 % interval")]
    high: float
    matches: Annotated[int, Meta(description="by which the one that was kept was measured")]
    curve: Annotated[
        list[tuple[int, float]], Meta(description="decisions until then, and what it won")
    ]


class Certified(Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured of one level."""

    bot: str
    exploitability: Annotated[
        float | None, Meta(description="exact, on the twin, of a stake of 1; null: none is known")
    ]
    slowest: Annotated[float, Meta(description="milliseconds of one core, of many decisions")]
    against: list[Against]
    answers: Annotated[
        list[Learnt], Meta(description="lower bounds of what can be won; empty: nobody learnt it")
    ] = []

    @property
    def brief(self) -> "Certified":
        """The same without curves: for who is told of many."""
        answers = [msgspec.structs.replace(of, curve=[]) for of in self.answers]
        return msgspec.structs.replace(self, answers=answers)


class Certificate(Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured of all levels of a game, by which rules, and how."""

    format: Annotated[str, Meta(pattern=f"^{FORMAT}$")]
    game: str
    rules: Annotated[str, Meta(description="what the rules were: see `core.weights.rules_of`")]
    date: str
    command: str
    seed: int
    games: Annotated[int, Meta(description="matches of each pair")]
    decisions: Annotated[int, Meta(description="of which the slowest was taken")]
    twin: Annotated[
        dict[str, Value] | None, Meta(description="options that make the game small enough")
    ]
    bots: list[Certified]
    steps: Annotated[int, Meta(description="decisions from which every answer was learnt")] = 0
    short: Annotated[
        dict[str, Value] | None, Meta(description="options with which; null: the usual ones")
    ] = None


def read_certificate(game: str, file: Path | None = None) -> Certificate:
    """The certificate of a game's bots, if it is one of these rules."""
    room = finder.folder(game)
    path = room / NAME if file is None else file
    if not path.exists():
        raise NoCertificate("certificate-none", room=game)
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Certificate)
    except msgspec.DecodeError as error:
        raise NoCertificate("certificate-unreadable", room=game, why=str(error)) from error
    if found.game != game or found.rules != rules_of(room):
        raise NoCertificate("certificate-rules", room=game, date=found.date)
    return found


@cache
def known_certificate(game: str) -> Certificate | None:
    """That of a game; None if it has none that is true of its rules."""
    try:
        return read_certificate(game)
    except NoCertificate:
        return None
