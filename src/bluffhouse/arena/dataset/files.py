"""The files of a data set: a folder with a part for so many matches, and a card.

A part is written whole or not at all, and the same settings write the same bytes: so what is there
already need not be made again. The names of the card begin with `_`: readers of Parquet pass over
them.
"""

import os
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from threading import Event
from typing import Any

import msgspec

from bluffhouse.arena.asked import Forfeit, summed
from bluffhouse.arena.crew import Crew
from bluffhouse.arena.dataset.card import CARD, README, Card, readme
from bluffhouse.arena.dataset.rows import Row, rows_of
from bluffhouse.arena.dataset.settings import Settings
from bluffhouse.arena.extras import need
from bluffhouse.arena.files import unwritable, write, written
from bluffhouse.core.errors import OptionError

Tick = Callable[[int], None]


class DataSet:
    """A data set in a folder; what of it is there is kept."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        """Refuses a folder of other settings, or of something else, and leaves it as it is."""
        need("pyarrow")
        self.folder, self.settings = folder, settings
        _check(folder, settings)
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            raise unwritable(folder, error) from error
        if not (folder / CARD).exists():
            write(folder / CARD, msgspec.json.encode(Card(settings)))

    @property
    def missing(self) -> list[int]:
        """Parts that are still to be made."""
        return [part for part in self.settings.parts if not self.part(part).is_file()]

    def part(self, number: int) -> Path:
        return self.folder / f"part-{number:05}.parquet"

    def run(self, crew: Crew, tick: Tick = lambda _: None, stop: Event | None = None) -> None:
        """Make what is missing; when `stop` is set, parts that are done are kept."""
        due = self.missing
        tick(self.settings.matches - sum(len(self.settings.matches_of(part)) for part in due))
        home = os.getcwd()
        under_way: list[tuple[int, Future[None]]] = []
        while (due or under_way) and not (stop is not None and stop.is_set()):
            while due and len(under_way) < 2 * crew.workers:
                part, *due = due
                job = crew.submit(make_part, self.settings, part, self.part(part), home)
                under_way.append((part, job))
            (part, job), *under_way = under_way
            job.result()
            tick(len(self.settings.matches_of(part)))
        for _, job in under_way:
            job.cancel()
        self._write_card()

    def _write_card(self) -> None:
        """What was made so far, for programs and for people."""
        import pyarrow.parquet as pq

        there = [self.part(part) for part in self.settings.parts if self.part(part).is_file()]
        heads = [pq.read_metadata(path) for path in there]
        forfeits = [
            forfeit
            for head in heads
            for forfeit in msgspec.json.decode(head.metadata[b"forfeits"], type=list[Forfeit])
        ]
        rows = sum(head.num_rows for head in heads)
        card = Card(self.settings, rows, len(there), tuple(summed(forfeits)))
        write(self.folder / CARD, msgspec.json.format(msgspec.json.encode(card)))
        write(self.folder / README, readme(card))


def _check(folder: Path, settings: Settings) -> None:
    if not folder.resolve().parent.is_dir():
        parent = str(folder.resolve().parent)
        raise OptionError("arena-error-folder", file=str(folder), folder=parent)
    if not folder.exists():
        return
    if not folder.is_dir() or (any(folder.iterdir()) and not (folder / CARD).is_file()):
        raise OptionError("dataset-error-other", folder=str(folder))
    if (folder / CARD).is_file():
        there = _card(folder).settings
        for name in Settings.__struct_fields__:
            if getattr(there, name) != getattr(settings, name):
                raise OptionError("dataset-error-changed", folder=str(folder), what=name)


def _card(folder: Path) -> Card:
    try:
        return msgspec.json.decode((folder / CARD).read_bytes(), type=Card)
    except (OSError, msgspec.MsgspecError):
        raise OptionError("dataset-error-other", folder=str(folder)) from None


def seed_in(folder: Path) -> int | None:
    """The seed of the data set in a folder, if there is one."""
    return _card(folder).settings.seed if (folder / CARD).is_file() else None


def make_part(settings: Settings, part: int, path: Path, home: str) -> None:
    """Play the matches of a part, and write its file: here, or in another process."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows: list[Row] = []
    forfeits: list[Forfeit] = []
    for match in settings.matches_of(part):
        played, forfeit = rows_of(settings, match, home)
        rows += played
        forfeits += [forfeit] if forfeit else []
    told = {"bluffhouse": msgspec.json.encode(settings), "forfeits": msgspec.json.encode(forfeits)}
    table = pa.Table.from_pylist(rows, _schema(settings).with_metadata(told))
    with written(path) as whole:
        pq.write_table(table, whole, compression="zstd")


def _schema(settings: Settings) -> Any:
    import pyarrow as pa

    spec = settings.table.spec
    odd = pa.struct(
        [("key", pa.string()), ("details", pa.string()), ("chance", pa.float64()),
         ("value", pa.float64())]
    )  # fmt: skip
    return pa.schema(
        [
            ("match", pa.int64()),
            ("number", pa.int32()),
            ("player", pa.int8()),
            ("bot", pa.string()),
            ("information_state", pa.string()),
            ("observation", pa.list_(pa.float32(), spec.shape[0])),
            ("mask", pa.list_(pa.bool_(), spec.actions)),
            ("action", pa.int32()),
            ("move", pa.string()),
            ("mixture", pa.list_(pa.float32(), spec.actions)),
            ("value", pa.float32()),
            ("odds", pa.list_(odd)),
            ("return", pa.float32()),
            ("won", pa.bool_()),
            ("score", pa.int32()),
            ("text", pa.string()),
        ]
    )
