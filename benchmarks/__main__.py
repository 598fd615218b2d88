"""Runs the benchmarks on one core and prints what they found.

python -m benchmarks                      all of them, some minutes
python -m benchmarks stepping solving     some
python -m benchmarks --quick              whether they run at all
python -m benchmarks server --only paced  one part of the longest
"""

import argparse
import contextlib
import importlib
import os
from collections import defaultdict
from pathlib import Path

from rich.console import Console

from benchmarks import report
from benchmarks.measure import Figure
from benchmarks.server import PARTS

GROUPS = (
    "random_play",
    "stepping",
    "full_games",
    "neighbours",
    "environments",
    "matches",
    "solving",
    "starts",
    "endings",
    "bots",
    "server",
)
DOCS = Path(__file__).parents[1] / "docs"
PAGES = {"server": "benchmarks-server.md", "bots": "bots.md"}  # of groups that have their own
PAGE = "benchmarks.md"


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        with contextlib.suppress(OSError):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Speed of the house.")
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(GROUPS))
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every round as JSON")
    parser.add_argument("--docs", action="store_true", help="renew the tables in docs/")
    parser.add_argument(
        "--quick", action="store_true", help="a smoke test; the figures mean little"
    )
    parser.add_argument("--only", choices=PARTS, help="one part of the benchmark of the server")
    chosen = parser.parse_args()
    for name in chosen.names:
        if name not in GROUPS:
            parser.error(f"there is no benchmark {name!r}: choose from {', '.join(GROUPS)}")
    if chosen.only and (chosen.names != ["server"] or chosen.docs):
        parser.error("--only is for the server alone, and a table in docs/ needs all of its rows")
    more = {"only": chosen.only} if chosen.only else {}
    stay_on_one_core()
    console, pages = Console(), defaultdict[str, list[Figure]](list)
    for name in chosen.names or GROUPS:
        with console.status(f"{name} …"):
            found = importlib.import_module(f"benchmarks.{name}").run(chosen.quick, **more)
        pages[PAGES.get(name, PAGE)] += found
    figures = [figure for page in pages.values() for figure in page]
    report.show(figures, console)
    if chosen.json:
        report.write_json(figures, chosen.json)
    if chosen.docs:
        for page, rows in pages.items():
            report.write_docs(rows, DOCS / page)


if __name__ == "__main__":
    main()
