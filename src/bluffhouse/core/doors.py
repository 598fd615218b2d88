"""Doors: what Python calls for a single match, on an array of one state.

Every name imported from `plan` is the room's own function after pressing. A door's answer says
who acts and what he may do: see `plan` for how it is packed.
"""

import numpy as np

from bluffhouse.core.chance import mix
from bluffhouse.core.loops import choose, lowest, redeal, reward
from bluffhouse.core.plan import (
    CHANCE,
    COUNT,
    FIRST,
    ILLEGAL,
    MANY,
    OVER,
    RUN,
    actors,
    allowed,
    apply,
    chance,
    deal,
    imagine,
    legal,
    score,
    settle,
)


def report(s, out):
    """Who acts, and what he may do."""
    mask = actors(s)
    if mask == 0:
        return OVER
    if mask & (mask - 1):
        return MANY
    return offer(s, out)


def offered(states, out):
    """What the lowest seat that acts may do."""
    return offer(states[0], out)


def offer(s, out):
    """What the lowest seat that acts may do."""
    player = lowest(actors(s))
    n = legal(s, player, out)
    run = True
    for k in range(1, n):
        run &= out[k] == out[0] + k
    if run:
        return out[0] << FIRST | n << COUNT | RUN | player
    return n << COUNT | player


def begin(states, key, out):
    """Deal a match with the chance of `key`."""
    s = states[0]
    s.chance[0] = mix(np.uint64(key))
    deal(s)
    return report(s, out)


def resume(states, key, out):
    """Begin from a position, with the chance of `key`."""
    s = states[0]
    s.chance[0] = mix(np.uint64(key))
    settle(s)
    return report(s, out)


def acting(states):
    return actors(states[0])


def step(states, player, action, out):
    """Take an action of a player at the table if it is legal, and say what comes next."""
    s = states[0]
    if not 0 <= action < out.shape[0] or not (actors(s) >> player) & 1:
        return ILLEGAL
    if not allowed(s, player, action):
        return ILLEGAL
    apply(s, player, action)
    if s.due:
        return CHANCE
    return report(s, out)


def fall(states, key, out):
    """Let dice or cards fall with the chance of `key`, and say what comes next."""
    s = states[0]
    s.chance[0] = mix(np.uint64(key))
    chance(s)
    return report(s, out)


def options_of(states, player, out):
    """The legal actions of one player: how many, written into `out`."""
    s = states[0]
    if not (actors(s) >> player) & 1:
        return 0
    return legal(s, player, out)


def scored(states, out):
    return score(states[0], out)


def dream(states, player, key, out):
    """Redraw what `player` cannot know, and say what comes next."""
    s = states[0]
    rng = np.empty(1, np.uint64)
    rng[0] = mix(np.uint64(key))
    imagine(s, player, rng)
    s.chance[0] = np.uint64(0)
    return report(s, out)


def decide(states, player, policy, key, out):
    """What a policy would do."""
    rng = np.empty(1, np.uint64)
    rng[0] = mix(np.uint64(key))
    return choose(states[0], player, policy, rng, out)


def stride(states, action, out):
    """Step of a walk: the lowest seat acts, and chance falls by itself."""
    s = states[0]
    player = lowest(actors(s))
    if not 0 <= action < out.shape[0] or not allowed(s, player, action):
        return ILLEGAL
    apply(s, player, action)
    if s.due:
        chance(s)
    if s.over:
        return OVER
    return offer(s, out)


def restart(states, blank, out, rewards):
    """Reward a walk's match that is over and deal the next one."""
    reward(states[0], rewards, out)
    redeal(states, 0, blank, states[0].chance[0])
    return offer(states[0], out)
