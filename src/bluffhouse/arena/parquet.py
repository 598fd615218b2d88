"""One row a match, as Parquet; written in row groups, so that memory does not grow with the run.

Columns: `match` (its number in the run), `length` (moves), `winners` (a list of seats),
`score_<seat>`, and `<tally>_<seat>` for each of the game's tallies. The settings stand in the
file's metadata under `bluffhouse`, as JSON.
"""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from bluffhouse.arena.extras import need
from bluffhouse.arena.findings import Chunk
from bluffhouse.arena.simulate import Simulation

GROUP = 1 << 17  # rows


class ParquetSink:
    """Takes the chunks of a simulation. Call `close` after the last."""

    def __init__(self, path: Path, simulation: Simulation, group: int = GROUP) -> None:
        need("pyarrow")
        import pyarrow as pa
        import pyarrow.parquet as pq

        self._tallies = simulation.game.room.counts.tallies
        self._seats = range(simulation.game.players)
        self._schema = pa.schema(
            [
                ("match", pa.int64()),
                ("length", pa.int32()),
                ("winners", pa.list_(pa.int8())),
                *((f"score_{seat}", pa.int32()) for seat in self._seats),
                *((f"{name}_{seat}", pa.int32()) for name in self._tallies for seat in self._seats),
            ],
            metadata={"bluffhouse": msgspec.json.encode(_settings(simulation))},
        )
        self._writer = pq.ParquetWriter(path, self._schema, compression="zstd")
        self._waiting: list[Any] = []
        self._rows = 0
        self._group = group

    def __call__(self, chunk: Chunk) -> None:
        self._waiting.append(self._batch(chunk))
        self._rows += len(chunk)
        if self._rows >= self._group:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        import pyarrow as pa

        if self._waiting:
            table = pa.Table.from_batches(self._waiting, self._schema)
            self._writer.write_table(table.combine_chunks(), row_group_size=self._rows)
        self._waiting, self._rows = [], 0

    def _batch(self, chunk: Chunk) -> Any:
        import pyarrow as pa

        arrays = [
            np.arange(chunk.first, chunk.first + len(chunk)),
            chunk.lengths,
            self._winners(chunk),
            *(chunk.scores[:, seat] for seat in self._seats),
            *(chunk.counts[:, seat, k] for k in range(len(self._tallies)) for seat in self._seats),
        ]
        fields = [
            array if isinstance(array, pa.Array) else pa.array(array, field.type)
            for array, field in zip(arrays, self._schema, strict=True)
        ]
        return pa.record_batch(fields, schema=self._schema)

    def _winners(self, chunk: Chunk) -> Any:
        import pyarrow as pa

        seats = np.array(self._seats)
        won = (chunk.winners[:, None] >> seats) & 1
        ends = np.concatenate(([0], won.sum(axis=1).cumsum()))
        winners = np.nonzero(won)[1]
        return pa.ListArray.from_arrays(
            pa.array(ends, pa.int32()), pa.array(winners, pa.int8())
        )  # fmt: skip


def _settings(simulation: Simulation) -> dict[str, Any]:
    return {
        "game": simulation.game.id,
        "rules": simulation.game.room.version,
        "options": simulation.game.options,
        "policies": simulation.policies,
        "seed": simulation.seed,
    }
