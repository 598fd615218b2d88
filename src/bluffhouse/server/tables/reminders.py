"""When something is due at a slow table though nobody does anything."""

from bluffhouse.server.tables.table import Table

PART = 4  # the last quarter of somebody's time begins with a reminder,
LONGEST = 24 * 3600 * 1000  # or its last day, if that is shorter


def reminded_at(days: int) -> int:
    """What is left of the time for a move, in milliseconds, when who is asked is reminded."""
    return min(days * LONGEST // PART, LONGEST)


def next_due(table: Table, now: int) -> int | None:
    """When somebody has to look at it again, in milliseconds since the epoch; None: only when
    somebody comes."""
    slow, match, clocks = table.settings.slow, table.match, table.clocks
    if not slow or not match or not clocks or not table.playing:
        return None
    due = []
    for seat in match.actors:
        if table.seats[seat].guest is None:
            return now  # a bot is to move
        left = clocks.lasts(seat, now)
        reminder = left - reminded_at(slow.days)
        if reminder > 0:
            due.append(now + reminder)
        elif left > 0 or slow.late == "bot":
            due.append(now + left)
    return min(due, default=None)
