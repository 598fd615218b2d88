"""Who is at a table, and who plays its seats."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Person:
    """A guest of the table."""

    id: int
    name: str
    avatar: str
    token: str  # its hash
    seat: int | None
    mark: str = ""  # of the address that he joined from
    recovery: str = ""  # the hash of the code by which his seat can be taken along
    since: int = 0  # the version with which he sat down
    muted: bool = False
    odds: bool = False
    shows: bool = False  # agrees that who watches sees his hand
    forced: bool = False  # the server plays moves without an alternative
    passive: int | None = None  # and the passive move, as long as this seat has the turn
    away: int = 0  # on vacation until then, in milliseconds since the epoch
    vacation: int = 0  # milliseconds that he has taken of it in this match
    done: dict[str, int] = field(default_factory=dict)  # requests, and the versions they made


@dataclass(slots=True)
class Earlier:
    """What the seats were called in a match until so many moves were played."""

    until: int
    guests: list[int | None]
    names: list[str]


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who plays a seat: nobody, a guest, or a bot of some level."""

    guest: int | None = None
    level: str | None = None
    name: str = ""

    @property
    def empty(self) -> bool:
        return self.guest is None and self.level is None
