"""Curves of what a move costs, as a drawing that needs no style sheet."""

import math
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, GAP = 380, 240, 52, 34, 44, 24


@dataclass(frozen=True)
class Curve:
    """Milliseconds by something."""

    across: str
    points: list[tuple[int, float]]
    logarithmic: bool = False

    def place(self, x: int) -> float:
        scale = math.log10 if self.logarithmic else float
        first, last = (scale(self.points[i][0]) for i in (0, -1))
        return (scale(x) - first) / ((last - first) or 1)


def _text(x: float, y: float, said: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{escape(said)}</text>'


def _panel(curve: Curve, most: float, left: float) -> str:
    bottom, wide, high = HEIGHT - BOTTOM, WIDTH - LEFT - GAP, HEIGHT - BOTTOM - TOP
    spots = [(left + wide * curve.place(x), bottom - high * y / most) for x, y in curve.points]
    parts = [_text(left + wide / 2, HEIGHT - 6, curve.across)]
    for i in range(5):
        y, value = bottom - high * i / 4, most * i / 4
        parts.append(f'<path d="M{left:.0f} {y:.0f}h{wide}" stroke="#8884" fill="none"/>')
        parts.append(_text(left - 6, y + 4, f"{value:.2f}", "end"))
    few = curve.points if curve.logarithmic else curve.points[1::2]
    parts += [_text(left + wide * curve.place(x), bottom + 18, f"{x:,}") for x, _ in few]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#c2410c" stroke-width="2.5"/>')
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#c2410c"/>' for x, y in spots]
    return "".join(parts)


def plot(curves: list[Curve]) -> str:
    """Side by side, on one scale that begins at nothing."""
    most = math.ceil(10 * 1.15 * max(y for curve in curves for _, y in curve.points)) / 10
    wide = WIDTH * len(curves)
    panels = "".join(_panel(c, most, LEFT + WIDTH * i) for i, c in enumerate(curves))
    title = "Milliseconds of CPU time that a move costs a node"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12" fill="#777"><title>{title}</title>'
        f"{_text(wide / 2, 18, title)}{panels}</svg>\n"
    )
