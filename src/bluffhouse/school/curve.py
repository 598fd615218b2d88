"""The curve of a run as a picture: what every look found, over the decisions that were played."""

import os
from collections.abc import Sequence
from pathlib import Path

from bluffhouse.arena.markup import Markup, el
from bluffhouse.school.told import Told

WIDTH, HEIGHT = 720.0, 320.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, 150.0, 16.0, 32.0  # room around the drawing
COLOURS = ("#8a8f98", "#b7791f", "#2b6cb0", "#2f855a", "#9b2c2c")
EXPLOITABILITY = "exploitability"
_LETTERS = "12px sans-serif"


def draw(looks: Sequence[Told], file: Path) -> None:
    """Write the picture: as a whole, or it stays as it was."""
    fresh = file.with_suffix(f".{os.getpid()}.svg")
    fresh.write_text(curve(looks), "utf-8")
    fresh.replace(file)


def curve(looks: Sequence[Told]) -> Markup:
    """Shares of the win against every level, with their intervals, and how exploitable it was."""
    last = max(told.steps for told in looks)
    names = list(looks[-1].look.shares)
    lines = [_level(looks, name, last, COLOURS[k]) for k, name in enumerate(names)]
    if looks[-1].look.exploitability is not None:
        exact = [told.look.exploitability or 0.0 for told in looks]
        lines.append(_line(looks, EXPLOITABILITY, exact, last, COLOURS[-1]))
    return el(
        "svg", el("title", "; ".join(f"{name}" for name in names)), _grid(last), lines,
        _kept(looks, last), xmlns="http://www.w3.org/2000/svg", role="img",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}", style=f"background: #fff; font: {_LETTERS}",
    )  # fmt: skip


def _x(steps: float, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * steps / last


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _grid(last: int) -> list[Markup]:
    """Shares at the left, decisions below."""
    ends = {"x1": LEFT, "x2": WIDTH - RIGHT, "stroke": "#ddd"}
    found = []
    for quarter in range(5):
        y, x = _y(quarter / 4), _x(last * quarter / 4, last)
        found += [
            el("line", y1=y, y2=y, **ends),
            el("text", f"{25 * quarter} %", x=LEFT - 6, y=y + 4, text_anchor="end"),
            el("text", f"{last * quarter // 4:,}", x=x, y=HEIGHT - 10, text_anchor="middle"),
        ]
    return found


def _level(looks: Sequence[Told], name: str, last: int, colour: str) -> list[Markup]:
    shares = [told.look.shares[name] for told in looks]
    spans = [
        el(
            "line", x1=_x(told.steps, last), x2=_x(told.steps, last), y1=_y(of.low), y2=_y(of.high),
            stroke=colour, stroke_opacity="0.5",
        )
        for told, of in zip(looks, shares, strict=True)
    ]  # fmt: skip
    return [*spans, *_line(looks, name, [of.share for of in shares], last, colour)]


def _line(
    looks: Sequence[Told], name: str, values: Sequence[float], last: int, colour: str
) -> list[Markup]:  # fmt: skip
    points = [
        f"{_x(told.steps, last):.1f},{_y(value):.1f}"
        for told, value in zip(looks, values, strict=True)
    ]
    x, y = WIDTH - RIGHT + 8, _y(values[-1]) + 4
    return [
        el("polyline", points=" ".join(points), fill="none", stroke=colour, stroke_width="2"),
        el("text", name, x=x, y=y, fill=colour),
    ]


def _kept(looks: Sequence[Told], last: int) -> Markup:
    """Which look the bot is of: the last one that was kept."""
    x = _x(max(told.steps for told in looks if told.kept), last)
    return el("line", x1=x, x2=x, y1=TOP, y2=HEIGHT - BOTTOM, stroke="#333", stroke_dasharray="4")
