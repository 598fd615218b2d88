"""Play over WebSockets.

uvicorn serves HTTP and hands sockets over to picows: a table tells every seat something else after
every move, and going through ASGI for each message would take most of the server's time.
"""

import asyncio
import logging
from http import HTTPStatus
from time import monotonic
from typing import Any

import msgspec
from picows import (
    WSCloseCode,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)

from bluffhouse.core.errors import Refused
from bluffhouse.server import messages as ms
from bluffhouse.server.admission import tokens
from bluffhouse.server.admission.limits import Bucket
from bluffhouse.server.admission.origins import address_of, is_host, is_ours
from bluffhouse.server.admission.websocket_connection import Admitted, Answer, part
from bluffhouse.server.background.pulse import PATIENCE
from bluffhouse.server.denial import Denied, TooMuch, code_of, retry_after
from bluffhouse.server.live.command_queue import later
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.live.viewer_messages import encode
from bluffhouse.server.requests.desk import Desk

log = logging.getLogger(__name__)

HELLO_WITHIN = 10.0  # seconds
BACKLOG = 1 << 19  # bytes that a client may leave unread
PASSING = {"limit": 5000, "store": 500}  # milliseconds after which somebody shall come again
HUNG_UP = 50  # milliseconds, likewise: the line was cut by somebody between us

decode = msgspec.json.Decoder(ms.FromClient).decode
PLAINLY_WRONG = 20  # messages nobody could read, until the connection is ended
# Looked up once: frames are many, and an enumeration is slow to ask.
TEXT, CLOSE = WSMsgType.TEXT, WSMsgType.CLOSE
MEANWHILE = 32  # commands that are kept until the table is there


class Socket(Admitted):
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
        self._meanwhile: list[ms.Command] = []  # said while the table was looked for
        self.guest: int | None = None
        self.looks = True  # a page that is hidden says so

    # --- the connection ---------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._desk.metrics.sockets.inc()
        self._place = self._desk.pulse.add(self)
        loop = asyncio.get_running_loop()
        self._late = loop.call_later(HELLO_WITHIN, self._bye, "late", "socket-late")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._transport = None
        self._desk.metrics.sockets.dec()
        self._desk.pulse.remove(self, self._place)
        if self._late:
            self._late.cancel()
        if self._greeting:
            self._greeting.cancel()
        if self._live:
            self._live.leave(self)

    def on_ws_frame(self, transport: WSTransport, frame: Any) -> None:
        """Frames of every kind count: whatever comes has to be read, and most are answered."""
        self._quiet = 0
        kind = frame.msg_type
        if self._transport is None:  # it was told good-bye
            return
        if kind == CLOSE:
            code = frame.get_close_code()
            transport.send_close(WSCloseCode.OK if code == WSCloseCode.NO_INFO else code, b"")
            self._transport = None
            transport.disconnect()
            part(transport)
        elif not self._bucket.take(monotonic()):
            self._desk.budgets.held("messages")
            self._bye("limit", "socket-flood", retry=5000)
        elif kind == TEXT and frame.fin:
            self._hear(frame.get_payload_as_bytes())
        elif kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            self._mind_the_backlog(transport)
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
        try:
            said = decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._unreadable(str(error))
            return
        if isinstance(said, ms.Ping):
            if said.looks is not None:
                self._look(said.looks)
            self._tell(ms.Pong(n=said.n, now=self._desk.hall.now()))
        elif isinstance(said, ms.Hello):
            self._hello(said)
        elif self._live is not None:
            self._heed(self._live, said)
        elif self._greeting is None:
            self._refuse(said.id, Denied("state", "socket-hello-first"))
        elif len(self._meanwhile) < MEANWHILE:
            self._meanwhile.append(said)
        else:
            self._refuse(said.id, later())

    def _heed(self, live: LiveTable, said: ms.Command) -> None:
        if self.guest is None:
            self._refuse(said.id, Denied("forbidden", "table-not-a-guest"))
        else:
            self._desk.command(live, self.guest, said, self.address, self._tell, self)

    def _look(self, looks: bool) -> None:
        self.looks = looks
        if self._live:
            self._live.looked()

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
            live = await self._desk.find(self._code, self.address, said.token)
            guest = None if said.token is None else tokens.guest_of(live.table, said.token).id
            self._live, self.guest = live, guest
            live.listen(self, said.v)
        except Refused as refused:
            self.end(_parting(refused))
            return
        meanwhile, self._meanwhile = self._meanwhile, []
        for command in meanwhile:
            self._heed(live, command)

    def _greeted(self, greeting: asyncio.Task[None]) -> None:
        """Whatever went wrong (the store, say): who waits for an answer shall come again."""
        self._greeting = None
        if not greeting.cancelled() and (error := greeting.exception()):
            log.error("a table could not be shown", exc_info=error, extra={"table": self._code})
            self._bye("restart", "table-store", retry=5000)

    # --- answers ----------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        transport = self._transport
        if transport is not None:
            transport.send(TEXT, message)
            self._mind_the_backlog(transport)

    def _mind_the_backlog(self, transport: WSTransport) -> None:
        if transport.underlying_transport.get_write_buffer_size() > BACKLOG:
            self._bye("slow", "socket-slow", retry=1000)

    def _tell(self, message: ms.Told) -> None:
        self.send(encode(message))

    def _refuse(self, id: str, refused: Denied) -> None:
        self._tell(self._desk.refusal(id, refused, self._live))

    def _bye(self, reason: Any, key: str, retry: int | None = None) -> None:
        lang = self._live.lang if self._live else "en"
        self.end(ms.Bye(reason, Denied("bad", key).say(lang), retry))

    def hung_up(self) -> None:
        """Nothing comes any more, without a good-bye: what we say may still arrive."""
        self._bye("restart", "table-later", retry=HUNG_UP)

    def end(self, bye: ms.Bye) -> None:
        transport, self._transport = self._transport, None  # nothing is said after this
        if transport is None:
            return
        transport.send(TEXT, encode(bye))
        back = bye.reason == "restart"
        transport.send_close(WSCloseCode.SERVICE_RESTART if back else WSCloseCode.POLICY_VIOLATION)
        if not transport.underlying_transport.is_closing():
            transport.underlying_transport.write_eof()
        part(transport)


def _parting(refused: Refused) -> ms.Bye:
    """What somebody hears who is not shown in."""
    if isinstance(refused, TooMuch):
        return ms.Bye("limit", refused.say(), retry=1000 * refused.seconds)
    if code_of(refused) in PASSING:
        return ms.Bye("restart", refused.say(), retry=PASSING[code_of(refused)])
    # A key that opens nothing here: its seat was left, or taken to another device.
    return ms.Bye("bad" if code_of(refused) == "forbidden" else "closed", refused.say())


def answer(desk: Desk, request: WSUpgradeRequest, peer: str | None) -> Answer:
    """Who listens to a new connection, or why nobody does.

    A socket has taken a place of its address, which the connection gives back when it ends.
    """
    path, _, _ = request.path.decode("latin-1").partition("?")
    parts = path.strip("/").split("/")
    if len(parts) != 4 or parts[:2] != ["api", "tables"] or parts[3] != "socket":
        return None
    headers = request.headers
    if not is_host(headers.get("Host", "")):
        return _no(HTTPStatus.BAD_REQUEST, Denied("bad", "http-host"))
    if not is_ours(headers.get("Origin"), headers.get("Host"), desk.config):
        return _no(HTTPStatus.FORBIDDEN, Denied("origin", "http-origin"))
    forwarded = headers.getall("X-Forwarded-For", [None])[-1]
    address = address_of(peer, forwarded, desk.config)
    try:
        desk.budgets.take(desk.budgets.requests, address)
        desk.budgets.take_socket(address)
    except TooMuch as much:
        return _no(HTTPStatus.TOO_MANY_REQUESTS, much)
    return Socket(desk, address, parts[2])


def _no(status: HTTPStatus, denied: Denied) -> WSUpgradeResponseWithListener:
    seconds = retry_after(denied)
    heads = {} if seconds is None else {"Retry-After": str(seconds)}
    refusal = WSUpgradeResponse.create_error_response(status, denied.say().encode(), heads)
    return WSUpgradeResponseWithListener(refusal, None)
