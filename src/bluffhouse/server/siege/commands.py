"""Attacks with commands: everybody at a table is told of them, and the store keeps them."""

import asyncio
import time
from typing import Any

from bluffhouse.server.siege.attack import Attack, must
from bluffhouse.server.siege.field import NEW, Besieger, Field, Guest

MANY = 60


async def _acts(besieger: Besieger, guest: Guest, commands: list[dict[str, Any]]) -> int:
    """How many of some commands are carried out, each over a connection of its own, at once."""
    said = [besieger.do(guest, f"a{i}", **command) for i, command in enumerate(commands)]
    return (await asyncio.gather(*said)).count(200)


async def renames(field: Field) -> str:
    besieger = await field.besieger()
    host = await (await field.besieger()).open()
    eve = await besieger.joined(host.code, "Eve", seat=-1)
    done = await _acts(besieger, eve, [{"t": "rename", "name": f"Eve {i}"} for i in range(MANY)])
    must(done <= 15, f"{done} new names were stored")
    return f"{done} of {MANY} new names stored"


async def switches(field: Field) -> str:
    """Wishes and odds, on and off."""
    besieger = await field.besieger()
    host = await besieger.open()
    kinds = [{"t": "odds", "on": True}, {"t": "wish", "forced": True}, {"t": "odds", "on": False}]
    done = await _acts(besieger, host, kinds * 40)
    must(done <= 90, f"{done} switches were stored")
    return f"{done} of 120 switches stored"


async def come_and_go(field: Field) -> str:
    """A watcher who connects again and again: players are told seldom."""
    besieger, players = await field.besieger(), await field.besieger()
    host = await players.open()
    ada = await players.greeted(host)
    assert ada is not None
    begun = time.monotonic()
    for _ in range(40):
        watcher = await besieger.greeted(host.code)
        if watcher:
            await watcher.hear()
            watcher.drop()
    seconds = time.monotonic() - begun
    await asyncio.sleep(0.3)
    told = (await ada.rest(0.3)).count(b'"presence","online"')
    must(told <= 5 * seconds + 5, f"a player was told {told} times in {seconds:.1f} s")
    return f"told {told} times in {seconds:.1f} s"


async def many_tables(field: Field) -> str:
    """Tables opened one after the other by one address."""
    besieger = await field.besieger()
    statuses = [(await besieger.ask("POST", "/api/tables", NEW)).status for _ in range(40)]
    opened = statuses.count(201)
    must(opened <= 30, f"{opened} tables were opened")
    must(set(statuses) <= {201, 429}, f"answers were {set(statuses)}")
    return f"{opened} of 40 tables opened"


COMMANDS = (
    Attack("renames", renames),
    Attack("switches", switches),
    Attack("come-and-go", come_and_go),
    Attack("many-tables", many_tables),
)
