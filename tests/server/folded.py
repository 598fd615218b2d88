"""A table that is nothing but the fold of its events, at times that a test names."""

import bluffhouse as bh
from bluffhouse.core.seeds import Seed
from bluffhouse.server import messages as ms
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.table import Table


class Folded:
    """`now` goes on only when it is told to, in milliseconds."""

    def __init__(self, settings: ms.Settings, *seats: int | None) -> None:
        """With a guest for each of the seats; None: he watches."""
        self.now = 0
        self.table = Table("KMRTXB", lambda settings: bh.make(settings.game, **settings.options))
        self.do(ev.Created(settings=settings))
        for guest, seat in enumerate(seats):
            self.do(ev.Joined(guest=guest, name=f"P{guest}", avatar="", token="", seat=seat))

    def do(self, event: ev.AnyEvent) -> None:
        apply(self.table, event, self.now)

    def begin(self) -> None:
        self.do(ev.Began(seed=str(Seed.of(7)), rules=self.table.game.room.version))
