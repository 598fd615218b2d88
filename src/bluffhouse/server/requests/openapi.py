"""The protocol as documents: OpenAPI for HTTP, JSON Schema for messages; made from the code.

python -m bluffhouse.server.requests.openapi FOLDER writes both, for those who generate types, and
beside them what else a client must know to say the texts of events.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from bluffhouse.core import finder
from bluffhouse.core.schema import options_schema, told_schema
from bluffhouse.games import rooms
from bluffhouse.server import messages as ms
from bluffhouse.server.requests.http import Asked

VERSION = "1"
_REF = "#/components/schemas/{name}"
_IN_PATHS = {
    "code": msgspec.json.schema(ms.Code),
    "number": {"type": "integer", "minimum": 0},
    "game": {"type": "string", "pattern": f"^{finder.ID.pattern}$"},
}


def openapi(routes: Iterable[Asked]) -> bytes:
    """The OpenAPI document."""
    routes = list(routes)
    types = [type for asked in routes for type in (asked.takes, asked.gives) if type is not None]
    types += [parameter.type for asked in routes for parameter in asked.query]
    schemas, components = msgspec.json.schema_components([*types, ms.Problem], ref_template=_REF)
    known = dict(zip(map(repr, [*types, ms.Problem]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for asked in routes:
        path = re.sub(r":int", "", asked.path)
        paths.setdefault(path, {})[asked.method.lower()] = _operation(asked, known)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Bluffhouse", "version": VERSION, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return _pretty(document)


def _operation(asked: Asked, known: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = {"schema": known[repr(asked.gives)]} if asked.gives else {}
    operation: dict[str, Any] = {
        "operationId": f"{asked.ask.__name__}",
        "summary": asked.what,
        "parameters": [*_path_parameters(asked.path), *_query_parameters(asked, known)],
        "responses": {
            str(asked.status): {"description": asked.what, "content": {asked.media: answer}},
            **_refusals(asked, known[repr(ms.Problem)]),
        },
    }
    if asked.takes is not None:
        body = {"application/json": {"schema": known[repr(asked.takes)]}}
        operation["requestBody"] = {"required": True, "content": body}
    if asked.token is not None:
        operation["security"] = [{"token": []}] if asked.token else [{}, {"token": []}]
    return operation


#: What is answered to any request that is not even read: see `admission/http_connection.py`.
UNREAD = {408: "It took too long to arrive", 414: "Its address is too long",
          431: "Its headers are too large"}  # fmt: skip


def _refusals(asked: Asked, problem: dict[str, Any]) -> dict[str, Any]:
    """The statuses of everything that can go wrong."""
    possible = {403: "Refused to this guest, or to pages of others", 429: "Too much of it",
                503: "The store does not take it", **UNREAD}  # fmt: skip
    if asked.takes is not None or asked.query:
        possible[400] = "It does not say what it must"
    if asked.takes is not None:
        possible |= {409: "Not now", 413: "Too large"}
    if "{" in asked.path:
        possible[404] = "There is no such thing"
    if asked.slow:
        possible[202] = "Not ready yet: ask again after a moment"
    if "{number" in asked.path:
        possible[409] = "The match is not over"
    content = {"application/json": {"schema": problem}}
    return {
        str(status): {"description": what, "content": content}
        for status, what in sorted(possible.items())
    }


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": _IN_PATHS[name],
        }
        for name in re.findall(r"{(\w+)", path)
    ]


def _query_parameters(asked: Asked, known: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {
            "name": parameter.name,
            "in": "query",
            "description": parameter.what,
            "schema": known[repr(parameter.type)],
        }
        for parameter in asked.query
    ]


def messages() -> bytes:
    """The JSON Schema of what is said over sockets and streams."""
    (said, told), components = msgspec.json.schema_components(
        [ms.FromClient, ms.FromServer], ref_template="#/$defs/{name}"
    )
    return _pretty(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Bluffhouse messages",
            "$defs": {**components, "FromClient": said, "FromServer": told},
            "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        }
    )


def _pretty(document: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document, order="deterministic"), indent=2)


def write(folder: Path) -> None:
    from bluffhouse.server.requests.routes import EVERYTHING

    (folder / "views").mkdir(parents=True, exist_ok=True)
    (folder / "openapi.json").write_bytes(openapi(EVERYTHING))
    (folder / "messages.json").write_bytes(messages())
    for room in rooms():
        told = told_schema(room.view_type, room.event_types)
        told["$defs"]["Options"] = options_schema(room.options)
        (folder / "views" / f"{room.id}.json").write_bytes(_pretty(told))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
