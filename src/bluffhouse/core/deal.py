"""Deals: the house and the devices of the players make the seed of a match together.

The house seals 32 bytes of its own; then every device pledges a share, and only when no pledge is
taken any more are the shares told. All hashes are SHA-256 of plain lines, so that a browser or a
shell can make them, too. `docs/fairness.md` tells what this proves.
"""

import hashlib
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from bluffhouse.core.errors import RecordError
from bluffhouse.core.seeds import Seed

# Nothing may be hashed that could be read in two ways: no line ends inside a line.
Digits = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="32 bytes, hexadecimal")
]
GuestKey = Annotated[
    str, Meta(pattern="^(0|[1-9][0-9]*)$", max_length=7, description="the number of a guest")
]
TableCode = Annotated[str, Meta(pattern="^[A-Z]{6}([A-Z]{2})?$", max_length=8)]  # six: older tables
ByGuest = dict[GuestKey, Digits]
Seats = list[int | None]  # guests; None for bots


def seal_of(code: str, number: int, house: str) -> str:
    """What the house publishes of its own 32 bytes, long before a match."""
    return _hash("bluffhouse seal", code, number, house)


def pledge_of(code: str, number: int, seal: str, guest: int | str, share: str) -> str:
    """What a device publishes of its 32 bytes, once it knows the seal."""
    return _hash("bluffhouse pledge", code, number, seal, guest, share)


def seed_of(house: str, shares: Mapping[str, str]) -> Seed:
    """The seed that house and devices make; shares go by the guests' numbers."""
    lines = [f"{guest} {shares[guest]}" for guest in sorted(shares, key=int)]
    return Seed(f"b:{_hash('bluffhouse deal', house, *lines)}")


def _hash(*lines: object) -> str:
    return hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()


class Deal(Struct, frozen=True):
    """A deal as the record of its match tells it."""

    code: TableCode
    number: int  # of the match
    seal: Digits
    house: Digits
    pledges: ByGuest
    shares: ByGuest
    seats: Seats  # who sat where when the pledges were closed

    @classmethod
    def read(cls, said: object) -> "Deal":
        """A deal from a record."""
        try:
            return msgspec.convert(said, cls)
        except msgspec.ValidationError as error:
            raise RecordError("record-part", part="deal", why=str(error)) from None

    def withheld(self) -> list[str]:
        """Guests whose devices pledged a share and did not tell it."""
        return [guest for guest in self.pledges if guest not in self.shares]

    def faults(self, seed: str) -> list[str]:
        """What is wrong with it by its own words: names of faults, as in `Receipt.faults`."""
        found = {
            "seal": seal_of(self.code, self.number, self.house) != self.seal,
            "pledge": not self._kept(),
            "seed": seed_of(self.house, self.shares) != seed,
        }
        return [fault for fault, so in found.items() if so]

    def _kept(self) -> bool:
        """Whether every share was pledged, and every pledge is of somebody who sat there."""
        sat = {str(guest) for guest in self.seats}
        return sat >= self.pledges.keys() and all(
            pledge_of(self.code, self.number, self.seal, guest, share) == self.pledges.get(guest)
            for guest, share in self.shares.items()
        )
