"""One thing has one name: the texts keep to `docs/words.md`."""

import re
from pathlib import Path

import pytest

from tests.texts import FILES, ROOT, SOURCE

CODES = {"Deutsch": "de", "Български": "bg"}
ROW = re.compile(r"^\| (?P<lang>Deutsch|Български) \| (?P<unwanted>[^|]+) \| (?P<wanted>[^|]+) \|$")


def _unwanted() -> list[tuple[str, str, str]]:
    """The words of the page's last table, by language; and what to say instead."""
    text = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    rows = [ROW.match(line) for line in text.partition("## Not these")[2].splitlines()]
    return [
        (CODES[row["lang"]], word.strip(), row["wanted"])
        for row in rows
        if row
        for word in row["unwanted"].split(",")
    ]


UNWANTED = _unwanted()


def test_the_page_has_words() -> None:
    assert {lang for lang, _, _ in UNWANTED} == set(CODES.values())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_one_thing_has_one_name(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for lang, word, wanted in UNWANTED:
        if file.name.startswith(f"{lang}."):
            found = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)
            assert not found, f"not “{word}” but “{wanted}”: see docs/words.md"


def test_the_page_does_not_contradict_itself() -> None:
    assert [word for _, word, wanted in UNWANTED if word in wanted] == []
