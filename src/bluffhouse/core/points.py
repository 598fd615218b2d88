"""Who has won by points. Pressed with the rules of the games that count them."""


def have_most(points, players):
    """Who has the most points, as a bit mask: a tie is shared."""
    most, who = points[0], 0
    for p in range(players):
        if points[p] > most:
            most, who = points[p], 0
        if points[p] == most:
            who |= 1 << p
    return who
