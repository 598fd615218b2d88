"""The report of an exam as text: a column a candidate, a row a measure."""

from rich.console import Group, RenderableType
from rich.text import Text

from bluffhouse.arena.exam.report import ExamReport
from bluffhouse.arena.exam.wording import ExamWording
from bluffhouse.arena.lines import QUIET, fitting, indented, masthead, new_table


def text_report(found: ExamReport, lang: str, width: int) -> RenderableType:
    """The whole report, for a terminal so many columns wide."""
    width = fitting(width)
    wording = ExamWording(found, lang)
    table = new_table()
    table.add_column("")
    for row in found.agents:
        table.add_column(row.agent, justify="right")
    for measure in wording.measures:
        cells = []
        for row in found.agents:
            value, interval = wording.told(measure, row.measures[measure])
            cells.append(Text.assemble((value, "bold"), (f"\n{interval}", QUIET)))
        table.add_row(wording.label(measure), *cells)
    notes = [indented(Text(note, QUIET), width) for note in wording.notes]
    return Group(*masthead(wording), table, *notes, Text())
