"""What happened around a table, beside the moves: for the log that people read."""

from typing import Literal

from msgspec import Struct

from bluffhouse.server.messages.seating import Moment


class Note(Struct, frozen=True, omit_defaults=True):
    """Somebody came, went, or has another part now. `match` and `move`: when, in the story."""

    at: Moment
    what: Literal["join", "watch", "sit", "stand", "leave", "kick", "host", "moved"]
    who: str  # his name then
    match: int = 0
    move: int = 0
    by: str = ""  # the host who did it; none: he himself, or the house
    bot: bool = False  # a bot plays on in his seat
