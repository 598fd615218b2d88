"""Lines cut, and servers killed, stopped or left without a store: who comes back, and whether
anything is lost."""

import asyncio
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.server.load import Caller, Meter, Table, connect, now
from benchmarks.server.loyal import LoyalSeat
from benchmarks.server.machine import Server, family
from benchmarks.server.ours import sitting, start

PATIENCE = 60.0


async def until(true: Callable[[], bool], what: str) -> float:
    """Seconds until something is so."""
    begun = now()
    while not true():
        if now() - begun > PATIENCE:
            raise TimeoutError(f"after {PATIENCE:.0f} s still not: {what}")
        await asyncio.sleep(0.01)
    return now() - begun


def all_back(seats: Sequence[LoyalSeat]) -> bool:
    return all(seat.back for seat in seats)


def all_further(seats: Sequence[LoyalSeat], before: Sequence[int | None]) -> bool:
    """Whether everybody has heard of something since."""
    return all((seat.v or 0) > (then or 0) for seat, then in zip(seats, before, strict=True))


def leave(seats: Sequence[LoyalSeat]) -> None:
    for seat in seats:
        seat.leaving = True
        if seat.returning is not None:
            seat.returning.cancel()
        if seat.transport is not None:
            seat.transport.disconnect()


async def cut_lines(port: int, count: int, chance: Random, played: float = 2.0) -> float:
    """Seconds until all of so many tables' players are back after their lines were cut at once,
    when they had `played` for so many seconds."""
    tables = [Table(Meter(), pace=0.5) for _ in range(count)]
    seats = sitting(LoyalSeat, tables, port, chance)
    await connect(seats)
    for i, table in enumerate(tables):
        table.open(now() + played * i / count)
    await asyncio.sleep(played)
    for seat in seats:
        if seat.transport is not None:
            seat.transport.disconnect(graceful=False)
    await until(lambda: not any(seat.back for seat in seats), "all lines are cut")
    seconds = await until(lambda: all_back(seats), "everybody is back")
    leave(seats)
    return seconds


@dataclass
class Account:
    """What came of harming a server again and again; `faults` says what was not as promised."""

    kills: int = 0
    moves: int = 0  # acknowledged
    returns: list[float] = field(default_factory=list)  # seconds until everybody was back
    faults: list[str] = field(default_factory=list)
    seats: Sequence[LoyalSeat] = ()


def played(caller: Caller, code: str, token: str) -> tuple[int, Counter[tuple[int, int | None]]]:
    """The version of a table, and the number and seat of each move in all of its matches."""
    path = f"/api/tables/{code}"
    state = caller.get(f"{path}/state", token)
    running = state["match"] if state["table"]["state"] == "playing" else {"story": []}
    stories: list[list[dict[str, Any]]] = [running["story"]]
    for match in caller.get(f"{path}/matches", token):
        stories.append(caller.get(f"{path}/matches/{match['number']}/replay", token)["steps"])
    steps = Counter((s["at"], s["who"]) for story in stories for s in story if s["at"])
    return state["v"], steps


def audit(caller: Caller, seats: Sequence[LoyalSeat]) -> list[str]:
    """What the players of one table were promised against what the server has."""
    first = seats[0]
    version, kept = played(caller, first.code, first.token)
    promised = Counter((m.at + 1, seat.number) for seat in seats for m in seat.moves)
    faults = [
        f"{what} at table {first.code}: {dict(some)}"
        for what, some in (("lost", promised - kept), ("not promised", kept - promised))
        if some
    ]
    made = Counter(v for seat in seats for v in seat.acked)
    faults += [f"version {v} was promised {n} times" for v, n in made.items() if n > 1]
    for seat in seats:
        who = f"seat {seat.number} of table {seat.code}"
        faults += [f"{who} is at version {seat.v} of {version}"] * (seat.v != version)
        faults += [f"{who} missed {seat.gaps} versions"] * bool(seat.gaps)
        faults += [f"{who} was refused: {each.code}" for each in seat.refusals]
    return faults


Harm = Callable[[Server], None]


def kill(server: Server) -> None:
    server.process.kill()
    server.process.wait()


def stopped(seconds: float) -> Harm:
    """Stand still for a while, as if the machine were asleep."""

    def stop(server: Server) -> None:
        processes = family(server.pid)
        for each in processes:
            os.kill(each, signal.SIGSTOP)
        time.sleep(seconds)
        for each in processes:
            os.kill(each, signal.SIGCONT)

    return stop


def without_room(seconds: float) -> Harm:
    """No file may grow for a while."""

    def fill(server: Server) -> None:
        with full_disk(server.pid):
            time.sleep(seconds)

    return fill


def not_stored(fault: str) -> bool:
    """A refusal that is right while the store cannot write: the player says it again."""
    return fault.endswith("refused: store")


async def kill_again_and_again(
    port: int,
    folder: Path,
    tables: int,
    kills: int,
    chance: Random,
    kind: type[LoyalSeat] = LoyalSeat,
    kill: Harm = kill,
    excused: Callable[[str], bool] = lambda fault: False,
) -> Account:
    """Kill the server under load at random moments, start it again if it is dead, and see what is
    left. `kill` may choose to kill only a part of it, or to do it other harm; `excused` says which
    faults that explains.
    """
    data, log, account = folder / "data", folder / "server.log", Account()

    async def started() -> Server:
        return await asyncio.to_thread(start, port, data, log)

    server = await started()
    try:
        places = [Table(Meter(), pace=0) for _ in range(tables)]
        account.seats = seats = sitting(kind, places, port, chance)
        await connect(seats)
        for place in places:
            place.open(0)
        for _ in range(kills):
            await asyncio.sleep(chance.random())
            await asyncio.to_thread(kill, server)
            account.kills += 1
            if server.process.poll() is not None:
                server = await started()
            heard = partial(all_further, seats, [seat.v for seat in seats])
            seconds = await until(lambda: all_back(seats), "everybody is back")
            seconds += await until(heard, "all play on")
            account.returns.append(seconds)
        for place in places:
            place.playing = False
        await until(lambda: not any(seat.unanswered for seat in seats), "all is answered")
        await asyncio.sleep(0.5)  # the last updates arrive
        caller = Caller(port)
        for place in places:
            found = audit(caller, place.seats)  # type: ignore[arg-type]
            account.faults += [fault for fault in found if not excused(fault)]
        account.moves = sum(len(seat.moves) for seat in seats)
        leave(seats)
    finally:
        server.process.kill()
        server.process.wait()
    return account


@contextmanager
def full_disk(pid: int, room: int = 0) -> Iterator[None]:
    """No file of a server may grow beyond `room` bytes, as if the disk were full."""
    before = {each: resource.prlimit(each, resource.RLIMIT_FSIZE) for each in family(pid)}
    for each, (_, hard) in before.items():
        resource.prlimit(each, resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        for each, limits in before.items():
            resource.prlimit(each, resource.RLIMIT_FSIZE, limits)
