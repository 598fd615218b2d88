"""Compiled loops of `arena.luck`: what might have come of a match, judged with all cards open.

They walk through the doors of a game, as those of a search do; so they are compiled once for all
games, and run without Python's lock.
"""

# Compiled like the rules, so without annotations. They are handed what a search is handed, and a
# record of it would be compiled anew for every game.

import numpy as np

from bluffhouse.bots.policy import TRIES
from bluffhouse.bots.thinking.loops import (
    ACTING,
    DECIDE,
    FALL,
    PONDERED,
    SHARED,
    STEP,
    ask,
    judge,
    key_of,
)
from bluffhouse.core.chance import below, draw, mix
from bluffhouse.core.loops import THUMB, seed_of, someone
from bluffhouse.core.plan import CHANCE, MANY, OVER, TURN

# Places in the list of doors, after those of a search.
BEGIN, APPRAISED, STIRRED = PONDERED + 1, PONDERED + 2, PONDERED + 3


def whim(policy, rng):
    """A key for a policy's decision: a rule of thumb has so many whims where a bot goes by it."""
    return np.int64(below(rng, TRIES)) if policy == THUMB else key_of(rng)


def told(doors, at, moves, judged, place, curves):
    """Whether it can be told how everybody stands; then it is in `judged`: what the game thinks of
    each seat, as a curve of its own corrects it. Without curves only the end tells."""
    last = curves.shape[1] - 1
    if last < 0 or not ask(doors[APPRAISED], (at, moves, place)):
        return False
    together = 0.0
    for p in range(curves.shape[0]):
        left = judged[p] * last
        k = min(max(int(left), 0), last - 1)
        judged[p] = curves[p, k] + (left - k) * (curves[p, k + 1] - curves[p, k])
        together += judged[p]
    for p in range(curves.shape[0]):
        judged[p] /= together
    return True


def try_out(
    doors, at, memory, blank, judged, place, policies, seed, matches, counts, sums, seen
):  # fmt: skip
    """Play matches to learn how the game's judgement is to be corrected: how often it was about so
    good of each seat (`counts[seat, place of a curve]`), and the shares that came of it."""
    size, players, last = blank.shape[0], policies.shape[0], counts.shape[1] - 1
    rng = np.empty(1, np.uint64)
    for i in range(matches):
        rng[0] = seed_of(seed, i)
        seen[:] = 0
        memory[:size] = blank
        now, moves = ask(doors[BEGIN], (at, key_of(rng))), 0
        while now & TURN != OVER:
            if moves > 0 and ask(doors[APPRAISED], (at, moves, place)):
                for p in range(players):
                    seen[p, int(min(max(judged[p], 0.0), 1.0) * last + 0.5)] += 1
                moves = 0
            moves += now & TURN != CHANCE
            now = take_turn(doors, at, policies, now, rng, rng)
        for p in range(players):
            share = judge(doors[SHARED], (at, p))
            for k in range(last + 1):
                counts[p, k] += seen[p, k]
                sums[p, k] += seen[p, k] * share


def take_turn(doors, at, policies, now, rng, fate):
    """Let fall what is due, or let who acts do what his policy would: the door's answer."""
    if now & TURN == CHANCE:
        return ask(doors[FALL], (at, key_of(fate)))
    actor = now & TURN
    if actor == MANY:
        actor = someone(ask(doors[ACTING], (at,)), rng)
    action = ask(doors[DECIDE], (at, actor, policies[actor], whim(policies[actor], rng)))
    return ask(doors[STEP], (at, actor, action))


def play_to_judge(doors, at, judged, place, policies, curves, now, moves, rng, weight, gains):
    """Play on until it can be told how everybody stands (not at once, but if `moves` were made), or
    to the end; that is added to `gains`, times `weight`. `judged`, where the game writes what it
    thinks, lies at `place`."""
    while now & TURN != OVER:
        if moves > 0 and told(doors, at, moves, judged, place, curves):
            for p in range(gains.shape[0]):
                gains[p] += weight * judged[p]
            return
        moves += now & TURN != CHANCE
        now = take_turn(doors, at, policies, now, rng, rng)
    for p in range(gains.shape[0]):
        gains[p] += weight * judge(doors[SHARED], (at, p))


def foresee(
    doors, at, memory, start, answer, judged, place, policies, curves, times, rng, weight, gains
):
    """Add what is to be expected of a match that stands like `start`, times `weight`: it is played
    on so many times."""
    size = start.shape[0]
    for _ in range(times):
        memory[:size] = start
        ask(doors[STIRRED], (at, key_of(rng)))
        play_to_judge(
            doors, at, judged, place, policies, curves, answer, 0, rng, weight / times, gains
        )


def foresee_deals(doors, at, memory, blank, judged, place, policies, curves, times, rng, gains):
    """Add what is to be expected of a match before it is dealt."""
    size = blank.shape[0]
    for _ in range(times):
        memory[:size] = blank
        now = ask(doors[BEGIN], (at, key_of(rng)))
        play_to_judge(doors, at, judged, place, policies, curves, now, 0, rng, 1 / times, gains)


def weigh_move(
    doors, at, memory, before, judged, place, policies, curves, player, drawn, rng, gains
):  # fmt: skip
    """Add what a player gained by deciding for himself: what his moves bring (`drawn`), less what
    those of his stand-in would have. Both meet the same chance; so alike moves need no playing."""
    size = before.shape[0]
    for k in range(drawn.shape[0]):
        unseen = key_of(rng)
        memory[:size] = before
        ask(doors[STIRRED], (at, unseen))
        policy = policies[player]
        instead = ask(doors[DECIDE], (at, player, policy, whim(policy, rng)))
        alike = draw(rng)
        for sign in range(-1, 2, 2):
            action = drawn[k] if sign > 0 else instead
            if drawn[k] == instead:
                continue
            memory[:size] = before
            ask(doors[STIRRED], (at, unseen))
            rng[0] = alike
            now = ask(doors[STEP], (at, player, action))
            play_to_judge(
                doors, at, judged, place, policies, curves, now, 1, rng, sign / drawn.shape[0],
                gains,
            )  # fmt: skip
        rng[0] = mix(alike)


def moved_on(doors, at, memory, before, player, action, after, judged, place, curves):
    """Where a move led, written to `before`: whether it can be told there how everybody stands (it
    is, in `judged`), before chance fell upon it or `after` that; and the door's answer there."""
    size = before.shape[0]
    memory[:size] = before
    now = ask(doors[STEP], (at, player, action))
    if now & TURN != OVER and not told(doors, at, 1, judged, place, curves):
        if now & TURN != CHANCE:
            return False, now
        memory[:size] = after
        if not told(doors, at, 1, judged, place, curves):
            return False, now
        now = MANY if ask(doors[ACTING], (at,)) else OVER
    before[:] = memory[:size]
    return now & TURN != OVER, now


def play_reduced(
    doors, at, memory, blank, judged, place, policies, curves, times, seed, first, shares, reduced
):  # fmt: skip
    """Play as many matches of known policies as `shares` has rows, counting from match number
    `first`: everybody's share of the win, as it came and without luck."""
    size, players = blank.shape[0], policies.shape[0]
    here = np.empty_like(blank)
    rng, fate, dreams = np.empty(1, np.uint64), np.empty(1, np.uint64), np.empty(1, np.uint64)
    for i in range(shares.shape[0]):
        rng[0] = seed_of(seed, first + i)
        fate[0], dreams[0] = draw(rng), draw(rng)
        foresee_deals(
            doors, at, memory, blank, judged, place, policies, curves, times, dreams, reduced[i]
        )  # fmt: skip
        memory[:size] = blank
        now, moves = ask(doors[BEGIN], (at, key_of(fate))), 0
        while now & TURN != OVER:
            if moves > 0 and told(doors, at, moves, judged, place, curves):
                for p in range(players):
                    reduced[i, p] -= judged[p]
                here[:] = memory[:size]
                foresee(
                    doors, at, memory, here, now, judged, place, policies, curves, times, dreams,
                    1.0, reduced[i],
                )  # fmt: skip
                memory[:size] = here
                moves = 0
            moves += now & TURN != CHANCE
            now = take_turn(doors, at, policies, now, rng, fate)
        for p in range(players):
            shares[i, p] = judge(doors[SHARED], (at, p))
