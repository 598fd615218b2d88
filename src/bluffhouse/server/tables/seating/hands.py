"""Which hands of the match that is played were seen by whom, and who asks to see one.

What somebody has seen in one seat he must not carry to another; so it is remembered of everybody,
also of those who have left the table, until the next match begins.
"""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Asking:
    """A guest asks for the seat of a bot."""

    seat: int
    yes: set[int] = field(default_factory=set)  # those who have consented so far


@dataclass(frozen=True, slots=True)
class Ban:
    """Nobody may join from where a guest came who was sent away."""

    name: str
    until: int  # milliseconds since the epoch
    marks: tuple[str, ...]  # see `around`


class Hands:
    """Of one match. Seats stand for hands, guests are told by their numbers."""

    def __init__(self) -> None:
        self.seen: dict[int, set[int]] = {}  # by guest
        self.emptied: dict[int, set[int]] = {}  # seats that hosts emptied, and these hosts
        self.stood: dict[int, tuple[str, str]] = {}  # who has left his seat: name, mark
        self.asking: dict[int, Asking] = {}  # by guest
        self.asked: Counter[int] = Counter()  # how often a guest has asked
        self.opened = False  # all of them were shown to who watches, or are

    def of(self, guest: int) -> set[int]:
        """What a guest has seen."""
        return self.seen.get(guest, set())

    def beside(self, seat: int) -> bool:
        """Whether anybody has seen another hand than this one."""
        return any(seats - {seat} for seats in self.seen.values())

    def saw(self, guest: int, seat: int) -> None:
        """A guest has sat down: who else has asked for the seat need not wait any more."""
        self.seen.setdefault(guest, set()).add(seat)
        self.stood.pop(guest, None)
        self.asking = {
            who: asking
            for who, asking in self.asking.items()
            if who != guest and asking.seat != seat
        }

    def ask(self, guest: int, seat: int) -> None:
        self.asking[guest] = Asking(seat)
        self.asked[guest] += 1

    def open(self) -> None:
        """Anybody may have seen everything from now on: nobody can take a seat over."""
        self.opened = True
        self.asking.clear()

    def end(self, guest: int) -> None:
        """A guest does not ask any more."""
        self.asking.pop(guest, None)

    def like(self, mark: str, seat: int) -> str:
        """The name of somebody who came from the same address, and has seen another hand than this
        one before he got up."""
        return next(
            (
                name
                for guest, (name, theirs) in self.stood.items()
                if theirs == mark != "" and self.of(guest) - {seat}
            ),
            "",
        )

    def empty(self, seat: int, host: int) -> None:
        """A host has sent away who sat there."""
        self.emptied.setdefault(seat, set()).add(host)
