"""Taking a seat along: a code for it, and the seat for the code."""

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.hall.recovering import packed, recovered
from bluffhouse.server.messages.recovery import NewRecovery, Recover, Recovery
from bluffhouse.server.qr import qr_svg
from bluffhouse.server.requests.http import Asked, Call


async def recovery(call: Call) -> Recovery:
    live = await call.live()
    guest = call.guest(live, needed=True)
    assert guest is not None
    wish = await call.body(NewRecovery)
    live = await call.live()  # it may have been put away while the body came
    code = await packed(live, guest, on=wish.on)
    if not code:
        return Recovery("", "")
    link = f"{call.desk.public_url(call.request.base_url)}/t/{live.table.code}#take={code}"
    return Recovery(code, qr_svg(link).decode())


async def recover(call: Call) -> ms.Welcome:
    wish = await call.body(Recover)
    live = await call.live()
    misses = call.desk.budgets.misses
    call.desk.budgets.take(misses, call.address)  # before looking: many could ask at once
    try:
        welcome = await recovered(live, wish)
    except Denied as denied:
        if denied.code != "forbidden":  # that was no wrong code
            misses.give_back(call.address)
        raise
    misses.give_back(call.address)
    return welcome


RECOVERY = (
    Asked("POST", "/api/tables/{code}/recovery", recovery, "A code to take one's seat along",
          NewRecovery, Recovery, token=True, limit=lambda budgets: budgets.joins),
    Asked("POST", "/api/tables/{code}/recover", recover, "Take a seat by its recovery code",
          Recover, ms.Welcome, 201, limit=lambda budgets: budgets.joins),
)  # fmt: skip
