"""How tests speak to the tools of `bluffhouse mcp`, and read what these tell."""

import re
from typing import Any

from mcp import Client

OVER = "The match is over"


async def call(client: Client, tool: str, **given: Any) -> str:
    answer = await client.call_tool(tool, given)
    text = "\n".join(part.text for part in answer.content)
    assert not answer.is_error, text
    return text


async def refused(client: Client, tool: str, **given: Any) -> str:
    answer = await client.call_tool(tool, given)
    assert answer.is_error
    (part,) = answer.content
    assert "\n" not in part.text
    return str(part.text)


def chair_in(text: str) -> str:
    found = re.search(r"Your chair is (\w+)", text)
    assert found
    return found[1]


def turn_in(text: str) -> str | None:
    """The seat in plain text, if what is told ends with that: one's turn has come."""
    _, its, shown = text.partition("\nIt is your turn.\n\n")
    return f"{shown.rstrip()}\n" if its else None
