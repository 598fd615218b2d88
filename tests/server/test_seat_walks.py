"""Whatever people try in whatever order: seats and hands by decisions alone, without a server."""

import random
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import count

import pytest
from msgspec.structs import replace

from bluffhouse.core.errors import Refused
from bluffhouse.server import messages as ms
from bluffhouse.server.hall.games import Games
from bluffhouse.server.tables import decide
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.seating.joining import join
from bluffhouse.server.tables.seating.welcome import Newcomer
from bluffhouse.server.tables.table import Table

SETTINGS = decide.check_settings(ms.Settings("luegen", {"players": 4}))
WALKS, STEPS = 40, 120
GAMES = Games()


@dataclass
class Pub:
    """Around a table: who is there is up to the test."""

    present: set[int] = field(default_factory=set)

    def there(self) -> frozenset[int]:
        return frozenset(self.present)

    def marks(self, guest: int) -> frozenset[str]:
        return frozenset()

    def now(self) -> int:
        return 1


def laid() -> Table:
    table = Table("KMRTXB", GAMES.make)
    apply(table, ev.Created(settings=SETTINGS), 0)
    return table


def come(table: Table, pub: Pub, seat: int | None = -1) -> int:
    event = join(table, ms.NewGuest(f"G{table.invited}", seat=seat), Newcomer("t"), pub)
    apply(table, event, 1)
    return event.guest


class Walk:
    """People at random, and what each of them has seen."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.table, self.pub = laid(), Pub()
        self.ids = count()
        self.seen: dict[tuple[int, int], set[int]] = defaultdict(set)  # by match and guest
        self.emptied: set[tuple[int, int, int]] = set()  # match, host, seat
        self.took_over = 0
        for _ in range(3):
            self.pub.present.add(come(self.table, self.pub, None))

    def step(self) -> None:
        table, luck = self.table, self.luck
        if not table.guests or (luck.random() < 0.08 and len(table.guests) < 9):
            self.pub.present.add(come(table, self.pub, luck.choice([None, -1])))
        elif luck.random() < 0.1:
            self.pub.present ^= {luck.choice(list(table.guests))}
        elif table.in_match and luck.random() < 0.02:
            table.state = "over"  # as after the last move
        else:
            self.command(luck.choice([*table.guests, table.host, table.host]))
        self.look()

    def command(self, guest: int) -> None:
        table, luck = self.table, self.luck
        id, other, seat = f"c{next(self.ids)}", luck.choice(list(table.guests)), luck.randrange(4)
        asker = luck.choice(list(table.hands.asking) or [other])
        command = luck.choice([
            ms.Sit(id, seat), ms.Sit(id, seat), ms.Stand(id), ms.Leave(id), ms.Admit(id, asker),
            ms.Admit(id, asker), ms.Decline(id, other), ms.Kick(id, other), ms.PassHost(id, other),
            ms.Start(id), ms.Pause(id), ms.Resume(id),
        ])  # fmt: skip
        try:
            event = decide.decide(table, table.guests[guest], command, self.pub).event
        except Refused:
            return
        left = table.guests[event.guest].seat if isinstance(event, ev.Stood) else None
        if left is not None and event.kicked and table.in_match:
            self.emptied.add((table.number, guest, left))
        self.took_over += isinstance(event, ev.Admitted)
        apply(table, ev.decode(ev.encode(event)), 1)

    def look(self) -> None:
        """Everybody sees the hand of the seat where he sits."""
        table = self.table
        assert table.host in table.guests or not table.guests
        if not table.in_match:
            return
        for guest in table.guests.values():
            if guest.seat is not None:
                self.seen[table.number, guest.id].add(guest.seat)


@pytest.mark.parametrize("seed", range(WALKS))
def test_nobody_ever_sees_two_hands(seed: int) -> None:
    walk = Walk(seed)
    for _ in range(STEPS):
        walk.step()
    assert all(len(seats) == 1 for seats in walk.seen.values())
    assert not [
        (match, host, seat) for match, host, seat in walk.emptied if seat in walk.seen[match, host]
    ]


def test_the_walks_go_everywhere() -> None:
    """Else the test above would prove little."""
    walks = [Walk(seed) for seed in range(10)]
    for walk in walks:
        for _ in range(STEPS):
            walk.step()
    assert sum(walk.took_over for walk in walks) > 5
    assert sum(len(walk.emptied) for walk in walks) > 5
    assert sum(walk.table.number for walk in walks) > 15


def test_a_host_gets_not_even_his_own_seat_back_by_sending_somebody_away() -> None:
    table, pub = laid(), Pub()
    ids = count()

    def do(who: int, kind: type, **what: int) -> None:
        command = kind(id=f"c{next(ids)}", **what)
        apply(table, decide.decide(table, table.guests[who], command, pub).event, 1)

    pub.present |= {come(table, pub, 0), come(table, pub, 1)}
    do(0, ms.Start)
    pub.present.add(come(table, pub))
    do(0, ms.Stand)
    do(2, ms.Sit, seat=0)
    do(0, ms.Admit, guest=2)
    do(0, ms.Kick, guest=2)
    with pytest.raises(Refused) as refused:
        do(0, ms.Sit, seat=0)
    assert refused.value.key == "table-seat-emptied"


def test_an_old_log_that_walks_is_folded_and_goes_no_further() -> None:
    """Before, somebody could walk through the seats of bots: such a log is a table like others."""
    table, pub = laid(), Pub({0})
    began = ev.Began(seed="i:7", rules=table.game.room.version, by=0)
    for event in (
        ev.Joined(guest=0, name="Ada", avatar="", token="t", seat=0),
        ev.Joined(guest=1, name="Ben", avatar="", token="u", seat=1),
        ev.Stood(guest=1, gone=True, kicked=True, by=0),  # without a ban, as it was
        replace(began, bots={"1": ("thumb", "B"), "2": ("thumb", "C"), "3": ("thumb", "D")}),
        ev.Stood(guest=0, by=0),
        ev.Sat(seat=2, by=0),
        ev.Stood(guest=0, by=0),
    ):
        apply(table, ev.decode(ev.encode(event)), 1)
    assert table.bans == {}
    assert table.host == 0
    for seat in range(4):
        with pytest.raises(Refused) as refused:
            decide.decide(table, table.guests[0], ms.Sit("x", seat), pub)
        assert refused.value.key == "table-hand-seen"


def test_a_host_who_left_an_old_table_is_followed_as_before() -> None:
    table = laid()
    for event in (
        ev.Joined(guest=0, name="Ada", avatar="", token="t", seat=0),
        ev.Joined(guest=1, name="Ben", avatar="", token="u", seat=None),
        ev.Joined(guest=2, name="Cleo", avatar="", token="v", seat=1),
        ev.Stood(guest=0, gone=True, by=0),
    ):
        apply(table, event, 1)
    assert table.host == 1
