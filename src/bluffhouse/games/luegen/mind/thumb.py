"""Lügen by rule of thumb: own dice plus what the other cups hold on average.

Compiled like the rules. Looks at nothing but the player's own dice and what is public.
"""

from bluffhouse.core.chance import below
from bluffhouse.games.luegen.rules.choices import refusal
from bluffhouse.games.luegen.rules.course import players_inside
from bluffhouse.games.luegen.rules.dice import cup_count
from bluffhouse.games.luegen.rules.ladder import count_of, face_of, least_count, lowest_raise, rung
from bluffhouse.games.luegen.rules.state import NO_BID

UNREST = 4  # sixths of a die, less one, that are added to what a bid promises, at most
SLACK = 6  # sixths of a die by which a bid may exceed the expectation before it is called


def expected(s, player, face):
    """How many of a face to expect, in sixths of a die: own dice, and 1 or 2 of 6 elsewhere."""
    return expected_of(s, cup_count(s, player, face), face)


def expected_of(s, own, face):
    """The same for who counts so many himself."""
    chances = 1 if s.wild == 0 or face == s.wild else 2
    others = (players_inside(s) - 1) * s.each
    return 6 * own + chances * others


def margin(s, player, bid):
    """By how many sixths of a die the expectation exceeds a bid."""
    return expected(s, player, face_of(s.wild, bid)) - 6 * count_of(s.wild, bid)


def cheapest_raise(s, face):
    """The lowest rung of a face that outbids the last bid, or none."""
    bid = rung(s.wild, least_count(s.wild, lowest_raise(s), face), face)
    return bid if refusal(s, 0, bid) == 0 else NO_BID


def thumb(s, player, rng, out):
    """Raise on the face that is most likely to hold; call a bid that is too bold, unless a raise is
    safer than that is bold."""
    best, best_margin = NO_BID, -1000000
    for face in range(1, 7):
        bid = cheapest_raise(s, face)
        if bid != NO_BID:
            m = margin(s, player, bid) + below(rng, UNREST)  # a little unrest hides the own dice
            if m > best_margin:
                best, best_margin = bid, m
    if s.bid == NO_BID:
        return opening(s, player, rng, best)
    doubt = -margin(s, player, s.bid)
    if best == NO_BID or (doubt > SLACK and doubt >= best_margin):
        return s.liar
    return best


def opening(s, player, rng, best):
    """Open on the best face, at up to the expected count."""
    face = face_of(s.wild, best)
    least, most = opening_counts(expected(s, player, face))
    bid = rung(s.wild, least + below(rng, most - least + 1), face)
    return bid if refusal(s, player, bid) == 0 else best


def opening_counts(expected):
    """The least and the largest count to open with, of what is expected in sixths of a die."""
    most = max(1, expected // 6)
    return max(1, (most + 1) // 2), most
