"""What a master does at a table that he was not made for."""

import bluffhouse as bh
from bluffhouse.bots import MASTER, Bot, Limits


def thinks_and_says_so(table: bh.Game) -> None:
    match = table.new(seed=5)
    player = match.actors[0]
    master = Bot(MASTER, 5, limits=Limits(playouts=8)).decide(match, player)
    thinker = Bot("thinker", 5, limits=Limits(playouts=8)).decide(match, player)
    assert (master.move, master.probabilities) == (thinker.move, thinker.probabilities)
    assert master.by == "thinker"
    assert "solved or learnt" in str(master.why)
