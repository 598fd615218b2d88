"""What we wrote is in our own words: no run of more than five is that of a printed sheet."""

import re
from pathlib import Path

from tests.texts import FILES, ROOT
from tests.wording import RUN, printed, runs, words

#: What players and readers read.
PAGES = [file for pattern in ("*.md", "docs/**/*.md") for file in ROOT.glob(pattern)]


def plain(file: Path) -> str:
    """A text without what marks it up."""
    text = file.read_text(encoding="utf-8")
    return re.sub(r"^\s*\.?[\w-]+ =|\{[^{}]*->|\*?\[\w+\]", " ", text, flags=re.MULTILINE)


def test_no_run_of_words_is_a_sheets() -> None:
    sheets = printed()
    assert len(sheets) > 5000
    assert len(PAGES) > 10
    found = [
        f"{file.relative_to(ROOT)}: {run}"
        for file in [*PAGES, *FILES]
        for run, mark in runs(plain(file))
        if mark in sheets
    ]
    assert not found


def test_runs_are_found_whatever_stands_between_their_words() -> None:
    sheet = "Wer hier sitzt, lügt gern und gut"
    marks = {mark for _, mark in runs(sheet)}
    assert len(words(sheet)) == RUN + 1
    for said in (sheet.upper(), "- **Wer hier** sitzt\n  7 lügt – gern und", "sitzt lügt gern"):
        assert any(mark in marks for _, mark in runs(said)) == (len(words(said)) >= RUN)
    assert words("auf-\n  gedeckt") == ["aufgedeckt"]
    assert not any(mark in marks for _, mark in runs("gut und gern lügt sitzt hier wer"))
