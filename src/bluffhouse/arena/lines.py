"""The parts of all reports in text: headings, tables, notes. Readable from 80 columns on."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

NARROWEST = 40  # columns; whatever is narrower is wrapped
WIDEST = 112  # columns; wider lines are hard to read
ACCENT, QUIET = "bold cyan", "dim"


def fitting(width: int) -> int:
    """How wide a report is in a terminal so many columns wide."""
    return max(NARROWEST, min(width, WIDEST))


class Headed(Protocol):
    """What stands above a report."""

    @property
    def title(self) -> str: ...
    @property
    def facts(self) -> list[str]: ...
    @property
    def options(self) -> list[tuple[str, str]]: ...
    @property
    def stopped(self) -> str | None: ...


def masthead(about: Headed) -> Iterator[RenderableType]:
    yield Text()
    yield Text(about.title, "bold")
    yield Text(" · ".join(about.facts))
    if about.options:
        yield Text(" ".join(f"{name}={value}" for name, value in about.options), QUIET)
    if about.stopped:
        yield Text(about.stopped, "yellow")


def heading(title: str, width: int) -> RenderableType:
    """A line as wide as the report, one line below what comes before."""
    grid = Table.grid()
    grid.add_column(width=width)
    grid.add_row(Rule(Text(title, ACCENT), align="left", style=QUIET))
    return Padding(grid, (1, 0, 0, 0))


def indented(thing: RenderableType, width: int) -> RenderableType:
    grid = Table.grid()
    grid.add_column(width=width - 2)
    grid.add_row(thing)
    return Padding(grid, (0, 0, 0, 2))


def new_table() -> Table:
    return Table(box=SIMPLE_HEAD, pad_edge=True, header_style="bold", border_style=QUIET)


def taken(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> int:
    """The width of a table of these columns and an empty one."""
    return 4 + sum(max(map(len, column)) + 3 for column in zip(heads, *rows, strict=True))
