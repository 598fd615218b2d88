"""Writes tables of views and events into docs/rules, as the rooms declare them: `make views`."""

from pathlib import Path
from typing import Any

from bluffhouse.core.room import Room
from bluffhouse.core.schema import told_schema
from bluffhouse.games import rooms

RULES = Path(__file__).parents[1] / "docs" / "rules"
BEGIN, END = "<!-- made by `make views` -->", "<!-- so far -->"
NAMES = {
    "integer": "whole number",
    "string": "text",
    "boolean": "true or false",
}


def section(room: Room) -> str:
    """The fields of a view, and the events, as tables."""
    told = told_schema(room.view_type, room.event_types)
    known = told["$defs"]
    view, *events = (known[shape["$ref"].rpartition("/")[2]] for shape in told["anyOf"])
    rows = ["| field | what | about |", "| --- | --- | --- |"]
    needed = set(view["required"])
    for name in room.view_type.__annotations__:
        shape = view["properties"][name]
        may = "" if name in needed else " (not always)"
        rows.append(f"| `{name}`{may} | {said(shape, known)} | {shape.get('description', '')} |")
    rows += ["", "| event | what it tells |", "| --- | --- |"]
    rows += [f"| `{_name(event)}` | {_arguments(event, known)} |" for event in events]
    return "\n".join([BEGIN, "", *rows, "", END])


def _name(event: dict[str, Any]) -> str:
    return " or ".join(event["properties"]["event"].get("enum", ["any"]))


def _arguments(event: dict[str, Any], known: dict[str, Any]) -> str:
    parts = event["properties"].items()
    return ", ".join(f"`{k}` ({said(shape, known)})" for k, shape in parts if k != "event")


def said(shape: dict[str, Any], known: dict[str, Any]) -> str:
    """A shape in a few words."""
    if "$ref" in shape:
        return said(known[shape["$ref"].rpartition("/")[2]], known)
    if "anyOf" in shape:
        return " or ".join(dict.fromkeys(said(one, known) for one in shape["anyOf"]))
    if "enum" in shape:
        return " or ".join("null" if one is None else f"`{one}`" for one in shape["enum"])
    kind = shape.get("type", "anything")
    if kind == "array":
        return f"list of ({said(shape['items'], known)})" if "items" in shape else "list"
    if kind == "object":
        inner = shape.get("properties", {})
        return "{" + ", ".join(f"`{k}`: {said(v, known)}" for k, v in inner.items()) + "}"
    return NAMES.get(kind, kind)


def page(room: Room) -> tuple[Path, str]:
    """The rules of a game with the section as it should be."""
    file = RULES / f"{room.id}.md"
    text = file.read_text("utf-8")
    if BEGIN not in text:
        head, _, rest = text.partition("## View\n")
        prose, mark, after = rest.partition("\n## ")
        return file, f"{head}## View\n{prose.rstrip()}\n\n{section(room)}\n{mark}{after}"
    before, _, rest = text.partition(BEGIN)
    return file, before + section(room) + rest.partition(END)[2]


if __name__ == "__main__":
    for room in rooms():
        file, text = page(room)
        file.write_text(text, "utf-8")
