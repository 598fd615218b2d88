"""Being called when it is one's turn: the key to subscribe with, and the devices of a seat."""

from bluffhouse.server.messages.push import PushKey, Subscribed, Subscription
from bluffhouse.server.requests.http import Asked, Call
from bluffhouse.server.store.devices import Device


async def key(call: Call) -> PushKey:
    return PushKey(await call.desk.hall.caller.key())


async def push(call: Call) -> Subscribed:
    live = await call.live()
    guest = call.guest(live, needed=True)
    assert guest is not None
    wish = await call.body(Subscription)
    code = live.table.code
    device = Device(code, guest, wish.endpoint, wish.p256dh, wish.auth, wish.lang)
    caller = call.desk.hall.caller
    if not wish.on:
        return Subscribed(await caller.unsubscribe(device))
    devices = await caller.subscribe(device)
    live = await call.live()
    if guest in live.table.guests:
        live.calls.again(guest)
    else:  # he has gone meanwhile
        caller.forget(code, guest)
    return Subscribed(devices)


PUSH = (
    Asked("GET", "/api/push", key, "The key that calls of this house are signed with", None,
          PushKey),
    Asked("POST", "/api/tables/{code}/push", push, "Be called on this device, or not any more",
          Subscription, Subscribed, token=True, limit=lambda budgets: budgets.joins),
)  # fmt: skip
