"""The Lie Zie: points, and who has won."""

from bluffhouse.games.liezie.rules.cards import CARDS, digit_of


def points_of(s, player):
    """LZ-18: the numbers on the fronts of a player's prizes."""
    points = 0
    for k in range(s.won):
        if s.owner[k] == player:
            points += digit_of(s.prizes[k])
    return points


def prizes_of(s, player):
    """How many prizes a player has won."""
    cards = 0
    for k in range(s.won):
        if s.owner[k] == player:
            cards += 1
    return cards


def score(s, out):
    """LZ-18: most points, then most cards, then shared."""
    best, winners = -1, 0
    for p in range(s.players):
        points = points_of(s, p)
        out[p] = points
        rank = CARDS * points + prizes_of(s, p)
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << p
    return winners
