"""The findings as text: Rich tables, and plots of block characters. Readable from 80 columns on."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bluffhouse.arena import blocks
from bluffhouse.arena.findings import Findings
from bluffhouse.arena.lines import QUIET, fitting, heading, indented, masthead, new_table, taken
from bluffhouse.arena.stats import ticks
from bluffhouse.arena.wording import POINT_PERCENTILES, Wording

HEIGHT = 7  # lines of the length plot
DRAWN = 99.9  # per cent of the matches that the length plot shows
SEATS_ABREAST = 6


def text_report(findings: Findings, lang: str, width: int) -> RenderableType:
    """The whole report, for a terminal so many columns wide."""
    width = fitting(width)
    wording = Wording(findings, lang)
    parts = [
        *masthead(wording),
        heading(wording.say("arena-length"), width),
        *_length(wording, width),
        heading(wording.say("arena-wins"), width),
        *_wins(wording, width),
        *_tallies(wording, width),
        heading(wording.say("arena-points"), width),
        *_points(wording, width),
        *_forfeits(wording, width),
        heading(wording.say("arena-speed"), width),
        indented(Text(f"{wording.speed}; {wording.took}"), width),
        Text(),
    ]
    return Group(*parts)


def _forfeits(wording: Wording, width: int) -> Iterator[RenderableType]:
    if lines := wording.forfeited(wording.findings.forfeits):
        yield heading(wording.say("arena-forfeits"), width)
        yield from (indented(Text(line), width) for line in lines)


# --- length ---------------------------------------------------------------------------------


def _length(wording: Wording, width: int) -> Iterator[RenderableType]:
    lengths = wording.findings.lengths
    last = lengths.percentile(DRAWN)
    margin = 9
    bins = lengths.bins(width - margin - 2, last=last)
    wide = max(1, min(8, (width - margin - 2) // len(bins)))
    values = [b.count for b in bins for _ in range(wide)]
    top = wording.figures.share(max(values) / lengths.total, 2)
    yield Text()
    for row, line in enumerate(blocks.columns(values, HEIGHT)):
        label = top if row == 0 else ""
        yield Text.assemble((f"{label:>{margin - 1}} ", QUIET), (line, "cyan"))
    step = bins[0].last - bins[0].first + 1
    marks = ticks(bins[0].first, bins[-1].last, max(2, len(values) // 12))
    places = [
        ((mark - bins[0].first) * wide // step, wording.figures.whole(mark)) for mark in marks
    ]
    yield Text(" " * margin + _axis(places, len(values)), QUIET)
    yield from _length_numbers(wording, width)
    if tail := wording.tail(bins[-1].last):
        yield indented(Text(tail, QUIET), width)


def _axis(places: Sequence[tuple[int, str]], width: int) -> str:
    """Labels below their places, those left out that would touch another."""
    line, free = "", 0
    for place, label in places:
        at = max(0, place - len(label) // 2)
        if at >= free and at + len(label) <= width + 4:
            line = line.ljust(at) + label
            free = at + len(label) + 2
    return line


def _length_numbers(wording: Wording, width: int) -> Iterator[RenderableType]:
    numbers = wording.length_numbers
    half = (len(numbers) + 1) // 2
    grid = Table.grid(padding=(0, 2))
    for _ in range(2):
        grid.add_column(justify="left")
        grid.add_column(justify="right", style="bold")
        grid.add_column(width=4)
    for k in range(half):
        left, right = numbers[k], numbers[k + half] if k + half < len(numbers) else ("", "")
        grid.add_row(*left, "", *right, "")
    yield Padding(grid, (1, 0, 0, 2))


# --- winners --------------------------------------------------------------------------------


def _wins(wording: Wording, width: int) -> Iterator[RenderableType]:
    rows = [wording.win_row(seat) for seat in wording.findings.seats]
    cells = [
        [str(seat), row.policy, f"{row.sign} {row.share}", f"{row.low}–{row.high}"]
        for seat, row in enumerate(rows)
    ]
    heads = [wording.say(f"arena-{key}") for key in ("seat", "policy", "share", "interval")]
    plot = max(12, min(44, width - taken(heads, cells)))
    table = new_table()
    for head, side in zip(heads, ("left", "left", "right", "right"), strict=True):
        table.add_column(head, justify=side, no_wrap=True)  # type: ignore[arg-type]
    table.add_column("", no_wrap=True)
    for seat, row in enumerate(rows):
        colour = {"▲": "green", "▼": "red", "": "cyan"}[row.sign]
        share = Text.assemble((row.sign, colour), (f" {row.share}", "bold"))
        seat_name, policy, _, interval = cells[seat]
        line = Text(_interval(wording, seat, plot), colour)
        table.add_row(seat_name, policy, share, interval, line)
    yield table
    for note in wording.win_notes:
        yield indented(Text(note, QUIET), width)


def _interval(wording: Wording, seat: int, width: int) -> str:
    findings = wording.findings
    low, high = findings.win_interval(seat)
    share, fair = findings.win_share(seat), findings.fair_share
    return blocks.interval(low, share, high, fair, wording.win_span, width)


# --- tallies --------------------------------------------------------------------------------


def _tallies(wording: Wording, width: int) -> Iterator[RenderableType]:
    findings = wording.findings
    if not findings.measures.names:
        return
    yield heading(wording.say("arena-tallies"), width)
    seats = list(findings.seats)
    for k in range(0, len(seats), SEATS_ABREAST):
        yield _tally_table(wording, seats[k : k + SEATS_ABREAST], with_bars=width >= 100)
    yield indented(Text(wording.say("arena-tallies-note"), QUIET), width)


def _tally_table(wording: Wording, seats: Sequence[int], *, with_bars: bool) -> Table:
    findings, figures = wording.findings, wording.figures
    table = new_table()
    table.add_column(wording.say("arena-per-match"))
    table.add_column(wording.say("arena-all-seats"), justify="right", no_wrap=True, style="bold")
    for seat in seats:
        table.add_column(str(seat), justify="right", no_wrap=True)
    if with_bars:
        table.add_column("")
    names, rates = findings.measures.names, findings.measures.rates
    for name in names:
        cells = [figures.short(findings.per_match(name, seat)) for seat in (None, *seats)]
        table.add_row(wording.tally(name), *cells, end_section=name == names[-1])
    for rate in rates:
        cells = [figures.share(findings.rate(rate, seat)) for seat in (None, *seats)]
        bar = [Text(blocks.bar(findings.rate(rate) or 0, 12), "cyan")] if with_bars else []
        table.add_row(wording.rate(rate), *cells, *bar)
    return table


# --- points ---------------------------------------------------------------------------------


def _points(wording: Wording, width: int) -> Iterator[RenderableType]:
    yield _few_points(wording) if wording.few_points else _many_points(wording, width)
    if wording.points_note:
        yield indented(Text(wording.points_note, QUIET), width)


def _few_points(wording: Wording) -> Table:
    """A column for each score."""
    figures = wording.figures
    table = new_table()
    table.add_column(wording.say("arena-seat"), no_wrap=True)
    table.add_column(wording.say("arena-mean"), justify="right", style="bold")
    for value in wording.few_points:
        table.add_column(figures.whole(value), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
    for seat, points in enumerate(wording.findings.points):
        cells = []
        for value in wording.few_points:
            share = points.counts[value] / points.total
            cells += [Text(figures.share(share)), Text(blocks.bar(share, 6), "cyan")]
        table.add_row(str(seat), figures.decimal(points.mean, 3), *cells)
    return table


def _many_points(wording: Wording, width: int) -> Table:
    """Percentiles, and a sparkline of the same scale for every seat."""
    figures, say = wording.figures, wording.say
    percents = [f"{p}%" for p in POINT_PERCENTILES]
    heads = [say("arena-seat"), say("arena-mean"), say("arena-least"), *percents, say("arena-most")]
    rows = []
    for seat, points in enumerate(wording.findings.points):
        numbers = [points.least, *map(points.percentile, POINT_PERCENTILES), points.most]
        mean = figures.decimal(points.mean, 2)
        rows.append([str(seat), mean, *map(figures.whole, numbers)])
    table = new_table()
    for k, head in enumerate(heads):
        table.add_column(head, justify="right" if k else "left", no_wrap=True)
    first, last = wording.points_span
    title = say("arena-distribution", least=figures.whole(first), most=figures.whole(last))
    plot = min(40, width - taken(heads, rows))
    if plot >= 8:
        table.add_column(title if len(title) <= plot else "", no_wrap=True)
    for row, points in zip(rows, wording.findings.points, strict=True):
        line = blocks.sparkline([b.count for b in points.bins(max(8, plot), first, last)])
        table.add_row(*row, *([Text(line, "cyan")] if plot >= 8 else []))
    return table
