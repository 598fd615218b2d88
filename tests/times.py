"""How long the files of the suite take, so that the long ones begin first.

`make durations` notes the seconds of every file in `times.txt`. By these, and not by a list that
somebody keeps, `make check` (`--within SECONDS`) takes the quickest files that fit, and those that
are not known yet.
"""

from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOTED = Path(__file__).with_name("times.txt")


def noted(text: str) -> dict[str, float]:
    rows = (line.split(maxsplit=1) for line in text.splitlines())
    return {file: float(seconds) for seconds, file in rows}


def known() -> dict[str, float]:
    return noted(NOTED.read_text("utf-8"))


def written(times: dict[str, float]) -> str:
    """The longest come first."""
    rows = sorted(times.items(), key=lambda row: (-round(row[1], 1), row[0]))
    return "".join(f"{seconds:7.1f} {file}\n" for file, seconds in rows)


def within(times: dict[str, float], seconds: float) -> set[str]:
    """The quickest files that take so long together."""
    chosen = set()
    for file, takes in sorted(times.items(), key=lambda row: row[1]):
        if (seconds := seconds - takes) < 0:
            break
        chosen.add(file)
    return chosen


def file_of(item: pytest.Item) -> str:
    return item.path.relative_to(ROOT).as_posix() if item.path.is_relative_to(ROOT) else ""


class Stopwatch:
    """Adds up what tests take, and notes it when all have passed."""

    def __init__(self) -> None:
        self._times: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.partition("::")[0]  # not where a shared test is written
        self._times[file] += report.duration

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.OK:
            NOTED.write_text(written(self._times), "utf-8")


def add_options(parser: pytest.Parser) -> None:
    parser.addoption(
        "--note-times", action="store_true", help=f"write to {NOTED.name} how long each file took"
    )
    parser.addoption(
        "--within", type=float, metavar="SECONDS", help="only the quickest files, so long together"
    )


def arrange(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest files first; and only those that were asked for."""
    times = known()
    items.sort(key=lambda item: -times.get(file_of(item), 0.0))
    seconds = config.getoption("--within", None)
    if seconds is None:
        return
    chosen = within(times, seconds)
    left = [item for item in items if (file := file_of(item)) in times and file not in chosen]
    config.hook.pytest_deselected(items=left)
    gone = set(left)
    items[:] = [item for item in items if item not in gone]
