"""What the log of a table does not say: who is there now, and from where people come.

Addresses are never written down. A guest has the mark of his address: a hash whose key is made when
the server starts and kept in memory alone. Whoever reads the store can do nothing with a mark, and
after a restart nobody can.
"""

import hashlib
import secrets
from collections.abc import Collection
from typing import Protocol


class Around(Protocol):
    """What decisions need to know beside the table."""

    def there(self) -> frozenset[int]:
        """Guests with a connection."""

    def marks(self, guest: int) -> frozenset[str]:
        """Of the addresses that a guest is connected from."""

    def now(self) -> int:
        """Milliseconds since the epoch."""

    def bots(self) -> Collection[str]:
        """That the operator allows beside the house's own."""


class Marks:
    """Makes marks of addresses, other ones for every table."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)

    def of(self, code: str, address: str) -> str:
        text = f"{code}/{address}".encode()
        return hashlib.blake2b(text, digest_size=12, key=self._key).hexdigest()


class Beforehand:
    """Around a table that is only being made: nobody has come yet."""

    def there(self) -> frozenset[int]:
        return frozenset()

    def marks(self, guest: int) -> frozenset[str]:
        return frozenset()

    def now(self) -> int:
        return 0

    def bots(self) -> Collection[str]:
        return ()
