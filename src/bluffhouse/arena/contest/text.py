"""A contest as text: Rich tables with intervals drawn. Readable from 80 columns on."""

from collections.abc import Callable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bluffhouse.arena import blocks
from bluffhouse.arena.contest.report import ContestReport
from bluffhouse.arena.contest.wording import ContestWording
from bluffhouse.arena.lines import QUIET, fitting, heading, indented, masthead, new_table, taken

Draw = Callable[[int, int], Text]  # a row's number and the columns there are
COLOURS = {"▲": "green", "▼": "red", "": "cyan"}


def text_report(found: ContestReport, lang: str, width: int) -> RenderableType:
    """The whole report, for a terminal so many columns wide."""
    width = fitting(width)
    wording = ContestWording(found, lang)
    say = wording.say
    parts = [*masthead(wording), heading(say("contest-ratings"), width), *_ratings(wording, width)]
    for players in found.players:
        if wording.rows(players):
            parts += [heading(wording.heading(players), width), *_shares(wording, players, width)]
    parts += [heading(say("contest-circles"), width)]
    parts += [indented(Text(line), width) for line in wording.circles]
    if wording.forfeits:
        parts += [heading(say("arena-forfeits"), width)]
        parts += [indented(Text(line), width) for line in wording.forfeits]
    parts += [Text(), indented(Text(wording.took, QUIET), width), Text()]
    return Group(*parts)


def _ratings(wording: ContestWording, width: int) -> Iterator[RenderableType]:
    say = wording.say
    heads = [say("contest-bot"), say("contest-rating"), say("arena-interval")]
    ratings, span = wording.found.ratings, wording.rating_span
    middle = sum(r.rating for r in ratings) / max(1, len(ratings))

    def draw(k: int, plot: int) -> Text:
        r = ratings[k]
        return Text(blocks.interval(r.low, r.rating, r.high, middle, span, plot), "cyan")

    yield _drawn(heads, [list(row) for row in wording.ratings], 1, draw, width)
    yield indented(Text(say("contest-rating-note"), QUIET), width)


def _shares(wording: ContestWording, players: int, width: int) -> Iterator[RenderableType]:
    say, rows, span = wording.say, wording.rows(players), wording.span(players)
    keys = ("contest-bot", "contest-table", "contest-matches", "arena-share", "arena-interval")
    cells = [
        [row.bot, row.against, row.matches, f"{row.sign} {row.share}", row.interval] for row in rows
    ]

    def draw(k: int, plot: int) -> Text:
        found = rows[k].found
        line = blocks.interval(found.low, found.share, found.high, 1 / players, span, plot)
        return Text(line, COLOURS[rows[k].sign])

    yield _drawn([say(key) for key in keys], cells, 2, draw, width)
    for note in wording.notes(players):
        yield indented(Text(note, QUIET), width)


def _drawn(
    heads: Sequence[str], rows: list[list[str]], texts: int, draw: Draw, width: int
) -> RenderableType:
    """A table: `texts` columns of words, then figures, and a drawing if there is room for one."""
    plot = min(44, width - taken(heads, rows))
    table = new_table()
    for k, head in enumerate(heads):
        table.add_column(head, justify="left" if k < texts else "right", no_wrap=k != 1)
    if plot >= 8:
        table.add_column("", no_wrap=True)
    for k, row in enumerate(rows):
        table.add_row(*row, *([draw(k, plot)] if plot >= 8 else []))
    return table
