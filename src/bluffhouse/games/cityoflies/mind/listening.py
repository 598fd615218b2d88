"""City of Lies: what calculators choose of what they hold, found out by listening to their matches.

    python -m bluffhouse.games.cityoflies.mind.listening

writes the tables of `habits`.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.games.cityoflies import ROOM
from bluffhouse.games.cityoflies.mind import habits
from bluffhouse.games.cityoflies.mind.habits import HABITS_FILE
from bluffhouse.games.cityoflies.mind.hindsight import CHOICE_FACTS, LAID, TURN_FACTS
from bluffhouse.games.cityoflies.mind.learning import Array, Weights, descend
from bluffhouse.games.cityoflies.rules.choices import ALLOW, BLOCK_IT, DISCARD, kind_played
from bluffhouse.games.cityoflies.rules.state import (
    ASKED,
    BLOCK,
    FALSE,
    FORGE,
    KINDS,
    PLAY,
    PLAYERS,
    TRIMMING,
)

TABLES = (2, 3, 4)  # players
CHOICES = 1_000_000  # at each
MATCHES = 512  # side by side
EPOCHS, PACE = 20, 1e-2  # of learning
PRIOR = 0.5  # of a block, for and against


class Choices(NamedTuple):
    """Cards that were chosen, one a row."""

    facts: Array
    hands: Array
    chosen: Array  # kinds
    discarded: Array  # or played


def listen(players: int, choices: int, seed: int, matches: int = MATCHES) -> tuple[Choices, Array]:
    """So many choices or some more; and how often who held a block let each kind happen, and how
    often not."""
    game = Game(ROOM, {"players": players})
    batch = game.batch(matches, seed)
    turn, laid = np.empty(TURN_FACTS, np.int64), np.empty((PLAYERS, LAID), np.int64)
    found, asked, step = list[tuple[Array, Array, int, bool]](), np.zeros((2, KINDS)), 0
    while len(found) < choices:
        actions = batch.choose(CALCULATOR, step)
        for s, player, action in zip(
            batch.states, batch.players.tolist(), actions.tolist(), strict=True
        ):
            hand = np.bincount(s["hands"][player][: s["held"][player]], minlength=KINDS)
            if s["phase"] == ASKED and hand[BLOCK]:
                asked[int(action == BLOCK_IT), s["pending"]] += 1
            discards = s["phase"] == TRIMMING
            if discards or (s["phase"] == PLAY and action < ALLOW):
                facts = np.empty(CHOICE_FACTS)
                game.rules.choice_now(s, player, turn, laid, facts)
                kind = action - DISCARD if discards else int(kind_played(action))
                found.append((facts, hand, kind, bool(discards)))
        batch.step(actions)
        step += 1
    return Choices(*(np.array(part) for part in zip(*found, strict=True))), asked


def weigh_kinds(choices: Choices, discarding: bool, epochs: int = EPOCHS) -> Array:
    """Tastes by which kinds are chosen of hands as they were: a conditional logit."""
    here = choices.discarded == discarding
    facts, hands = choices.facts[here].astype(np.float32), choices.hands[here]
    chosen = np.eye(KINDS, dtype=np.float32)[choices.chosen[here]]
    open_to = hands > 0
    if not discarding:
        open_to[:, BLOCK] = False
        open_to[:, FORGE] &= hands[:, FALSE] > 0
    two = (hands > 1).astype(np.float32)
    tastes: Weights = [
        np.zeros((CHOICE_FACTS, KINDS), np.float32),
        np.zeros((1, KINDS), np.float32),
    ]

    def slopes(picks: Array) -> Weights:
        logs = facts[picks] @ tastes[0] + two[picks] * tastes[1]
        shares = np.exp(np.clip(logs, -30, 30)) * open_to[picks]
        error = (shares / shares.sum(1, keepdims=True) - chosen[picks]) / len(picks)
        return [facts[picks].T @ error, (two[picks] * error).sum(0, keepdims=True)]

    descend(tastes, slopes, len(facts), epochs=epochs, pace=PACE, seed=1)
    return np.concatenate(tastes)


def measure(players: int, seed: int) -> tuple[Array, Array]:
    """Tastes and blocks."""
    choices, asked = listen(players, CHOICES, seed)
    tastes = [weigh_kinds(choices, discarding) for discarding in (False, True)]
    return np.array(tastes), (asked[1] + PRIOR) / (asked.sum(0) + 2 * PRIOR)


def main() -> None:
    tastes, blocks = zip(*(measure(players, seed=1) for players in TABLES), strict=True)
    np.savez_compressed(
        HABITS_FILE,
        tastes=np.array(tastes, np.float32),
        blocks=np.array(blocks, np.float32),
    )
    Path(habits.__file__).touch()  # machine code keeps the tables that it was made with
    print(f"{HABITS_FILE.name}: {HABITS_FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
