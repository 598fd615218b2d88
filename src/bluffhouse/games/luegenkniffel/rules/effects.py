"""Lügen-Kniffel: what is left, said and answered, and what comes of it (LK-4, LK-9 to LK-15)."""

from bluffhouse.games.luegenkniffel.rules.cards import is_credited, strike, write_points
from bluffhouse.games.luegenkniffel.rules.choices import still_asked
from bluffhouse.games.luegenkniffel.rules.course import end_turn
from bluffhouse.games.luegenkniffel.rules.dice import (
    COUNTS,
    FACES,
    SAID_COMBINATION,
    SAID_POINTS,
    worth,
)
from bluffhouse.games.luegenkniffel.rules.state import BELIEVE, DOUBT, ROLL_AGAIN, SAY


def apply(s, player, action):
    if action >= BELIEVE:
        answer(s, player, action == DOUBT)
    elif action >= SAY:
        s.said = action - SAY
    else:
        leave(s, action)


def leave(s, kept):
    """LK-4: what lies, lies."""
    for f in range(FACES):
        s.lying[f] += COUNTS[kept, f]
    s.due = ROLL_AGAIN


def answer(s, player, doubts):
    """LK-10: the answers count when all are in."""
    s.answered |= 1 << player
    if doubts:
        s.doubting |= 1 << player
    if still_asked(s) == 0:
        resolve(s)


def holds(s, said):
    """LK-9: whether the dice under the cups bear an announcement out."""
    real = worth(s.dice, SAID_COMBINATION[said])
    if s.lenient:
        return real >= SAID_POINTS[said]
    return real == SAID_POINTS[said]


def resolve(s):
    """LK-11 to LK-15: who writes, and who strikes."""
    said, combination = s.said, SAID_COMBINATION[s.said]
    truth = s.doubting == 0 or holds(s, said)
    if s.doubting:
        keep_reveal(s, truth)
    if truth:
        write_points(s, s.roller, said)
    else:
        strike(s, s.roller, combination)
    for p in range(s.players):
        if (s.doubting >> p) & 1:
            if truth:
                strike(s, p, combination)
            elif is_credited(s, p, combination):
                write_points(s, p, said)
    end_turn(s)


def keep_reveal(s, truth):
    s.shown_said = s.said
    s.shown_roller = s.roller
    s.shown_truth = truth
    s.doubters = s.doubting
    for f in range(FACES):
        s.shown[f] = s.dice[f]
