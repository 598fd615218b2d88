"""Over the wire: worlds that a viewer cannot tell apart, through two real servers."""

from bluffhouse.games import open_room
from bluffhouse.server.leakcheck.check import Tally, check

COMPARED = 300  # messages, byte for byte; `bluffhouse leakcheck` goes on for as long as one likes


async def test_nothing_leaks(game: str) -> None:
    def wanted(tally: Tally) -> bool:
        return tally.compared < COMPARED

    tally = await check(open_room(game), 5, wanted)
    assert not tally.findings, tally.findings[0].where
    assert tally.compared >= COMPARED
