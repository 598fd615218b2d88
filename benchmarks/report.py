"""The figures as a table in the terminal, as JSON and as Markdown."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from benchmarks.measure import Figure

HEADS = ("what", "ours", "theirs", "ratio", "goal")
RULE = ("---", "---:", "---", "---:", "---")
LEGEND = (
    "Each figure is the best of several rounds, ± how far the median round is from it. The ratio "
    "is that of the bests, in brackets the least and the largest of any round."
)
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def measured(figure: Figure, runs: list[float]) -> str:
    return f"{number(figure.best(runs))} ±{figure.spread(runs):.0%}"


def cells(figure: Figure, mark: str) -> list[str]:
    """Best and spread of both, and the ratio with its range over the rounds."""
    row = [figure.name + mark, f"{measured(figure, figure.ours)} {figure.unit}", "", ""]
    if figure.theirs and figure.ratio and figure.ratios:
        low, high = figure.ratios
        row[2] = f"{measured(figure, figure.theirs)} {figure.peer}"
        row[3] = f"{number(figure.ratio)}× ({number(low)}–{number(high)})"
    return [*row, figure.goal]


def marked(figures: Sequence[Figure]) -> tuple[list[list[str]], list[str]]:
    """The rows of a table, with the numbers of their notes, and the notes."""
    notes = list(dict.fromkeys(figure.note for figure in figures if figure.note))
    marks = {"": "", **{note: f" [{i}]" for i, note in enumerate(notes, 1)}}
    return [cells(figure, marks[figure.note]) for figure in figures], notes


def show(figures: Sequence[Figure], console: Console) -> None:
    rows, notes = marked(figures)
    table = Table(*HEADS, title="Bluffhouse on one core", row_styles=["", "dim"])
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table)
    for i, note in enumerate(notes, 1):
        console.print(f"[{i}] {note}", markup=False, highlight=False)
    console.print(LEGEND, markup=False, highlight=False)


def write_json(figures: Sequence[Figure], path: Path) -> None:
    rows = [{**asdict(f), "ratio": f.ratio, "best": f.best(f.ours)} for f in figures]
    path.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", "utf-8")


def write_docs(figures: Sequence[Figure], path: Path) -> None:
    """Put the table and its notes between the marks of a page."""
    rows, notes = marked(figures)
    lines = ["| " + " | ".join(row) + " |" for row in (HEADS, RULE, *rows)]
    lines += ["", *(f"{i}. {note}" for i, note in enumerate(notes, 1)), "", LEGEND]
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(before + "\n".join([BEGIN, "", *lines, "", END]) + after, "utf-8")
