"""The Fluent files: nothing in them is lost, missing in a language, or never said."""

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tests.texts import (
    FILES,
    FOLDERS,
    LANGUAGES,
    ROOT,
    SOURCE,
    WEB,
    asked,
    messages,
    parsed,
    referenced,
)

files = pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
folders = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda f: "-".join(f.relative_to(SOURCE).parts)
)


@files
def test_nothing_is_lost(file: Path) -> None:
    """What Fluent cannot read it leaves out without a word (a line that begins with `*`, say)."""
    for entry in parsed(file).body:
        if isinstance(entry, ftl.Junk):
            pytest.fail(f"Fluent cannot read this: {entry.content[:200]}")


@folders
def test_every_language_has_the_same_texts(folder: Path) -> None:
    english = _shape(folder, "en")
    for lang in LANGUAGES[1:]:
        assert _shape(folder, lang) == english


def _shape(folder: Path, lang: str) -> dict[str, list[str]]:
    texts = messages(folder, lang)
    return {key: sorted(a.id.name for a in text.attributes) for key, text in texts.items()}


@folders
def test_every_text_is_asked_for(folder: Path) -> None:
    parts = folder.relative_to(SOURCE).parts
    game = parts[1] if parts[0] == "games" else None
    said = asked(file for file in _sources() if _may_ask(file, game))
    inside = referenced(folder)
    unused = [k for k in messages(folder, "en") if k not in inside and not said.asks_for(k)]
    assert not unused
    assert not said.asks_for("event-nonsense")  # it has a template, but no such word
    assert not said.asks_for("nonsense")


def _sources() -> list[Path]:
    scripts = [file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte")]
    modules = [file for file in sorted(SOURCE.rglob("*.py")) if file.parent.name != "conform"]
    return [*modules, *sorted(SOURCE.rglob("lesson.toml")), *sorted(scripts)]


def _may_ask(file: Path, game: str | None) -> bool:
    """A game's texts are said by its own room and skin, and by what belongs to no game."""
    parts = file.relative_to(ROOT).parts
    return game is None or "games" not in parts or game in parts or len(parts) == 4
