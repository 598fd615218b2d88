"""Lügen: how everybody stands between two rounds. Compiled if asked for."""

# Compiled like the rules, so without annotations.

from bluffhouse.games.luegen.mind.calculator import loses_match
from bluffhouse.games.luegen.rules.course import players_inside


def appraise(s, moves, shares):
    """When dice are to be rolled: if rounds are fair, a stage is lost as often as one's share of
    the mats says, those in the middle shared out among who is still inside."""
    if s.due == 0:
        return 0
    inside = players_inside(s)
    for p in range(s.players):
        loses = 0.0
        if s.inside[p]:
            loses = (s.mats[p] + s.middle / inside) / s.total
        if s.halves:
            loses = loses_match(s, p, loses)
        shares[p] = (1.0 - loses) / (s.players - 1)
    return 1


def stir(s, rng):
    """Dice lie in no order."""
    return 0
