"""Line-it: points, and who has won."""


def points_of(s, player):
    """LI-14: cards in the pile, plus and minus bets."""
    points, bets = s.piles[player], s.bets[player]
    for k in range(s.settled[player]):
        points += bets[k]
    return points


def score(s, out):
    """LI-14: the most points win; a tie is shared."""
    most = points_of(s, 0)
    winners = 0
    for p in range(s.players):
        points = points_of(s, p)
        out[p] = points
        if points > most:
            most, winners = points, 0
        if points == most:
            winners |= 1 << p
    return winners
