"""Lügen: dice under cups, and what they count (LU-4, LU-9, LU-10)."""

from bluffhouse.core.chance import roll
from bluffhouse.games.luegen.rules.ladder import count_of, face_of, straights_count
from bluffhouse.games.luegen.rules.state import FACE_BITS


def roll_dice(s):
    """LU-4: every player still in the stage rolls his dice."""
    for p in range(s.players):
        s.dice[p, :] = 0
        if s.inside[p]:
            roll_cup(s, p, s.chance)


def roll_cup(s, player, rng):
    for _ in range(s.each):
        s.dice[player, roll(rng) - 1] += 1


def count_dice(s, face):
    """LU-9: how many of a face all dice show."""
    total = 0
    for p in range(s.players):
        if s.inside[p]:
            total += cup_count(s, p, face)
    return total


def cup_count(s, player, face):
    """LU-9: what one player's dice count for a face."""
    if straights_count(s) and is_straight(s, player):
        return 5 if face == 1 else 10
    count = s.dice[player, face - 1]
    if s.wild != 0 and face != s.wild:
        count += s.dice[player, s.wild - 1]
    return count


def is_straight(s, player):
    for f in range(6):
        if s.dice[player, f] != 1:
            return False
    return True


def holds(s, bid):
    """LU-10: at least as many as named are there."""
    return count_dice(s, face_of(s.wild, bid)) >= count_of(s.wild, bid)


def cup_as_number(s, player):
    """How many dice there are of each face."""
    number = 0
    for f in range(6):
        number |= s.dice[player, f] << FACE_BITS * f
    return number
