"""City of Lies: what players keep and play, as weights for `table/leanings`.

Odds by the cards alone are told in matches of calculators and of bots that play by thumb, and what
they speak of is looked up. The weights are those of a logistic regression over pairs of facts in
which both kinds of bots count alike, or of one for each kind.
"""

import random
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from benchmarks.reliability import AMONG, decisions
from bluffhouse.core.weights import Array
from bluffhouse.games.cityoflies.table.leanings import (
    BY_LEVEL,
    FACTS,
    ODDS,
    START,
    facts,
    kept_as,
)
from bluffhouse.games.cityoflies.table.odds import by_the_cards
from fits.fit import Fitted
from tests.cityoflies.outcomes import OUTCOMES

GAME = "cityoflies"
MOST = 150_000  # of one kind of odds that are listened to
DRAW = 40.0  # towards the odds by the cards alone
STEPS = 12

Rows = dict[str, Array]


def listen(among: str, positions: int, seed: int) -> Rows:
    """For each kind of odds, facts with what came."""
    rng, found = random.Random(f"leanings {among} {seed}"), defaultdict[str, list[Array]](list)
    for _, (match, player) in zip(range(positions), decisions(GAME, among, rng), strict=False):
        view = match.view(player)
        for odd in by_the_cards(match.game, view):
            rows = found[odd.key]
            if odd.chance is not None and 0 < odd.chance < 1 and len(rows) < MOST:
                came = OUTCOMES[odd.key](match, player, odd, rng)
                told = (*facts(odd.chance, view, odd.details["player"]), came)
                rows.append(np.array(told, np.float32))
    return {key: np.array(rows, np.float64) for key, rows in found.items()}


def regress(rows: Array, counts: Array) -> Array:
    """Newton's method; a row counts as much as `counts` says. A triangle of weights."""
    pairs = np.triu_indices(len(FACTS))
    told, came = rows[:, pairs[0]] * rows[:, pairs[1]], rows[:, -1]
    towards = ((pairs[0] == START) & (pairs[1] == ODDS)).astype(float)
    weights = towards.copy()
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-told @ weights))
        slope = told.T @ (counts * (chances - came)) + DRAW * (weights - towards)
        bend = (told * (counts * chances * (1 - chances))[:, None]).T @ told
        weights = weights - np.linalg.solve(bend + DRAW * np.eye(len(weights)), slope)
    triangle = np.zeros((len(FACTS), len(FACTS)))
    triangle[pairs] = weights
    return triangle


def weighed(key: str, tables: list[Array]) -> dict[str, Array]:
    """The weights of one kind of odds, by the names they are kept by."""
    if key in BY_LEVEL:
        return {
            kept_as(key, level): regress(table, np.ones(len(table))).astype(np.float32)
            for level, table in zip(AMONG, tables, strict=True)
        }
    most = max(map(len, tables))
    counts = np.concatenate([np.full(len(table), most / len(table)) for table in tables])
    return {key: regress(np.concatenate(tables), counts).astype(np.float32)}


def loss(triangle: Array, rows: Array) -> float:
    """The mean cross entropy of chances that lean so, in bits."""
    told, came = rows[:, :-1], rows[:, -1]
    chances = 1 / (1 + np.exp(-np.einsum("ij,jk,ik->i", told, triangle, told)))
    return float(-np.log2(np.where(came > 0, chances, 1 - chances)).mean())


def make(size: int, seed: int) -> Fitted:
    """From so many positions of each kind of bots. Every tenth time that odds are told judges."""
    with ProcessPoolExecutor(len(AMONG)) as crew:
        begun = [crew.submit(listen, among, size, seed) for among in AMONG]
        heard = [listening.result() for listening in begun]
    arrays, scores = dict[str, Array](), dict[str, float]()
    for key in sorted(OUTCOMES.keys() - BY_LEVEL.values()):
        if not all(key in rows for rows in heard):
            raise ValueError(f"{key} was never told: look at more positions")
        tables = [rows[key] for rows in heard]
        judges = np.concatenate([table[::10] for table in tables])
        made = weighed(key, [np.delete(table, np.s_[::10], 0) for table in tables])
        arrays |= made
        scores[f"bits of {key}"] = loss(np.mean([*made.values()], 0), judges)
    return Fitted(arrays, scores)
