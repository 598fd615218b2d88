"""What may happen often is told seldom: the first time at once, then the last state of a while."""

import asyncio
from collections.abc import Callable


class Paced:
    """Calls something at once, and again at most every so often, however often it is asked to."""

    def __init__(self, seconds: float, tell: Callable[[], None]) -> None:
        self._seconds = seconds
        self._tell = tell
        self._pause: asyncio.TimerHandle | None = None
        self._asked = False

    def __call__(self) -> None:
        if self._pause:
            self._asked = True
            return
        loop = asyncio.get_running_loop()
        self._pause = loop.call_later(self._seconds, self._pause_over)
        self._tell()

    def _pause_over(self) -> None:
        self._pause = None
        if self._asked:
            self._asked = False
            self()
