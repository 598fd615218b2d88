"""The secret tokens of guests: how they are made, and the one place where they are checked."""

import base64
import hashlib
import secrets

from bluffhouse.server.denial import Denied
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.table import Table


def new_token() -> str:
    """What makes somebody a guest: 192 bits, unguessable."""
    return secrets.token_urlsafe(24)


def token_for(once: str, behind: str) -> str:
    """A token that follows from what a device drew at random and the code `behind` which it gets
    in, so that it gets the same however often it asks; a new one, if it drew nothing."""
    if not once:
        return new_token()
    told = f"{behind}/{once}".encode()
    made = hashlib.blake2b(told, digest_size=24, person=b"bluffhouse once").digest()
    return base64.urlsafe_b64encode(made).decode()


def hashed(token: str) -> str:
    """A token as it is stored. It is random enough that one round of a fast hash is."""
    return hashlib.blake2b(token.encode(), digest_size=24, person=b"bluffhouse seat").hexdigest()


def guest_of(table: Table, token: str) -> Person:
    """The guest who has a token; who has none of this table is refused."""
    if (guest := _holder(table, token)) is None:
        raise Denied("forbidden", "table-not-a-guest")
    return guest


def is_known(table: Table, token: str | None) -> bool:
    """Whether a token is one of a table's guests."""
    return token is not None and _holder(table, token) is not None


def _holder(table: Table, token: str) -> Person | None:
    own = hashed(token)
    return next((guest for guest in table.guests.values() if guest.token == own), None)
