"""The pages are wrapped at one width, so that a change of a sentence is a change of few lines."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), ROOT / "web/README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WIDTH = 120  # .editorconfig says so, too
CODE = re.compile(r"^```.*?^```", re.M | re.S)
WHOLE = re.compile(r"(?:`[^`]*`|\S)+")  # what stays on one line: a word, code in a sentence


def _too_long(text: str) -> Iterator[str]:
    prose = CODE.sub("", text)
    for line in prose.splitlines():
        is_prose = not line.startswith(("|", "#", "<", "    "))
        if is_prose and len(line) > WIDTH and max(map(len, WHOLE.findall(line))) < WIDTH // 2:
            yield line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_prose_is_wrapped_at_one_width(page: Path):
    assert not list(_too_long(page.read_text("utf-8")))


def test_a_long_line_is_found():
    assert list(_too_long("a word " * 20)) == ["a word " * 20]
    assert not list(_too_long("```\n" + "a word " * 20 + "\n```\n| " + "a word " * 20))


def test_editors_know_the_width():
    said = (ROOT / ".editorconfig").read_text("utf-8")
    assert re.search(rf"^\[\*\.md\]\n(.+\n)*max_line_length = {WIDTH}$", said, re.M)
