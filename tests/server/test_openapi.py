"""Everything that the OpenAPI document allows, and more, asked of a running server."""

import asyncio
import re
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from bluffhouse.server.config import Config
from bluffhouse.server.requests.http import Asked
from bluffhouse.server.requests.routes import EVERYTHING
from bluffhouse.server.requests.stream import STREAM
from bluffhouse.server.serve import serve

MUCH = 1_000_000
PATIENCE = 60.0  # seconds
ANSWERS = [
    not_a_server_error, status_code_conformance, content_type_conformance,
    response_schema_conformance, response_headers_conformance,
]  # fmt: skip
CHECKS = [*ANSWERS, negative_data_rejection, unsupported_method]
BOUNDED = settings(
    max_examples=12, deadline=None, derandomize=True, database=None,
    phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck),
)  # fmt: skip


@dataclass
class House:
    """A server in a thread of its own, and a table there with a match that is over and one that is
    played."""

    url: str
    code: str
    token: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = (
        "new_tables", "joins", "requests", "pages", "misses", "arrivals", "messages", "commands",
        "chat", "max_tables", "max_sockets", "max_connections",
    )  # fmt: skip
    data = str(tmp_path_factory.mktemp("house"))
    config = Config(data=data, port=0, bot_pace=0, log_level="error", **dict.fromkeys(limits, MUCH))
    opened, address = threading.Event(), [""]
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    def ready(url: str) -> None:
        address[0] = url
        opened.set()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(config, ready, stop),))
    thread.start()
    try:
        assert opened.wait(PATIENCE)
        yield prepared(address[0])
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)
        loop.close()


def prepared(url: str) -> House:
    chosen = {"game": "lineit", "options": {"players": 2}, "public": True, "level": "random"}
    new = {"settings": chosen, "name": "Ada", "seat": None, "bots": True}
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        welcome = client.post("/api/tables", json=new).json()
        code, token = welcome["code"], welcome["token"]
        with client.stream("GET", f"/api/tables/{code}/stream") as lines:
            next(line for line in lines.iter_lines() if '"outcome"' in line)
    return House(url, code, token)


@pytest.fixture(scope="module")
def document(house: House) -> Any:
    return schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")


def ways(routes: Iterable[Asked], *, codes: bool) -> list[Any]:
    """Routes, to be asked as the document says, and as it says they cannot be asked; `codes`: by
    wrong codes of tables, too."""
    return [
        pytest.param(route, mode, id=f"{route.method} {route.path} {mode.value}")
        for route in routes
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        if mode is GenerationMode.POSITIVE
        or route.takes
        or route.query
        or (codes and "{" in route.path)
    ]


def ask(document: Any, route: Asked, mode: GenerationMode, ask_and_check: Any) -> None:
    operation = document[route.path.replace(":int", "")][route.method]
    given(operation.as_strategy(generation_mode=mode))(BOUNDED(ask_and_check))()


@pytest.mark.parametrize(("route", "mode"), ways(EVERYTHING, codes=True))
def test_whatever_is_asked(route: Asked, mode: GenerationMode, document: Any) -> None:
    def check(case: Any) -> None:
        case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

    ask(document, route, mode, check)


AT_A_TABLE = [r for r in EVERYTHING if "{code}" in r.path and r is not STREAM]


@pytest.mark.parametrize(("route", "mode"), ways(AT_A_TABLE, codes=False))
def test_whatever_is_asked_of_a_real_table(
    route: Asked, mode: GenerationMode, document: Any, house: House
) -> None:
    def check(case: Any) -> None:
        case.path_parameters = {"code": house.code, "number": 1}
        headers = {"Authorization": f"Bearer {house.token}"} if route.token is not None else {}
        case.call_and_validate(checks=ANSWERS, headers=headers, timeout=PATIENCE)

    ask(document, route, mode, check)


@pytest.mark.parametrize("route", EVERYTHING, ids=lambda route: f"{route.method} {route.path}")
def test_what_is_too_large_to_be_read_is_answered_as_documented(
    route: Asked, document: Any, house: House
) -> None:
    """Whoever makes up requests comes upon it, and not every time."""
    operation = document[route.path.replace(":int", "")][route.method].definition.raw
    path = re.sub("{[^}]*}", "1", route.path.replace("{code}", house.code))
    with httpx.Client(base_url=house.url, timeout=PATIENCE) as client:
        for status, much in (
            (414, {"params": {"seat": "x" * 4000}}),
            (431, {"headers": {"x-much": "x" * 20_000}}),
        ):
            answer = client.request(route.method, path, **much)
            assert answer.status_code == status
            assert answer.json()["code"] == "large"
            assert str(status) in operation["responses"]


def test_commands_need_the_token(document: Any, house: House) -> None:
    route = next(route for route in EVERYTHING if route.token)

    def check(case: Any) -> None:
        case.path_parameters = {"code": house.code}
        answer = case.call_and_validate(checks=ANSWERS, timeout=PATIENCE)
        assert answer.status_code == 403

    ask(document, route, GenerationMode.POSITIVE, check)


def test_a_match_that_is_over_can_be_had(house: House) -> None:
    """The table of these tests is one where something can be found."""
    with httpx.Client(base_url=f"{house.url}/api/tables/{house.code}") as client:
        assert client.get("/matches/1/record").status_code == 200
        assert client.get("/matches/1/replay").json()["steps"]
