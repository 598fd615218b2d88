"""The ledger of a batch: seeds and moves, so that each of its matches can be replayed."""

import hashlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.seated import Seated
from bluffhouse.core.seeds import Seed, chance_of

Ints = NDArray[np.int64]


class Ledger:
    """What `n` matches were dealt with, and what was done in them. Chance falls as in a `Match`: by
    the keyed hash of the match's own seed and the number of the move."""

    def __init__(self, game: Seated, n: int) -> None:
        self._game = game
        self._seeds: list[Seed] = [Seed()] * n
        self._keys: list[bytes] = [b""] * n
        self._moves: list[list[tuple[int, int]]] = [[] for _ in range(n)]
        self.ended: list[dict[str, Any] | None] = [None] * n  # the last record of each row
        self._matches = 0

    def begin(self, states: NDArray[Any], seed: Seed, rows: Ints) -> None:
        """Deal all matches by the seed of the batch."""
        self._root = seed.key()
        self._matches = 0
        self._deal(states, rows)

    def _deal(self, states: NDArray[Any], rows: Ints) -> None:
        keys = np.zeros(len(rows), np.int64)
        for k, row in enumerate(rows.tolist()):
            number = self._matches.to_bytes(8, "little")
            self._matches += 1
            seed = Seed.of(hashlib.blake2b(number, key=self._root, digest_size=16).digest())
            self._seeds[row], self._keys[row] = seed, seed.key()
            self._moves[row] = []
            keys[k] = chance_of(self._keys[row], 0)
        self._game.rules.batch_begin(states, self._game.blank, rows, keys)

    def take(self, states: NDArray[Any], players: Ints, actions: Ints) -> None:
        """Take an action in every match, and write it down."""
        rules, made = self._game.rules, zip(players.tolist(), actions.tolist(), strict=True)
        for moves, move in zip(self._moves, made, strict=True):
            moves.append(move)
        rules.batch_take(states, players, actions)
        rows = np.flatnonzero(states["due"])
        keys = [chance_of(self._keys[row], len(self._moves[row])) for row in rows.tolist()]
        rules.batch_fall(states, rows, np.array(keys, np.int64))

    def renew(self, states: NDArray[Any], over: Ints) -> None:
        """Keep the records of matches that are over, and deal the next ones."""
        for row in over.tolist():
            self.ended[row] = self.record(row)
        self._deal(states, over)

    def record(self, row: int) -> dict[str, Any]:
        """The record of a match."""
        words = self._game.words
        moves = [[player, words[action]] for player, action in self._moves[row]]
        return {**heading(self._game, self._seeds[row]), "moves": moves}


def heading(game: Seated, seed: Seed) -> dict[str, Any]:
    """What a record begins with."""
    return {
        "game": game.id,
        "rules": game.room.version,
        "options": game.options,
        "seed": str(seed),
        "commitment": seed.commitment(),
    }
