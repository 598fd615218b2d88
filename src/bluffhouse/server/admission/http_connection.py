"""A connection that speaks HTTP, with an end to every patience.

uvicorn bounds neither how long a request may take to arrive nor how long its head may be, nor how
many requests may wait in line. Here every phase has its time: the first word, the rest of the
head, the body, the silence between requests, and the reading of an answer.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from bluffhouse.server.admission.connections import Connections, Full, silent_connections
from bluffhouse.server.admission.early_answers import curtly
from bluffhouse.server.admission.origins import counted
from bluffhouse.server.admission.reception import Reception
from bluffhouse.server.admission.silent import SilentConnections
from bluffhouse.server.admission.websocket_connection import Handover, Listen, WebSocketConnection
from bluffhouse.server.denial import Denied

# Seconds.
FIRST_WORD = 10.0  # from the connection to its first request
HEAD = 10.0  # from the first byte of a request to the end of its head
BODY = 20.0  # and from there to the end of its body
IDLE = 5.0  # between requests
OF_PROXY = 75.0  # the same on a proxy's line: longer than it keeps that itself, so that none of its
# requests meets a line that is just being closed
READING = 30.0  # that a client may take to read what is there for it
PARTING = 5.0  # and to read the last of it

URL = 2048  # bytes
HEADERS = 100
REQUEST = 1 << 18  # bytes of a whole request, however it is cut into pieces
LAST_WORDS = (
    1 << 18
)  # bytes that are let pass after a last answer: unread, they would take it along
PIPELINE = 8  # requests that wait for the answer to the one before

log = logging.getLogger(__name__)


class Enough(Exception):
    """Stops the parser."""


class HttpConnections:
    """All connections of a process, and how a new one is made."""

    def __init__(self, reception: Reception, listen: Listen) -> None:
        self.reception = reception
        self.listen = listen
        self.count = Connections(
            reception.config, reception.share, reception.counts, reception.metrics
        )
        self.silent: SilentConnections[HttpConnection] = silent_connections(reception.config)

    def __call__(self, *args: Any, **more: Any) -> "HttpConnection":
        """What uvicorn takes for its HTTP protocol."""
        return HttpConnection(self, *args, **more)


class HttpConnection(HttpToolsProtocol):
    def __init__(self, all: HttpConnections, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = log
        self._all = all
        self._reception = all.reception
        self._address = ""
        self._entered = False
        self._ended = False  # it was answered curtly: nothing more is read
        self._in_head = True
        self._in_body = False
        self._size = 0  # bytes of this request so far,
        self._head_size = 0  # and of its head
        self._answering: RequestResponseCycle | None = None  # of several requests, the first
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # --- coming and going -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = counted(self.client[0]) if self.client else "unknown"
        try:
            self._all.count.enter(self._address)
        except Full as full:
            self._end(full.status, full.much)
            return
        self._entered = True
        self._wait(FIRST_WORD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._break_off()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._take_leave()
        self._leave_the_house()

    def _take_leave(self) -> None:
        """Nothing more is waited for."""
        self._within(None)
        self._read_on()
        self._all.silent.leave(self, self._address)

    def _break_off(self) -> None:
        """Whatever is being answered is not heard any more."""
        if self._answering and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _leave_the_house(self) -> None:
        if self._entered:
            self._entered = False
            self._all.count.leave(self._address)

    # --- time -------------------------------------------------------------------------------

    def _within(self, seconds: float | None, late: Callable[[], None] | None = None) -> None:
        """Something has to happen until then, in place of what had to happen before."""
        if self._deadline:
            self._deadline.cancel()
        self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, late or self._late)

    def _wait(self, seconds: float) -> None:
        """Nobody has asked for anything yet, or for anything more."""
        self._within(seconds)
        if gone := self._all.silent.enter(self, self._address):
            gone.turn_away()

    def turn_away(self) -> None:
        """Others need the room."""
        self._reception.budgets.held("silent")
        self._part()

    def _late(self) -> None:
        if self._size:  # he has begun to ask
            self._reception.budgets.held("late")
            self._end(HTTPStatus.REQUEST_TIMEOUT, Denied("bad", "http-late"))
        else:
            self._part()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_on()
        self._unread = self.loop.call_later(READING, self._not_read)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def _read_on(self) -> None:
        if self._unread:
            self._unread.cancel()
            self._unread = None

    def _not_read(self) -> None:
        self._reception.budgets.held("unread")
        self.transport.abort()

    # --- a request --------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._size += len(data)
        if self._ended:
            if self._size > LAST_WORDS:
                self.transport.abort()
            return
        super().data_received(data)
        if self._ended or self.parser is None:
            return
        if self._in_head and self._size > self._reception.config.header_size + URL:
            self._too_large(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._size > max(REQUEST, 4 * self._reception.config.body_size):
            self._too_large(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if len(self.pipeline) >= PIPELINE:
            self._too_large(HTTPStatus.TOO_MANY_REQUESTS)
            raise Enough
        self._in_head, self._in_body = True, False
        self._size = self._head_size = 1
        self._within(HEAD)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL:
            self._too_large(HTTPStatus.REQUEST_URI_TOO_LONG)
            raise Enough

    def on_header(self, name: bytes, value: bytes) -> None:
        """Of the head, or after the last piece of a body."""
        super().on_header(name, value)
        self._head_size += len(name) + len(value)
        if self._head_size > self._reception.config.header_size or len(self.headers) > HEADERS:
            self._too_large(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            raise Enough

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body = False, True
        self._all.silent.leave(self, self._address)
        self._within(BODY)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self._in_body = False
        self._within(None)
        super().on_message_complete()
        if self.cycle and self.cycle.response_complete:  # before all of it was heard
            self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unset_keepalive_if_required()  # it would be content with any byte
        if self.transport.is_closing():
            self._part()
        elif not (self._in_head or self._in_body or self.pipeline):
            self._rest()

    def _rest(self) -> None:
        """There may be another request."""
        self._size = 0
        self._wait(OF_PROXY if self._reception.config.proxied else IDLE)

    # --- answers without a request ----------------------------------------------------------

    def _too_large(self, status: HTTPStatus) -> None:
        self._reception.budgets.held("size")
        self._end(status, Denied("large", "http-request-large"))

    def send_400_response(self, msg: str) -> None:
        """uvicorn could not read it."""
        self._end(HTTPStatus.BAD_REQUEST, Denied("bad", "http-unreadable"))

    def _end(self, status: HTTPStatus, denied: Denied) -> None:
        """Say why, if nobody is just being answered, and read no more."""
        if self._ended:
            return
        self._ended = True
        self._reception.metrics.requests.labels("-", str(status.value)).inc()
        self._take_leave()
        self._break_off()
        answering = self._answering
        if answering and answering.response_started and not answering.response_complete:
            self.transport.close()
        else:
            self.transport.write(curtly(status, denied))
            self.transport.write_eof()
        self._size = 0
        self._within(PARTING, self.transport.abort)

    def _part(self) -> None:
        """Close, once what was said is read; and if nobody reads it, nevertheless."""
        self._ended = True
        self._take_leave()
        self.transport.close()
        self._within(PARTING, self.transport.abort)

    # --- another protocol -------------------------------------------------------------------

    def _should_upgrade_to_ws(self) -> bool:
        return True

    def _unsupported_upgrade_warning(self) -> None:
        """Who wants any other protocol is answered in this one."""

    def handle_websocket_upgrade(self) -> None:
        if self._ended or not (self._answering is None or self._answering.response_complete):
            self.send_400_response("")
            return
        self._take_leave()
        self._unset_keepalive_if_required()
        self.connections.discard(self)
        lines = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%s: %s" % header for header in self.headers]
        peer = self.client[0] if self.client else None
        self._entered = False  # the WebSocket leaves the house, then
        gone = partial(self._all.count.leave, self._address)
        handover = Handover(WebSocketConnection(self._reception, self._all.listen, peer, gone))
        handover.connection_made(self.transport)
        handover.data_received(b"\r\n".join(lines) + b"\r\n\r\n")
        self.transport.set_protocol(handover)
