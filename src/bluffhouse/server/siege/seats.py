"""Attacks on hands: to see more than one of a match."""

from typing import Any

from bluffhouse.server.siege.attack import Attack, must
from bluffhouse.server.siege.field import Besieger, Field, Guest

FOUR = {"game": "luegen", "options": {"players": 4}, "grace": 3600}


async def _do(besieger: Besieger, who: Guest, id: str, **command: Any) -> int:
    path = f"/api/tables/{who.code}/commands"
    return (await besieger.ask("POST", path, {**command, "id": id}, who.token)).status


async def _hand(besieger: Besieger, guest: Guest) -> set[int]:
    """The seats whose dice somebody is shown."""
    state = await besieger.ask("GET", f"/api/tables/{guest.code}/state", token=guest.token)
    match = state.told().get("match") if state.status == 200 else None
    dice = match["view"]["dice"] if match else []
    return {seat for seat, shown in enumerate(dice) if shown}


async def seat_walk(field: Field) -> str:
    """Stand up, sit down elsewhere, and back, through the seats of bots."""
    besieger = await field.besieger()
    host = await besieger.open(settings=FOUR, bots=True)
    seen = await _hand(besieger, host)
    for seat in (1, 2, 3, 0):
        await _do(besieger, host, f"stand{seat}", t="stand")
        await _do(besieger, host, f"sit{seat}", t="sit", seat=seat)
        seen |= await _hand(besieger, host)
    must(seen <= {0}, f"{len(seen)} hands were seen")
    return "one hand seen"


async def another_name(field: Field) -> str:
    """Leave a match with bots, and join it again as somebody else."""
    besieger = await field.besieger()
    host = await besieger.open(settings=FOUR, bots=True)
    seen = await _hand(besieger, host)
    await _do(besieger, host, "leave", t="leave")
    for seat in (1, 2, 3):
        answer = await besieger.join(host.code, f"Eve {seat}", seat=seat)
        if answer.status == 201:
            told = answer.told()
            seen |= await _hand(besieger, Guest(host.code, told["guest"], told["token"]))
    must(seen <= {0}, f"{len(seen)} hands were seen")
    return "one hand seen"


async def back_in_the_chair(field: Field) -> str:
    """Somebody whom the host has sent away comes back at once."""
    players, besieger = await field.besieger(), await field.besieger()
    host = await players.open()
    eve = await besieger.joined(host.code, "Eve")
    await _do(players, host, "kick", t="kick", guest=eve.number)
    again = await besieger.join(host.code, "Eva")
    must(again.status != 201, "he was let in again")
    state = await besieger.ask("GET", f"/api/tables/{host.code}/state", token=eve.token)
    must(state.status == 403, f"his old token was answered {state.status}")
    return f"answered {again.status}"


SEATS = (
    Attack("seat-walk", seat_walk),
    Attack("another-name", another_name),
    Attack("back-in-the-chair", back_in_the_chair),
)
