"""Attacks with frames."""

from bluffhouse.server.siege.attack import Attack, must
from bluffhouse.server.siege.field import Field
from bluffhouse.server.siege.wire import CLOSE, PING, TEXT, frame

FLOOD = 20_000  # pings, of 125 bytes each
SILENCE = 5.0  # seconds after which no more answers come
BROKEN = (
    b"\xff" * 500,
    b"\x81\xff" + b"\xff" * 12,  # longer than anything
    b"\x81\x05hello",  # not masked
    b"\x09\x80\x00\x00\x00\x00",  # a ping in pieces
    frame(b"\x03", CLOSE),
    frame(b"{" * 2000),
    frame(b'{"t":"ping","n":' + b"9" * 3000 + b"}"),
    frame(b"\x00" * 20, 0x2),
)


async def ping_flood(field: Field) -> str:
    """Pings whose answers nobody reads."""
    besieger = await field.besieger()
    socket = await besieger.greeted((await besieger.open()).code)
    must(socket is not None, "no socket was to be had")
    assert socket is not None
    pings, sent = frame(b"x" * 125, PING) * 200, 0
    while sent < FLOOD and await socket.say(pings):
        sent += 200
    pongs = (await socket.rest(SILENCE)).count(b"x" * 125)
    must(pongs <= 200, f"{pongs} pings were answered")
    return f"{pongs} of {sent} pings answered, then closed"


async def broken_frames(field: Field) -> str:
    """Frames that break the rules, each on a connection of its own."""
    besieger = await field.besieger()
    code = (await besieger.open()).code
    for broken in BROKEN:
        socket = await besieger.greeted(code)
        must(socket is not None, "no socket was to be had any more")
        assert socket is not None
        await socket.say(broken * 50)
        await socket.rest(2)
    last = await besieger.greeted(code)
    must(last is not None and bool(await last.hear()), "the table does not answer any more")
    return f"{len(BROKEN)} kinds"


async def empty_close(field: Field) -> str:
    """A close frame without a code."""
    besieger = await field.besieger()
    socket = await besieger.socket((await besieger.open()).code)
    assert socket is not None
    await socket.say(frame(b"", CLOSE))
    answer = await socket.rest()
    must(answer == b"\x88\x02\x03\xe8", f"it was answered by {answer!r}")
    return "answered by 1000"


async def idle_talk(field: Field) -> str:
    """Messages as fast as they go."""
    besieger = await field.besieger()
    socket = await besieger.greeted((await besieger.open()).code)
    assert socket is not None
    said = 0
    while said < 5000 and await socket.say(frame(b'{"t":"ping","n":1}', TEXT) * 100):
        said += 100
    heard = (await socket.rest(SILENCE)).count(b'"pong"')
    must(heard <= 200, f"{heard} messages were answered")
    return f"{heard} of {said} messages answered, then closed"


FRAMES = (
    Attack("ping-flood", ping_flood),
    Attack("broken-frames", broken_frames),
    Attack("empty-close", empty_close),
    Attack("idle-talk", idle_talk),
)
