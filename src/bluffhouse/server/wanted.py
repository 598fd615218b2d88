"""What somebody wants, by the first line of what he says."""

import re

TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9]+)")
NEW = re.compile(rb"POST /api/(tables|lessons)[ ?]")
FIRST_LINE = 2048  # bytes in which it must have been said


def wanted(said: bytes) -> str | None:
    """The table that somebody asks for in his first line; None for what anybody can tell."""
    found = TABLE.match(said)
    return found[1].decode() if found else None


def is_new(said: bytes) -> bool:
    """Whether somebody wants to open a table."""
    return NEW.match(said) is not None
