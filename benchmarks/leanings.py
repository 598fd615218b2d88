"""What players of City of Lies keep and play, as weights for `games/cityoflies/table/leanings.py`.

Odds by the cards alone are told in matches of calculators and of bots that play by thumb, and what
they speak of is looked up. The weights are those of a logistic regression over pairs of facts in
which both kinds of bots count alike, or of one for each kind. They are written beside that module.

python -m benchmarks.leanings [--positions N] [--seed N]
"""

import argparse
import random
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.outcomes import OUTCOMES
from benchmarks.reliability import AMONG, decisions
from bluffhouse.games.cityoflies.table.leanings import (
    BY_LEVEL,
    FACTS,
    FILE,
    ODDS,
    START,
    facts,
    kept_as,
)
from bluffhouse.games.cityoflies.table.odds import by_the_cards

GAME = "cityoflies"
POSITIONS = 1_500_000  # of each kind of bots: some odds are seldom told
MOST = 150_000  # of one kind of odds that are listened to
SEED = 1_000  # other matches than those that `benchmarks.reliability` judges by
DRAW = 40.0  # towards the odds by the cards alone
STEPS = 12

Array = NDArray[Any]
Rows = dict[str, Array]


def listen(among: str, positions: int, seed: int) -> Rows:
    """For each kind of odds, facts with what came."""
    rng, found = random.Random(f"leanings {among} {seed}"), defaultdict[str, list[Array]](list)
    for _, (match, player) in zip(range(positions), decisions(GAME, among, rng), strict=False):
        view = match.view(player)
        for odd in by_the_cards(match.game, view):
            rows = found[odd.key]
            if odd.chance is not None and 0 < odd.chance < 1 and len(rows) < MOST:
                came = OUTCOMES[GAME][odd.key](match, player, odd, rng)
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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.leanings")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each kind of bots")
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args()
    with ProcessPoolExecutor(len(AMONG)) as crew:
        begun = [crew.submit(listen, among, chosen.positions, chosen.seed) for among in AMONG]
        heard = [listening.result() for listening in begun]
    found = dict[str, Array]()
    for key in sorted(OUTCOMES[GAME].keys() - BY_LEVEL.values()):
        if not all(key in rows for rows in heard):
            parser.error(f"{key} was never told, and nothing is written: take more --positions")
        tables = [rows[key] for rows in heard]
        print(f"{key}: {' and '.join(f'{len(table):,}' for table in tables)} told")
        found |= weighed(key, tables)
    np.savez_compressed(FILE, **found)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
