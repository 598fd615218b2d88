"""The shape of what a room tells, declared once: Python's types, JSON Schema, TypeScript and docs
follow from it.

Views and events are plain dictionaries, built fast; `TypedDict`s say what is in them, so that a
type checker finds a field of another name where it is written, and msgspec where it is read.
"""

from collections.abc import Sequence
from typing import Annotated, Any, TypedDict

import msgspec
from msgspec import Meta

from bluffhouse.core.options import Option


class Table(TypedDict):
    """Where it is played: what never changes."""

    game: Annotated[str, Meta(description="the id of the game")]
    players: Annotated[int, Meta(description="how many play")]


class Viewer(TypedDict):
    """Who looks."""

    me: Annotated[int | None, Meta(description="the viewer's seat; null: a spectator")]


class Seen(Table, Viewer):
    """What every view has."""

    moves: Annotated[list[str], Meta(description="the viewer's legal moves, in their fixed order")]


class Heard(TypedDict):
    """What every event has."""

    event: Annotated[str, Meta(description="its name: the text `event-…` says it")]


def told_schema(view: Any, events: Sequence[Any]) -> dict[str, Any]:
    """JSON Schema of all that a room tells: its view, and its events."""
    shapes, known = msgspec.json.schema_components((view, *events), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": view.__name__,
        "anyOf": shapes,
        "$defs": known,
    }


def options_schema(options: Sequence[Option]) -> dict[str, Any]:
    """JSON Schema of what a table can change: none of it needs to be said, as a table that was laid
    by older rules lacks the newest."""
    return {
        "title": "Options",
        "type": "object",
        "properties": {option.name: option.schema() for option in options},
    }
