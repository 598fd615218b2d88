"""An upgrade, node by node, and a step back: real nodes of two versions on one database.

The newer one writes events that the older one cannot read.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from benchmarks.server.drops import until
from bluffhouse import __version__
from bluffhouse.server.nodes.rows import as_number, spelled
from bluffhouse.server.share import SLOTS
from tests.server.guests import Guest, get, open_table
from tests.server.nodes.newer import NEW, PROGRAM
from tests.server.process import PATIENCE, ServerProcess, serving
from tests.server.store.cluster import Cluster

NEWER = spelled(as_number(__version__) + 1)
NEXT_GENERATION = "99.0.0"
WAITING = "slots were kept by a newer version"


class Upgrade:
    """A house whose nodes are started and stopped one by one."""

    def __init__(self, postgres: Cluster, folder: Path, opened: ExitStack) -> None:
        self.postgres, self.folder, self.opened = postgres, folder, opened
        self.name = postgres.create()
        self.started = 0

    def start(self, name: str, version: str = "") -> ServerProcess:
        program: dict[str, Any] = {"program": [*PROGRAM, version]} if version else {}
        self.started += 1
        log = self.folder / f"{self.started}.log"
        store = self.postgres.address(self.name)
        settings = {"store": store, "cluster": "club", "node": name, "bot_pace": 0}
        node = serving(log, "--port", "0", **program, **settings)
        return self.opened.enter_context(node)

    def ask(self, sql: str) -> Any:
        ((found,),) = self.postgres.ask(sql, self.name)
        return found

    def kept_by(self, name: str, newer: bool | None = None) -> int:
        """How many slots a node has; `newer`: of those only that a newer version had."""
        sql = f"SELECT count(*) FROM slots JOIN nodes USING (node) WHERE name = '{name}'"
        only = f" AND slots.version > {as_number(__version__)}" if newer else ""
        return int(self.ask(sql + only))

    def is_even(self) -> bool:
        return abs(self.kept_by("old") - self.kept_by("new")) < 5


@asynccontextmanager
async def upgrading(postgres: Cluster, folder: Path) -> AsyncIterator[Upgrade]:
    with ExitStack() as opened:
        yield Upgrade(postgres, folder, opened)


async def say(guest: Guest, url: str, text: str) -> list[str]:
    """Say something at a table, by some node; gives all that was said there before, and this. Who
    is sent on meanwhile comes again, as every client does."""
    here = Guest(url, guest.code, {"token": guest.token, "guest": guest.id})
    async with asyncio.timeout(PATIENCE):
        while (before := await _said(here, text)) is None:
            await asyncio.sleep(0.1)
    return [*before, text]


async def _said(here: Guest, text: str) -> list[str] | None:
    """What was said before; None if the line was closed, or the table was on its way."""
    phone = await here.connect()
    try:
        state = phone.heard[0]
        if state["t"] == "bye":
            return None
        phone.send({"t": "say", "id": text, "text": text})
        answer = await phone.until(lambda told: told["t"] == "bye" or told.get("id") == text)
        return (
            [line["text"] for line in state["chat"] if line["text"] != text]
            if answer["t"] == "ack"
            else None
        )
    finally:
        phone.hang_up()


async def test_an_upgrade_with_a_step_back(postgres: Cluster, tmp_path: Path) -> None:
    async with upgrading(postgres, tmp_path) as house:
        old = house.start("old")
        before = old.url()  # first: what a newer one keeps once, an older never gets
        new = house.start("new", NEWER)
        after = new.url()
        await until(house.is_even, "slots are shared out")
        mine, theirs = await open_table(before), await open_table(after)
        await say(mine, after, "by the new door")
        assert await say(theirs, before, "by the old door") == ["by the old door"]
        stored = f"SELECT count(*) FROM events WHERE code = '{theirs.code}' AND position("
        assert house.ask(f"{stored}'{NEW.decode()}'::bytea in body) > 0") == 1

        assert new.stop() == 0
        assert house.kept_by("old", newer=True) == 0, "nobody is given what he cannot read"
        assert house.kept_by("old") < SLOTS
        assert await say(mine, before, "we play on") == ["by the new door", "we play on"]
        asking = asyncio.create_task(get(f"{before}/api/tables/{theirs.code}"))

        await until(lambda: WAITING in old.said, "operators are told")
        new = house.start("new", NEWER)
        after = await asyncio.to_thread(new.url)
        assert (await asking).status_code in (200, 503), "it waits, and is not lost"
        said = await say(theirs, after, "here we are again")
        assert said == ["by the old door", "here we are again"]

        assert old.stop() == 0
        assert house.kept_by("new", newer=True) == SLOTS
        said = await say(mine, after, "all is new")
        assert said == ["by the new door", "we play on", "all is new"]

        other = house.start("other", NEXT_GENERATION)
        assert other.process.wait(PATIENCE) == 2
        assert new.stop() == 0
        events = "SELECT count(*) FROM events"
        written = house.ask(events)
        late = house.start("late")
        assert late.process.wait(PATIENCE) == 2
        assert (house.ask(events), house.ask("SELECT count(*) FROM nodes")) == (written, 0)
        for refused, why in ((other, "cannot work beside"), (late, "newer version")):
            (line,) = refused.said.splitlines()
            assert why in line


@pytest.mark.parametrize("version", ["0.1.0", "0.12.3", "1.0.0", "10.20.30"])
def test_versions_as_numbers(version: str) -> None:
    assert spelled(as_number(version)) == version
