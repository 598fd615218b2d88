"""Lügen-Kniffel: the course of a match (LK-2 to LK-4, LK-18)."""

from bluffhouse.core.chance import roll, roll_off
from bluffhouse.games.luegenkniffel.rules.cards import full_cards
from bluffhouse.games.luegenkniffel.rules.dice import DICE, FACES
from bluffhouse.games.luegenkniffel.rules.state import NOBODY, NOTHING, TURN_BEGINS


def deal(s):
    """LK-2: the highest die starts."""
    s.said = NOTHING
    s.shown_said = NOTHING
    s.roller = roll_off(s)  # LK-2: who throws highest starts
    s.due = TURN_BEGINS
    chance(s)


def settle(s):
    """Nothing happens by itself at the start of a position."""


def chance(s):
    """LK-3: a turn begins with a roll of all dice. LK-4: only those are rolled that do not lie."""
    if s.due == TURN_BEGINS:
        s.rolls = 0
        s.lying[:] = 0
    roll_loose(s, s.chance)
    s.rolls += 1
    s.due = 0


def roll_loose(s, rng):
    count = DICE
    for f in range(FACES):
        count -= s.lying[f]
        s.dice[f] = s.lying[f]
    for _ in range(count):
        s.dice[roll(rng) - 1] += 1


def everybody(s):
    return (1 << s.players) - 1


def clockwise(s, mask):
    """The first of some players clockwise after the roller, who himself comes last."""
    seat = (s.roller + 1) % s.players
    while not (mask >> seat) & 1:
        seat = (seat + 1) % s.players
    return seat


def end_turn(s):
    """LK-18: once a card is full, everybody else has one more turn."""
    s.said = NOTHING
    s.answered = 0
    s.doubting = 0
    full = full_cards(s)
    if s.closing:
        s.waiting &= ~(1 << s.roller) & ~full
    elif full:
        s.closing = 1
        s.waiting = everybody(s) & ~full
    if s.closing and s.waiting == 0:
        finish(s)
        return
    s.roller = clockwise(s, s.waiting if s.closing else everybody(s))
    s.due = TURN_BEGINS


def finish(s):
    """Nobody rolls any more, and the cups are empty."""
    s.over = 1
    s.roller = NOBODY
    s.rolls = 0
    s.dice[:] = 0
    s.lying[:] = 0
