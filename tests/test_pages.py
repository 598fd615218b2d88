"""What the pages show is true: their examples run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLE = re.compile(r"(?<=^```python\n).*?(?=^```)", re.M | re.S)
# The contract in docs/rules is a list of calls, not a program; the bot in docs/protocol.md needs a
# server, which tests/server/test_bot_example.py gives it.
SHOWN = [
    page
    for page in PAGES
    if page.parent.name != "rules"
    and page.name != "protocol.md"
    and EXAMPLE.search(page.read_text("utf-8"))
]


@pytest.mark.parametrize("page", SHOWN, ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    text = page.read_text("utf-8")
    space: dict[str, object] = {}
    for example in EXAMPLE.finditer(text):
        above = "\n" * text.count("\n", 0, example.start())  # so that errors name the right line
        exec(compile(above + example[0], page, "exec"), space)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
