"""Servers with prepared matches at their tables.

Two such worlds have the same code, tokens, names, settings, versions, seed and clock; the matches
at their tables differ only in what a viewer cannot know.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from bluffhouse.core.match import Match
from bluffhouse.server import own_address
from bluffhouse.server.admission import tokens
from bluffhouse.server.config import Config
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.logs import set_up_logs
from bluffhouse.server.messages import Settings
from bluffhouse.server.store import Entry, Event
from bluffhouse.server.store_setup import configured_store
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.listing import table_row
from bluffhouse.server.tables.table import Table
from bluffhouse.server.web_server import WebServer

NOW = 1_700_000_000_000  # for ever: clocks stand still
NEVER = 60.0  # seconds: bots so slow that none moves while somebody compares
HOUSE = "0" * 64  # sealed for every match: deals are compared, too
NAMES = (
    "Ada Ben Cleo Dora Emil Fanny Gus Hana Ivo Jana Kai Lena Max Nora Otto Pia Quin Rosa Sam Tea"
)
LIMITS = ("new_tables", "joins", "requests", "arrivals", "misses", "messages", "commands", "chat")
UNLIMITED = dict.fromkeys((*LIMITS, "max_sockets", "max_connections"), 1_000_000)


def token_of(seat: int) -> str:
    return f"a-token-of-seat-{seat}"


@contextlib.asynccontextmanager
async def opened(data: Path, **settings: Any) -> AsyncIterator[tuple[Hall, str]]:
    """A server on loopback whose clock stands still, and its address."""
    given: dict[str, Any] = {**UNLIMITED, "bot_pace": NEVER, "log_level": "error", **settings}
    config = Config(data=str(data), port=0, **given)
    set_up_logs(config)
    with own_address.bind(config) as door:
        hall = Hall(config, configured_store(config), now=lambda: NOW)
        await hall.open()
        house = WebServer(hall)
        serving = asyncio.create_task(house.serve([door]))
        opening = asyncio.create_task(house.opened())
        await asyncio.wait([serving, opening], return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            serving.result()
        try:
            yield hall, own_address.link(config, door.getsockname()[1])
        finally:
            house.should_exit = True
            await serving


async def prepare(hall: Hall, code: str, match: Match, **settings: Any) -> LiveTable:
    """Put a table with people at a running match into a hall and its store."""
    chosen = Settings(match.game.id, match.game.options, **settings)
    log: list[ev.AnyEvent] = [ev.Created(settings=chosen, house=HOUSE)]
    for seat in range(match.game.players):
        token, name = tokens.hashed(token_of(seat)), f"Guest {seat}"
        log.append(ev.Joined(guest=seat, name=name, avatar="", token=token, seat=seat))
    seed, rules = str(match.seed), match.game.room.version
    log.append(ev.Began(by=0, cid="s", seed=seed, rules=rules, house=HOUSE))
    await hall.games.get(match.game.room.id)
    table = Table(code, hall.games.make)
    for event in log:
        apply(table, event, NOW)
    table.match = match
    rows = tuple(Event(code, i, NOW, ev.encode(event)) for i, event in enumerate(log, 1))
    await hall.ledger.write(Entry(rows, table_row(table, None, NOW)))
    live = hall.tables[code] = LiveTable(hall, table)
    return live
