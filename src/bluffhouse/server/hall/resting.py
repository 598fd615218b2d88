"""Which tables can rest in the store: where nobody is, and nothing is due."""

import heapq
from collections.abc import Iterable

from bluffhouse.server.live.live_table import LiveTable

QUIET = 30.0  # seconds without a sign of life after which a table rests where nothing is played
AT_ONCE = 64  # tables that are put away together to make room


def may_rest(live: LiveTable, now: float, rest_after: float) -> bool:
    """Whether a table can be put away: what people can expect of it is done, or waits for them.

    Where a match is played, bots stand in for who is away when the grace time is over; after
    `rest_after` nobody seems to come back, and the match waits in the store. Slow ones always
    rest there: the `calendar` knows when something is due.
    """
    if live.ears or live.busy:
        return False
    quiet = now - live.touched
    if not live.table.playing or live.table.settings.slow:
        return quiet >= QUIET and not live.stand_ins.busy and not live.calls.busy
    return quiet >= max(rest_after, live.table.settings.grace)


def least_needed(tables: Iterable[LiveTable]) -> list[LiveTable]:
    """Tables where nobody is, to make room: first those where nothing is played, and of these
    the ones where nobody has been for longest."""
    idle = (live for live in tables if not live.ears and not live.busy)
    return heapq.nsmallest(AT_ONCE, idle, key=lambda live: (live.table.playing, live.touched))
