"""How long the table waits for what is uncovered: a move is shown in beats, at the table's pace."""

from bluffhouse.core.beats import beats_of
from bluffhouse.core.match import Match
from bluffhouse.server.messages import Pace
from bluffhouse.server.tables.table import Table

LASTS: dict[Pace, int] = {"off": 0, "quick": 250, "normal": 500, "dramatic": 900}  # milliseconds


def shown_in(table: Table, after: Match) -> tuple[int, int]:
    """The beats in which the last move of a match is shown, and how long each lasts."""
    lasts = LASTS[table.settings.pace]
    beats = beats_of(table.match, after) if lasts and table.match else 0
    return (beats, lasts) if beats else (0, 0)
