"""Attacks with requests that are none: numbers, names and paths that nobody thought of."""

from bluffhouse.server.siege.attack import Attack, must
from bluffhouse.server.siege.field import Field
from bluffhouse.server.siege.grounds import GROUNDS
from bluffhouse.server.siege.wire import read

GAME = GROUNDS["pair"]["game"].encode()
HOST = b" HTTP/1.1\r\nHost: x\r\n"
REQUESTS = (
    b"GET /api/tables/{code}/matches/" + b"9" * 1900 + b"/record" + HOST,
    b"GET /api/tables/{code}/matches/" + b"9" * 5000 + b"/replay" + HOST,
    b"GET /api/tables/{code}/qr.svg HTTP/1.1\r\nHost: " + b"x" * 9000 + b"\r\n",
    b"GET /api/tables/{code}/qr.svg HTTP/1.1\r\nHost: <b>\xc3\xa9\r\n",
    b"GET /api/tables/{code}/state?v=" + b"9" * 1900 + HOST,
    b"GET /api/tables/{code}/stream?v=1e999" + HOST,
    b"GET /api/tables/{code}/state" + HOST + b"Authorization: Bearer \xff\xfe\r\n",
    b"GET /api/tables/%ff%fe/state" + HOST,
    b"GET /api/games/" + GAME + b"/labels?players=" + b"9" * 1900 + HOST,
    b"GET /%00" + HOST,
    b"GET /" + b"a/" * 900 + HOST,
    b"GET \xff" + HOST,
    b"OPTIONS *" + HOST,
    b"CONNECT x:80" + HOST,
    b"GET / HTTP/9.9\r\nHost: x\r\n",
    b"GET /" + HOST + b"Content-Length: -1\r\n",
    b"POST /api/tables" + HOST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
    b"GET /" + HOST + b"Accept-Language: \xff,,;;q=\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
)


async def strange_requests(field: Field) -> str:
    besieger = await field.besieger()
    code = (await besieger.open()).code.encode()
    for request in REQUESTS:
        line = await besieger.line()
        await line.say(request.replace(b"{code}", code) + b"\r\n")
        line.writer.write_eof()
        answer = read(await line.rest())
        must(answer.status < 500, f"{request[:40]!r} was answered {answer.status}")
    return f"{len(REQUESTS)} kinds"


async def half_a_body(field: Field) -> str:
    """Who goes away in the middle of a request."""
    besieger = await field.besieger()
    for _ in range(10):
        line = await besieger.line()
        await line.say(b"POST /api/tables" + HOST + b"Content-Length: 500\r\n\r\n{")
        line.drop()
    must((await besieger.ask("GET", "/health")).status == 200, "the server does not answer")
    return "10 times"


NONSENSE = (Attack("strange-requests", strange_requests), Attack("half-a-body", half_a_body))
