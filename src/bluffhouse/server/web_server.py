"""The web server of one process: uvicorn in front of a hall."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import cast

import uvicorn

from bluffhouse.server import own_address
from bluffhouse.server.admission.http_connection import HttpConnections
from bluffhouse.server.admission.reception import Reception
from bluffhouse.server.admission.websocket_connection import Listen
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.requests import app, sockets
from bluffhouse.server.requests.desk import Desk
from bluffhouse.server.time_slices import wake_at_once

log = logging.getLogger(__name__)

COLLECT = (20_000, 20, 50)  # tables hold no cycles: look for some seldom


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # not asked for, or not made for this system
        return None
    return uvloop.new_event_loop


def settle() -> None:
    """What is done once, on the thread of the loop, before people come. Modules and games stay: the
    collector need not walk them again and again."""
    wake_at_once()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


#: Makes what uvicorn makes connections with.
Welcoming = Callable[[Reception, Listen], HttpConnections]


class WebServer(uvicorn.Server):
    """Tells everybody before it stops. Being told to stop is no failure.

    `staying=False`: a connection is for one request, because another may concern a table that
    somebody else keeps.
    """

    def __init__(
        self, hall: Hall, *, staying: bool = True, welcoming: Welcoming = HttpConnections
    ) -> None:
        desk = Desk(hall)
        super().__init__(
            uvicorn.Config(
                app.build(desk, hall.close),
                ws="none",
                http=welcoming(desk, partial(sockets.answer, desk)),  # type: ignore[arg-type]
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=5,
                headers=[] if staying else [("connection", "close")],
            )
        )
        self.hall = hall

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM:  # uvicorn would die of it once it has stopped
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)

    async def opened(self) -> None:
        """Until requests can be answered."""
        while not self.started:
            await asyncio.sleep(0.01)

    async def say_when_ready(
        self, door: socket.socket, ready: Callable[[str], None] | None
    ) -> None:
        await self.opened()
        log.info("open")
        if ready:
            ready(own_address.link(self.hall.config, door.getsockname()[1]))

    async def stop_when_told(self, stop: asyncio.Event) -> None:
        await stop.wait()
        self.should_exit = True

    def welcome(self, guest: socket.socket, loop: asyncio.AbstractEventLoop) -> None:
        """Serve a connection that somebody else has accepted."""
        loop.create_task(loop.connect_accepted_socket(self._protocol, guest))

    def _protocol(self) -> asyncio.Protocol:
        make = cast(Callable[..., asyncio.Protocol], self.config.http_protocol_class)
        return make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.dismiss()  # streams end now: nobody needs to wait for them
        await super().shutdown(sockets)
