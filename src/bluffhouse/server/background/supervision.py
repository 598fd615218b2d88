"""Tasks in the background, each with a name: whatever ends one is logged, and it begins again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.5  # seconds until a task that failed begins again; each time twice as long
LONGEST_PAUSE = 30.0
STEADY = 60.0  # seconds after which a task that went well has redeemed itself

Work = Callable[[], Awaitable[None]]
Note = Callable[[str, bool], None]  # hears of a task's name and whether it is alive now


class Supervisor:
    """Keeps tasks running. `note` hears whenever one begins, fails or is done."""

    def __init__(self, note: Note = lambda name, alive: None) -> None:
        self._note = note
        self._kept: dict[str, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[Any]] = set()
        self._failing: dict[str, str] = {}  # tasks that wait to begin again, and why

    def keep(self, name: str, work: Work, *, until_done: bool = False) -> None:
        """Do some work for ever; or, `until_done`, until it has ended well."""
        self._kept[name] = asyncio.create_task(self._mind(name, work, until_done), name=name)

    def send(self, name: str, errand: Coroutine[Any, Any, Any]) -> None:
        """Do something once, beside the rest."""
        task = asyncio.create_task(errand, name=name)
        self._errands.add(task)
        task.add_done_callback(self._came_back)

    @property
    def failing(self) -> dict[str, str]:
        """The tasks that do not run at the moment though they should, and why."""
        fallen = {name: "ended" for name, task in self._kept.items() if _fell(task)}
        return {**fallen, **self._failing}

    async def close(self) -> None:
        tasks = [*self._kept.values(), *self._errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _mind(self, name: str, work: Work, until_done: bool) -> None:
        pause = FIRST_PAUSE
        while True:
            begun = monotonic()
            self._note(name, True)
            try:
                await work()
                if until_done:
                    return
                raise RuntimeError("it ended by itself")
            except Exception as error:
                log.exception("%s failed; it begins again", name)
                self._failing[name] = type(error).__name__
            self._note(name, False)
            pause = FIRST_PAUSE if monotonic() - begun > STEADY else pause
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            self._failing.pop(name, None)

    def _came_back(self, task: "asyncio.Task[Any]") -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("%s failed", task.get_name(), exc_info=error)


def _fell(task: "asyncio.Task[None]") -> bool:
    """Whether not even its supervision goes on."""
    return task.done() and (task.cancelled() or task.exception() is not None)
