"""From the printed sheets to the rules: docs/rules/sheets.md, read and completed.

Every row of the page is a sentence of a sheet in our words, the clauses that keep it, tests of
these, and the option that reads it otherwise. People write sentences, clauses and options;
`python -m tests.sheets` numbers the rows and names a test of every clause. A test that is named
already stays if it is one of the clause's.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules" / "sheets.md"

_GAME = re.compile(r"^## .*`(\w+)`$")
_ROW = re.compile(r"^\| *\d* *\|(.*)\|(.*)\|(.*)\|(.*)\|$")
_TEST = re.compile(r"def (test_([a-z]{2}_[a-z]?\d+)_\w+)\(")


@dataclass(frozen=True)
class Row:
    number: int
    sentence: str
    clauses: tuple[str, ...]
    tests: tuple[str, ...]
    options: tuple[str, ...]

    def __str__(self) -> str:
        tests = ", ".join(f"`{test}`" for test in self.tests)
        options = ", ".join(f"`{option}`" for option in self.options)
        cells = (str(self.number), self.sentence, " ".join(self.clauses), tests, options)
        return "| " + " | ".join(cells) + " |"


def rows(text: str) -> Iterator[tuple[str, Row]]:
    """The rows of the page, each with its game."""
    game, number = "", 0
    for line in text.splitlines():
        if heading := _GAME.match(line):
            game, number = heading[1], 0
        elif game and (cells := _ROW.match(line)):
            number += 1
            sentence, clauses, tests, options = (cell.strip() for cell in cells.groups())
            row = Row(number, sentence, tuple(clauses.split()), _names(tests), _names(options))
            yield game, row


def _names(cell: str) -> tuple[str, ...]:
    return tuple(cell.replace("`", "").replace(",", " ").split())


@cache
def named_after(game: str) -> dict[str, tuple[str, ...]]:
    """The tests of each clause, by their names."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for name, clause in _TEST.findall(file.read_text(encoding="utf-8")):
            found.setdefault(clause.upper().replace("_", "-"), []).append(name)
    return {clause: tuple(names) for clause, names in found.items()}


def completed(text: str) -> str:
    """The page with rows numbered and a test for every clause."""
    done = rows(text)
    lines, game = [], ""
    for line in text.splitlines():
        if heading := _GAME.match(line):
            game = heading[1]
        is_row = game and _ROW.match(line)
        lines.append(str(_with_tests(*next(done))) if is_row else line)
    return "\n".join(lines) + "\n"


def _with_tests(game: str, row: Row) -> Row:
    tests = []
    for clause in row.clauses:
        known = named_after(game).get(clause, ())
        tests += [test for test in row.tests if test in known] or known[:1]
    return replace(row, tests=tuple(tests))


if __name__ == "__main__":
    PAGE.write_text(completed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE.relative_to(ROOT))
