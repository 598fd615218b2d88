"""What a simulation of Lügen counts for each player."""

from bluffhouse.games.luegen.rules.dice import holds

TALLIES = ("bids", "lies", "lies_called", "calls", "calls_right")
BIDS, LIES, LIES_CALLED, CALLS, CALLS_RIGHT = range(5)

# What reports make of them: names with what is added and what is taken away, and shares of a whole.
DERIVED = (("lies_uncalled", ("lies",), ("lies_called",)),)
RATES = (("lies", "bids"), ("lies_called", "lies"), ("calls_right", "calls"))


def tally(s, player, action, counts):
    """A lie is a bid that the dice on the table do not bear out."""
    if action == s.liar:
        counts[player, CALLS] += 1
        if not holds(s, s.bid):
            counts[player, CALLS_RIGHT] += 1
            counts[s.bidder, LIES_CALLED] += 1
    else:
        counts[player, BIDS] += 1
        if not holds(s, action):
            counts[player, LIES] += 1
