"""Doors: what Python calls for a single match.

Every name imported from `plan` is the room's own function after pressing. A door is told where the
match lies in memory: compiled doors by address, because handing over an array would cost more than
a move; interpreted ones by the two arrays that lie there, the state and room to list action ids.
A door's answer says who acts and what he may do: see `plan` for how it is packed.
"""

import numpy as np

from bluffhouse.core.chance import mix
from bluffhouse.core.loops import choose, redeal, reward, seed_of, share_out, someone
from bluffhouse.core.plan import (
    CHANCE,
    COUNT,
    FIRST,
    FRESH_LIST,
    ILLEGAL,
    MANY,
    OVER,
    RUN,
    SHELF_GAIN,
    SHELF_LOSS,
    actors,
    allowed,
    apply,
    believe,
    chance,
    deal,
    imagine,
    legal,
    ponder,
    rest,
    rest_well,
    sample,
    score,
    settle,
    thumb,
    weigh,
    weigh_well,
)


def board(at):
    """The array of one state that lies there (`press` has a compiled twin of its own)."""
    return at[0]


def listing(at):
    """The room to list action ids behind it (likewise)."""
    return at[1]


def figures(at):
    """Numbers that lie there (likewise)."""
    return at


def chance_from(key):
    """A generator whose chance is that of `key`."""
    rng = np.empty(1, np.uint64)
    rng[0] = mix(np.uint64(key))
    return rng


def report(s, out):
    """Who acts, and what he may do."""
    mask = actors(s)
    if mask == 0:
        return OVER
    if mask & (mask - 1):
        return MANY
    return offer(s, out)


def offer(s, out):
    """What one who acts may do: where several may, any of them. His seat stands behind the ids."""
    player = someone(actors(s), s.chance)
    n = legal(s, player, out)
    out[s.actions] = player
    run = n == 0 or out[n - 1] == out[0] + n - 1
    if run:
        for k in range(1, n):
            run &= out[k] == out[0] + k
    if run:
        return out[0] << FIRST | n << COUNT | RUN | player
    return n << COUNT | player


def begin(at, key):
    """Deal a match with the chance of `key`."""
    s = board(at)[0]
    s.chance[0] = mix(np.uint64(key))
    deal(s)
    return report(s, listing(at))


def resume(at, key):
    """Begin from a position, with the chance of `key`."""
    s = board(at)[0]
    s.chance[0] = mix(np.uint64(key))
    settle(s)
    return report(s, listing(at))


def acting(at):
    return actors(board(at)[0])


def step(at, player, action):
    """Take an action of a player at the table if it is legal, and say what comes next."""
    s = board(at)[0]
    if not 0 <= action < s.actions or not (actors(s) >> player) & 1:
        return ILLEGAL
    if not allowed(s, player, action):
        return ILLEGAL
    apply(s, player, action)
    if s.due:
        return CHANCE
    return report(s, listing(at))


def fall(at, key):
    """Let dice or cards fall with the chance of `key`, and say what comes next."""
    s = board(at)[0]
    s.chance[0] = mix(np.uint64(key))
    chance(s)
    return report(s, listing(at))


def options_of(at, player):
    """List the legal actions of one of several players: how many."""
    s = board(at)[0]
    if not (actors(s) >> player) & 1:
        return 0
    return legal(s, player, listing(at))


def scored(at, out):
    return score(board(at)[0], out)


def dream(at, player, key):
    """Redraw what `player` cannot know, and say what comes next."""
    s = board(at)[0]
    imagine(s, player, chance_from(key))
    s.chance[0] = np.uint64(0)
    return report(s, listing(at))


def decide(at, player, policy, key):
    """What a policy would do, whichever it is. So all of them are compiled for it."""
    s = board(at)[0]
    return choose(s, player, policy, chance_from(key), np.empty(s.actions, np.int64))


def at_random(at, player, key):
    """What the random policy would do: the same, compiled in a moment."""
    s = board(at)[0]
    return sample(s, player, chance_from(key), np.empty(s.actions, np.int64))


def by_thumb(at, player, key):
    """What the rule of thumb would do: the same, without the calculator's mind."""
    s = board(at)[0]
    return thumb(s, player, chance_from(key), np.empty(s.actions, np.int64))


def weighed(at, player, weights):
    """List the legal actions of one who acts, and where `weights` are, the calculator's weight of
    each; the share of the win that he may expect."""
    s = board(at)[0]
    out = listing(at)
    return weigh(s, player, out, legal(s, player, out), figures(weights))


def weighed_well(at, player, weights):
    """The same by a master's numbers."""
    s = board(at)[0]
    out = listing(at)
    return weigh_well(s, player, out, legal(s, player, out), figures(weights))


def believed(at, player, key):
    """Redraw what `player` cannot know; how likely that world is by what the others did."""
    return believe(board(at)[0], player, chance_from(key))


def pondered(at, player):
    """Whether a search finds more than the calculator knows, where one is to act."""
    return ponder(board(at)[0], player)


def rested(at, player):
    """Whether a search may judge how one stands who acts: see `rest`."""
    return rest(board(at)[0], player)


def rested_well(at, player):
    """The same as a master judges."""
    return rest_well(board(at)[0], player)


def shared(at, player):
    """The share of the win of a match that is over."""
    s = board(at)[0]
    shares = np.zeros(s.players)
    share_out(s, 1.0, shares, np.zeros(s.players, np.int64))
    return shares[player]


def tried(at, player, policy, times, counts):
    """Count what a policy does with the keys 0, 1, … (`counts[action]`)."""
    for key in range(times):
        counts[decide(at, player, policy, key)] += 1


# --- walks ----------------------------------------------------------------------------------


def shelved(at, answer):
    """What an answer offers, if it is a list: its place on the walk's shelf, from 1 on. It is put
    there if another list, or none, lay there; then it is fresh. So Python makes of every list its
    own once, as it does of every run. Where lists seldom come again there is no shelf."""
    if answer & RUN:
        return answer
    s, out = board(at)[0], listing(at)
    shelf, n = s.actions + 1, answer >> COUNT  # behind the ids: how many places, and what it costs
    if out[shelf] == 0:
        return answer
    place = 0
    for k in range(n):
        place += out[k] * (2 * k + 1)
    place = place % out[shelf] + 1
    here = shelf + 2 + (place - 1) * shelf
    fresh = out[here] != n
    for k in range(n):
        fresh |= out[here + 1 + k] != out[k]
    if fresh:
        out[here] = n
        for k in range(n):
            out[here + 1 + k] = out[k]
        out[shelf + 1] += 1
        if out[shelf + 1] > SHELF_LOSS:
            out[shelf] = 0
        return FRESH_LIST | place << FIRST | answer
    out[shelf + 1] = max(out[shelf + 1] - SHELF_GAIN, 0)
    return place << FIRST | answer


def embark(at, start, dealt, key):
    """Begin a walk: its first match is dealt, or the one that lies at `start`."""
    redeal(board(at), 0, board(start), dealt, seed_of(key, 0))
    return shelved(at, offer(board(at)[0], listing(at)))


def stride(at, action):
    """Step of a walk: who was picked to act does, and chance falls by itself."""
    s = board(at)[0]
    out = listing(at)
    player = out[s.actions]
    if not 0 <= action < s.actions or not allowed(s, player, action):
        return ILLEGAL
    apply(s, player, action)
    if s.due:
        chance(s)
    if s.over:
        return OVER
    return shelved(at, offer(s, out))


def restart(at, start, dealt, rewards):
    """Reward a walk's match that is over and begin the next one."""
    states = board(at)
    reward(states[0], figures(rewards), listing(at))
    redeal(states, 0, board(start), dealt, states[0].chance[0])
    return shelved(at, offer(states[0], listing(at)))
