"""What a player's device does for chance, all by itself: it hears what a table tells, pledges and
tells shares, and writes receipts. The browser's is `web/src/lib/witness.ts`."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bluffhouse.core.deal import pledge_of
from bluffhouse.core.receipt import Begun, Called, Receipt, digest
from bluffhouse.core.seeds import entropy

Message = Mapping[str, Any]
Command = dict[str, Any]


class Device:
    """One guest's device at one table. It hears every message of a socket or stream, in order."""

    def __init__(self, draw: Callable[[], str] = entropy) -> None:
        self.receipts: dict[int, Receipt] = {}  # by the number of the match
        self._draw = draw
        self._table: Message = {}
        self._you: Message = {}
        self._playing = 0  # the number of the match
        self._said: set[tuple[str, int]] = set()  # kinds of commands, and of which match

    def hear(self, told: Message) -> list[Command]:
        """What to say to the table now: commands that still need an id."""
        for one in told.get("missed", [told]):
            self._table = one.get("table") or self._table
            self._you = one.get("you") or self._you
            if match := one.get("match"):
                self._begin(match)
            if moved := one.get("moved"):
                self._see(moved)
        deal = self._table.get("deal")
        return list(self._take_part(deal)) if deal else []

    def answered(self, command: Command, *, taken: bool) -> None:
        """The house has taken a command, or refused it: then it may be said again."""
        number = command["number"] if command["t"] == "pledge" else self._shared_for(command)
        if command["t"] == "share":
            self.receipts[number].given |= taken
        elif not taken:
            self._said.discard(("pledge", number))

    def _shared_for(self, command: Command) -> int:
        share = command["share"]
        return next(number for number, kept in self.receipts.items() if kept.share == share)

    # --- before the match -------------------------------------------------------------------

    def _take_part(self, deal: Message) -> Iterator[Command]:
        number: int = deal["number"]
        receipt = self._receipt(number, deal["seal"])
        called = deal.get("seats") is not None
        again = (receipt.called or receipt.begun) and not called
        if receipt.seal != deal["seal"] or again:
            receipt.anew = True  # and nothing more is given for it
        elif called:
            yield from self._tell(receipt, deal)
        elif self._you.get("seat") is not None and ("pledge", number) not in self._said:
            receipt.share = receipt.share or self._draw()
            if deal.get("pledges", {}).get(str(receipt.guest)) != self._pledge(receipt):
                self._said.add(("pledge", number))
                yield {"t": "pledge", "number": number, "pledge": self._pledge(receipt)}

    def _tell(self, receipt: Receipt, deal: Message) -> Iterator[Command]:
        """The pledges are closed. They are written down before anything is told."""
        pledges = deal.get("pledges", {})
        if receipt.called is None:
            settings = self._table["settings"]
            receipt.called = Called(
                deal["seats"], settings["game"], settings["options"], pledges=pledges
            )
        elif (receipt.called.pledges, receipt.called.seats) != (pledges, deal["seats"]):
            receipt.anew = True
            return
        bound = receipt.share and pledges.get(str(receipt.guest)) == self._pledge(receipt)
        if bound and ("share", receipt.number) not in self._said:
            self._said.add(("share", receipt.number))
            yield {"t": "share", "share": receipt.share}

    def _pledge(self, receipt: Receipt) -> str:
        assert receipt.share is not None
        assert receipt.guest is not None
        return pledge_of(receipt.code, receipt.number, receipt.seal, receipt.guest, receipt.share)

    def _receipt(self, number: int, seal: str) -> Receipt:
        if number not in self.receipts:
            self.receipts[number] = Receipt(
                code=self._table["code"], number=number, guest=self._you.get("guest"), seal=seal
            )
        return self.receipts[number]

    # --- in the match -----------------------------------------------------------------------

    def _begin(self, match: Message) -> None:
        deal = match.get("deal")
        self._playing = match["number"] if deal else 0
        if not deal:  # a lesson, or a match that is older than deals
            return
        receipt, settings = self._receipt(deal["number"], deal["seal"]), self._table["settings"]
        receipt.begun = receipt.begun or Begun(
            [seat.get("guest") for seat in self._table["seats"]],
            settings["game"],
            settings["options"],
            shares=deal.get("shares", {}),
            commitment=match["commitment"],
        )
        self._see(match)

    def _see(self, told: Message) -> None:
        """Keep what is shown of the match; what was taken back is forgotten."""
        receipt, view = self.receipts.get(self._playing), told.get("view")
        if receipt is None or view is None or view["me"] != receipt.seat:
            return
        kept = {at: seen for at, seen in receipt.seen.items() if int(at) < told["at"]}
        receipt.seen = kept | {str(told["at"]): digest(view)}
