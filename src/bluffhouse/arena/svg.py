"""Charts as SVG without scripts.

Across, places are per cents of the drawing; down, and in letters, they are pixels. So a chart takes
the width of a phone or of a desk and its letters stay as large as the page's. What lies beside the
axes is written outside of the drawing, into the padding that the style sheet leaves for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from bluffhouse.arena.markup import Markup, el, percent

_numbers = count(1)


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a chart: its share of the highest, and what a pointer over it is told."""

    height: float
    told: str


@dataclass(frozen=True, slots=True)
class Span:
    """A row with a value and its interval, places from 0 to 1."""

    label: str
    note: str
    low: float
    middle: float
    high: float
    kind: str
    told: str


@dataclass(frozen=True, slots=True)
class Scale:
    """Values from `first` to `last` along an axis."""

    first: float
    last: float

    def place(self, value: float) -> float:
        return (value - self.first) / ((self.last - self.first) or 1)

    def span(self, label: str, note: str, values: tuple[float, float, float], kind: str,
             told: str) -> Span:  # fmt: skip
        """A row: low, middle and high as values."""
        low, middle, high = map(self.place, values)
        return Span(label, note, low, middle, high, kind, told)


Tick = tuple[float, str]  # place from 0 to 1, label


@dataclass(frozen=True, slots=True)
class Lines:
    """What is drawn around columns: labels below, lines across, and one from top to bottom."""

    across: Sequence[Tick]
    up: Sequence[Tick] = ()
    mark: Tick | None = None


def _drawing(kind: str, title: str, desc: str, height: float, *parts: object) -> Markup:
    number = next(_numbers)
    names = f"chart-{number}-title", f"chart-{number}-desc"
    return el(
        "svg", el("title", title, id=names[0]), el("desc", desc, id=names[1]), *parts,
        class_=f"chart {kind}", role="img", aria_labelledby=" ".join(names), width="100%",
        height=height, xmlns="http://www.w3.org/2000/svg",
    )  # fmt: skip


def _axis(ticks: Sequence[Tick], bottom: float) -> list[Markup]:
    line = el("line", class_="axis", x1="0", x2="100%", y1=bottom, y2=bottom)
    marks = [
        el("text", label, class_="tick", x=percent(x), y=bottom + 18, text_anchor="middle")
        for x, label in ticks
    ]
    return [line, *marks]


def column_chart(
    title: str,
    desc: str,
    columns: Sequence[Column],
    lines: Lines,
    height: float = 240.0,
    kind: str = "columns",
) -> Markup:
    """Columns side by side over an axis."""
    top, bottom = (26.0 if lines.mark else 6.0), height - 26
    wide = 1 / max(1, len(columns))
    gap = 0.12 if len(columns) > 1 else 0.0
    bars = [
        el(
            "rect", el("title", column.told), class_="bar",
            x=percent((k + gap / 2) * wide), width=percent(wide * (1 - gap)),
            y=bottom - (bottom - top) * column.height, height=(bottom - top) * column.height,
        )
        for k, column in enumerate(columns)
    ]  # fmt: skip
    grid = [_level(bottom - (bottom - top) * y, label) for y, label in lines.up]
    around = _axis(lines.across, bottom), _upright(lines.mark, bottom)
    return _drawing(kind, title, desc, height, grid, bars, *around)


def _level(y: float, label: str) -> list[Markup]:
    return [
        el("line", class_="grid", x1="0", x2="100%", y1=y, y2=y),
        el("text", label, class_="tick", x="-8", y=y + 4, text_anchor="end"),
    ]


def _upright(mark: Tick | None, bottom: float) -> Markup | None:
    if mark is None:
        return None
    x, label = mark
    anchor = "start" if x < 0.2 else "end" if x > 0.8 else "middle"
    return el(
        "g",
        el("line", class_="mark", x1=percent(x), x2=percent(x), y1=18, y2=bottom),
        el("text", label, class_="mark-label", x=percent(x), y=12, text_anchor=anchor),
    )


def span_chart(
    title: str,
    desc: str,
    rows: Sequence[Span],
    across: Sequence[Tick],
    mark: Tick | None = None,
    kind: str = "spans",
) -> Markup:
    """Values with their intervals, one below the other, and a mark to compare them with."""
    step, top = 44.0, (30.0 if mark else 6.0)
    bottom = top + step * len(rows)
    drawn = [_span(row, top + step * (k + 0.5)) for k, row in enumerate(rows)]
    grid = [
        el("line", class_="grid", x1=percent(x), x2=percent(x), y1=top, y2=bottom)
        for x, _ in across
    ]
    parts = (grid, _axis(across, bottom), _upright(mark, bottom), drawn)
    return _drawing(kind, title, desc, bottom + 26, *parts)


def _span(row: Span, y: float) -> Markup:
    ends = [
        el("line", x1=percent(x), x2=percent(x), y1=y - 5, y2=y + 5) for x in (row.low, row.high)
    ]
    return el(
        "g",
        el("title", row.told),
        el("text", row.label, class_="label", x="-12", y=y - 2, text_anchor="end"),
        el("text", row.note, class_="tick", x="-12", y=y + 14, text_anchor="end"),
        el("line", x1=percent(row.low), x2=percent(row.high), y1=y, y2=y),
        ends,
        el("circle", cx=percent(row.middle), cy=y, r=5.5),
        class_=f"span {row.kind}".strip(),
    )


def meter(title: str, desc: str, share: float) -> Markup:
    """A share as a bar within its whole."""
    return _drawing(
        "meter", title, desc, 14.0,
        el("rect", class_="whole", x="0", y="0", width="100%", height="14", rx="3"),
        el("rect", class_="bar", x="0", y="0", width=percent(share), height="14", rx="3"),
    )  # fmt: skip
