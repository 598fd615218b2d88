"""Tables laid over HTTP: with house rules that make a match short."""

import json
import urllib.request
from dataclasses import dataclass
from typing import Any

from tests.trials import own

NONE: dict[str, Any] = {}


@dataclass(frozen=True)
class Seat:
    """A seat at a table, with its key."""

    house: str
    code: str
    token: str

    @property
    def link(self) -> str:
        """Brings the key along, as a personal link does."""
        return f"/t/{self.code}#{self.token}"

    @property
    def invitation(self) -> str:
        return f"/t/{self.code}"


def lay(house: str, game: str, *, players: int = 4, bots: bool = True, **more: Any) -> Seat:
    """A table with its host on the first seat; with bots the match begins at once."""
    options = {**own(game, "ON_PAGES", NONE), "players": players, **more.pop("options", {})}
    settings = {"game": game, "options": options, **more}
    told = _post(house, "/api/tables", {"settings": settings, "name": "Anna", "bots": bots})
    return Seat(house, told["code"], told["token"])


def join(table: Seat, name: str) -> Seat:
    """Somebody who sits down, and does nothing."""
    told = _post(table.house, f"/api/tables/{table.code}/guests", {"name": name})
    return Seat(table.house, table.code, told["token"])


def watch(table: Seat) -> Seat:
    """Somebody who only watches, by name."""
    told = _post(table.house, f"/api/tables/{table.code}/guests", {"name": "Wanda", "seat": -1})
    return Seat(table.house, table.code, told["token"])


def start(table: Seat) -> None:
    """The host begins the match."""
    _command(table, "start")


def close(table: Seat) -> None:
    """The host closes the table for good."""
    _command(table, "close")


def rename(table: Seat, name: str) -> None:
    """Somebody is called otherwise from now on."""
    _command(table, "rename", name=name)


def say(table: Seat, text: str) -> None:
    """Somebody says something to all."""
    _command(table, "say", text=text)


def _command(table: Seat, what: str, **more: str) -> None:
    body = {"t": what, "id": what, **more}
    _post(table.house, f"/api/tables/{table.code}/commands", body, table.token)


def _post(house: str, path: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    asked = urllib.request.Request(house + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)
