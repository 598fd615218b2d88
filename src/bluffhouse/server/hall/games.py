"""The games of the house: compiled as soon as they are, interpreted until then."""

import asyncio
import logging
from functools import lru_cache

from bluffhouse.bots import warm
from bluffhouse.core.game import Game
from bluffhouse.core.options import Value
from bluffhouse.games import ids, open_room
from bluffhouse.server.messages import Settings

log = logging.getLogger(__name__)


class Games:
    """Makes the games of tables. Tables with equal options share one."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self._made = lru_cache(maxsize=512)(self._make)

    def make(self, settings: Settings) -> Game:
        return self.of(settings.game, **settings.options)

    def of(self, game: str, /, **options: Value) -> Game:
        """A game by its name and options, as `bluffhouse.make` gives it: but nothing is compiled
        for it in this process, where everybody would have to wait."""
        return self._made(game, tuple(sorted(options.items())), game in self._ready)

    def is_ready(self, game: str) -> bool:
        """Whether the rules of a game are compiled."""
        return game in self._ready

    @staticmethod
    def _make(id: str, options: tuple[tuple[str, Value], ...], compiled: bool) -> Game:
        return Game(open_room(id), dict(options), compiled=compiled)

    async def load(self) -> None:
        """Get the compiled rules of the games that this machine has compiled before.

        Not the bots, which takes ten times as long: that is for the threads that they think on.
        """
        for id in ids():
            if open_room(id).is_warm():
                await asyncio.to_thread(warm.compile_rules, open_room(id))
                self._ready.add(id)

    async def compile(self) -> None:
        """Compile the others, in another process: it would hold this one up for seconds."""
        for id in ids():
            if id not in self._ready and await _compile(id) == 0:
                await asyncio.to_thread(warm.compile_rules, open_room(id))
                self._ready.add(id)
            elif id not in self._ready:
                log.warning("%s cannot be compiled; it is played by interpreted rules", id)


async def _compile(id: str) -> int:
    """Looks now and then: a thread that waits would keep a server from stopping for minutes."""
    process = warm.start(id)
    while (code := process.poll()) is None:
        await asyncio.sleep(0.5)
    return code
