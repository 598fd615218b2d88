"""City of Lies: what calculators choose of what they hold, found out by listening to their matches.

It makes the tables of `mind/habits`."""

from typing import NamedTuple

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.weights import Array
from bluffhouse.games.cityoflies import ROOM
from bluffhouse.games.cityoflies.mind.hindsight import CHOICE_FACTS, LAID, TURN_FACTS
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
from fits.cityoflies.descent import Layers, descend
from fits.fit import Fitted

TABLES = (2, 3, 4)  # players
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


def open_kinds(hands: Array, discarding: bool) -> Array:
    """What could be chosen of each hand, by kind."""
    open_to: Array = hands > 0
    if not discarding:
        open_to[:, BLOCK] = False
        open_to[:, FORGE] &= hands[:, FALSE] > 0
    return open_to


def weigh_kinds(choices: Choices, discarding: bool, epochs: int = EPOCHS) -> Array:
    """Tastes by which kinds are chosen of hands as they were: a conditional logit."""
    here = choices.discarded == discarding
    facts, hands = choices.facts[here].astype(np.float32), choices.hands[here]
    chosen = np.eye(KINDS, dtype=np.float32)[choices.chosen[here]]
    open_to = open_kinds(hands, discarding)
    two = (hands > 1).astype(np.float32)
    tastes: Layers = [
        np.zeros((CHOICE_FACTS, KINDS), np.float32),
        np.zeros((1, KINDS), np.float32),
    ]

    def slopes(picks: Array) -> Layers:
        logs = facts[picks] @ tastes[0] + two[picks] * tastes[1]
        shares = np.exp(np.clip(logs, -30, 30)) * open_to[picks]
        error = (shares / shares.sum(1, keepdims=True) - chosen[picks]) / len(picks)
        return [facts[picks].T @ error, (two[picks] * error).sum(0, keepdims=True)]

    descend(tastes, slopes, len(facts), epochs=epochs, pace=PACE, seed=1)
    return np.concatenate(tastes)


def surprise(choices: Choices, discarding: bool, tastes: Array) -> float:
    """How surprising choices are by these tastes, on the average, in bits: 0 is foreseen."""
    here = choices.discarded == discarding
    hands, open_to = choices.hands[here], open_kinds(choices.hands[here], discarding)
    logs = choices.facts[here] @ tastes[:-1] + (hands > 1) * tastes[-1]
    shares = np.exp(np.clip(logs, -30, 30)) * open_to
    chosen = shares[np.arange(len(shares)), choices.chosen[here]] / shares.sum(1)
    return float(-np.log2(chosen).mean())


def measure(players: int, choices: int, seed: int) -> tuple[Array, Array, float]:
    """Tastes and blocks; and how surprising the last tenth of the choices is, which were not
    learned from, when a card is played."""
    heard, asked = listen(players, choices, seed)
    learned = len(heard.chosen) * 9 // 10
    past, rest = (
        Choices(*(part[k] for part in heard)) for k in (slice(learned), slice(learned, None))
    )
    tastes = np.array([weigh_kinds(past, discarding) for discarding in (False, True)])
    blocks: Array = (asked[1] + PRIOR) / (asked.sum(0) + 2 * PRIOR)
    return tastes, blocks, surprise(rest, False, tastes[0])


def make(size: int, seed: int) -> Fitted:
    """From so many choices at each number of players."""
    tastes, blocks, bits = zip(*(measure(players, size, seed) for players in TABLES), strict=True)
    arrays = {"tastes": np.array(tastes, np.float32), "blocks": np.array(blocks, np.float32)}
    return Fitted(arrays, {f"bits a choice with {n}": b for n, b in zip(TABLES, bits, strict=True)})
