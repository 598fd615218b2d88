"""How the end of a match is drawn: who won, and that nothing was bent."""

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bluffhouse.cli.sitting import Sitting


def draw_ending(sitting: Sitting, width: int, height: int) -> RenderableType:
    say = sitting.words.say
    parts: list[RenderableType] = [
        Align.center(Text(say("ui-over"), "bold #f0b429")),
        Text(""),
        Align.center(_scores(sitting)),
        Text(""),
        Text(say("ui-seed", seed=str(sitting.match.seed)), "#a39c90"),
        Text(say("ui-commitment", commitment=sitting.match.seed.commitment()), "#a39c90"),
    ]
    if sitting.saved:
        parts.append(Text(say("ui-saved", path=str(sitting.saved)), "#a39c90"))
    elif sitting.trouble:
        parts.append(Text(say("ui-not-saved", why=sitting.trouble), "bold #e8685a"))
    return Group(*parts)


def _scores(sitting: Sitting) -> Table:
    say = sitting.words.say
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, score, won in sitting.outcome():
        style = "bold #7bc47f" if won else "bold #e8685a"
        grid.add_row(
            Text("✓" if won else "✗", style),
            Text(name, "bold"),
            Text(score, justify="right"),
            Text(say("ui-won") if won else say("ui-lost"), style),
        )
    return grid
