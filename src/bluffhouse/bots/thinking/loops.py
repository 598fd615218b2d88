"""Compiled loops of a search: worlds as they may be, and what moves lead to in them.

They walk through the doors of a game, which they are told by address; a match is so many bytes to
them. So they are compiled once for all games. They run without Python's lock.
"""

# Compiled like the rules, so without annotations.

import numpy as np

from bluffhouse.core.chance import draw, mix
from bluffhouse.core.loops import seed_of, someone
from bluffhouse.core.plan import CALCULATED, CHANCE, ILLEGAL, LATER, MANY, OVER, TURN

# Places in the list of doors.
STEP, FALL, ACTING, DECIDE, WEIGHED, BELIEVED, RESTED, SHARED, PONDERED = range(9)

_S1 = np.uint64(1)


def ask(door, told):
    """What a door answers, a whole number (`press` has a compiled twin of its own)."""
    return door(*told)


def judge(door, told):
    """What a door answers, a share (likewise)."""
    return door(*told)


def key_of(rng):
    """A key for doors: whole, and not below 0."""
    return np.int64(draw(rng) >> _S1)


def finds_more(doors, at, player):
    """Whether a search is worth its while."""
    return ask(doors[PONDERED], (at, player))


def gather_worlds(doors, at, memory, here, player, seed, pool, likely):
    """Fill `pool` with worlds that `player` cannot tell from `here`; and how likely each is."""
    size = here.shape[0]
    for i in range(pool.shape[0]):
        memory[:size] = here
        key = np.int64(seed_of(seed, i) >> _S1)
        likely[i] = judge(doors[BELIEVED], (at, player, key))
        pool[i] = memory[:size]


def try_moves(
    doors, at, memory, weights, policy, pool, picks, player, turns, actions, seed, first, found
):
    """Try every action in the worlds that `picks` names: `found[world, action]` is the share of the
    win it brings, judged after so many more `turns` of the player. In one world all actions meet
    the same chance, so that they can be compared."""
    size = pool.shape[1]
    rng = np.empty(1, np.uint64)
    for w in range(picks.shape[0]):
        for k in range(actions.shape[0]):
            memory[:size] = pool[picks[w]]
            rng[0] = mix(seed_of(seed, first + w))
            answer = carry_out(doors, at, player, actions[k], rng)
            found[w, k] = play_on(doors, at, weights, policy, player, turns, answer, rng)


def carry_out(doors, at, player, action, rng):
    """Carry out an action, and let fall what is due; the door's answer says what comes next."""
    answer = ask(doors[STEP], (at, player, action))
    if answer & TURN == CHANCE:
        answer = ask(doors[FALL], (at, key_of(rng)))
    if answer & TURN == ILLEGAL:
        raise ValueError("a move is not legal in a world that its player cannot tell apart")
    return answer


def play_on(doors, at, weights, policy, player, turns, answer, rng):
    """Play on by a policy until the player's prospects can be judged: his share of the win."""
    left = turns
    while True:
        actor = answer & TURN
        if actor == OVER:
            return judge(doors[SHARED], (at, player))
        if actor == MANY:
            actor = someone(ask(doors[ACTING], (at,)), rng)
        if actor == player:
            share = judge(doors[RESTED], (at, player))
            if share != LATER:
                if left == 0:
                    return prospects(doors, at, weights, player, share)
                left -= 1
        action = ask(doors[DECIDE], (at, actor, policy, key_of(rng)))
        answer = carry_out(doors, at, actor, action, rng)


def prospects(doors, at, weights, player, share):
    """The share of the win that the game gave, or what the calculator expects."""
    if share == CALCULATED:
        return judge(doors[WEIGHED], (at, player, weights))
    return share
