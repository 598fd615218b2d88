"""Killed without warning, many times: nothing acknowledged is lost, nothing is there twice."""

import random
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bluffhouse.server.store import open_store
from tests.server.store.writer import CODES

ROOT = Path(__file__).parents[3]
KILLS = 12


def write_and_be_killed(url: str, after: int) -> list[tuple[str, int]]:
    """What a server acknowledged that was killed at once after so many writes."""
    command = [sys.executable, "-m", "tests.server.store.writer", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as server:
        lines = [server.stdout.readline() for _ in range(after)]
        server.kill()
        lines += server.stdout.read().splitlines(keepends=True)
    whole = [line.split() for line in lines if line.endswith(b"\n")]
    return [(code.decode(), int(version)) for code, version in whole]


def test_every_acknowledged_entry_survives_being_killed(url: str) -> None:
    chance = random.Random(4)
    acknowledged = dict.fromkeys(CODES, 0)
    for _ in range(KILLS):
        told = write_and_be_killed(url, after=chance.randrange(1, 400))
        assert told
        for code, version in told:
            assert version > acknowledged[code], "acknowledged twice"
            acknowledged[code] = version
        with closing(open_store(url)) as store:
            for code in CODES:
                events = store.events(code)
                assert [one.version for one in events] == [*range(1, len(events) + 1)]
                assert len(events) >= acknowledged[code], "an acknowledged entry is lost"
                # One entry may have become durable before anybody could be told.
                assert len(events) <= acknowledged[code] + 1
                finished = [one.number for one in store.matches(code)]
                assert finished == [*range(1, len(events) // 5 + 1)], "half an entry"
                row = store.table(code)
                assert (row.touched_at if row else 0) == len(events)
                acknowledged[code] = len(events)
            if url.startswith("sqlite"):
                assert store._database.rows("PRAGMA integrity_check") == [("ok",)]
