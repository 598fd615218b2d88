"""Compiled loops of `arena.luck`: what might have come of a match, judged with all cards open.

They walk through the doors of a game, as those of a search do; so they are compiled once for all
games, and run without Python's lock.
"""

# Compiled like the rules, so without annotations. They are handed what a search is handed, and a
# record of it would be compiled anew for every game.

import numpy as np

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
from bluffhouse.core.chance import draw, mix
from bluffhouse.core.loops import someone
from bluffhouse.core.plan import CHANCE, MANY, OVER, TURN

# Places in the list of doors, after those of a search.
BEGIN, APPRAISED, STIRRED = PONDERED + 1, PONDERED + 2, PONDERED + 3


def foresee(doors, at, memory, start, answer, judged, place, policies, times, rng, weight, gains):
    """Add to `gains` what a match that stands like `start` is worth to everybody, times `weight`:
    it is played on by `policies`, so many times, until it can be appraised. What it is, is written
    to `judged`, which lies at `place`."""
    size, players = start.shape[0], policies.shape[0]
    for _ in range(times):
        memory[:size] = start
        ask(doors[STIRRED], (at, key_of(rng)))
        now, moves = answer, 0
        while now & TURN != OVER:
            if ask(doors[APPRAISED], (at, moves, place)):
                break
            if now & TURN == CHANCE:
                now = ask(doors[FALL], (at, key_of(rng)))
                continue
            actor = now & TURN
            if actor == MANY:
                actor = someone(ask(doors[ACTING], (at,)), rng)
            action = ask(doors[DECIDE], (at, actor, policies[actor], key_of(rng)))
            now = ask(doors[STEP], (at, actor, action))
            moves += 1
        for p in range(players):
            if now & TURN == OVER:
                gains[p] += weight / times * judge(doors[SHARED], (at, p))
            else:
                gains[p] += weight / times * judged[p]


def luck_of_deal(
    doors, at, memory, blank, dealt, answer, other, judged, place, policies, breadth, times, rng,
    gains,
):  # fmt: skip
    """Add what a deal might have brought, less what it brought."""
    size = blank.shape[0]
    for _ in range(breadth):
        memory[:size] = blank
        now = ask(doors[BEGIN], (at, key_of(rng)))
        other[:] = memory[:size]
        foresee(
            doors, at, memory, other, now, judged, place, policies, 1, rng, 1 / breadth, gains
        )  # fmt: skip
    foresee(doors, at, memory, dealt, answer, judged, place, policies, times, rng, -1.0, gains)


def luck_of_move(
    doors, at, memory, before, after, answer, other, judged, place, policies, player, action, drawn,
    times, rng, gains,
):  # fmt: skip
    """Add what a move and what chance did upon it might have brought, less what they brought.
    `drawn` are actions that might have been taken, equal ones side by side; of a player of whom
    nothing is known, all are the one that he took."""
    count, first, known = drawn.shape[0], 0, False
    same, alike = np.zeros(gains.shape[0]), draw(rng)
    while first < count:
        end = first + 1
        while end < count and drawn[end] == drawn[first]:
            end += 1
        taken = drawn[first]
        fell, now = might_have(doors, at, memory, before, other, player, taken, rng)
        if fell:
            for k in range(first, end):
                if k > first:
                    fell, now = might_have(doors, at, memory, before, other, player, taken, rng)
                foresee(
                    doors, at, memory, other, now, judged, place, policies, 1, rng, 1 / count, gains
                )  # fmt: skip
        elif taken == action:
            if end - first == count:
                return  # nothing was left to chance
            known = True
            rng[0] = alike  # all moves meet the same chance, so that they can be compared
            foresee(doors, at, memory, other, now, judged, place, policies, times, rng, 1.0, same)
            for p in range(gains.shape[0]):
                gains[p] += same[p] * (end - first) / count
        else:
            share = (end - first) / count
            rng[0] = alike
            foresee(
                doors, at, memory, other, now, judged, place, policies, times, rng, share, gains
            )
        rng[0] = mix(rng[0])
        first = end
    if known:
        for p in range(gains.shape[0]):
            gains[p] -= same[p]
    else:
        foresee(doors, at, memory, after, answer, judged, place, policies, times, rng, -1.0, gains)


def might_have(doors, at, memory, before, other, player, action, rng):
    """Take an action in a copy (`other`), and let fall what is due: whether chance had to do with
    it, and the door's answer."""
    size = before.shape[0]
    memory[:size] = before
    hidden = ask(doors[STIRRED], (at, key_of(rng)))
    now = ask(doors[STEP], (at, player, action))
    fell = now & TURN == CHANCE
    if fell:
        now = ask(doors[FALL], (at, key_of(rng)))
    other[:] = memory[:size]
    if not fell:
        fell = ask(doors[STIRRED], (at, key_of(rng))) != hidden
    return fell, now
