"""Matches to tell facts of."""

import random

import bluffhouse as bh
from bluffhouse.core.loops import CALCULATOR, RANDOM, THUMB
from bluffhouse.core.match import Match


def by_bots(game: str, players: int, seed: int) -> Match:
    """A match among bots of different strength: from random ones to such as go by odds."""
    match = bh.make(game, players=players).new(seed=seed)
    luck = random.Random(seed)
    levels = [luck.choice((RANDOM, THUMB, CALCULATOR)) for _ in range(players)]
    while not match.over:
        player = luck.choice(match.actors)
        match.play(match.suggest(player, levels[player], luck.getrandbits(30)), player)
    return match
