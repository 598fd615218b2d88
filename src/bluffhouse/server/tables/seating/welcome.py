"""Who may come to a table: not if it is locked, and for a while not from where somebody came whom
the host has sent away. Friends may share an address with him: who is at the table already stays,
and the host can lift a ban.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.seating.around import Around
from bluffhouse.server.tables.table import Table

MINUTE = 60_000  # milliseconds
BAN = 30 * MINUTE  # about a match: he cannot spoil it, and his neighbours need not wait all evening


@dataclass(frozen=True, slots=True)
class Newcomer:
    """What is known of somebody who wants to join, beside what he says."""

    token: str  # the hash of his
    mark: str = ""  # of his address


def check_welcome(table: Table, who: Newcomer, now: int) -> None:
    if table.locked:
        raise Denied("forbidden", "table-locked")
    for ban in table.bans.values():
        if who.mark in ban.marks and now < ban.until:
            raise Denied("forbidden", "table-banned", minutes=-(-(ban.until - now) // MINUTE))


def other(table: Table, number: int) -> Person:
    if number not in table.guests:
        raise Denied("missing", "table-no-guest")
    return table.guests[number]


def _kick(table: Table, guest: Person, command: ms.Kick, around: Around) -> ev.Stood:
    who = other(table, command.guest)
    if who is guest:
        raise Denied("bad", "table-kick-yourself")
    marks = around.marks(who.id) | ({who.mark} if who.mark else set())
    return ev.Stood(
        by=guest.id, cid=command.id, guest=who.id, gone=True, kicked=True,
        until=around.now() + BAN, marks=tuple(sorted(marks)),
    )  # fmt: skip


def _lift(table: Table, guest: Person, command: ms.Lift, around: Around) -> ev.Lifted:
    if command.guest not in table.bans:
        raise Denied("missing", "table-no-ban")
    return ev.Lifted(by=guest.id, cid=command.id, guest=command.guest)


def _lock(table: Table, guest: Person, command: ms.Lock, around: Around) -> ev.Locked:
    return ev.Locked(by=guest.id, cid=command.id, on=command.on)


DECISIONS: dict[type, Callable[[Table, Person, Any, Around], ev.AnyEvent]] = {
    ms.Kick: _kick,
    ms.Lift: _lift,
    ms.Lock: _lock,
}
