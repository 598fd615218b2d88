"""Records: a match as JSON, replayed and checked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bluffhouse.core.errors import RecordError, Refused
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.quoting import shown, typed
from bluffhouse.core.seeds import Seed

Make = Callable[..., Game]


def replay_in(make: Make, record: object) -> Match:
    """The match of a record again, move for move; games come from `make`."""
    match, moves = begin(make, record)
    for i, (player, move) in enumerate(moves, 1):
        play_recorded(match, i, player, move)
    return match


def begin(make: Make, record: object) -> tuple[Match, list[tuple[int, str]]]:
    """The match of a record before its first move, and the moves."""
    if not isinstance(record, Mapping):
        raise RecordError("record-object", what=type(record).__name__)
    game = _game(make, record)
    seed = _seed(_need(record, "seed"))
    moves = _moves(_need(record, "moves"))
    if record.get("position") is None:
        return Match.dealt(game, seed), moves
    try:
        position = record["position"]
        if isinstance(position, Mapping) and "seed" in position:
            raise RecordError("record-position-seed")
        game.position(position)  # checks that it is one
        return Match.from_position(game, position, seed), moves
    except RecordError:
        raise
    except Refused as error:
        raise RecordError("record-part", part="position", why=error) from error


def renewed(make: Make, record: Mapping[str, Any]) -> dict[str, Any]:
    """A record as the present rules write it: one of an older version lacks their new options."""
    game = _game(make, record)
    return {**record, "rules": game.room.version, "options": game.options}


def play_recorded(match: Match, number: int, player: int, move: str) -> None:
    """Play a recorded move; the number is its place in the record, from 1."""
    try:
        match.play(move, player)
    except Refused as error:
        raise RecordError(
            "record-move",
            number=number,
            player=shown(player),
            move=typed(move),
            why=error,
        ) from error


def _need(record: Mapping[str, Any], key: str) -> Any:
    if key not in record:
        raise RecordError("record-missing", name=key)
    return record[key]


def _game(make: Make, record: Mapping[str, Any]) -> Game:
    name, options = _need(record, "game"), _need(record, "options")
    if not isinstance(options, Mapping) or not all(isinstance(key, str) for key in options):
        raise RecordError("record-options")
    try:
        game = make(name, **options)
    except Refused as error:
        raise RecordError("record-part", part="options", why=error) from error
    room = game.room
    rules = record.get("rules", room.version)
    if not room.plays(rules):
        known, since = room.version, room.since
        raise RecordError("record-rules", given=shown(rules), known=known, since=since)
    return game


def _seed(text: object) -> Seed:
    try:
        return Seed.parse(text)
    except ValueError as error:
        raise RecordError("record-part", part="seed", why=str(error)) from error


def _moves(moves: object) -> list[tuple[int, str]]:
    if not isinstance(moves, list | tuple):
        raise RecordError("record-moves")
    for i, entry in enumerate(moves, 1):
        if (
            not isinstance(entry, list | tuple)
            or len(entry) != 2
            or type(entry[0]) is not int
            or not isinstance(entry[1], str)
        ):
            raise RecordError("record-entry", number=i)
    return [(player, move) for player, move in moves]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a record found."""

    match: Match
    commitment: str  # that the seed gives
    promised: str | None  # that was published before the match, if it is known

    @property
    def kept(self) -> bool:
        """Whether the seed is the promised one."""
        return self.promised is None or self.promised == self.commitment


def verify_in(make: Make, record: object, promised: str | None = None) -> Verdict:
    """Replay a record and hold its seed against the commitment."""
    match = replay_in(make, record)
    assert isinstance(record, Mapping)
    stored = record.get("commitment")
    if stored is not None and not isinstance(stored, str):
        raise RecordError("record-commitment")
    return Verdict(match, match.seed.commitment(), promised or stored)
