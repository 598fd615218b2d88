"""Lügen: what may lie under the other cups, exactly. Compiled like the rules.

Everything rests on one hidden die and how likely it shows each face. Of a player who said nothing
every face is as likely. Of a bidder the model is: he named a face in proportion to `LEAN` to the
power of his dice that show it. A wild one is taken as `WILD_LEAN` of a die: it speaks for every
face, so it decides little between them. Who goes on with the face of the last bid may do so for
want of a better one: that tells `FOLLOWING` of what bringing it up does. By Bayes his dice are then
still independent of each other, and each leans to the faces he named; so what a cup counts for a
face stays a binomial distribution, but for a straight, and what all cups count together a
convolution. How far to lean was found by matches against the rule of thumb and of calculators.
"""

# Compiled like the rules, so without annotations.

from bluffhouse.games.luegen.rules.course import next_inside
from bluffhouse.games.luegen.rules.ladder import face_of
from bluffhouse.games.luegen.rules.state import RUNG_BITS

LEAN = 3.5  # how much likelier a die makes it that its face is named
MODEST_LEAN = 1.6  # the same, as others will believe of what one names oneself
WILD_LEAN = 0.3
FOLLOWING = 0.3

MOST = 10  # that a cup can count for a face: a straight
ORDERS = 720.0  # in which six dice can show a straight


def die_chances(wild, named, lean, chances):
    """How likely a hidden die shows each face, of a player who named each so clearly, 1 at most."""
    total = 0.0
    for f in range(6):
        leans = min(named[f], 1.0)
        if f == wild - 1:  # it counts for all the others, too
            for other in range(6):
                leans += WILD_LEAN * min(named[other], 1.0) if other != f else 0.0
        chances[f] = lean**leans
        total += chances[f]
    for f in range(6):
        chances[f] /= total


def cup_chances(each, wild, straights, chances, face, out):
    """How likely a cup of `each` such dice counts 0, 1, … MOST for a face."""
    counts = chances[face - 1]
    if wild not in (0, face):
        counts += chances[wild - 1]
    out[:] = 0.0
    out[0] = 1.0
    for die in range(each):
        for k in range(die + 1, 0, -1):
            out[k] = out[k] * (1.0 - counts) + out[k - 1] * counts
        out[0] *= 1.0 - counts
    if straights:
        straight = ORDERS
        for f in range(6):
            straight *= chances[f]
        out[1 if face == 1 else 2] -= straight
        out[MOST // 2 if face == 1 else MOST] += straight


def add_cup(total, cups, cup):
    """Let `total`, what `cups` cups count together, have one more; how many they are then."""
    for count in range(MOST * (cups + 1), -1, -1):
        likely = 0.0
        for k in range(max(0, count - MOST * cups), min(MOST, count) + 1):
            likely += total[count - k] * cup[k]
        total[count] = likely
    return cups + 1


def sum_up(total, cups):
    """Turn how likely each count is into how likely that many or more are."""
    for count in range(MOST * cups - 1, -1, -1):
        total[count] += total[count + 1]


def reached(above, count):
    """How likely `count` or more are there, from what `sum_up` made."""
    if count <= 0:
        return 1.0
    return above[count] if count < above.shape[0] else 0.0


def hear_bids(s, named):
    """How clearly each player named each face in this round (`named[seat, face - 1]`)."""
    bidder, last = s.opener, 0
    for word in range(s.bid // RUNG_BITS + 1):
        bits, bid = s.bids[word], word * RUNG_BITS
        while bits:
            if bits & 1:
                face = face_of(s.wild, bid)
                named[bidder, face - 1] += FOLLOWING if face == last else 1.0
                bidder, last = next_inside(s, bidder), face
            bits >>= 1
            bid += 1
