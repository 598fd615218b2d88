"""Plots of block characters: columns, bars, intervals, sparklines."""

from collections.abc import Sequence

EIGHTHS = " ▁▂▃▄▅▆▇█"
LEFT_EIGHTHS = " ▏▎▍▌▋▊▉█"


def columns(values: Sequence[float], height: int) -> list[str]:
    """Vertical bars, one character wide each, as lines from top to bottom."""
    top = max(values, default=0) or 1
    tall = [_eighths(value / top * height) for value in values]
    return [
        "".join(EIGHTHS[min(8, max(0, t - 8 * row))] for t in tall)
        for row in range(height - 1, -1, -1)
    ]


def sparkline(values: Sequence[float]) -> str:
    return columns(values, 1)[0]


def bar(share: float, width: int) -> str:
    """A horizontal bar, `share` of `width` characters long."""
    full, rest = divmod(_eighths(min(1.0, max(0.0, share)) * width), 8)
    return ("█" * full + LEFT_EIGHTHS[rest] * (rest > 0)).ljust(width)


def interval(low: float, middle: float, high: float, mark: float, span: tuple[float, float],
             width: int) -> str:  # fmt: skip
    """A value with its interval on a scale from `span[0]` to `span[1]`, and a mark to compare."""

    def place(value: float) -> int:
        return round((value - span[0]) / ((span[1] - span[0]) or 1) * (width - 1))

    line = [" "] * width
    line[place(mark)] = "┊"
    for k in range(place(low), place(high) + 1):
        line[k] = "┼" if line[k] == "┊" else "─"
    line[place(middle)] = "●"
    return "".join(line)


def _eighths(length: float) -> int:
    """A length in eighths of a character; what is there at all is seen."""
    return max(1, round(8 * length)) if length > 0 else 0
