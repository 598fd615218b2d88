"""A server of several processes, from its configuration: its door, the dispatcher, the workers."""

import asyncio
import logging
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bluffhouse.server import own_address
from bluffhouse.server.admission import shared_limits
from bluffhouse.server.background.store_watch import watch
from bluffhouse.server.config import Config, ConfigError
from bluffhouse.server.share import Share
from bluffhouse.server.store_setup import configured_store
from bluffhouse.server.workers.dispatcher import Dispatcher
from bluffhouse.server.workers.process import WorkerProcess
from bluffhouse.server.workers.worker import COUNTS

log = logging.getLogger(__name__)


async def keep(
    config: Config, ready: Callable[[str], None] | None, stop: asyncio.Event | None
) -> None:
    """Serve until `stop`, or a signal. `ready` hears the address once all workers take guests."""
    stop = stop or asyncio.Event()
    store = configured_store(config)  # kept open: it keeps other servers out
    assert store.epoch is not None
    with (
        own_address.bind(config) as door,
        tempfile.TemporaryDirectory(prefix="bluffhouse-") as board,
    ):
        shared_limits.prepare(Path(board) / COUNTS)
        shares = [Share(number, config.workers) for number in range(config.workers)]
        processes = [WorkerProcess(share, config, store.epoch, Path(board)) for share in shares]
        dispatcher = Dispatcher(door, processes, config)
        try:
            await _build(processes)
            upkeep = [asyncio.create_task(process.keep_up()) for process in processes]
            upkeep.append(asyncio.create_task(watch(lambda: asyncio.to_thread(store.watch))))
            for task in upkeep:
                task.add_done_callback(lambda _: stop.set())
            dispatcher.open()
            log.info("open, with %d processes", config.workers)
            with _signals(stop) as heard:
                if ready:
                    ready(own_address.link(config, door.getsockname()[1]))
                await stop.wait()
            dispatcher.close()
            failed = [task.exception() for task in upkeep if task.done()]
            for task in upkeep:
                task.cancel()
        finally:
            await asyncio.gather(*(process.close() for process in processes))
            store.close()
    for error in failed:
        if error:
            raise error
    if signal.SIGINT in heard:
        raise KeyboardInterrupt  # as a server of one process ends after Ctrl-C


async def _build(processes: list[WorkerProcess]) -> None:
    built = await asyncio.gather(*(process.build() for process in processes))
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
