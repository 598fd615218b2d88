"""What came of a storm, piece by piece: a file with a line for each, and one table of all.

A piece counts when everything that people were promised in it was held against the logs. One that
failed stays in the file as well, and the table says so.
"""

import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.server.nodes.harm import TAKEN_OVER

BACK = "a node comes back"  # after a fault: it gets its share again


class Harm(Struct):
    """One fault: the longest time between two moves, in seconds, at each table concerned; and
    then, while the nodes shared the tables out again, at all."""

    kind: str
    pauses: list[float]
    shared_out: list[float]


class Piece(Struct):
    """Some faults in a row, at one house."""

    harms: list[Harm]
    moves: int  # acknowledged, and found in the logs
    load: tuple[float, float]  # of the machine, before and after
    failed: str = ""


def read(file: Path | None) -> list[Piece]:
    lines = file.read_bytes().splitlines() if file and file.exists() else []
    return [msgspec.json.decode(line, type=Piece) for line in lines]


def add(file: Path | None, piece: Piece) -> None:
    if file:
        with file.open("ab") as out:
            out.write(msgspec.json.encode(piece) + b"\n")


def done(pieces: Iterable[Piece]) -> int:
    """How many faults have been withstood."""
    return sum(len(piece.harms) for piece in pieces if not piece.failed)


def _row(name: str, times: int, seconds: Sequence[float]) -> str:
    ranked = sorted(seconds) or [0.0]
    p95 = ranked[min(len(ranked) - 1, int(0.95 * len(ranked)))]
    return (
        f"{name:24} {times:5} {len(seconds):6} "
        f"{statistics.median(ranked):9.2f} {p95:7.2f} {ranked[-1]:8.2f}"
    )


def report(pieces: Sequence[Piece]) -> str:
    good = [piece for piece in pieces if not piece.failed]
    kinds: dict[str, list[Harm]] = defaultdict(list)
    for harm in (harm for piece in good for harm in piece.harms):
        kinds[harm.kind].append(harm)
    lines = [f"{'fault':24} {'times':>5} {'tables':>6} {'median s':>9} {'p95 s':>7} {'longest':>8}"]
    for kind, harms in sorted(kinds.items()):
        lines.append(_row(kind, len(harms), [s for harm in harms for s in harm.pauses]))
    taken = [harm for kind in TAKEN_OVER for harm in kinds.get(kind, ())]
    lines.append(_row("both taken over", len(taken), [s for harm in taken for s in harm.pauses]))
    back = [harm for harms in kinds.values() for harm in harms if harm.shared_out]
    lines.append(_row(BACK, len(back), [s for harm in back for s in harm.shared_out]))
    loads = [load for piece in good for load in piece.load] or [0.0]
    lines.append(
        f"{done(good)} faults in {len(good)} pieces, {sum(piece.moves for piece in good)} moves "
        "acknowledged: none lost, none twice, none by a stranger; "
        f"load average {min(loads):.0f} to {max(loads):.0f}"
    )
    lines += [f"A piece failed: {piece.failed}" for piece in pieces if piece.failed]
    return "\n".join(lines)
