"""Which part of the house a process keeps, if it is one of several."""

from typing import NamedTuple, Protocol
from zlib import crc32

#: What several machines divide among themselves: a table belongs to one of so many slots.
SLOTS = 256


def slot_of(code: str) -> int:
    """The slot of a table. It follows from the code alone: nobody has to remember."""
    return crc32(code.upper().encode()) % SLOTS


class Part(Protocol):
    """What a process keeps of a house."""

    @property
    def workers(self) -> int:
        """How many processes of this machine share one door."""

    def keeps(self, code: str) -> bool:
        """Whether a table stands here."""

    def part(self, whole: int) -> int:
        """This process's part of something that is counted for all of them."""


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
