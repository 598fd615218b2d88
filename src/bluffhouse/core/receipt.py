"""Receipts: what a player's own device saw of a deal, and the check of a match against it.

A house that cheats can change whatever it keeps. It cannot change what a device wrote down: so the
device judges by its receipt, and by nothing that it is told afterwards. The browser has the same
check in `web/src/lib/fairness.ts`.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from bluffhouse.core.deal import ByGuest, Deal, Digits, Seats, TableCode
from bluffhouse.core.errors import RecordError
from bluffhouse.core.match import Match
from bluffhouse.core.options import Value

Count = Annotated[str, Meta(pattern="^[0-9]{1,6}$", max_length=6)]


class Laid(Struct, frozen=True):
    """What lay on the table at a moment: who sat where, and what was played."""

    seats: Seats
    game: str
    options: dict[str, Value]


class Called(Laid, frozen=True, kw_only=True):
    """The host had started the match, and no pledge was taken any more."""

    pledges: ByGuest


class Begun(Laid, frozen=True, kw_only=True):
    """The match began."""

    shares: ByGuest
    commitment: Digits


class Receipt(Struct, kw_only=True, tag_field="is", tag="receipt"):
    """What a device saw first, of each thing."""

    format: Literal[1] = 1
    code: TableCode
    number: int  # of the match
    guest: int | None  # whose device; None: somebody's who only watches
    seal: Digits
    share: Digits | None = None  # its own
    given: bool = False  # the house has acknowledged the share
    anew: bool = False  # the house has sealed or called the same match once more
    called: Called | None = None
    begun: Begun | None = None
    seen: dict[Count, str] = {}  # digests of views, by the number of moves played

    @classmethod
    def read(cls, said: object) -> "Receipt":
        """A receipt from what a file holds."""
        try:
            return msgspec.convert(said, cls)
        except msgspec.ValidationError as error:
            raise RecordError("record-receipt", why=str(error)) from None

    def written(self) -> dict[str, Any]:
        """As it is kept in a file."""
        told: dict[str, Any] = msgspec.to_builtins(self)
        return told

    @property
    def seat(self) -> int | None:
        """From where it saw the match."""
        seats = self.begun.seats if self.begun else []
        return seats.index(self.guest) if self.guest is not None and self.guest in seats else None

    # --- the check --------------------------------------------------------------------------

    def is_of(self, deal: Deal) -> bool:
        """Whether it is a receipt of this match at all."""
        return (deal.code, deal.number) == (self.code, self.number)

    def is_part_of(self, deal: Deal) -> bool:
        """Whether this device has made the chance of the match, too."""
        return self.share is not None and deal.shares.get(str(self.guest)) == self.share

    def faults(self, deal: Deal, match: Match) -> list[str]:
        """What the house has told otherwise than this device saw it; `match` is the one that the
        record leads to."""
        called, begun = self.called, self.begun
        found = {
            "seal": deal.seal != self.seal,
            "anew": self.anew or (called is not None and called.pledges != deal.pledges),
            "shares": begun is not None and begun.shares != deal.shares,
            "mine": self.given and not self.is_part_of(deal),
            "commitment": begun is not None and begun.commitment != match.seed.commitment(),
            "table": not (self._sat_still() and self._is_played(match)),
            "seen": not self._saw(match),
        }
        return [fault for fault, so in found.items() if so]

    def _sat_still(self) -> bool:
        """Whether nobody changed places, and no rule, once shares were known. Who has left may be
        followed by a bot, and a bot by a newcomer."""
        was, now = self.called, self.begun
        if was is None or now is None:
            return True
        if (was.game, was.options, len(was.seats)) != (now.game, now.options, len(now.seats)):
            return False
        return all(
            after in (before, None) or (before is None and after not in was.seats)
            for before, after in zip(was.seats, now.seats, strict=True)
        )

    def _is_played(self, match: Match) -> bool:
        now = self.begun
        return now is None or (now.game, now.options) == (match.game.id, match.game.options)

    def _saw(self, match: Match) -> bool:
        """Whether it was shown what seed and moves lead to."""
        seen = {int(at): said for at, said in self.seen.items()}
        return all(
            at <= match.played and digest(match.rewound(at).view(self.seat)) == said
            for at, said in seen.items()
        )


def digest(view: Mapping[str, Any]) -> str:
    """A short hash of a view: keys are sorted, and nothing is spaced."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
