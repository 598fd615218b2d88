"""Which wing keeps a table."""

from typing import NamedTuple
from zlib import crc32


class Wing(NamedTuple):
    """One of the wings of a house. A house of one wing keeps every table in it."""

    number: int = 0
    of: int = 1

    def keeps(self, code: str) -> bool:
        """Whether a table stands here. It follows from the code alone: nobody has to remember."""
        return crc32(code.upper().encode()) % self.of == self.number

    def share(self, whole: int) -> int:
        """This wing's part of something that is counted for the house."""
        return -(-whole // self.of)
