"""A calculator for games that bring none: flat sampling over imagined worlds.

Every action is tried in worlds that its player cannot tell from the real one, and played on by
chance. Compiled with the rules, unless they have a calculator of their own.
"""

import numpy as np

from bluffhouse.core.chance import draw, mix
from bluffhouse.core.loops import share_out, someone
from bluffhouse.core.plan import actors, apply, chance, imagine, sample

WORLDS = 64  # in which every action is tried, at most
STEPS = 2400  # moves of all playouts; a world that was begun is finished for every action
LONGEST = 400  # moves of a playout: then nobody is ahead
SHARPNESS = 24.0  # an action that brings a share of 0.1 less is taken e**-2.4 times as often


def paper(s):
    """Room for one more state (`press` has a compiled twin of its own)."""
    return np.recarray(1, s.dtype)


def weigh(s, player, ids, n, weights):
    """The mixture leans to what brings the largest share of the win. It knows no more than
    `imagine` does, and meets the same chance for the same knowledge."""
    worlds, rng = paper(s), np.empty(1, np.uint64)
    shares, scores = np.empty(s.players), np.zeros(s.players, np.int64)
    out = np.empty(s.actions, np.int64)
    weights[:n] = 0.0
    tried, steps = 0, 0
    seed = mix(np.uint64(n))
    while tried < WORLDS and (steps < STEPS or tried == 0):
        seed = mix(seed + np.uint64(1))
        for k in range(n):
            worlds[0] = s
            rng[0] = seed  # the same world and the same chance for every action
            shares[:] = 0.0
            steps += try_out(worlds[0], player, ids[k], rng, out, shares, scores)
            weights[k] += shares[player]
        tried += 1
    return lean(weights, n, tried)


def try_out(world, player, action, rng, out, shares, scores):
    """Imagine, act, and let chance play on; how many moves that took."""
    imagine(world, player, rng)
    world.chance[0] = draw(rng)
    apply(world, player, action)
    moves = 1
    while True:
        if world.due:
            chance(world)
        if world.over or moves == LONGEST:
            break
        actor = someone(actors(world), rng)
        apply(world, actor, sample(world, actor, rng, out))
        moves += 1
    if world.over:
        share_out(world, 1.0, shares, scores)
    else:
        shares[:] = 1.0 / world.players
    return moves


def lean(weights, n, tried):
    """Shares that were added up become weights; the best of them is the answer."""
    best = 0.0
    for k in range(n):
        weights[k] /= tried
        best = max(best, weights[k])
    for k in range(n):
        weights[k] = np.exp(SHARPNESS * (weights[k] - best))
    return best
