"""Line-it: points, and who has won."""

from bluffhouse.core.points import have_most


def points_of(s, player):
    """LI-14: cards in the pile, plus and minus bets."""
    points, bets = s.piles[player], s.bets[player]
    for k in range(s.settled[player]):
        points += bets[k]
    return points


def score(s, out):
    """LI-14: the most points win; a tie is shared."""
    for p in range(s.players):
        out[p] = points_of(s, p)
    return have_most(out, s.players)
