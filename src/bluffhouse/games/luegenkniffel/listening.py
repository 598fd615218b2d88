"""Lügen-Kniffel: how often what bots announce is a lie, found out by listening to their matches.

    python -m bluffhouse.games.luegenkniffel.listening

writes the table of `lies`.
"""

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.games.luegenkniffel import ROOM
from bluffhouse.games.luegenkniffel.dice import COMBINATIONS, SAID_COMBINATION
from bluffhouse.games.luegenkniffel.lies import FILE, LEVELS, PLAYERS_MEASURED, SHAPE, stage_of
from bluffhouse.games.luegenkniffel.rules import MOST_ROLLS, NOTHING, OPEN
from bluffhouse.games.luegenkniffel.table import PER_MILLE, Array

ANNOUNCEMENTS = 60_000  # of each level, at each table
MATCHES = 512  # side by side
DRAW = 20  # announcements of the combination that a rare one is filled up with


def measure(announcements: int, seed: int) -> Array:
    """The table, in thousandths."""
    found = np.zeros(SHAPE)
    for level, policy in enumerate(LEVELS.values()):
        for table, players in enumerate(PLAYERS_MEASURED):
            lies, all_said = listen(policy, players, announcements, seed)
            found[level, table] = _smooth(lies, all_said)
    return np.rint(found * PER_MILLE).astype(np.int16)


def listen(
    policy: int, players: int, announcements: int, seed: int, matches: int = MATCHES
) -> tuple[Array, Array]:
    """Lies and announcements, by rolls, announcement and stage, among bots of one kind."""
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
        batch.step(batch.choose(policy, asked))
        asked += 1
    return lies, all_said


def _smooth(lies: Array, all_said: Array) -> Array:
    """Shares of lies: of each stage drawn towards all stages, these towards the combination."""
    of = np.arange(COMBINATIONS)[:, None] == SAID_COMBINATION
    rolled = lies.sum((1, 2)) / np.maximum(1, all_said.sum((1, 2)))
    combination = _drawn(lies.sum(2) @ of.T, all_said.sum(2) @ of.T, rolled[:, None])
    said = _drawn(lies.sum(2), all_said.sum(2), combination[:, SAID_COMBINATION])
    return _drawn(lies, all_said, said[:, :, None])


def _drawn(lies: Array, all_said: Array, towards: Array) -> Array:
    shares: Array = (lies + DRAW * towards) / (all_said + DRAW)
    return shares


def main() -> None:
    lies = measure(ANNOUNCEMENTS, seed=1)
    np.savez_compressed(FILE, lies=lies)
    print(f"{FILE.name}: {FILE.stat().st_size} bytes; {lies.mean() / PER_MILLE:.1%} on the average")


if __name__ == "__main__":
    main()
