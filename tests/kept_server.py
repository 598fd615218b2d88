"""What servers of every release kept and said: tables as they were exported, and the protocol.

`python -m tests.kept_server` adds those of the present version; what is there it leaves alone.
Until a version is released, its protocol may still change: remove its file, and make it anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.core.seeds import Seed
from bluffhouse.games import open_room
from bluffhouse.server import messages as ms
from bluffhouse.server.operations import archive
from bluffhouse.server.requests import openapi
from bluffhouse.server.requests.routes import EVERYTHING
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.info import match_record
from bluffhouse.server.tables.table import Table

TABLES = Path(__file__).parent / "kept" / "tables"
PROTOCOL = Path(__file__).parent / "kept" / "protocol"
CODE = "KMRTXBPC"


def archived(game: str) -> archive.Archive:
    """A table with two people who have played a match and begun another."""
    settings = ms.Settings(game, {"players": 2})
    table = Table(CODE, lambda wished: Game(open_room(game), wished.options, compiled=False))
    events: list[ev.AnyEvent] = []

    def happens(event: ev.AnyEvent) -> None:
        events.append(event)
        apply(table, event, 0)

    happens(ev.Created(settings=settings))
    for seat, name in enumerate(("Ada", "Иво")):
        happens(ev.Joined(guest=seat, name=name, avatar="", token="", seat=seat))
    version = open_room(game).version
    happens(ev.Began(seed=str(Seed.of(7)), rules=version))
    assert table.match is not None
    while not table.match.over:
        seat = table.match.actors[0]
        moves = table.match.legal(seat)
        happens(ev.Played(seat=seat, move=moves[table.match.played * 7 % len(moves)]))
    matches = [archive.Filed(1, 0, match_record(table))]
    happens(ev.Began(seed=str(Seed.of(8)), rules=version))
    return archive.Archive(
        1, CODE, [archive.Kept(i, 0, e) for i, e in enumerate(events, 1)], matches
    )


def told(table: Table) -> dict[str, Any]:
    """What a table is, in short."""
    assert table.match is not None
    views = [table.match.view(viewer) for viewer in (None, 0, 1)]
    return {"state": table.state, "number": table.number, "views": json.loads(json.dumps(views))}


def protocol() -> dict[str, Any]:
    """What can be asked, said and heard."""
    return {
        "http": json.loads(openapi.openapi(EVERYTHING)),
        "messages": json.loads(openapi.messages()),
    }


def broken(old: dict[str, Any], new: dict[str, Any]) -> Iterator[str]:
    """What clients of the old protocol would miss in the new one."""
    for path, methods in old["http"]["paths"].items():
        for method in methods:
            if method not in new["http"]["paths"].get(path, {}):
                yield f"{method.upper()} {path} is gone"
    for side in ("FromClient", "FromServer"):
        parts = [_tagged(it["messages"]["$defs"], side) for it in (old, new)]
        for tag, before in parts[0].items():
            if (now := parts[1].get(tag)) is None:
                yield f"{side}: the message {tag!r} is gone"
            else:
                yield from _changed(f"{side}: {tag!r}", before, now, said=side == "FromClient")


def _tagged(types: dict[str, Any], side: str) -> dict[str, Any]:
    """The messages of one side by their `t`."""
    union = types[side].get("anyOf") or types[side]["oneOf"]
    messages = [types[choice["$ref"].rpartition("/")[2]] for choice in union]
    return {message["properties"]["t"]["enum"][0]: message for message in messages}


def _changed(
    name: str, before: dict[str, Any], now: dict[str, Any], *, said: bool
) -> Iterator[str]:
    for field in before["properties"]:
        if field not in now["properties"]:
            yield f"{name} has no {field!r} any more"
    # Clients say what was asked for then, and rely on what was always there then.
    needed, given = (now, before) if said else (before, now)
    for field in set(needed["required"]) - set(given["required"]):
        yield f"{name} {'now needs' if said else 'may lack'} {field!r}"


def main() -> None:
    for folder in (TABLES, PROTOCOL):
        folder.mkdir(parents=True, exist_ok=True)
    for game in bh.games():
        path = TABLES / f"{game}-{bh.__version__}.json"
        if not path.exists():
            kept = archived(game)
            table = archive.fold(kept)
            content = {"archive": json.loads(archive.text(kept)), "told": told(table)}
            path.write_bytes(msgspec.json.encode(content))
    path = PROTOCOL / f"{bh.__version__}.json"
    if not path.exists():
        path.write_bytes(msgspec.json.encode(protocol()))


if __name__ == "__main__":
    main()
