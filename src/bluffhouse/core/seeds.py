"""Seeds: what decides the chance of a match, and how it can be trusted.

The chance of move *i* is a keyed hash of the seed and *i*: no roll tells anything about another,
and a record replays exactly. The commitment can be published before the first move; the seed
proves it after the last.
"""

import hashlib
import re
import secrets

from bluffhouse.core.numbers import whole_number
from bluffhouse.core.quoting import shown

_NUMBER = re.compile(r"i:[0-9a-fA-F]+")
_BYTES = re.compile(r"b:(?:[0-9a-fA-F]{2})*")
_PROMISE = b"bluffhouse seed"


def entropy() -> str:
    """32 bytes that nobody can guess, as hexadecimal digits."""
    return secrets.token_hex(32)


class Seed(str):
    """A seed in its text form: `i:<hex>` for a whole number, `b:<hex>` for bytes."""

    __slots__ = ()

    @classmethod
    def of(cls, value: object) -> "Seed":
        """A seed from what `new` takes: a whole number from 0, bytes, or None for fresh entropy."""
        if value is None:
            return cls(f"b:{entropy()}")
        number = whole_number(value)  # first: who deals many matches gives numbers
        if number is not None and number >= 0:
            return cls(f"i:{number:x}")
        if isinstance(value, bytes | bytearray):
            return cls(f"b:{bytes(value).hex()}")
        raise ValueError(f"a seed is a whole number from 0, bytes or None, not {shown(value)}")

    @classmethod
    def parse(cls, text: object) -> "Seed":
        """A seed from its text form."""
        if not isinstance(text, str):
            raise ValueError("a seed is written as text: i:<hex> or b:<hex>")
        if _NUMBER.fullmatch(text):
            return cls.of(int(text[2:], 16))
        if _BYTES.fullmatch(text):
            return cls.of(bytes.fromhex(text[2:]))
        raise ValueError(f"a seed is written as i:<hex> or b:<hex>, not {shown(text)}")

    def key(self) -> bytes:
        """The key of the chance hash: the text itself, or its hash if it is too long for a key."""
        text = self.encode()
        return text if len(text) <= 64 else hashlib.blake2b(text, digest_size=64).digest()

    def commitment(self) -> str:
        """What can be published before the match: it fixes the seed without telling it."""
        return hashlib.blake2b(self.encode(), digest_size=32, person=_PROMISE).hexdigest()


def chance_of(key: bytes, move: int) -> int:
    """The chance after move number `move` (0: the deal), as 63 bits."""
    digest = hashlib.blake2b(move.to_bytes(8, "little"), key=key, digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 1
