"""A seat on another device: who has its recovery code gets a new token for it, once.

The old token is worth nothing from then on: one person has one seat. The log has hashes alone.
Which code was used, taken back or never given, an answer does not tell.
"""

import secrets

from bluffhouse.server.denial import Denied
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.codes import LETTERS
from bluffhouse.server.tables.table import Table

LENGTH = 16  # letters; what that means for who guesses, docs/hosting.md says


def new_recovery() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def as_typed(code: str) -> str:
    """A code as somebody types it: with spaces or dashes, in any case."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)


def pack(table: Table, guest: int, hashed: str) -> ev.Packed:
    """A guest has a new code, and no other; or none, if the hash is empty."""
    if table.state == "closed":
        raise Denied("state", "table-closed")
    if guest not in table.guests:
        raise Denied("forbidden", "table-not-a-guest")
    return ev.Packed(by=guest, recovery=hashed)


def recover(table: Table, hashed: str, token: str) -> ev.Recovered:
    """Whoever has the code is the guest now; `token` is the hash of his new one."""
    if table.state == "closed":
        raise Denied("state", "table-closed")
    for guest in table.guests.values():
        if guest.recovery and secrets.compare_digest(guest.recovery, hashed):
            return ev.Recovered(guest=guest.id, token=token)
    raise Denied("forbidden", "table-no-recovery")
