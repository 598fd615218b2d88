"""A lab as text: one table a part, a column a variant."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from bluffhouse.arena.lab.report import Cell, Compared, LabReport
from bluffhouse.arena.lab.wording import LabWording
from bluffhouse.arena.lines import QUIET, fitting, heading, indented, masthead, new_table

ABREAST = 4  # variants side by side
COLOURS = {"▲": "green", "▼": "red", "": ""}


def text_report(found: LabReport, lang: str, width: int) -> RenderableType:
    """The whole report, for a terminal so many columns wide."""
    width = fitting(width)
    wording = LabWording(found, lang)
    parts: list[RenderableType] = [*masthead(wording)]
    for key, rows in wording.parts():
        parts.append(heading(wording.say(f"lab-part-{key}"), width))
        parts += _tables(wording, rows, abreast=ABREAST if width >= 100 else ABREAST - 1)
    parts += [indented(Text(note, QUIET), width) for note in wording.notes]
    return Group(*parts, Text())


def _tables(wording: LabWording, rows: list[Compared], abreast: int) -> Iterator[RenderableType]:
    """The first variant stands in every table: the others are compared with it."""
    others = range(1, len(wording.variants))
    for k in range(0, max(1, len(others)), abreast - 1):
        columns = [0, *others[k : k + abreast - 1]]
        table = new_table()
        table.add_column("")
        for column in columns:
            table.add_column(wording.variants[column], justify="right")
        for row in rows:
            cells = [_cell(wording, row, row.variants[column]) for column in columns]
            table.add_row(wording.label(row.name), *cells)
        yield table


def _cell(wording: LabWording, row: Compared, cell: Cell | None) -> Text:
    if cell is None:
        return Text("–", QUIET)
    told = wording.told(row, cell)
    return Text.assemble(
        (told.sign + " " if told.sign else "", COLOURS[told.sign]), (told.value, "bold"),
        (f"\n{told.interval}", QUIET),
    )  # fmt: skip
