"""Looks after the store: a database that was restarted has forgotten who may write to it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bluffhouse.server.config import ConfigError
from bluffhouse.server.store import StoreClosed, StoreTaken

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds


async def watch(look: Callable[[], Awaitable[None]]) -> None:
    """Look after the store again and again; ends with an error when another server has it."""
    troubled = False
    while True:
        await asyncio.sleep(EVERY)
        try:
            await look()
        except StoreTaken as taken:
            log.critical("%s", taken)
            raise ConfigError("serve-no-store", why=str(taken)) from taken
        except StoreClosed:
            return
        except Exception as error:  # whatever it is, it is no reason to stop
            if not troubled:
                log.error("the store is in trouble: %s", error)
            troubled = True
        else:
            troubled = False
