"""One's own records: what was played, and what was left and can be gone on with."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bluffhouse.cli import checks, files
from bluffhouse.cli.holding import hold, is_held
from bluffhouse.core.errors import RecordError, Refused
from bluffhouse.core.words import words

if TYPE_CHECKING:
    from bluffhouse.cli.sitting import Sitting, Wishes


@dataclass(frozen=True, slots=True)
class Entry:
    """A record in short; `winners` is None if the match was left."""

    path: Path
    game: str
    names: list[str]
    moves: int
    seat: int | None
    winners: list[int] | None
    touched: float

    @property
    def open(self) -> bool:
        """Whether somebody can go on with it."""
        return self.winners is None and self.seat is not None

    def line(self, lang: str) -> str:
        """When, what, how it ended, and who was there."""
        say = words(lang).say
        when = f"{datetime.fromtimestamp(self.touched):%Y-%m-%d %H:%M}"
        game = words(lang, self.game).say("name")
        return f"{when}  {game}. {self._state(say)} ({', '.join(self.names)})"

    def _state(self, say: Any) -> str:
        if self.winners is None:
            return str(say("ui-record-left", moves=self.moves))
        won = ", ".join(self.names[p] for p in self.winners if p < len(self.names))
        return str(say("ui-record-won", names=won or "–", count=len(self.winners)))


def entries() -> list[Entry]:
    """All records of the user, last touched first. What is none is left out, and so are matches in
    which nothing has happened yet."""
    try:
        paths = list(files.records_folder().glob("*.json"))
    except OSError:
        paths = []
    read = (_read(path) for path in paths)
    found = [entry for entry in read if entry is not None and entry.moves]
    return sorted(found, key=lambda entry: entry.touched, reverse=True)


def left(game: str | None = None) -> Iterator[Entry]:
    """Matches that can be gone on with, last touched first."""
    fitting = (entry for entry in entries() if entry.open and game in (None, entry.game))
    return (entry for entry in fitting if not is_held(entry.path))


def _read(path: Path) -> Entry | None:
    from bluffhouse.games import ids

    try:
        touched = path.stat().st_mtime
        record = files.read_json(path)
    except (RecordError, OSError):
        return None
    if not isinstance(record, dict) or record.get("game") not in ids():
        return None
    names, moves = record.get("names"), record.get("moves")
    return Entry(
        path=path,
        game=record["game"],
        names=[str(name) for name in names] if isinstance(names, list) else [],
        moves=len(moves) if isinstance(moves, list) else 0,
        seat=record["seat"] if type(record.get("seat")) is int else None,
        winners=_whole_numbers(record.get("winners")),
        touched=touched,
    )


def _whole_numbers(given: object) -> list[int] | None:
    return [n for n in given if type(n) is int] if isinstance(given, list) else None


def resume(path: Path, wishes: "Wishes") -> "Sitting":
    """A sitting that goes on with the match of a record, as it was left."""
    from bluffhouse.cli.people import names_in
    from bluffhouse.cli.sitting import Left, Sitting, make
    from bluffhouse.core.record import replay_in

    record = files.read_json(path)
    match = replay_in(make, record)
    seat = record.get("seat")
    if match.over or type(seat) is not int or not 0 <= seat < match.game.players:
        raise Refused("ui-resume-over", path=str(path))
    wishes = replace(
        wishes,
        game=match.game.id,
        bots=match.game.players - 1,
        options={k: v for k, v in match.game.options.items() if k != "players"},
        level=checks.level(str(record.get("level", wishes.level))),
        seat=seat,
    )
    names = names_in(record, match.game.players, words(wishes.lang, match.game.id))
    held = hold(path)
    if held is None:
        raise Refused("ui-resume-elsewhere", path=str(path))
    return Sitting(wishes, Left(path, match, names, held))


def resume_or_begin(wishes: "Wishes") -> "Sitting":
    """The sitting that is wished for: a match that was left, a lesson, or a new match."""
    from bluffhouse.cli.lesson import Lesson
    from bluffhouse.cli.sitting import Sitting

    if wishes.resume is not None:
        return resume(wishes.resume, wishes)
    return Lesson(wishes) if wishes.lesson else Sitting(wishes)


def resume_last(wishes: "Wishes") -> "Sitting":
    """The same with the match that was left last, of the wished game if there is one; or with the
    one in the file where it was to be saved."""
    if wishes.record is not None:
        return resume(wishes.record, wishes)
    entry = next(left(wishes.game), None)
    if entry is None:
        raise Refused("ui-resume-none")
    return resume(entry.path, wishes)


# --- the command ----------------------------------------------------------------------------


def show(lang: str, *, as_json: bool) -> None:
    """All records, as lines or as JSON."""
    found = entries()
    if as_json:
        import json

        print(json.dumps([_facts(entry) for entry in found], ensure_ascii=False, indent=2))
        return
    for entry in found:
        print(entry.line(lang), f"    {entry.path}", sep="\n")
    if not found:
        print(words(lang).say("ui-records-none"))


def _facts(entry: Entry) -> dict[str, object]:
    return {
        "path": str(entry.path),
        "game": entry.game,
        "names": entry.names,
        "moves": entry.moves,
        "seat": entry.seat,
        "winners": entry.winners,
        "touched": datetime.fromtimestamp(entry.touched).astimezone().isoformat(timespec="seconds"),
    }
