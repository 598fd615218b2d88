"""Lügen-Kniffel: cards with points and strikes (LK-13 to LK-17, LK-19)."""

from bluffhouse.core.points import have_most
from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    KNIFFEL,
    SAID_COMBINATION,
    SAID_POINTS,
    UPPER,
)
from bluffhouse.games.luegenkniffel.rules.state import OPEN, STRIKES, STRUCK


def is_full(s, player):
    """LK-18: all points fields are filled or struck."""
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            return False
    return True


def full_cards(s):
    """Who has a full card, as bits."""
    full = 0
    for p in range(s.players):
        if is_full(s, p):
            full |= 1 << p
    return full


def write_points(s, player, said):
    s.points[player, SAID_COMBINATION[said]] = SAID_POINTS[said]


def strike(s, player, combination):
    """LK-16: the second strike takes the points field, too; a third one nothing."""
    if s.lies[player, combination] < STRIKES:
        s.lies[player, combination] += 1
    if s.lies[player, combination] == STRIKES:
        s.points[player, combination] = STRUCK


def is_credited(s, doubter, combination):
    """LK-13, LK-14, LK-17: who was right to doubt writes the points into an open field, but never
    a Kniffel."""
    return combination != KNIFFEL and s.points[doubter, combination] == OPEN


def total(s, player):
    """Points so far, without the bonus."""
    return points_in(s.points[player], COMBINATIONS)


def upper_sum(s, player):
    """LK-19: the points of the upper six combinations."""
    return points_in(s.points[player], UPPER)


def points_in(card, fields):
    """The points in the first fields of a card."""
    points = 0
    for c in range(fields):
        points += max(0, card[c])
    return points


def final_score(s, player):
    """LK-19: points, and the bonus for enough of them in the upper part."""
    points = total(s, player)
    if upper_sum(s, player) >= s.bonus_at:
        points += s.bonus
    return points


def score(s, out):
    """LK-19: the highest total wins; a tie is shared."""
    for p in range(s.players):
        out[p] = final_score(s, p)
    return have_most(out, s.players)
