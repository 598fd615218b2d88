"""Draws who imports whom into docs/pictures/map.svg, from the code itself: `make map`."""

from html import escape
from pathlib import Path

from tests.layout import own_imports, reachable
from tests.test_layout import FLOORS

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "map.svg"
WIDTH, BOX, HIGH, GAP = 960, 150, 46, 64
INK, PAPER, LINE = "#1c1a17", "#f2efe6", "#9a5b2e"


def rooms_and_arrows() -> tuple[list[list[tuple[str, int]]], set[tuple[str, str]]]:
    """The rooms floor by floor, with how many modules each has; and who imports whom. An arrow that
    follows from others is left out: who imports `bots` may import what `bots` does."""
    graph = own_imports()
    del graph["__init__"]  # the front of the package, which shows all rooms
    sizes: dict[str, int] = {}
    for module in graph:
        sizes[_room(module)] = sizes.get(_room(module), 0) + 1
    floors = [sorted((room, sizes[room]) for room in floor if room in sizes) for floor in FLOORS]
    below: dict[str, set[str]] = {room: set() for room in sizes}
    for module, others in graph.items():
        below[_room(module)] |= {_room(other) for other in others if other in graph}
    below = {room: others - {room} for room, others in below.items()}
    arrows = {
        (room, other)
        for room, others in below.items()
        for other in others
        if not any(other in reachable(below, between) for between in others - {other})
    }
    return [floor for floor in floors if floor], arrows


def _room(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


def drawn() -> str:
    """The picture: a floor a line, the lowest at the bottom; arrows lead down."""
    floors, arrows = rooms_and_arrows()
    height = len(floors) * (HIGH + GAP) + GAP // 2
    middle: dict[str, tuple[float, float]] = {}
    boxes = []
    for k, floor in enumerate(floors):
        y = height - (k + 1) * (HIGH + GAP) + GAP // 2
        for i, (room, size) in enumerate(floor):
            x = WIDTH * (i + 1) / (len(floor) + 1)
            middle[room] = x, y
            boxes.append(_box(x, y, room, size))
    lines = [_arrow(middle[a], middle[b]) for a, b in sorted(arrows) if a in middle and b in middle]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    title = "<title>Who imports whom in Bluffhouse</title>"
    mark = (
        f'<defs><marker id="a" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" '
        f'markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="{LINE}"/></marker></defs>'
    )
    ground = f'<rect width="{WIDTH}" height="{height}" fill="white"/>'
    return "\n".join([head, title, mark, ground, *lines, *boxes, "</svg>", ""])


def _box(x: float, y: float, room: str, size: int) -> str:
    modules = "1 module" if size == 1 else f"{size} modules"
    return (
        f'<g font-family="sans-serif" text-anchor="middle" fill="{INK}">'
        f'<rect x="{x - BOX / 2:.0f}" y="{y}" width="{BOX}" height="{HIGH}" rx="8" fill="{PAPER}" '
        f'stroke="{INK}"/><text x="{x:.0f}" y="{y + 20}" font-size="16">{escape(room)}</text>'
        f'<text x="{x:.0f}" y="{y + 37}" font-size="11">{modules}</text></g>'
    )


def _arrow(above: tuple[float, float], below: tuple[float, float]) -> str:
    (x1, y1), (x2, y2) = above, below
    bend = (x1 + x2) / 2 + (40 if y2 - y1 > HIGH + GAP and abs(x1 - x2) < BOX else 0)
    return (
        f'<path d="M{x1:.0f} {y1 + HIGH} Q{bend:.0f} {(y1 + HIGH + y2) / 2:.0f} {x2:.0f} {y2}" '
        f'fill="none" stroke="{LINE}" stroke-width="1.2" opacity="0.75" marker-end="url(#a)"/>'
    )


if __name__ == "__main__":
    PICTURE.write_text(drawn(), "utf-8")
