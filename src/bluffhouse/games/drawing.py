"""What rooms draw alike in the terminal: colours, dice, and names that fit."""

from collections.abc import Sequence

from rich.text import Text

BONE, INK, AMBER, WOOD = "#f2efe6", "#1c1a17", "#f0b429", "#9a5b2e"
GOOD, BAD, DIM = "#7bc47f", "#e8685a", "#8a8378"

PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
DIE_HEIGHT = len(PIPS[1]) + 2  # with its edges


def big_die(face: int, colour: str, *, wide: bool = False) -> Text:
    """A die with its pips."""
    air = " " if wide else ""
    edge = "─" * (7 if wide else 5)
    rows = [f"│{air}{pips}{air}│" for pips in PIPS[face]]
    return Text("\n".join((f"╭{edge}╮", *rows, f"╰{edge}╯")), colour, no_wrap=True)


def small_die(face: int, colour: str) -> Text:
    """A die in one line: its number."""
    return Text(f" {face} ", f"bold {INK} on {colour}")


def fit(text: str, width: int) -> str:
    """A text in exactly so many cells, cut if it must be."""
    return (text if len(text) <= width else text[: width - 1] + "…").ljust(width)


def turned(rows: Sequence[Sequence[str]], chosen: str, arrow: str) -> str:
    """Which of the moves in rows an arrow leads to: left and right go along a row, up and down to
    the next row."""
    here = next(i for i, row in enumerate(rows) if chosen in row)
    place = rows[here].index(chosen)
    if arrow in ("left", "right"):
        return rows[here][(place + (1 if arrow == "right" else -1)) % len(rows[here])]
    row = rows[(here + (1 if arrow == "down" else -1)) % len(rows)]
    return row[min(place, len(row) - 1)]
