"""A server from its configuration: the store, the hall, and uvicorn in front of them."""

import asyncio
import logging
from collections.abc import Callable

from bluffhouse.server import own_address
from bluffhouse.server.admission.connections import SPARE, open_files
from bluffhouse.server.background.store_watch import watch
from bluffhouse.server.config import Config, ConfigError
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.logs import set_up_logs
from bluffhouse.server.store import Store
from bluffhouse.server.store_setup import configured_store, one_line
from bluffhouse.server.web_server import WebServer, loop_factory, settle
from bluffhouse.server.workers import server as workers

FEW = 32  # connections, at the least

log = logging.getLogger(__name__)


def run(config: Config, ready: Callable[[str], None] | None = None) -> None:
    """Serve in this process, on the fastest loop there is, until told to stop."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(config, ready))


async def serve(
    config: Config,
    ready: Callable[[str], None] | None = None,
    stop: asyncio.Event | None = None,
) -> None:
    """Serve until `stop`, or SIGINT or SIGTERM. `ready` hears the address once it answers."""
    set_up_logs(config)
    _mind_files()
    if config.cluster:
        from bluffhouse.server.nodes import server as nodes  # needs psycopg

        await nodes.keep(config, ready, stop)
    elif config.workers > 1:
        await workers.keep(config, ready, stop)
    else:
        await _serve_alone(config, ready, stop)
    log.info("closed")


def _mind_files() -> None:
    """A server that cannot hold anybody's connection does not open."""
    if (files := open_files()) < SPARE + FEW:
        raise ConfigError("serve-few-files", files=files, least=SPARE + FEW)


async def _serve_alone(
    config: Config, ready: Callable[[str], None] | None, stop: asyncio.Event | None
) -> None:
    with own_address.bind(config) as door:
        hall = Hall(config, configured_store(config))
        with one_line():
            await hall.open()
        server = WebServer(hall)
        settle()
        stop = stop or asyncio.Event()
        watching = asyncio.create_task(watch(lambda: hall.ledger.ask(Store.watch)))
        watching.add_done_callback(lambda _: stop.set())
        beside = [
            watching,
            asyncio.create_task(server.say_when_ready(door, ready)),
            asyncio.create_task(server.stop_when_told(stop)),
        ]
        try:
            await server.serve([door])
        finally:
            lost = watching.exception() if watching.done() else None
            for task in beside:
                task.cancel()
        if lost:
            raise lost
