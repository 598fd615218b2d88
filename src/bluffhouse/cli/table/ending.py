"""How the end of a match is drawn: who won, and that nothing was bent."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bluffhouse.cli.sitting import Sitting
from bluffhouse.core.words import Words


class Ending(NamedTuple):
    """What is shown in the end: name, score and victory of everybody, and what else is to say."""

    words: Words
    scores: Sequence[tuple[str, str, bool]]
    facts: Sequence[str]
    trouble: str = ""


def ending_of(sitting: Sitting) -> Ending:
    say = sitting.words.say
    facts = [
        *sitting.facts(),
        "",
        say("ui-seed", seed=str(sitting.match.seed)),
        say("ui-commitment", commitment=sitting.match.seed.commitment()),
    ]
    if sitting.saved:
        facts.append(say("ui-saved", path=str(sitting.saved)))
    trouble = say("ui-not-saved", why=sitting.trouble) if sitting.trouble else ""
    return Ending(sitting.words, sitting.outcome(), facts, trouble)


def draw_ending(end: Ending, width: int, height: int) -> RenderableType:
    parts: list[RenderableType] = [
        Align.center(Text(end.words.say("ui-over"), "bold #f0b429")),
        Text(""),
        Align.center(_scores(end)),
        Text(""),
        *(Padding(Text(fact, "#a39c90"), (0, 2)) for fact in end.facts),
    ]
    if end.trouble:
        parts.append(Text(end.trouble, "bold #e8685a"))
    return Group(*parts)


def _scores(end: Ending) -> Table:
    say = end.words.say
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, score, won in end.scores:
        style = "bold #7bc47f" if won else "bold #e8685a"
        grid.add_row(
            Text("✓" if won else "✗", style),
            Text(name, "bold"),
            Text(score, justify="right"),
            Text(say("ui-won") if won else say("ui-lost"), style),
        )
    return grid
