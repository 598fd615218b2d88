"""Line-it: the weights of its master, found by matches of calculators that go by them.

What counts is by how many points one who goes by them leads the others: that says more than who
won. The others go by the usual weights at first, and then by the best that were found so far.
"""

from functools import cache
from pathlib import Path

import numpy as np

from bluffhouse.core import chance, loops, plan
from bluffhouse.core.game import Game
from bluffhouse.core.press import Pressed, press
from bluffhouse.core.weights import Array
from bluffhouse.games.lineit import ROOM
from bluffhouse.games.lineit.mind.tastes import (
    EDGE,
    OTHERS,
    POT_GROWTH,
    SPREAD,
    TABLES,
    TASTES,
    USUAL,
)
from fits.evolution import Evolution
from fits.fit import Fitted
from fits.lineit import duels

#: How far each weight is worth moving; 0: it stays. What a search ends in is judged by `SPREAD`
#: and `OTHERS`, which decide nothing in a match of calculators.
SCALE = np.array([0.2, 0.1, 0.12, 0.12, 0.2, 0.08, 0.1, 0.2, 0, 0, 0.25, 0.3, 0.6, 0.15])
FREE = np.flatnonzero(SCALE)
SIGNED = np.isin(np.arange(TASTES), (EDGE, POT_GROWTH))  # what may be less than nothing
PLAYERS = (2, 4)  # by which they are found, for two players and for more
DEALS = {2: 250, 4: 100}  # for each try, every one played from every seat
RENEWED = 15  # generations after which the others go by what was found
JUDGED = 1000  # deals by which they are judged in the end, and other ones
FORETOLD = 300  # matches by which the judge is found,
SPREADS, SHARES = (2.0, 2.4, 2.8, 3.2, 3.7, 4.3, 5.0), (0.0, 0.4, 0.7, 1.0)  # among these
KEPT = "build/lineit-mastery-{players}.npz"


@cache
def pressed() -> Pressed:
    modules = (plan, chance, *ROOM.rules, *ROOM.mind, loops, duels)
    return press(modules, compiled=True)


def tried(players: int, deals: int, seed: int, mine: Array, theirs: Array) -> tuple[Array, Array]:
    """Leads and shares of who goes by `mine`, a row a deal."""
    blank = Game(ROOM, {"players": players}).blank.copy()
    leads, shares = np.empty(deals * players), np.empty(deals * players)
    pressed().play_duels(blank, seed, mine, theirs, leads, shares)
    return leads.reshape(deals, players), shares.reshape(deals, players)


def whole(free: Array) -> Array:
    """All weights, of those that are looked for."""
    taste = USUAL.copy()
    taste[FREE] = free
    return np.where(SIGNED, taste, np.maximum(taste, 0.0))


def find(players: int, generations: int, seed: int) -> Array:
    """The best weights for so many players, after so many generations."""
    search, rival = Evolution(USUAL[FREE], SCALE[FREE], seed), USUAL
    for until in (*range(RENEWED, generations, RENEWED), generations):
        kept = Path(KEPT.format(players=f"{players}-{until}"))

        def trial(free: Array, generation: int, rival: Array = rival) -> float:
            luck = seed * 1_000_003 + generation
            return float(tried(players, DEALS[players], luck, whole(free), rival)[0].mean())

        rival = whole(search.run(until, trial, kept))
    return rival


def judging(players: int, taste: Array, seed: int) -> tuple[Array, float]:
    """With the spread, and what others' hands count, that foretell best how matches end; and how
    much less wrong that is than by the usual ones."""
    blank = Game(ROOM, {"players": players}).blank.copy()

    def wrong(judge: Array) -> float:
        return float(pressed().surprise(blank, seed, taste, judge, FORETOLD))

    def judge_of(spread: float, others: float) -> Array:
        judge = taste.copy()
        judge[SPREAD], judge[OTHERS] = spread, others
        return judge

    judges = [judge_of(spread, others) for spread in SPREADS for others in SHARES]
    best = min(judges, key=wrong)
    return best, wrong(taste) - wrong(best)


def make(generations: int, seed: int) -> Fitted:
    tastes, score = np.empty((TABLES, TASTES)), {}
    for table, players in enumerate(PLAYERS):
        taste = find(players, max(1, generations * 2 // players), seed)
        tastes[table], score[f"nats less wrong, of {players}"] = judging(players, taste, seed)
        leads, shares = tried(players, JUDGED, -seed, tastes[table], USUAL)
        score[f"points more a match, of {players}"] = float(leads.mean())
        score[f"share of the win alone among calculators, of {players}"] = float(shares.mean())
    return Fitted({"tastes": tastes}, score)
