"""Lügen-Kniffel: nothing is judged before the end, and nothing lies in an order."""

# Compiled like the rules, so without annotations.


def appraise(s, moves, shares):
    """Better judged at the end. By what the cards may bring before each turn, a third of the
    scatter was luck; by playing on, half."""
    return 0


def stir(s, rng):
    """Dice lie in no order."""
    return 0
