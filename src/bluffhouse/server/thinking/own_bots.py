"""Bots that the operator of a server allows, each asked in processes of its own."""

import logging
import os
import sys
from collections.abc import Mapping

from bluffhouse.core.one_thread import ONE_THREAD
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.thinking.process import Command
from bluffhouse.server.thinking.question import Question
from bluffhouse.server.thinking.searches import Searches, Stumped

log = logging.getLogger(__name__)

LOADING = 30.0  # seconds for a process to start, and for a game's machine code to be read
#: What a bot's process may know of the house's environment: no passwords of databases.
KNOWN = ("PATH", "HOME", "LANG", "TMPDIR", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "SYSTEMROOT",
         "LD_LIBRARY_PATH", "XDG_CACHE_HOME", "BLUFFHOUSE_CACHE")  # fmt: skip


class OwnBots:
    """Asks them by the names that the operator gave them."""

    def __init__(
        self, allowed: Mapping[str, str], seconds: float, megabytes: int, places: int,
        metrics: Metrics,
    ) -> None:  # fmt: skip
        self._metrics = metrics
        self._processes = {
            name: Searches(places, LOADING + seconds, command=_command(place, seconds, megabytes))
            for name, place in allowed.items()
        }
        self._trouble: dict[str, str] = {}  # by bot: what the operator was told last

    @property
    def names(self) -> list[str]:
        return list(self._processes)

    async def ask(self, question: Question) -> str:
        """The move that a bot decides for; `Stumped` if there is none, which the operator hears."""
        name = question.level.partition("/")[0]
        processes = self._processes.get(name)
        if processes is None:
            raise self._failed(name, "not allowed any more: --allow-bot")
        try:
            move = await processes.ask(question)
        except Stumped as stumped:
            raise self._failed(name, str(stumped)) from None
        if self._trouble.pop(name, None):
            log.info("the bot %s decides again", name)
        return move

    def _failed(self, name: str, why: str) -> Stumped:
        self._metrics.bot_failures.labels(name).inc()
        if self._trouble.get(name) != why:  # once for each kind of trouble, not for each move
            self._trouble[name] = why
            log.warning("the bot %s failed, a calculator plays for it: %s", name, why)
        return Stumped(why)

    async def close(self) -> None:
        for processes in self._processes.values():
            await processes.close()


def _command(place: str, seconds: float, megabytes: int) -> Command:
    known = {name: os.environ[name] for name in KNOWN if name in os.environ}
    arguments = (place, str(seconds), str(megabytes))
    return Command(
        (sys.executable, "-m", f"{__package__}.apart", *arguments),
        {**known, **ONE_THREAD},
    )
