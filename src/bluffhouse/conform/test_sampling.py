"""Who plays at random takes every legal move alike."""

import random
from collections import Counter
from typing import Any

import numpy as np

from bluffhouse.conform.tables import interpreted

POSITIONS = 8  # of a match
MOST = 200  # moves to choose from
DRAWS = 12  # of each


def test_every_move_is_as_likely(game: str, options: dict[str, Any]) -> None:
    """A room may draw without a list of what is legal: of that list, all the same."""
    made = interpreted(game, options)
    rules, luck, tried = made.room.interpreted, random.Random(7), 0
    chance, room = np.array([7], np.uint64), np.empty(len(made.words), np.int64)
    match = made.new(luck.getrandbits(60))
    while not match.over and tried < POSITIONS:
        player = luck.choice(match.actors)
        legal = match.legal(player)
        if 1 < len(legal) <= MOST and luck.random() < 0.3:
            tried += 1
            seat, state, draws = made.seat(player), match.state()[0], DRAWS * len(legal)
            seen = Counter(int(rules.sample(state, seat, chance, room)) for _ in range(draws))
            ids = {made.ids[move] for move in legal}
            assert seen.keys() <= ids, "a move that is not legal"
            off = sum((seen[action] - DRAWS) ** 2 / DRAWS for action in ids)
            free = len(ids) - 1
            assert off < free + 6 * (2 * free) ** 0.5 + 10, f"of {sorted(legal)}: {seen}"
        match.play(luck.choice(legal), player)
