"""All hands for watchers at the wrong node, and when their table goes to another one: as late as
ever, and to nobody who could still play."""

import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.nodes import server
from bluffhouse.server.nodes.rows import EVEN
from bluffhouse.server.share import SLOTS
from tests.server.guests import Phone, join, open_table, served
from tests.server.nodes.test_passing_on import at, until
from tests.server.store.cluster import Cluster
from tests.server.test_delay import DELAY, SHORT, quiet
from tests.server.test_open_hands import SHOWN
from tests.server.test_slow import Days

NAME = "open_hands"


class Houses:
    """Two nodes with one clock, which the test moves."""

    def __init__(self) -> None:
        self.halls: list[Hall] = []
        self.now = Days()

    def hall(self, *what: Any, **more: Any) -> Hall:
        self.halls.append(Hall(*what, **more, now=self.now))
        return self.halls[-1]

    def even(self) -> bool:
        counts = [len(hall.share.mine) for hall in self.halls]  # type: ignore[attr-defined]
        return sum(counts) == SLOTS and max(counts) - min(counts) < EVEN

    def pass_by(self, hall: Hall, code: str) -> None:
        self.now.at += 1000 * DELAY
        hall.tables[code].audience.line.look()


async def play(phones: list[Phone]) -> None:
    """One move of whoever is on turn."""
    told = max((phone for phone in phones), key=lambda phone: phone.at).matches()[-1]
    phone = phones[told["actors"][0]]
    answer = await phone.ask("move", move=phone.view["moves"][-1], at=phone.at)
    assert answer["t"] == "ack", answer
    for other in phones:
        await other.until(lambda told: told.get("v") == answer["v"])


def hands(hall: Hall, code: str) -> list[Any]:
    """What every seat sees now, but for its moves."""
    match = hall.tables[code].table.match
    assert match is not None
    views = [match.view(seat) for seat in range(match.game.players)]
    return json.loads(json.dumps([{**view, "moves": []} for view in views]))  # type: ignore[no-any-return]


async def test_hands_are_shown_by_any_node_and_never_early(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.do(f"CREATE DATABASE {NAME} TEMPLATE template0")
    houses = Houses()
    monkeypatch.setattr(server, "Hall", houses.hall)
    settings = {"store": postgres.address(NAME), "cluster": "club"}
    async with AsyncExitStack() as going, AsyncExitStack() as staying:
        urls = [
            await stack.enter_async_context(served("", node=name, **settings))
            for name, stack in (("a", going), ("b", staying))
        ]
        await until(houses.even)
        host = await open_table(urls[0], options=SHORT, delay=DELAY)
        wrong = at(urls[1], host)
        people = [host, await join(wrong)]
        watcher = await join(wrong, "Eve", seat=None)
        players = [await guest.connect() for guest in people]
        for phone in players:
            assert (await phone.ask("show"))["t"] == "ack"
        assert (await players[0].ask("start"))["t"] == "ack"
        for phone in players:
            await phone.until(lambda told: bool(told.get("match")))
        eve = await watcher.connect()
        await play(players)
        houses.now.at += 1000 * DELAY - 1
        houses.halls[0].tables[host.code].audience.line.look()
        await quiet([eve])
        assert not any(SHOWN in raw for raw in eve.raw)
        houses.pass_by(houses.halls[0], host.code)
        seen = await eve.until(lambda told: told.get("moved", {}).get("hands"))
        assert seen["moved"]["hands"] == hands(houses.halls[0], host.code)

        await play(players)
        await going.aclose()
        for phone in (*players, eve):
            await phone.closed.wait()
        players = [await at(urls[1], guest).connect() for guest in people]
        eve = await watcher.dial()
        eve.send({"t": "hello", "token": watcher.token})
        await quiet([eve])
        houses.pass_by(houses.halls[1], host.code)
        shown = await eve.until(lambda told: told["t"] == "state")
        assert shown["match"]["hands"] == hands(houses.halls[1], host.code)
        assert not any(SHOWN in raw for phone in players for raw in phone.raw)
        assert (await players[1].ask("stand", "stand"))["t"] == "ack"
        assert (await eve.ask("sit", seat=1))["why"]["key"] == "table-hands-open"
