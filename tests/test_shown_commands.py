"""What the pages show to be typed can be typed: commands, options, targets and settings exist."""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer.main

from bluffhouse.cli.app import build
from bluffhouse.server.config import Config

ROOT = Path(__file__).parents[1]
BESIDE = ("README.md", "CONTRIBUTING.md", "SECURITY.md")
PAGES = [*(ROOT / name for name in BESIDE), *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
INDENTED = re.compile(r"(?<=\n\n)(?: {4}\S.*\n)+")
INLINE = re.compile(r"`((?:bluffhouse|make|python -m) [^`\n]+)`")
HOUSE: Any = typer.main.get_command(build())
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
#: In prose, what is to be filled in is a word in capitals, or dots.
OPEN = re.compile(r"\b[A-Z]{2,}\b|…")


def lines(page: Path) -> Iterator[str]:
    """What is shown to be typed in a shell, one command each."""
    text = page.read_text("utf-8")
    shown = [block for kind, block in FENCED.findall(text) if kind == "sh"]
    for block in (*shown, *INDENTED.findall(FENCED.sub("", text))):
        yield from re.sub(r"\\\n", "", block).splitlines()


def words_of(line: str) -> list[str]:
    """A command without its settings in the environment and what is said beside it."""
    words = shlex.split(line, comments=True)
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words.pop(0)
    return words


def asked(page: Path) -> Iterator[list[str]]:
    yield from filter(None, map(words_of, lines(page)))
    inline = INLINE.findall(page.read_text("utf-8"))
    yield from (words_of(line) for line in inline if not OPEN.search(line))


def wrong(words: list[str]) -> str | None:
    """What is wrong with a command, if anything."""
    match words:
        case ["bluffhouse", *rest]:
            return _misread(rest)
        case ["make", *rest]:
            strange = [word for word in rest if not re.match("-|[A-Z]+=", word)]
            return ", ".join(set(strange) - TARGETS - {"2"}) or None
        case ["python", "-m", module, *_] if module != "venv":
            return None if find_spec(module) else f"no module {module}"
    return None


def _misread(rest: list[str]) -> str | None:
    """What the command line says to words that nobody runs."""
    group = HOUSE.make_context("bluffhouse", [], resilient_parsing=True)
    group.resilient_parsing = False  # mistakes are told again
    if not rest or rest[0].startswith("-"):
        known = {name for option in HOUSE.get_params(group) for name in option.opts}
        return ", ".join(set(rest) - known) or None
    if (command := HOUSE.get_command(group, rest[0])) is None:
        return f"no command {rest[0]}"
    if not rest[1:]:
        return None  # prose names commands
    try:
        command.make_context(rest[0], rest[1:], parent=group)
    except Exception as error:
        return str(getattr(error, "format_message", error.__str__)())
    return None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_are_there(page: Path) -> None:
    mistakes = [(" ".join(words), said) for words in asked(page) if (said := wrong(words))]
    assert not mistakes


MISTAKEN = [
    "bluffhouse plai", "bluffhouse arena luegen --bot thumb", "make tests", "bluffhouse --vers",
    "python -m benchmarks.sizes", "bluffhouse tables --state",
]  # fmt: skip
FINE = ["X=1 bluffhouse arena luegen --bots thumb  # so", "bluffhouse", "make test WORKERS=0"]


@pytest.mark.parametrize("line", [*MISTAKEN, *FINE])
def test_a_mistake_is_seen(line: str) -> None:
    assert (wrong(words_of(line)) is None) == (line in FINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_are_shown_can_be_read(page: Path) -> None:
    for kind, block in FENCED.findall(page.read_text("utf-8")):
        if kind == "toml":
            settings = tomllib.loads(block)
            if "project" not in settings:
                assert settings.keys() <= set(Config.__struct_fields__)
        elif kind == "json":
            json.loads(block)
