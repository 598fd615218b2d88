"""The Lie Zie: nothing is judged before the end, and nothing lies in an order."""

# Compiled like the rules, so without annotations.


def appraise(s, moves, shares):
    """Better judged at the end. Points and drafted hands tell too little of who will win."""
    return 0


def stir(s, rng):
    """Which of the alike cards is taken, is drawn when it is taken."""
    return 0
