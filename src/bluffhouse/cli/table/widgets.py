"""The parts of a table's screen."""

from collections.abc import Callable, Sequence

from rich.align import Align
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from bluffhouse.core.words import Words

DIM = "#a39c90"

#: Below this a table cannot be drawn: columns and lines of the window.
LEAST = (60, 20)
#: Classes of screens by the room there is, for the style sheet.
COLUMNS = [(0, "-cramped"), (LEAST[0], "-tiny"), (70, "-narrow"), (100, "-wide")]
LINES = [(0, "-low"), (LEAST[1], "-high")]

Draw = Callable[[int, int], RenderableType]


class PictureView(Widget):
    """Shows what is drawn for exactly the room there is, or that there is too little."""

    draw: Draw | None = None

    def __init__(self, *, id: str, words: Words) -> None:
        super().__init__(id=id)
        self._words = words

    def show(self, draw: Draw) -> None:
        self.draw = draw
        self.refresh()

    def render(self) -> RenderableType:
        width, height = self.app.size
        if width < LEAST[0] or height < LEAST[1]:
            least = {"width": LEAST[0], "height": LEAST[1]}
            text = self._words.say("ui-too-small", **least, columns=width, lines=height)
            return Align.center(Text(text, "bold #f0b429", justify="center"), vertical="middle")
        if self.draw is None:
            return Text("")
        return self.draw(self.size.width, self.size.height)


class Log(VerticalScroll, can_focus=False):
    """What happened, in words; the newest lines stand out."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.lines: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(classes="told")

    def tell(self, news: Sequence[str]) -> None:
        self.show([*self.lines, *news], len(news))

    def show(self, lines: list[str], fresh: int, *, from_the_top: bool = False) -> None:
        """All lines, the last `fresh` of them as news."""
        self.lines = lines
        grid = Table.grid(expand=True)
        grid.add_column(width=2)
        grid.add_column(ratio=1)
        for i, line in enumerate(lines):
            new = i >= len(lines) - fresh
            grid.add_row(Text("›" if new else "", "bold #f0b429"), Text(line, "" if new else DIM))
        self.query_one(Static).update(grid)
        if from_the_top:
            self.scroll_home(animate=False)
        else:
            self.scroll_end(animate=False)


def one_line(moves: list[str], width: int) -> str:
    """As many moves as fit a line."""
    line = ""
    for move in moves:
        if len(line) + len(move) + 6 > width:
            return line + "…"
        line += f"{move}   "
    return line


def keys_line(words: Words, keys: tuple[str, ...]) -> Text:
    """`? help   r rules …` for the foot of the screen."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for name in keys:
        key, _, what = words.say(f"ui-key-{name}").partition(" ")
        line.append(f" {key} ", "bold #1c1a17 on #b08d57")
        line.append(f" {what}  ", "#c9c2b5")
    return line
