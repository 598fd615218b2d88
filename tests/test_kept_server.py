"""Tables and clients of every release are at home in this one."""

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bluffhouse as bh
from bluffhouse.server import messages as ms
from bluffhouse.server.operations import archive
from tests.kept_server import PROTOCOL, TABLES, archived, broken, protocol, told

KEPT = sorted(TABLES.glob("*.json"))
PROTOCOLS = sorted(PROTOCOL.glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_tables_of_every_release_are_the_same_tables(path: Path) -> None:
    kept = json.loads(path.read_bytes())
    assert told(archive.fold(archive.read(kept["archive"]))) == kept["told"]


@pytest.mark.parametrize("path", PROTOCOLS, ids=lambda path: path.stem)
def test_clients_of_every_release_find_what_they_know(path: Path) -> None:
    assert not list(broken(json.loads(path.read_bytes()), protocol()))


def test_this_release_is_kept() -> None:
    assert {path.name for path in KEPT} >= {f"{game}-{bh.__version__}.json" for game in bh.games()}
    assert f"{bh.__version__}.json" in {path.name for path in PROTOCOLS}


def test_a_kept_table_is_one_that_can_be_made() -> None:
    made = json.loads(archive.text(archived("lineit")))
    assert archive.fold(archive.read(made)).number == 2


def types(document: dict[str, Any]) -> Any:
    return document["messages"]["$defs"]


@pytest.mark.parametrize(
    ("change", "missed"),
    [
        (lambda new: new["http"]["paths"]["/api/tables"].pop("post"), "POST /api/tables is gone"),
        (lambda new: types(new)["Hello"]["properties"].pop("v"), "has no 'v' any more"),
        (lambda new: types(new)["Hello"]["required"].append("lang"), "'hello' now needs 'lang'"),
        (lambda new: types(new)["Pong"]["required"].remove("t"), "'pong' may lack 't'"),
        (lambda new: types(new)["Hello"]["properties"].update(x={}), None),
        (lambda new: types(new)["Pong"]["required"].append("more"), None),
    ],
)
def test_what_breaks_a_client_is_found(change: Any, missed: str | None) -> None:
    new = copy.deepcopy(old := protocol())
    change(new)
    found = list(broken(old, new))
    assert [missed in line for line in found] == [True] if missed else not found


SAID = (
    {"t": "hello", "token": "secret", "v": 7},
    {"t": "hello"},
    {"t": "move", "id": "a1", "at": 7, "move": "6x5"},
    {"t": "say", "id": "a2", "text": "liar!"},
    {"t": "sit", "id": "a3", "seat": 2},
    {"t": "start", "id": "a4"},
    {"t": "leave", "id": "a5"},
)


@pytest.mark.parametrize("said", SAID, ids=lambda said: said["t"])
def test_what_clients_of_0_1_say_is_understood(said: dict[str, Any]) -> None:
    heard = msgspec.json.decode(json.dumps(said), type=ms.FromClient)
    again = json.loads(msgspec.json.encode(heard))
    assert {key: again[key] for key in said} == said
