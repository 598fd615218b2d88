"""How the chance of a recorded match was made, held against the receipt of a player's device."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bluffhouse.core.deal import Deal
from bluffhouse.core.errors import OptionError
from bluffhouse.core.match import Match
from bluffhouse.core.quoting import typed
from bluffhouse.core.receipt import Receipt

Say = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about a deal."""

    deal: Deal | None
    receipt: Receipt | None
    names: list[str]  # by seat
    faults: list[str]

    @property
    def broken(self) -> bool:
        return bool(self.faults) or (self.deal is None and self.receipt is not None)

    def lines(self, say: Say) -> Iterator[str]:
        """For who asked. Of matches that are older than deals there is nothing to say."""
        if self.deal is None:
            if self.receipt:
                yield say("ui-verify-no-deal")
            return
        yield say("fair-made", shares=len(self.deal.shares), names=self._named(self.deal.shares))
        if withheld := self.deal.withheld():
            yield say("fair-withheld", names=self._named(withheld))
        yield from (say(f"fair-fault-{fault}") for fault in self.faults)
        yield say(self._verdict(self.deal))

    def _verdict(self, deal: Deal) -> str:
        if self.faults:
            return "ui-verify-cheated"
        if self.receipt is None:
            return "ui-verify-deal"
        if self.receipt.is_part_of(deal):
            return "fair-mine"
        return "fair-left-out" if self.receipt.share else "fair-watched"

    def _named(self, guests: Collection[str]) -> str:
        assert self.deal is not None
        sat = zip(self.deal.seats, self.names, strict=False)
        return ", ".join(name for guest, name in sat if str(guest) in guests)


def examine(record: Mapping[str, Any], match: Match, receipt: Receipt | None) -> Finding:
    """Check the deal of a record whose match is known to replay."""
    names = _names(record, match)
    if record.get("deal") is None:
        return Finding(None, receipt, names, [])
    deal = Deal.read(record["deal"])
    if receipt and not receipt.is_of(deal):
        raise OptionError("ui-receipt-other", code=receipt.code, number=receipt.number)
    faults = deal.faults(str(match.seed))
    if record.get("position") is not None:
        faults.append("position")
    if receipt:
        faults += [fault for fault in receipt.faults(deal, match) if fault not in faults]
    return Finding(deal, receipt, names, faults)


def _names(record: Mapping[str, Any], match: Match) -> list[str]:
    """Fit to be printed, and one a seat, whatever the record says."""
    said = record.get("names")
    told = said if isinstance(said, list) else []
    numbered = [str(seat + 1) for seat in range(match.game.players)]
    return [typed(str(name)) for name in told][: len(numbered)] + numbered[len(told) :]
