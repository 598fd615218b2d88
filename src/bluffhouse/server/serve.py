"""A server from its configuration: the store, the hall, and uvicorn in front of them."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import cast

import msgspec
import platformdirs
import uvicorn

from bluffhouse.server import own_address
from bluffhouse.server.admission.http_connection import HttpConnections
from bluffhouse.server.background.store_watch import watch
from bluffhouse.server.config import Config, ConfigError
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.requests import app
from bluffhouse.server.requests.desk import Desk
from bluffhouse.server.store import Store, StoreError, open_store

COLLECT = (20_000, 20, 50)  # tables hold no cycles: look for some seldom
log = logging.getLogger(__name__)


def store_url(config: Config) -> str:
    """Where the tables are kept."""
    if config.store:
        return config.store
    folder = Path(config.data) if config.data else platformdirs.user_data_path("bluffhouse")
    return str(folder / "tables.sqlite3")


def configured_store(config: Config, *, writing: bool = True, epoch: int | None = None) -> Store:
    """The store of a server; `writing=False` to look into it beside a running one, `epoch` for one
    of its processes.
    """
    with one_line():
        return open_store(store_url(config), writing=writing, epoch=epoch)


@contextmanager
def one_line() -> Iterator[None]:
    """Trouble with the store ends the program with one line that says what to do."""
    try:
        yield
    except StoreError as error:
        raise ConfigError("serve-no-store", why=str(error)) from error


def run(config: Config, ready: Callable[[str], None] | None = None) -> None:
    """Serve in this process, on the fastest loop there is, until told to stop."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(config, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # not made for this system
        return None
    return uvloop.new_event_loop


async def serve(
    config: Config,
    ready: Callable[[str], None] | None = None,
    stop: asyncio.Event | None = None,
) -> None:
    """Serve until `stop`, or SIGINT or SIGTERM. `ready` hears the address once it answers."""
    set_up_logs(config)
    if config.workers > 1:
        from bluffhouse.server.workers import server  # not every system can have several

        await server.keep(config, ready, stop)
    else:
        await _serve_alone(config, ready, stop)
    log.info("closed")


async def _serve_alone(
    config: Config, ready: Callable[[str], None] | None, stop: asyncio.Event | None
) -> None:
    with own_address.bind(config) as door:
        hall = Hall(config, configured_store(config))
        with one_line():
            await hall.open()
        server = House(hall)
        spare_the_collector()
        stop = stop or asyncio.Event()
        watching = asyncio.create_task(watch(lambda: hall.ledger.ask(Store.watch)))
        watching.add_done_callback(lambda _: stop.set())
        beside = [
            watching,
            asyncio.create_task(_say_when_ready(server, door, ready)),
            asyncio.create_task(_stop_when_told(server, stop)),
        ]
        try:
            await server.serve([door])
        finally:
            lost = watching.exception() if watching.done() else None
            for task in beside:
                task.cancel()
        if lost:
            raise lost


def spare_the_collector() -> None:
    """Modules and games stay: the collector need not walk them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


class House(uvicorn.Server):
    """Tells everybody before it stops. Being told to stop is no failure.

    `staying=False`: a connection is for one request, because another may concern a table that
    somebody else keeps.
    """

    def __init__(self, hall: Hall, *, staying: bool = True) -> None:
        desk = Desk(hall)
        super().__init__(
            uvicorn.Config(
                app.build(desk, hall.close),
                ws="none",
                http=HttpConnections(desk),  # type: ignore[arg-type]
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


async def _say_when_ready(
    server: House, door: socket.socket, ready: Callable[[str], None] | None
) -> None:
    await server.opened()
    log.info("open")
    if ready:
        ready(own_address.link(server.hall.config, door.getsockname()[1]))


async def _stop_when_told(server: uvicorn.Server, stop: asyncio.Event) -> None:
    await stop.wait()
    server.should_exit = True


def set_up_logs(config: Config) -> None:
    """Lines for people or JSON for programs. Tokens and seeds never get here: nobody logs them."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if config.log_json else logging.Formatter("%(message)s"))
    for name, level in (("bluffhouse", config.log_level.upper()), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
    for name in (
        "http_connection",
        "websocket_connection",
    ):  # what clients do wrong is theirs to know
        logging.getLogger(f"bluffhouse.server.admission.{name}").setLevel(logging.ERROR)


class JsonLines(logging.Formatter):
    """A log for programs: an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if table := getattr(record, "table", None):
            line["table"] = table
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()
