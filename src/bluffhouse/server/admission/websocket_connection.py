"""From HTTP to WebSocket: uvicorn hands a connection over, and picows reads its frames.

picows minds no limits of its own, so some are put around it: it reads a little at a time, nothing
is heard after good-bye, and whatever way a connection ends, its place is free again.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, cast

from picows import (
    WSAutoPingStrategy,
    WSListener,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from bluffhouse.server.admission.reception import Reception


class FrameLog(logging.LoggerAdapter[logging.Logger]):
    """What picows has to say: not what clients do wrong, or they could fill the log.

    (Of a bare logger it would make another one for every connection.)
    """

    def error(self, msg: object, *args: object, **more: Any) -> None:
        if not str(msg).startswith("WS parser error"):
            super().error(msg, *args, **more)


AT_ONCE = 2048  # bytes read at a time: picows doubles its buffer whenever one read fills it
HANDSHAKE = 5.0  # seconds
LAST_WORDS = 1 << 18  # bytes that are let pass after good-bye: unread, they would take it with them
PARTING = 5.0  # seconds for reading the last message
frame_log = FrameLog(logging.getLogger(__name__))


class Admitted(WSListener):
    """Who listens to a connection; it holds a place among the sockets of its address."""

    address: str

    def hung_up(self) -> None:
        """The line was half closed: nothing comes any more."""


Answer = Admitted | WSUpgradeResponseWithListener | None
#: Who listens to a new connection, or why nobody does; asked with the address of the peer.
Listen = Callable[[WSUpgradeRequest, str | None], Answer]


def part(transport: WSTransport) -> None:
    """Who neither reads the last message nor closes is not waited for any longer."""
    asyncio.get_running_loop().call_later(PARTING, transport.disconnect, False)


class WebSocketConnection(WSProtocol):  # type: ignore[misc]
    """A connection whose frames picows reads. `gone` is told when it has ended."""

    def __init__(
        self, reception: Reception, listen: Listen, peer: str | None, gone: Callable[[], None]
    ) -> None:
        super().__init__(
            "", "", False, self._listener, frame_log, True, HANDSHAKE,
            False, 0.0, 0.0, WSAutoPingStrategy.PING_WHEN_IDLE, False,
            reception.config.message_size, None, 1024,
        )  # fmt: skip
        self._reception = reception
        self._listen = listen
        self._peer = peer
        self._gone = gone
        self._address: str | None = None  # that holds a place among the sockets
        self._admitted: Admitted | None = None
        self._unheard = 0

    def _listener(self, request: WSUpgradeRequest) -> Answer:
        answer = self._listen(request, self._peer)
        if isinstance(answer, Admitted):
            self._address, self._admitted = answer.address, answer
        return answer

    def get_buffer(self, hint: int) -> memoryview:
        room: memoryview = super().get_buffer(hint)
        return room[:AT_ONCE]

    def buffer_updated(self, size: int) -> None:
        if not self.transport.is_close_frame_sent:
            super().buffer_updated(size)
            if self.transport.is_close_frame_sent:
                part(self.transport)
        else:
            self._unheard += size
            if self._unheard > LAST_WORDS:
                self.transport.disconnect(graceful=False)

    def eof_received(self) -> bool:
        """A node that leaves ends in this way what it passed on, and the guest is still there."""
        if self._admitted:
            self._admitted.hung_up()
        return bool(super().eof_received())

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        if self._address is not None:
            self._reception.budgets.sockets.give_back(self._address)
            self._address = None
        self._gone()


class Handover(asyncio.Protocol):
    """What uvicorn hands a connection to, together with the request that was read already."""

    def __init__(self, wire: WebSocketConnection) -> None:
        self._wire = wire
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._wire.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            buffer = self._wire.get_buffer(len(rest))
            size = min(len(buffer), len(rest))
            buffer[:size] = rest[:size]
            self._wire.buffer_updated(size)
            rest = rest[size:]
        if self._transport:  # this is the protocol when we return: after that
            asyncio.get_running_loop().call_soon(self._transport.set_protocol, self._wire)
            self._transport = None

    def connection_lost(self, error: Exception | None) -> None:
        self._wire.connection_lost(error)
