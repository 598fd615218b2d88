"""Every benchmark runs and finds a number. How fast things are is not tested."""

import importlib
import json
import math
from pathlib import Path

import pytest
from rich.console import Console

pytest.importorskip("pyspiel")

from benchmarks import report
from benchmarks.__main__ import GROUPS
from benchmarks.measure import Figure


@pytest.mark.slow
@pytest.mark.parametrize("name", GROUPS)
def test_every_row_yields_a_number(name: str):
    figures = importlib.import_module(f"benchmarks.{name}").run(quick=True)
    assert figures
    for figure in figures:
        for runs in (figure.ours, figure.theirs or [1.0]):
            assert all(math.isfinite(run) and run > 0 for run in runs), figure
        assert (figure.ratio is None) == (figure.theirs is None)


FIGURES = [
    Figure(
        "fast", "M/s", [2.0, 3.0], [1.0, 1.2], "them", goal="≥ 2×", note="a note with [brackets]"
    ),
    Figure("slow", "µs", [7.0, 5.0], smaller_is_better=True),
]


def test_the_report_names_best_and_ratio(tmp_path: Path):
    console = Console(record=True, width=200)
    report.show(FIGURES, console)
    text = console.export_text()
    assert "3 ±17% M/s" in text
    assert "1.2 ±8% them" in text
    assert "2.5× (2–2.5)" in text  # 3 / 1.2
    assert "5 ±20% µs" in text
    assert "[1] a note with [brackets]" in text
    report.write_json(FIGURES, tmp_path / "bench.json")
    rows = json.loads((tmp_path / "bench.json").read_text("utf-8"))
    assert [row["best"] for row in rows] == [3, 5]


def test_the_page_keeps_what_is_around_the_table(tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n", "utf-8")
    report.write_docs(FIGURES, page)
    text = page.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text
    assert "| fast [1] | 3 ±17% M/s |" in text
