"""Lügen: the ladder of bids (LU-7, LU-8).

Bids are the rungs of a ladder, numbered from 0 in the order in which they outbid each other; the
number of a bid is also its action id. The last id of all, above the highest rung, calls a lie.
"""

from bluffhouse.games.luegen.rules.state import NO_BID


def rung(wild, count, face):
    """LU-7: the place of a bid on the ladder.

    With wild ones the value of a bid on ones is twice its count. Two values make a group of eleven
    rungs: five faces of the odd value, then the ones and five faces of the even value.
    """
    if wild != 1:
        return 6 * (count - 1) + face - 1
    if face == 1:
        return 11 * count - 6
    group = (count - 1) // 2
    if count % 2 == 1:
        return 11 * group + face - 2
    return 11 * group + face + 4


def face_of(wild, bid):
    if wild != 1:
        return bid % 6 + 1
    place = bid % 11
    if place < 5:
        return place + 2
    return max(1, place - 4)


def count_of(wild, bid):
    if wild != 1:
        return bid // 6 + 1
    group = bid // 11
    place = bid % 11
    if place < 5:
        return 2 * group + 1
    if place == 5:
        return group + 1
    return 2 * group + 2


def straights_count(s):
    """A straight exists only with six dice and wild ones."""
    return s.straight == 1 and s.each == 6 and s.wild == 1


def most_of_a_face(s, inside):
    """LU-8: the largest count that can be named of an ordinary face."""
    return (10 if straights_count(s) else s.each) * inside


def highest_rung(s, inside):
    """The last rung of the unbroken part of the ladder."""
    return rung(s.wild, most_of_a_face(s, inside), 6)


def first_lone_ones(s, inside):
    """With wild ones, bids on ones go on above every other face: from this count on."""
    return most_of_a_face(s, inside) // 2 + 1


def lowest_raise(s):
    """LU-5: the first rung that outbids the last bid."""
    return rung_above(s.wild, s.bid)


def rung_above(wild, bid):
    """LU-7: the first rung that outbids a bid.

    A bid on ones is not outbid by other faces of the same value, which are the five next rungs.
    """
    if bid != NO_BID and wild == 1 and face_of(wild, bid) == 1:
        return bid + 6
    return bid + 1


def least_count(wild, lowest, face):
    """The least count of a face from a rung of the ladder on."""
    count = count_of(wild, lowest)
    count = 1 if wild == 1 and face == 1 else max(1, count // 2)
    while rung(wild, count, face) < lowest:
        count += 1
    return count
