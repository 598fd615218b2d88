"""What somebody is called with: which table, and that it is his turn. Nothing of any hand."""

from typing import Literal

import msgspec
from msgspec import Struct

from bluffhouse.core.words import words
from bluffhouse.server.tables.table import Table

Kind = Literal["turn", "soon", "over"]
SHORT = 300  # seconds that a call is worth at a table where people wait


class Letter(Struct, frozen=True):
    """What a device shows."""

    code: str
    title: str
    body: str
    url: str
    off: str  # what the button says by which one is called no more


class Occasion(Struct, frozen=True):
    """Why somebody is called; `key` tells one reason from the next."""

    kind: Kind
    key: str
    left: int = 0  # milliseconds that he has, at a slow table

    @property
    def lasts(self) -> int:
        """Seconds after which the call is pointless."""
        return max(SHORT, self.left // 1000)


def letter(table: Table, guest: int, occasion: Occasion, lang: str) -> bytes:
    """For one device. The people of a table tell one from another."""
    game = words(lang, table.game.id).say("name")
    others = [
        person.name
        for person in table.guests.values()
        if person.seat is not None and person.id != guest
    ]
    say = words(lang).say
    hours = occasion.left // 3_600_000
    title = f"{game} · {', '.join(others)}" if others else game
    body = say(f"push-{occasion.kind}", hours=hours, days=round(hours / 24), slow=str(hours > 0))
    return msgspec.json.encode(Letter(table.code, title, body, f"/t/{table.code}", say("push-off")))
