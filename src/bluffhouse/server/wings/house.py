"""A server of several processes, from its configuration: the door, the porter, and the wings."""

import asyncio
import logging
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bluffhouse.server import address, serve
from bluffhouse.server.config import Config, ConfigError
from bluffhouse.server.watch import watch
from bluffhouse.server.wings.corridor import Corridor
from bluffhouse.server.wings.plan import Wing
from bluffhouse.server.wings.porter import Porter

log = logging.getLogger(__name__)


async def keep(
    config: Config, ready: Callable[[str], None] | None, stop: asyncio.Event | None
) -> None:
    """Serve until `stop`, or a signal. `ready` hears the address once all wings take guests."""
    stop = stop or asyncio.Event()
    store = serve.configured_store(config)  # kept open: it keeps other servers out
    assert store.epoch is not None
    with address.bind(config) as door, tempfile.TemporaryDirectory(prefix="bluffhouse-") as board:
        wings = [Wing(number, config.workers) for number in range(config.workers)]
        corridors = [Corridor(wing, config, store.epoch, Path(board)) for wing in wings]
        porter = Porter(door, corridors, config)
        try:
            await _build(corridors)
            upkeep = [asyncio.create_task(corridor.keep_up()) for corridor in corridors]
            upkeep.append(asyncio.create_task(watch(lambda: asyncio.to_thread(store.watch))))
            for task in upkeep:
                task.add_done_callback(lambda _: stop.set())
            porter.open()
            log.info("open, with %d processes", config.workers)
            with _signals(stop) as heard:
                if ready:
                    ready(address.link(config, door.getsockname()[1]))
                await stop.wait()
            porter.close()
            failed = [task.exception() for task in upkeep if task.done()]
            for task in upkeep:
                task.cancel()
        finally:
            await asyncio.gather(*(corridor.close() for corridor in corridors))
            store.close()
    for error in failed:
        if error:
            raise error
    if signal.SIGINT in heard:
        raise KeyboardInterrupt  # as a server of one process ends after Ctrl-C


async def _build(corridors: list[Corridor]) -> None:
    built = await asyncio.gather(*(corridor.build() for corridor in corridors))
    if not all(built):
        raise ConfigError("serve-no-workers-started")


@contextmanager
def _signals(stop: asyncio.Event) -> Iterator[set[signal.Signals]]:
    """The signals that end a server set the event; gives those that have come."""
    loop, signals = asyncio.get_running_loop(), (signal.SIGINT, signal.SIGTERM)
    heard: set[signal.Signals] = set()

    def end(sign: signal.Signals) -> None:
        heard.add(sign)
        stop.set()

    for sign in signals:
        loop.add_signal_handler(sign, end, sign)
    try:
        yield heard
    finally:
        for sign in signals:
            loop.remove_signal_handler(sign)
