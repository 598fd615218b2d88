"""A review as text: what became of every seat, and a table of its decisions."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bluffhouse.arena.lines import QUIET, fitting, heading, indented, masthead, new_table
from bluffhouse.arena.review.judge import Review
from bluffhouse.arena.review.wording import ReviewWording

STYLES = {"blunder": "bold red", "slip": "yellow", "lie": "bold green", "": ""}


def text_report(found: Review, names: Sequence[str], lang: str, width: int) -> RenderableType:
    """The whole review, for a terminal so many columns wide."""
    width = fitting(width)
    wording = ReviewWording(found, names, lang)
    parts: list[RenderableType] = [*masthead(wording), _seats(wording)]
    for seat in found.seats:
        parts.append(heading(names[seat.player], width))
        parts.append(_decisions(wording, seat.player))
    parts.append(indented(Text(wording.note, QUIET), width))
    return Group(*parts, Text())


def _seats(wording: ReviewWording) -> RenderableType:
    table = new_table()
    table.add_column("")
    for head in wording.sums:
        table.add_column(head, justify="right")
    for seat in wording.found.seats:
        table.add_row(wording.names[seat.player], *wording.summary(seat))
    return table


def _decisions(wording: ReviewWording, player: int) -> RenderableType:
    table = new_table()
    for k, head in enumerate(wording.heads):
        table.add_column(head, justify="right" if 1 < k < 6 else "left")
    for judged in wording.own(player):
        table.add_row(*wording.row(judged), style=STYLES[judged.mark])
    return table
