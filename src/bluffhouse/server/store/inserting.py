"""Inserting many rows by few statements."""

from collections.abc import Sequence
from functools import cache
from itertools import chain

from bluffhouse.server.store.database import Run

MOST_ROWS = 128  # of one statement


def insert(run: Run, table: str, rows: Sequence[tuple[object, ...]], rest: str = "") -> None:
    """Insert rows by as few statements as powers of two allow.

    A statement for each row would give up Python's lock, and have to win it back from a busy
    event loop, for each row. Powers of two are few enough statements to stay prepared.
    """
    done = 0
    while left := len(rows) - done:
        size = min(MOST_ROWS, 1 << (left.bit_length() - 1))
        some = rows[done : done + size]
        run(_statement(table, len(rows[0]), size, rest), list(chain.from_iterable(some)))
        done += size


@cache
def _statement(table: str, columns: int, rows: int, rest: str) -> str:
    row = [f"({', '.join(f'${r * columns + c + 1}' for c in range(columns))})" for r in range(rows)]
    return f"INSERT INTO {table} VALUES {', '.join(row)} {rest}"
