"""The deal of a match as its table keeps it: what the house sealed, and what devices add."""

from dataclasses import dataclass, field

from bluffhouse.core.deal import pledge_of, seal_of, seed_of
from bluffhouse.core.seeds import Seed
from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied


@dataclass(slots=True)
class Deal:
    """Guests are known by their numbers, as text."""

    code: str
    number: int  # of the match
    house: str  # secret until the match is over
    pledges: dict[str, str] = field(default_factory=dict)
    shares: dict[str, str] = field(default_factory=dict)
    seats: list[int | None] | None = None  # once it is called: who sat where
    seal: str = field(init=False)

    def __post_init__(self) -> None:
        self.seal = seal_of(self.code, self.number, self.house)

    @property
    def called(self) -> bool:
        """No pledge is taken any more: the shares are wanted, and the match begins."""
        return self.seats is not None

    def call(self, seats: list[int | None]) -> None:
        """Close the pledges. Those of people who have stood up since are not wanted."""
        self.pledges = self._of_the_seated(seats)
        self.seats = seats

    def _of_the_seated(self, seats: list[int | None]) -> dict[str, str]:
        sat = {str(guest) for guest in seats}
        return {guest: pledge for guest, pledge in self.pledges.items() if guest in sat}

    def missing(self) -> set[int]:
        """Guests whose shares were pledged and not told yet."""
        return {int(guest) for guest in self.pledges.keys() - self.shares.keys()}

    def seed(self) -> Seed:
        return seed_of(self.house, self.shares)

    def check_pledge(self, number: int) -> None:
        if number != self.number:
            raise Denied("stale", "table-deal-other")
        if self.called:
            raise Denied("state", "table-dealing")

    def check_share(self, guest: int, share: str) -> None:
        pledge = self.pledges.get(str(guest))
        if not self.called:
            raise Denied("state", "table-share-early")
        if pledge is None:
            raise Denied("state", "table-share-none")
        if pledge_of(self.code, self.number, self.seal, guest, share) != pledge:
            raise Denied("bad", "table-share-wrong")
        if str(guest) in self.shares:
            raise Denied("state", "table-share-told")

    # --- what is told of it -----------------------------------------------------------------

    def before(self, seats: list[int | None]) -> ms.Deal:
        """As everybody sees it before the match: `seats` are those of now."""
        return ms.Deal(
            number=self.number,
            seal=self.seal,
            pledges=self.pledges if self.called else self._of_the_seated(seats),
            seats=self.seats,
        )

    def during(self) -> ms.Deal:
        """As everybody sees it in the match: the shares are known, the house's part is not."""
        return ms.Deal(self.number, self.seal, self.pledges, self.seats, self.shares)

    def record(self) -> dict[str, object]:
        """All of it, for when the match is over."""
        return {
            "code": self.code,
            "number": self.number,
            "seal": self.seal,
            "house": self.house,
            "pledges": self.pledges,
            "shares": self.shares,
            "seats": self.seats,
        }
