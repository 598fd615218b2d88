"""The games of the house: compiled as soon as they are, interpreted until then.

Machine code is loaded when somebody comes to a table of its game, not when the server starts: its
door opens twice as soon, and a process of several never loads what others play.
"""

import asyncio
import logging
import threading
from functools import lru_cache

from bluffhouse.bots import warm
from bluffhouse.core.game import Game
from bluffhouse.core.options import Value
from bluffhouse.games import ids, open_room, playable
from bluffhouse.server.messages import Settings

log = logging.getLogger(__name__)


class Games:
    """Makes the games of tables. Tables with equal options share one."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self._loading = threading.Lock()
        self._made = lru_cache(maxsize=512)(self._make)

    def make(self, settings: Settings) -> Game:
        return self.of(settings.game, **settings.options)

    def of(self, game: str, /, **options: Value) -> Game:
        """A game by its name and options, as `bluffhouse.make` gives it: but nothing is compiled
        for it in this process, where everybody would have to wait."""
        return self._made(game, tuple(sorted(options.items())), game in self._ready)

    @staticmethod
    def _make(id: str, options: tuple[tuple[str, Value], ...], compiled: bool) -> Game:
        return Game(open_room(id), dict(options), compiled=compiled)

    async def get(self, game: str) -> bool:
        """Get the compiled rules of a game that this machine has compiled before; whether they are
        here now.

        Not the bots, which takes ten times as long: that is for the threads that they think on.
        """
        if game not in self._ready and game in ids() and open_room(game).is_warm():
            await asyncio.to_thread(self._load, game)
        return game in self._ready

    def _load(self, game: str) -> None:
        with self._loading:
            if game not in self._ready:
                warm.compile_rules(open_room(game))
                self._ready.add(game)

    async def compile(self) -> None:
        """Compile the others, in another process: it would hold this one up for seconds."""
        for id in playable():
            if open_room(id).is_warm():
                continue
            if await _compile(id) == 0:
                await self.get(id)  # tables play it already
            else:
                log.warning("%s cannot be compiled; it is played by interpreted rules", id)


async def _compile(id: str) -> int:
    """Looks now and then: a thread that waits would keep a server from stopping for minutes."""
    process = warm.start(id)
    while (code := process.poll()) is None:
        await asyncio.sleep(0.5)
    return code
