"""A small, fast counter generator that the rules draw from.

A generator is an array of one unsigned 64-bit word. Compiled and interpreted code must give the
same draws, which is why every constant is spelled as `np.uint64`: mixed with a plain integer,
Numba would turn the arithmetic into floating point.
"""

import numpy as np

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S11, _S27, _S30 = np.uint64(11), np.uint64(27), np.uint64(30)
_S31, _S32 = np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_2_32 = np.uint64(1 << 32)


def mix(word):
    """Scramble a 64-bit word (the finaliser of splitmix64)."""
    word = (word ^ (word >> _S30)) * _MIX_1
    word = (word ^ (word >> _S27)) * _MIX_2
    return word ^ (word >> _S31)


def draw(chance):
    """The next 64 random bits."""
    chance[0] += _GOLDEN
    return mix(chance[0])


def below(chance, n):
    """A whole number from 0 to n - 1 (n below 2**31), each exactly as likely.

    Multiplies 32 random bits by n and keeps the upper half; the few words that would make some
    numbers likelier than others are drawn again.
    """
    size = np.uint64(n)
    product = (draw(chance) >> _S32) * size
    if product & _LOW < size:
        unfair = (_2_32 - size) % size
        while product & _LOW < unfair:
            product = (draw(chance) >> _S32) * size
    return np.int64(product >> _S32)


def fraction(chance):
    """A number from 0 to 1, never 1."""
    return (draw(chance) >> _S11) * 2.0**-53


def place_at(weights, n, left):
    """The place of n that is reached after `left`, each as wide as its weight; at least one weight
    is above 0."""
    found = 0
    for k in range(n):
        if weights[k] > 0.0:
            found = k
            if left < weights[k]:
                break
            left -= weights[k]
    return found


def roll(chance):
    """A fair die: 1 to 6."""
    return below(chance, 6) + 1


THROWS = 24  # of a roll-off that are kept; a longer one has a chance of 6**-22

#: Fields of a state that keeps its roll-off.
ROLL_OFF = [
    ("throws", np.int32),
    ("rolloff", np.int64, (THROWS,)),  # three bits a player; 0: did not throw
]


def roll_off(s):
    """Everybody throws a die, those tied for the highest again, until one is left: he starts."""
    tied = (1 << s.players) - 1
    while True:
        best, leaders, first, thrown = 0, 0, 0, 0
        for p in range(s.players):
            if (tied >> p) & 1:
                die = roll(s.chance)
                thrown |= die << (3 * p)
                if die > best:
                    best, leaders, first = die, 0, p
                if die == best:
                    leaders |= 1 << p
        if s.throws < THROWS:
            s.rolloff[s.throws] = thrown
            s.throws += 1
        if leaders == 1 << first:
            return first
        tied = leaders


def shuffle(chance, cards, count):
    """Put the first `count` cards into a random order, every order equally likely."""
    for last in range(count - 1, 0, -1):
        other = below(chance, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
