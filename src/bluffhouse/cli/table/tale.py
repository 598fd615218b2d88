"""The beat at a terminal's table: what a move lays open is told one thing after the other."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from bluffhouse.cli.table.widgets import Draw

#: What a drawing goes on with below its first line, and how such a first line looks.
WITHIN, ABOVE = "│┃╰┗", "╭┏"


class Curtain:
    """A drawing of which only so many of so many parts are seen yet, from the top."""

    def __init__(self, drawing: RenderableType, seen: int, of: int) -> None:
        self._drawing = drawing
        self._seen = seen
        self._of = of

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        lines = console.render_lines(self._drawing, options, pad=False)
        parts = [i for i, line in enumerate(lines) if _begins("".join(s.text for s in line))]
        shown = max(1, len(parts) * self._seen // self._of)
        for line in lines[: parts[shown] if shown < len(parts) else None]:
            yield from line
            yield Segment.line()


def _begins(line: str) -> bool:
    """Whether a line is the first of a part: a line of text, or the upper edge of something."""
    return bool(line.strip()) and (
        any(c in line for c in ABOVE) or not any(c in line for c in WITHIN)
    )


@dataclass
class Tale:
    """What is told of a move: in the log, and on the stage if it deserves a look of its own. Else
    the table stays there as it was."""

    lines: list[str]
    scene: Draw | None
    beats: int
    beat: int = 0
    said: int = 0  # lines

    @property
    def over(self) -> bool:
        return self.beat >= self.beats

    def draw(self, width: int, height: int) -> RenderableType:
        assert self.scene is not None
        return Curtain(self.scene(width, height), min(self.beat + 1, self.beats), self.beats)

    def told(self) -> list[str]:
        """The lines that are due, and were not said yet: beside a scene the first one alone, till
        everybody has seen it."""
        many = len(self.lines)
        due = max(1, 0 if self.scene else self.beat * many // self.beats)
        lines = self.lines[self.said : many if self.over else due]
        self.said += len(lines)
        return lines
