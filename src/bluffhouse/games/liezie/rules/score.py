"""The Lie Zie: points, and who has won."""

from bluffhouse.games.liezie.rules.cards import CARDS, digit_of


def score(s, out):
    """LZ-18: the numbers on the fronts of prizes; most points, then most cards, then shared."""
    best, winners = -1, 0
    for p in range(s.players):
        points, cards = 0, 0
        for k in range(s.won):
            if s.owner[k] == p:
                points += digit_of(s.prizes[k])
                cards += 1
        out[p] = points
        rank = CARDS * points + cards
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << p
    return winners
