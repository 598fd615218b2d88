"""Tables laid over HTTP: with house rules that make a match short."""

import json
import urllib.request
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

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
    command(table, "start")


def change(table: Seat, **options: Any) -> None:
    """The host changes the house rules."""
    now = state(table)["table"]["settings"]
    command(table, "change", settings={**now, "options": {**now["options"], **options}})


def close(table: Seat) -> None:
    """The host closes the table for good."""
    command(table, "close")


def leave(table: Seat) -> None:
    """Somebody goes home."""
    command(table, "leave")


def rename(table: Seat, name: str) -> None:
    """Somebody is called otherwise from now on."""
    command(table, "rename", name=name)


def say(table: Seat, text: str) -> None:
    """Somebody says something to all."""
    command(table, "say", text=text)


def state(table: Seat) -> dict[str, Any]:
    """The table as it is seen from a seat."""
    return _answer(table.house, f"/api/tables/{table.code}/state", None, table.token)


def evening_of(table: Seat) -> Any:
    """The scoreboard."""
    return _answer(table.house, f"/api/tables/{table.code}/evening", None, "")


def command(table: Seat, what: str, **more: Any) -> None:
    """What somebody does, as programs do it; what has the same id would be done once."""
    body = {"t": what, "id": uuid4().hex, **more}
    _post(table.house, f"/api/tables/{table.code}/commands", body, table.token)


def _post(house: str, path: str, body: dict[str, Any], token: str = "") -> Any:
    return _answer(house, path, json.dumps(body).encode(), token)


def _answer(house: str, path: str, body: bytes | None, token: str) -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    asked = urllib.request.Request(house + path, body, headers)
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)
