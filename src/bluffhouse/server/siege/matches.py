"""Attacks on a match: its clocks, and the time that its bots need."""

import asyncio
from typing import Any

from bluffhouse.server.siege.attack import Attack, must
from bluffhouse.server.siege.field import Besieger, Field, Guest
from bluffhouse.server.siege.grounds import GROUNDS

TIMED = GROUNDS["timed"]
BOTS = GROUNDS["bots"]
REPLAYS = 80


async def minted_time(field: Field) -> str:
    """Answer and take it back, again and again: each answer would earn an increment."""
    besieger = await field.besieger()
    host = await besieger.open(settings=TIMED)
    people = [host, *[await besieger.joined(host.code, name) for name in ("Ben", "Cleo")]]
    await besieger.do(host, "start", t="start")
    who, match = await _until_asked(besieger, people)
    seat, before = match["view"]["me"], match["times"]
    for i in range(10):
        move = {"t": "move", "move": "doubt", "at": match["at"]}
        await besieger.do(who, f"m{i}", **move)
        await besieger.do(who, f"u{i}", t="undo")
    after = (await besieger.match(who))["times"]
    earned = (after["left"][seat] - before["left"][seat]) / 1000
    must(earned < 1, f"{earned:.0f} s were earned by taking moves back")
    return f"{earned:+.1f} s after ten moves taken back"


async def _until_asked(besieger: Besieger, people: list[Guest]) -> tuple[Guest, Any]:
    """Play until several are asked whether they believe; one of them, and what he sees."""
    for i in range(60):
        for guest in people:
            match = await besieger.match(guest)
            moves = match["view"]["moves"]
            if "doubt" in moves and len(match["actors"]) > 1:
                return guest, match
            if moves:
                await besieger.do(guest, f"p{i}", t="move", move=moves[0], at=match["at"])
    must(False, "nobody was asked anything")
    raise AssertionError


async def replays(field: Field) -> str:
    """Replays as many as can be asked for: bots at another table play on."""
    besieger, players = await field.besieger(), await field.besieger()
    over = await _finished(await field.besieger())
    playing = await players.open(settings=BOTS, seat=None, bots=True)
    paths = [f"/api/tables/{over}/matches/1/replay{seat}" for seat in ("", "?seat=0", "?seat=1")]
    asked = [asyncio.create_task(besieger.ask("GET", paths[i % 3])) for i in range(REPLAYS)]
    before = await players.match(playing)
    for _ in range(40):
        await asyncio.sleep(0.25)
        now = await players.match(playing)
        if now["at"] > before["at"] or now.get("outcome"):
            break
    answers = await asyncio.gather(*asked)
    must(now["at"] > before["at"] or bool(now.get("outcome")), "bots did not move for 10 s")
    must(all(answer.status in (200, 429, 503) for answer in answers), "a replay failed")
    return f"{sum(answer.status == 200 for answer in answers)} replays of {REPLAYS}, and bots move"


async def _finished(besieger: Besieger) -> str:
    """The code of a table with a match that is over."""
    table = await besieger.open(settings=BOTS, seat=None, bots=True)
    for _ in range(200):
        if (await besieger.match(table)).get("outcome"):
            return table.code
        await asyncio.sleep(0.25)
    must(False, "bots did not play a match to its end")
    raise AssertionError


MATCHES = (Attack("minted-time", minted_time), Attack("replays", replays, slow=True))
