"""Attacks on hands: to see more than one of a match."""

from bluffhouse.server.siege.attack import Attack, must
from bluffhouse.server.siege.field import Besieger, Field, Guest
from bluffhouse.server.siege.grounds import GROUNDS

FOUR = GROUNDS["four"]


async def _hand(besieger: Besieger, guest: Guest) -> set[int]:
    """The seats whose dice somebody is shown."""
    match = await besieger.match(guest)
    dice = match["view"]["dice"] if match else []
    return {seat for seat, shown in enumerate(dice) if shown}


async def seat_walk(field: Field) -> str:
    """Stand up, sit down elsewhere, and back, through the seats of bots."""
    besieger = await field.besieger()
    host = await besieger.open(settings=FOUR, bots=True)
    seen = await _hand(besieger, host)
    for seat in (1, 2, 3, 0):
        await besieger.do(host, f"stand{seat}", t="stand")
        await besieger.do(host, f"sit{seat}", t="sit", seat=seat)
        seen |= await _hand(besieger, host)
    must(seen <= {0}, f"{len(seen)} hands were seen")
    return "one hand seen"


async def another_name(field: Field) -> str:
    """Leave a match with bots, and join it again as somebody else."""
    besieger = await field.besieger()
    host = await besieger.open(settings=FOUR, bots=True)
    seen = await _hand(besieger, host)
    await besieger.do(host, "leave", t="leave")
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
    await players.do(host, "kick", t="kick", guest=eve.number)
    again = await besieger.join(host.code, "Eva")
    must(again.status != 201, "he was let in again")
    state = await besieger.ask("GET", f"/api/tables/{host.code}/state", token=eve.token)
    must(state.status == 403, f"his old token was answered {state.status}")
    return f"answered {again.status}"


async def emptied_chair(field: Field) -> str:
    """A host who watches sends somebody away in the middle of a match, and takes his chair."""
    besieger, players = await field.besieger(), await field.besieger()
    host = await besieger.open(settings=FOUR, seat=None)
    people = [await players.joined(host.code, name) for name in ("Ada", "Ben")]
    await besieger.do(host, "start", t="start")
    await besieger.do(host, "pause", t="pause")
    await besieger.do(host, "kick", t="kick", guest=people[1].number)
    status = await besieger.do(host, "sit", t="sit", seat=1)
    seen = await _hand(besieger, host)
    must(not seen, "he saw the hand")
    return f"answered {status}"


SEATS = (
    Attack("seat-walk", seat_walk),
    Attack("another-name", another_name),
    Attack("back-in-the-chair", back_in_the_chair),
    Attack("emptied-chair", emptied_chair),
)
