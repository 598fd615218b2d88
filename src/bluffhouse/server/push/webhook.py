"""The operator's webhook: the same calls, as signed JSON, to an address that the operator gave."""

import hashlib
import hmac
from typing import Literal
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from msgspec import Struct

from bluffhouse.server.push.letters import Occasion
from bluffhouse.server.tables.table import Table

PATIENCE = 10.0  # seconds
SIGNATURE = "Bluffhouse-Signature"


class Told(Struct, frozen=True):
    """What the webhook is told. Nothing of any hand."""

    kind: Literal["turn", "soon", "over"]
    table: str
    game: str
    match: int
    guest: int
    name: str
    url: str
    at: int  # milliseconds since the epoch
    left: int  # milliseconds for the move


class _Stay(HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        """Nowhere else is gone to."""


class Webhook:
    def __init__(self, url: str, secret: str) -> None:
        self._url = url
        self._secret = secret.encode()

    def post(self, told: Told) -> None:
        """Called on a thread: it waits for the answer."""
        body = msgspec.json.encode(told)
        headers = {"Content-Type": "application/json", SIGNATURE: signed(self._secret, body)}
        request = Request(self._url, body, headers, method="POST")
        with build_opener(_Stay).open(request, timeout=PATIENCE):
            pass


def signed(secret: bytes, body: bytes) -> str:
    """HMAC-SHA256 of the body. It holds the time, so that an old one can be told."""
    return f"sha256={hmac.new(secret, body, hashlib.sha256).hexdigest()}"


def told(table: Table, guest: int, occasion: Occasion, house: str, now: int) -> Told:
    return Told(
        kind=occasion.kind,
        table=table.code,
        game=table.game.id,
        match=table.number,
        guest=guest,
        name=table.guests[guest].name,
        url=f"{house}/t/{table.code}",
        at=now,
        left=occasion.left,
    )
