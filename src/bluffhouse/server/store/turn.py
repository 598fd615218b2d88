"""One writer after the other, where several processes of a house write to the same file.

SQLite would let those who come too late look again after some milliseconds, whoever came first.
Here they queue up, and the system wakes the next one at once.
"""

import fcntl
import os
from pathlib import Path
from types import TracebackType


class Turn:
    """A lock between processes; the death of one gives it to the next."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    def __enter__(self) -> None:
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self._file)
