"""Being called: what browsers say of themselves, and what they need for that."""

from typing import Annotated

from msgspec import Meta, Struct

from bluffhouse.server.messages.basics import Lang

Key = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]*=*$")]


class PushKey(Struct, frozen=True):
    """GET /api/push: what a browser subscribes with; empty: this house cannot call anybody."""

    key: str


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/push: call the guest on this device, or no more (`on`: false)."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Key = ""
    auth: Key = ""
    lang: Lang = "en"
    on: bool = True


class Subscribed(Struct, frozen=True):
    """On how many devices the guest is called at this table."""

    devices: int
