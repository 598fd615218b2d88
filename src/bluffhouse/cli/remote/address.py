"""Where a table is: its link as people pass it on, or its code alone."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from bluffhouse.core.errors import Refused
from bluffhouse.core.quoting import typed

#: Where `bluffhouse serve` opens the house, if nothing else is said.
HOME = "http://127.0.0.1:8000"

_LETTERS = r"[A-Za-z]{6}(?:[A-Za-z]{2})?"  # eight; six at older tables
_CODE = re.compile(_LETTERS)
_PATH = re.compile(rf"(?P<before>.*?)/(?:t|api/tables)/(?P<code>{_LETTERS})(?:/(?:tv|socket)?)?")


class Address(NamedTuple):
    """A server, a table at it, and the secret of a seat if the link holds one."""

    server: str
    code: str
    token: str | None = None

    @property
    def api(self) -> str:
        return f"{self.server}/api/tables/{self.code}"

    @property
    def socket(self) -> str:
        return f"{self.api.replace('http', 'ws', 1)}/socket"

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.code}"


def parse(given: str, last: str = HOME) -> Address:
    """What was typed as an address; a code alone is a table of the server that was used last."""
    text = given.strip()
    if _CODE.fullmatch(code := "".join(text.split())):  # as pages show it, in two halves
        return Address(last, code.upper())
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    if not host or parts.scheme not in ("http", "https"):
        raise Refused("join-bad-address", given=typed(given))
    path = _PATH.fullmatch(parts.path)
    if path is None:
        raise Refused("join-no-code", given=typed(given))
    server = f"{parts.scheme}://{parts.netloc}{path['before']}"
    return Address(server, path["code"].upper(), parts.fragment or None)
