"""City of Lies: what calculators choose of what they hold, found out by listening to their matches.

    python -m bluffhouse.games.cityoflies.listening

writes the tables of `habits`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.game import Game
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.games.cityoflies import ROOM
from bluffhouse.games.cityoflies.box import (
    ASKED,
    BLOCK,
    DOUBLE,
    FALSE,
    FORGE,
    HIDDEN,
    KINDS,
    PLAY,
    TRIMMING,
)
from bluffhouse.games.cityoflies.choices import ALLOW, BLOCK_IT, DISCARD, kind_played
from bluffhouse.games.cityoflies.habits import DISCARDING, HABITS_FILE, STAGES, stage_of

Array = NDArray[Any]

TABLES = (2, 3, 4)  # players
CHOICES = 150_000  # at each
MATCHES = 512  # side by side
ROUNDS = 300  # of weighing the kinds against each other
PRIOR = 0.5  # of a choice, for and against each kind


def measure(choices: int, seed: int) -> tuple[Array, Array]:
    """Tastes and blocks, by players."""
    tastes, blocks = np.ones((len(TABLES), STAGES, KINDS, 2)), np.empty((len(TABLES), KINDS))
    for table, players in enumerate(TABLES):
        stages, chosen, hands, asked = listen(players, choices, seed)
        for stage in range(STAGES):
            here = stages == stage
            tastes[table, stage] = weigh_kinds(hands[here], chosen[here], stage == DISCARDING)
        blocks[table] = (asked[1] + PRIOR) / (asked.sum(0) + 2 * PRIOR)
    return tastes, blocks


def listen(
    players: int, choices: int, seed: int, matches: int = MATCHES
) -> tuple[Array, Array, Array, Array]:
    """The stage, the kind and the hand of every choice; and how often who held a block let each
    kind happen, and how often not."""
    game = Game(ROOM, {"players": players})
    batch, points = game.batch(matches, seed), np.zeros((matches, players), np.int64)
    stages, chosen, hands = list[int](), list[int](), list[Array]()
    asked, step = np.zeros((2, KINDS)), 0
    while len(stages) < choices:
        actions = batch.choose(CALCULATOR, step)
        for i, (s, player, action) in enumerate(
            zip(batch.states, batch.players.tolist(), actions.tolist(), strict=True)
        ):
            hand = np.bincount(s["hands"][player][: s["held"][player]], minlength=KINDS)
            if s["phase"] == ASKED and hand[BLOCK]:
                asked[int(action == BLOCK_IT), s["pending"]] += 1
            elif s["phase"] == TRIMMING:
                stages.append(DISCARDING)
                chosen.append(action - DISCARD)
                hands.append(hand)
            elif s["phase"] == PLAY and action < ALLOW:
                mine, kind = int(points[i, player]), int(kind_played(action))
                stages.append(int(stage_of(s["lap"], mine, points[i].sum() - mine)))
                chosen.append(kind)
                hands.append(hand)
                points[i, player] += 0 if kind > HIDDEN else 2 if kind == DOUBLE else 1
        _, done = batch.step(actions)
        points[done] = 0
        step += 1
    return np.array(stages), np.array(chosen), np.array(hands), asked


def weigh_kinds(hands: Array, chosen: Array, discarding: bool) -> Array:
    """Weights by which kinds are chosen of hands as often as they were: Hunter's algorithm for
    choices of one among several, with a prior that draws them to one another."""
    open_to = hands > 0
    if not discarding:
        open_to[:, BLOCK] = False
        open_to[:, FORGE] &= hands[:, FALSE] > 0
    of = 2 * np.arange(KINDS) + (hands > 1)  # the place of each kind in a row of weights
    rows = np.arange(len(chosen))
    wins = np.bincount(of[rows, chosen], minlength=2 * KINDS) + PRIOR
    weights = np.ones(2 * KINDS)
    for _ in range(ROUNDS):
        whole = (weights[of] * open_to).sum(1)
        lost = np.bincount(of[open_to], (open_to / whole[:, None])[open_to], 2 * KINDS)
        weights = wins / (lost + PRIOR / (weights + 1) * 2)
        weights /= np.exp(np.log(weights).mean())
    return weights.reshape(KINDS, 2)


def main() -> None:
    tastes, blocks = measure(CHOICES, seed=1)
    np.savez_compressed(
        HABITS_FILE, tastes=tastes.astype(np.float32), blocks=blocks.astype(np.float32)
    )
    print(f"{HABITS_FILE.name}: {HABITS_FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
