"""Compiled loops of a search: worlds as they may be, and what moves lead to in them.

Pressed with the rules of a game and its module `beliefs`; every name imported from `plan` or
`beliefs` is the room's own function then. They run without Python's lock.
"""

# Compiled like the rules, so without annotations.

import numpy as np

from bluffhouse.bots.thinking.beliefs import believe, rest
from bluffhouse.core.chance import mix
from bluffhouse.core.loops import CALCULATOR, choose, seed_of, share_out, someone
from bluffhouse.core.plan import actors, apply, chance, legal


def gather_worlds(here, player, seed, pool, likely):
    """Fill `pool` with worlds that `player` cannot tell from `here`; and how likely each is."""
    rng = np.empty(1, np.uint64)
    for i in range(pool.shape[0]):
        pool[i] = here[0]
        rng[0] = seed_of(seed, i)
        likely[i] = believe(pool[i], player, rng)


def try_moves(pool, picks, player, actions, seed, first, found):
    """Try every action in the worlds that `picks` names: `found[world, action]` is the share of the
    win it brings. In one world all actions meet the same chance, so that they can be compared."""
    states = pool[:1].copy()
    rng = np.empty(1, np.uint64)
    out = np.empty(states[0].actions, np.int64)
    weights = np.empty(states[0].actions)
    scores = np.zeros(states[0].players, np.int64)
    shares = np.empty(states[0].players)
    for w in range(picks.shape[0]):
        for k in range(actions.shape[0]):
            states[0] = pool[picks[w]]
            rng[0] = seed_of(seed, first + w)
            s = states[0]
            s.chance[0] = mix(rng[0])
            carry_out(s, player, actions[k])
            found[w, k] = play_on(s, player, rng, out, weights, scores, shares)


def carry_out(s, player, action):
    """Carry out an action, and let fall what is due."""
    apply(s, player, action)
    if s.due:
        chance(s)


def play_on(s, player, rng, out, weights, scores, shares):
    """Play like calculators until the player's prospects can be judged: his share of the win."""
    while not s.over:
        actor = someone(actors(s), rng)
        if actor == player:
            share = rest(s, player, out, legal(s, player, out), weights)
            if share >= 0.0:
                return share
        carry_out(s, actor, choose(s, actor, CALCULATOR, rng, out))
    shares[:] = 0.0
    share_out(s, 1.0, shares, scores)
    return shares[player]
