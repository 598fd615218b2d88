"""Which part of the house a process keeps, if it is one of several workers."""

from typing import NamedTuple
from zlib import crc32


class Share(NamedTuple):
    """The share of one worker. A single process keeps every table."""

    number: int = 0
    workers: int = 1

    def keeps(self, code: str) -> bool:
        """Whether a table stands here. It follows from the code alone: nobody has to remember."""
        return crc32(code.upper().encode()) % self.workers == self.number

    def part(self, whole: int) -> int:
        """This worker's part of something that is counted for the house."""
        return -(-whole // self.workers)
