"""One file of numbers, and how it is made: positions → targets → fit → `.npz`, and where from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from bluffhouse.core import finder
from bluffhouse.core.weights import (
    Array,
    Origin,
    origin_of,
    read_all_weights,
    rules_of,
    sources_of,
    write_weights,
)


class Fitted(NamedTuple):
    """What came of it."""

    arrays: Mapping[str, Array]
    score: Mapping[str, float]  # how good they are; best on positions that they were not fitted to


@dataclass(frozen=True)
class Fit:
    """One file of numbers."""

    file: str  # in the folder of its room: `mind/habits.npz`
    make: Callable[[int, int], Fitted]  # of a size and a seed: looks at positions, and fits
    size: int  # how much it looks at: matches, worlds, announcements …
    seed: int = 1

    @property
    def name(self) -> str:
        return PurePosixPath(self.file).stem

    def path(self, game: str) -> Path:
        return finder.folder(game) / self.file

    def command(self, game: str) -> str:
        return f"python -m fits {game} {self.name}"

    def run(self, game: str, share: float, out: Path | None) -> Fitted:
        """Make the numbers anew, from a share of what is usually looked at."""
        size = max(1, round(self.size * share))
        made = self.make(size, self.seed)
        less = "" if share == 1 else f" --share {share:g}"
        target = out / PurePosixPath(self.file).name if out else self.path(game)
        write_weights(target, self._origin(game, self.command(game) + less, made), made.arrays)
        return made

    def _origin(self, game: str, command: str, made: Fitted) -> Origin:
        room, today = finder.folder(game), date.today().isoformat()
        score = dict(made.score)
        return Origin(rules_of(room), sources_of(room), command, today, self.seed, score)

    def stamp(self, game: str, why: str) -> None:
        """Say that the numbers hold for the rules as they are now, and why."""
        path, room = self.path(game), finder.folder(game)
        arrays = read_all_weights(str(path), path.name)
        try:
            made = origin_of(path)
        except KeyError:  # made before files told of it
            made = Origin("", "", self.command(game), "unknown", self.seed, {})
        note = f"{date.today().isoformat()}, stamped anew: {why}"
        notes = (*made.notes, note)
        origin = Origin(
            rules_of(room), sources_of(room), made.command, made.date, made.seed, made.score, notes
        )
        write_weights(path, origin, arrays)
