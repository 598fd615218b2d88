"""Many faults under load, and what came of them: `make storm` (FAULTS=100)

Three nodes behind HAProxy on a PostgreSQL of their own. Faults are drawn: a node is killed, stopped
for 15 s, told to go; cut off from the database, from the other nodes, from the people; packets of
it are lost in bursts; its clock is moved; the database or HAProxy is restarted. After each,
everybody has to be back and play on; at the end, what all were promised is held against the logs,
and no two events of a table may come from two owners at once.

A long storm can be weathered in pieces: `--add FILE` goes on where the pieces in a file end, and
`--minutes 9` ends a piece. Each has a house of its own, and its own audit.

As root on Linux, each node is in a network namespace of its own; else nobody is cut off, and it is
said.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import strftime

from benchmarks.server.drops import leave, until
from benchmarks.server.load import Table, now
from tests.server.nodes import pieces
from tests.server.nodes.harm import ALWAYS, EVERYWHERE, IN_NETWORK
from tests.server.nodes.house import NAMES, House, open_house
from tests.server.nodes.network import DATABASE, Network, opened
from tests.server.nodes.pieces import Harm, Piece
from tests.server.nodes.test_faults import Play, not_stored
from tests.server.store.cluster import binaries, running

SLEPT = "in a network of its own"  # says that we are there, in the environment
TABLES = 24
LATE = 5.0  # seconds
Drawn = tuple[str, str]  # a fault, and the node that it meets


async def recovered(house: House, node: str) -> bool:
    """Wait until all nodes are there again, each with its share; whether one of them was not."""
    gone = house.nodes[node].poll() is not None
    if gone:
        await asyncio.to_thread(house.start, node)
    gone |= house.counts().keys() != {*NAMES}
    await until(lambda: house.counts().keys() == {*NAMES}, "all nodes are there")
    await asyncio.to_thread(house.wait_until_even, *NAMES)
    return gone


class Weather:
    """One fault after the other, and how long tables heard of no move meanwhile."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._house: House = play.house

    def _listen(self) -> None:
        for seat in self._play.seats:
            seat.heard_at, seat.pause = now(), 0.0

    def _heard(self, places: Sequence[Table]) -> list[float]:
        seats = [place.seats for place in places]
        return [round(max(seat.pause for seat in some), 3) for some in seats]  # type: ignore[attr-defined]

    def _tell_late(self) -> None:
        """Whoever looks for the cause needs to know whose."""
        for seat in self._play.seats:
            if seat.pause > LATE:
                print(f"    {seat.pause:.1f} s: table {seat.code}, seat {seat.number}", flush=True)

    async def strike(self, kind: str, node: str) -> Harm:
        house, places = self._house, self._play.places
        own = [place for place in places if house.owner(place.seats[0].code) == node]
        self._listen()
        await {**ALWAYS, **IN_NETWORK}[kind](house, node)
        await self._play.on()
        pauses = self._heard(places if kind in EVERYWHERE else own)
        self._tell_late()
        self._listen()
        came = await recovered(house, node)
        await self._play.on()
        self._tell_late()
        return Harm(kind, pauses, self._heard(places) if came else [])


async def storm(house: House, faults: Sequence[Drawn], seconds: float, pace: float) -> Piece:
    """As many of these as there is time for. Raises if anything was lost."""
    play, until_then = Play(house, TABLES, pace), now() + seconds
    harms: list[Harm] = []
    before = os.getloadavg()[0]
    await play.begin()
    try:
        await play.on()
        weather = Weather(play)
        for number, (kind, node) in enumerate(faults, 1):
            if now() > until_then:
                break
            harms.append(harm := await weather.strike(kind, node))
            longest = f"{max(harm.pauses, default=0.0):.2f} s"
            shared = f", and {max(harm.shared_out):.2f} s" if harm.shared_out else ""
            print(
                f"{strftime('%H:%M:%S')} {number:3} {kind} ({node}): {longest}{shared}", flush=True
            )
        await play.end(not_stored)
    finally:
        leave(play.seats)
    moves = sum(len(seat.moves) for seat in play.seats)
    return Piece(harms, moves, (before, os.getloadavg()[0]))


def drawn(kinds: Sequence[str], times: int, seed: int) -> list[Drawn]:
    """As many of each kind, in any order."""
    chance = Random(seed)
    some = chance.sample([*islice(cycle(kinds), times)], times)
    return [(kind, chance.choice(NAMES)) for kind in some]


# --- where ----------------------------------------------------------------------------------


def go_into_a_network_of_our_own() -> None:
    """Begin again there, if that is allowed."""
    if os.geteuid() == 0 and SLEPT not in os.environ:
        allowed = subprocess.run(["unshare", "--net", "true"], capture_output=True, check=False)
        if allowed.returncode == 0:
            command = ["unshare", "--net", sys.executable, "-m", __spec__.name, *sys.argv[1:]]
            os.execvpe("unshare", command, {**os.environ, SLEPT: "yes"})


@contextmanager
def network() -> Iterator[Network | None]:
    if SLEPT in os.environ:
        with opened(NAMES) as made:
            yield made
    else:
        print("Nodes are on loopback: nobody is cut off (that needs Linux, and root).")
        yield None


def weathered(chosen: argparse.Namespace, before: int) -> Piece:
    with (
        tempfile.TemporaryDirectory() as folder,
        network() as net,
        running(binaries(), DATABASE if net else "") as database,
        open_house(Path(folder), database, net) as house,
    ):
        kinds = [kind for kind in (*ALWAYS, *(IN_NETWORK if net else ())) if chosen.only in kind]
        faults = drawn(kinds, chosen.faults, chosen.seed)[before:]
        try:
            return asyncio.run(storm(house, faults, 60 * chosen.minutes, chosen.pace))
        finally:
            if chosen.logs:
                for log in Path(folder).glob("*.log"):
                    (chosen.logs / log.name).write_bytes(log.read_bytes())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.nodes.storm")
    parser.add_argument("faults", nargs="?", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="draws other faults")
    parser.add_argument("--add", type=Path, metavar="FILE", help="go on where its pieces end")
    parser.add_argument("--minutes", type=float, default=1e6, help="end the piece after so many")
    parser.add_argument("--only", default="", metavar="WORDS", help="faults with these in the name")
    parser.add_argument("--pace", type=float, default=2.0, help="moves a second at each table")
    parser.add_argument("--logs", type=Path, metavar="FOLDER", help="keep the logs there")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # nothing is left behind
    before = pieces.read(chosen.add)
    if (count := pieces.done(before)) < chosen.faults:
        try:
            piece = weathered(chosen, count)
        except Exception as error:
            pieces.add(chosen.add, Piece([], 0, (0.0, 0.0), f"{type(error).__name__}: {error}"))
            raise
        pieces.add(chosen.add, piece)
        before.append(piece)
    print(pieces.report(before))


if __name__ == "__main__":
    go_into_a_network_of_our_own()
    main()
