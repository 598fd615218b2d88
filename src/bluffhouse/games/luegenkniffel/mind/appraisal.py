"""Lügen-Kniffel: how everybody stands between two turns. Compiled if asked for."""

# Compiled like the rules, so without annotations.

from bluffhouse.games.luegenkniffel.mind.prospects import share_of_win
from bluffhouse.games.luegenkniffel.rules.state import TURN_BEGINS


def appraise(s, moves, shares):
    """Before the dice of a turn are thrown, by what the cards may bring."""
    if s.due != TURN_BEGINS:
        return 0
    for p in range(s.players):
        shares[p] = share_of_win(s, p, 0.0)
    return 1


def stir(s, rng):
    """Dice lie in no order."""
    return 0
