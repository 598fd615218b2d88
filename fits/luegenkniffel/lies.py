"""Lügen-Kniffel: how often what bots announce is a lie, found out by listening to their matches."""

from collections.abc import Sequence

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.weights import Array
from bluffhouse.games.luegenkniffel import ROOM
from bluffhouse.games.luegenkniffel.mind.solitaire import PER_MILLE
from bluffhouse.games.luegenkniffel.rules.dice import COMBINATIONS, SAID_COMBINATION
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS, NOTHING, OPEN
from bluffhouse.games.luegenkniffel.table.lies import LEVELS, PLAYERS_MEASURED, SHAPE, stage_of
from fits.fit import Fitted

MATCHES = 512  # side by side
DRAW = 20  # announcements of the combination that a rare one is filled up with


def measure(announcements: int, seed: int) -> Array:
    """The table, in thousandths."""
    found = np.zeros(SHAPE)
    for level, policy in enumerate(LEVELS.values()):
        for table, players in enumerate(PLAYERS_MEASURED):
            lies, said = listen((policy,), players, announcements, seed)
            towards = drawn(lies.sum(2), said.sum(2), by_combination(lies.sum(2), said.sum(2)))
            found[level, table] = drawn(lies, said, towards[:, :, None])
    return np.rint(found * PER_MILLE).astype(np.int16)


def listen(
    policies: Sequence[int], players: int, announcements: int, seed: int, matches: int = MATCHES
) -> tuple[Array, Array]:
    """Lies and announcements, by rolls, announcement and stage, where these bots move by turns."""
    game = Game(ROOM, {"players": players})
    batch, asked = game.batch(matches, seed), 0
    lies, all_said = np.zeros(SHAPE[2:]), np.zeros(SHAPE[2:])
    before = batch.states["said"].copy()
    while all_said.sum() < announcements:
        now = batch.states["said"].copy()
        for s in batch.states[(now != NOTHING) & (before == NOTHING)]:
            said, fields = int(s["said"]), s["points"][s["roller"]]
            place = int(s["rolls"] == MOST_ROLLS), said, stage_of(int((fields == OPEN).sum()))
            lies[place] += not game.rules.holds(s, said)
            all_said[place] += 1
        before = now
        batch.step(batch.choose(policies[asked % len(policies)], asked))
        asked += 1
    return lies, all_said


def by_combination(lies: Array, said: Array) -> Array:
    """For each announcement the share of lies among those of its combination, which is drawn
    towards that of all after as many rolls."""
    of = np.arange(COMBINATIONS)[:, None] == SAID_COMBINATION
    rolled = lies.sum(1) / np.maximum(1, said.sum(1))
    found: Array = drawn(lies @ of.T, said @ of.T, rolled[:, None])[:, SAID_COMBINATION]
    return found


def drawn(lies: Array, said: Array, towards: Array) -> Array:
    """Shares of lies: where little was said, it counts as if more had been said like others."""
    shares: Array = (lies + DRAW * towards) / (said + DRAW)
    return shares


def make(size: int, seed: int) -> Fitted:
    """From so many announcements of each level at each table."""
    lies = measure(size, seed)
    return Fitted({"lies": lies}, {"lies on the average": float(lies.mean()) / PER_MILLE})
