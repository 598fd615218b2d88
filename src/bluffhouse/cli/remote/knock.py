"""Asking a server over HTTP: is there such a table, and may I join?"""

import ipaddress
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import OpenerDirector, ProxyHandler, Request, build_opener

import msgspec

from bluffhouse.cli.remote import heard
from bluffhouse.cli.remote.address import Address
from bluffhouse.core.errors import Refused
from bluffhouse.server import messages as ms

PATIENCE = 10.0  # seconds
LARGEST = 1 << 20  # bytes of an answer

T = TypeVar("T")


class Told(Refused):
    """What a server refused, in its own words where the house has none for it."""

    def __init__(self, why: ms.Why, game: str | None = None) -> None:
        super().__init__(why.key, game, **why.details)
        self._text = why.text

    def say(self, lang: str = "en") -> str:
        try:
            return super().say(lang)
        except KeyError:
            return " ".join(self._text.split())


def look(address: Address) -> ms.TableInfo:
    """The table as everybody sees it."""
    return _ask(address, "", None, ms.TableInfo)


def join(address: Address, guest: ms.NewGuest) -> ms.Welcome:
    """Become a guest of the table."""
    return _ask(address, "/guests", guest, ms.Welcome)


def is_known(address: Address, token: str) -> bool:
    """Whether a key is still that of a guest."""
    try:
        state = _ask(address, "/state", None, heard.State, token)
    except Told:
        return False
    return state.you.guest is not None


def record(address: Address, number: int) -> dict[str, Any]:
    """The record of a match that is over."""
    return _ask(address, f"/matches/{number}/record", None, dict[str, Any])


def facts(address: Address, number: int) -> list[dict[str, Any]]:
    """What stood out in a match that is over."""
    told: list[dict[str, Any]] = _ask(
        address, f"/matches/{number}/facts", None, dict[str, list[dict[str, Any]]]
    )["facts"]
    return told


def _ask(address: Address, path: str, said: Any, wanted: type[T], token: str | None = None) -> T:
    body = None if said is None else msgspec.json.encode(said)
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    request = Request(address.api + path, body, headers)
    try:
        with _opener(address.server).open(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(LARGEST), type=wanted)
    except HTTPError as error:
        raise _problem(address, error.read(LARGEST)) from None
    except msgspec.MsgspecError:
        raise Refused("join-no-house", server=address.server) from None
    except (URLError, OSError, HTTPException, ValueError) as error:
        why = getattr(error, "reason", None) or error
        why = getattr(why, "strerror", None) or why
        raise Refused("join-unreachable", server=address.server, why=str(why)) from None


def _problem(address: Address, text: bytes) -> Refused:
    try:
        problem = msgspec.json.decode(text, type=ms.Problem)
    except msgspec.MsgspecError:
        return Refused("join-no-house", server=address.server)
    if problem.code == "missing":
        return Refused("join-no-table", code=address.code, server=address.server)
    return Told(problem.why)


def _opener(server: str) -> OpenerDirector:
    """A server on this very machine is asked without a detour."""
    return build_opener(ProxyHandler({})) if _is_here(server) else build_opener()


def _is_here(server: str) -> bool:
    host = urlsplit(server).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
