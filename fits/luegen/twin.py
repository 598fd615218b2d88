"""What was learnt with little memory, laid on the whole tree of a small round."""

import numpy as np

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.learn import Policy
from bluffhouse.learn.model import Model
from bluffhouse.learn.policy import walk
from fits.luegen.duel import Duel, Tables
from fits.luegen.ladder import Ladder


def game_of(ladder: Ladder) -> Game:
    """The match that is one such round."""
    return bh.make(
        "luegen", players=2, dice=ladder.each, wild=ladder.wild, straight=ladder.straight, mats=1,
        halves=False,
    )  # fmt: skip


def laid(model: Model, duel: Duel, tables: tuple[Tables, Tables]) -> Policy:
    """The policy of the tree that looks up in every position what little memory says."""
    place = {rung: bid for bid, rung in enumerate(duel.ladder.rungs)}
    mix = np.zeros(model.shape, model.dtype)
    for path, situation, row in walk(model):
        said = [place[step] for step in path if isinstance(step, int)]
        bid = said[-1] if said else -1
        table = tables[len(said) % 2][bid][:, duel.own_of(said)]
        for k, step in enumerate(situation.steps):
            mix[row + k] = table[:, place[step] - bid - 1 if step in place else -1]
    return Policy(model, mix)
