"""Play over WebSockets.

uvicorn serves HTTP and hands sockets over to picows: a table tells every seat something else after
every move, and going through ASGI for each message would take most of the server's time.
"""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from time import monotonic
from typing import Any, cast

import msgspec
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from bluffhouse.core.errors import Refused
from bluffhouse.server import messages as ms
from bluffhouse.server import tokens
from bluffhouse.server.denial import Denied
from bluffhouse.server.desk import Desk
from bluffhouse.server.limits import Bucket
from bluffhouse.server.live import LiveTable
from bluffhouse.server.origins import address_of, is_ours
from bluffhouse.server.pulse import PATIENCE
from bluffhouse.server.told import encode

log = logging.getLogger(__name__)
#: Of a bare logger picows would make another one for every connection.
wire_log = logging.LoggerAdapter(log)

HELLO_WITHIN = 10.0  # seconds
BACKLOG = 1 << 20  # bytes that a client may leave unread
PARTING = 5.0  # seconds for reading the last message

decode = msgspec.json.Decoder(ms.FromClient).decode
PLAINLY_WRONG = 20  # messages nobody could read, until the connection is ended


class Socket(WSListener):
    """One connection. It is an `Ear` once it has said hello."""

    def __init__(self, desk: Desk, address: str, code: str) -> None:
        self._desk = desk
        self.address = address
        self._code = code
        self._live: LiveTable | None = None
        self._transport: WSTransport | None = None
        self._bucket = Bucket(2 * desk.config.messages, desk.config.messages, monotonic())
        self._wrong = 0
        self._quiet = 0  # rounds of the pulse since something was heard
        self._place = 0
        self._late: asyncio.TimerHandle | None = None
        self._greeting: asyncio.Task[None] | None = None
        self.guest: int | None = None

    # --- the connection ---------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._desk.metrics.sockets.inc()
        self._place = self._desk.pulse.add(self)
        loop = asyncio.get_running_loop()
        self._late = loop.call_later(HELLO_WITHIN, self._bye, "late", "socket-late")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._transport = None
        self._desk.pulse.remove(self, self._place)
        if self._late:
            self._late.cancel()
        if self._greeting:
            self._greeting.cancel()
        if self._live:
            self._live.leave(self)
        self._desk.metrics.sockets.dec()
        self._desk.sockets.give_back(self.address)

    def on_ws_frame(self, transport: WSTransport, frame: Any) -> None:
        self._quiet = 0
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin:
            self._hear(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), b"")
            transport.disconnect()
        elif kind != WSMsgType.PONG:
            self._bye("bad", "socket-text-only")

    def feel_pulse(self) -> None:
        """Ask who has been quiet; let go who does not answer."""
        self._quiet += 1
        if self._transport is None or self._quiet < PATIENCE:
            return
        if self._quiet == PATIENCE:
            self._transport.send_ping()
        else:
            self._transport.disconnect(graceful=False)

    def _hear(self, data: bytes) -> None:
        if self._transport is None:  # it was told good-bye
            return
        if not self._bucket.take(monotonic()):
            self._desk.metrics.limited.labels("messages").inc()
            self._bye("limit", "socket-flood", retry=5000)
            return
        try:
            said = decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._unreadable(str(error))
            return
        if isinstance(said, ms.Ping):
            self._tell(ms.Pong(n=said.n, now=self._desk.hall.now()))
        elif isinstance(said, ms.Hello):
            self._hello(said)
        elif self._live is None:
            self._refuse(said.id, Denied("state", "socket-hello-first"))
        elif self.guest is None:
            self._refuse(said.id, Denied("forbidden", "table-not-a-guest"))
        else:
            self._desk.command(self._live, self.guest, said, self._tell, self)

    def _unreadable(self, error: str) -> None:
        self._wrong += 1
        if self._wrong > PLAINLY_WRONG:
            self._bye("bad", "socket-nonsense")
        else:
            self._refuse("", Denied("bad", "socket-unreadable", why=error))

    # --- hello ------------------------------------------------------------------------------

    def _hello(self, said: ms.Hello) -> None:
        if self._late:
            self._late.cancel()
            self._late = None
        if self._greeting is None and self._live is None:
            self._greeting = asyncio.ensure_future(self._greet(said))
            self._greeting.add_done_callback(self._greeted)
        else:
            self._refuse("", Denied("state", "socket-hello-once"))

    async def _greet(self, said: ms.Hello) -> None:
        try:
            live = await self._desk.hall.table(self._code)
            guest = None
            if said.token is not None:
                guest = live.table.by_token(tokens.hashed(said.token))
                if guest is None:
                    raise Denied("forbidden", "table-not-a-guest")
        except Refused as refused:
            self.end(ms.Bye("closed", refused.say()))
            return
        self._live, self.guest = live, guest.id if guest else None
        live.listen(self, said.v)

    def _greeted(self, greeting: asyncio.Task[None]) -> None:
        """Whatever went wrong (the store, say): who waits for an answer shall come again."""
        self._greeting = None
        if not greeting.cancelled() and (error := greeting.exception()):
            log.error("a table could not be shown", exc_info=error, extra={"table": self._code})
            self._bye("restart", "table-store", retry=5000)

    # --- answers ----------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        transport = self._transport
        if transport is None:
            return
        transport.send(WSMsgType.TEXT, message)
        if transport.underlying_transport.get_write_buffer_size() > BACKLOG:
            self._bye("slow", "socket-slow", retry=1000)

    def _tell(self, message: ms.Told) -> None:
        self.send(encode(message))

    def _refuse(self, id: str, refused: Denied) -> None:
        self._tell(self._desk.refusal(id, refused, self._live))

    def _bye(self, reason: Any, key: str, retry: int | None = None) -> None:
        lang = self._live.lang if self._live else "en"
        self.end(ms.Bye(reason, Denied("bad", key).say(lang), retry))

    def end(self, bye: ms.Bye) -> None:
        transport, self._transport = self._transport, None  # nothing is said after this
        if transport is None:
            return
        transport.send(WSMsgType.TEXT, encode(bye))
        back = bye.reason == "restart"
        transport.send_close(WSCloseCode.SERVICE_RESTART if back else WSCloseCode.POLICY_VIOLATION)
        transport.disconnect()
        # A connection that nobody reads would never be closed.
        asyncio.get_running_loop().call_later(PARTING, transport.disconnect, False)


Answer = Socket | WSUpgradeResponseWithListener | None


def answer(desk: Desk, request: WSUpgradeRequest, peer: str | None) -> Answer:
    """Who listens to a new connection, or why nobody does."""
    path, _, _ = request.path.decode("latin-1").partition("?")
    parts = path.strip("/").split("/")
    if len(parts) != 4 or parts[:2] != ["api", "tables"] or parts[3] != "socket":
        return None
    headers = request.headers
    if not is_ours(headers.get("Origin"), headers.get("Host"), desk.config):
        return _no(HTTPStatus.FORBIDDEN, Denied("origin", "http-origin"))
    address = address_of(peer, headers.get("X-Forwarded-For"), desk.config)
    if not desk.sockets.take(address):
        desk.metrics.limited.labels("sockets").inc()
        return _no(HTTPStatus.TOO_MANY_REQUESTS, Denied("limit", "http-too-many"))
    return Socket(desk, address, parts[2])


def _no(status: HTTPStatus, denied: Denied) -> WSUpgradeResponseWithListener:
    refusal = WSUpgradeResponse.create_error_response(status, denied.say().encode())
    return WSUpgradeResponseWithListener(refusal, None)


def protocol(desk: Desk) -> Callable[..., asyncio.Protocol]:
    """What uvicorn takes for its WebSocket protocol."""
    return lambda **_: Handover(desk)


class Handover(asyncio.Protocol):
    """Takes an upgrade request from uvicorn, and leaves the connection to picows."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._transport: asyncio.Transport | None = None
        self._peer: str | None = None
        self._socket = WSProtocol(
            "", "", False, self._listener, wire_log, True, 5.0,
            False, 0.0, 0.0, WSAutoPingStrategy.PING_WHEN_IDLE, True,
            desk.config.message_size, None, 1024,
        )  # fmt: skip

    def _listener(self, request: WSUpgradeRequest) -> Answer:
        return answer(self._desk, request, self._peer)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if isinstance(peer, tuple) else None
        self._socket.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            buffer = self._socket.get_buffer(len(rest))
            size = min(len(buffer), len(rest))
            buffer[:size] = rest[:size]
            self._socket.buffer_updated(size)
            rest = rest[size:]
        if self._transport:  # uvicorn makes this the protocol when we return: after that
            asyncio.get_running_loop().call_soon(self._transport.set_protocol, self._socket)
            self._transport = None

    def connection_lost(self, error: Exception | None) -> None:
        self._socket.connection_lost(error)
