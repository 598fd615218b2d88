"""Harm done to a server under load, of every kind, and what is left: nothing lost, nothing twice.

python -m benchmarks.server.faults                       all of it, in the numbers of docs/
python -m benchmarks.server.faults kills --times 5       some of one kind
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import uvloop

from benchmarks.server.drops import (
    Account,
    Harm,
    kill,
    kill_again_and_again,
    not_stored,
    stopped,
    without_room,
)
from tests.server.process import free_port
from tests.server.store.cluster import Cluster, binaries, running

STORE = "BLUFFHOUSE_STORE"


class Kind(NamedTuple):
    """A kind of harm: how often, on which database, and whether moves may be refused meanwhile."""

    times: int
    database: bool
    harm: Callable[[Cluster | None], Harm]
    refuses: bool = False


def _restarted(cluster: Cluster | None) -> Harm:
    assert cluster

    def restart(_: object) -> None:
        cluster.crash()
        cluster.start()

    return restart


KINDS = {
    "kills": Kind(50, False, lambda _: kill),
    "kills-postgresql": Kind(50, True, lambda _: kill),
    "stops": Kind(20, False, lambda _: stopped(10)),
    "restarts": Kind(20, True, _restarted, refuses=True),
    "full-disks": Kind(5, False, lambda _: without_room(3), refuses=True),
}


@contextmanager
def _store(database: bool) -> Iterator[Cluster | None]:
    """A PostgreSQL that servers are told of, or SQLite."""
    before = os.environ.pop(STORE, None)
    try:
        with running(binaries()) if database else nullcontext() as cluster:
            if cluster:
                os.environ[STORE] = cluster.empty()
            yield cluster
    finally:
        os.environ.pop(STORE, None)
        if before is not None:
            os.environ[STORE] = before


def harmed(kind: Kind, times: int, tables: int) -> Account:
    with (
        tempfile.TemporaryDirectory(prefix="bluffhouse-faults-") as folder,
        _store(kind.database) as cluster,
    ):
        return uvloop.run(
            kill_again_and_again(
                free_port(), Path(folder), tables, times, Random(times),
                kill=kind.harm(cluster),
                excused=not_stored if kind.refuses else lambda _: False,
            )
        )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.faults")
    parser.add_argument("kinds", nargs="*", metavar="kind", help=", ".join(KINDS))
    parser.add_argument("--times", type=int, help="how often; without it, as docs/ say")
    parser.add_argument("--tables", type=int, default=12)
    chosen = parser.parse_args()
    for name in chosen.kinds:
        if name not in KINDS:
            parser.error(f"there is no harm {name!r}: choose from {', '.join(KINDS)}")
    broken = False
    for name in chosen.kinds or KINDS:
        kind = KINDS[name]
        account = harmed(kind, chosen.times or kind.times, chosen.tables)
        broken |= bool(account.faults)
        print(
            f"{name}: {account.kills} times, {account.moves:,} acknowledged moves, "
            f"{len(account.faults)} faults; all play on after {median(account.returns):.1f} s, "
            f"at most {max(account.returns):.1f} s",
            *account.faults[:20], sep="\n  ", flush=True,
        )  # fmt: skip
    raise SystemExit(1 if broken else 0)


if __name__ == "__main__":
    main()
