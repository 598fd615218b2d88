"""The Lie Zie: what a back can hide, and whether somebody can beat a number. Exact, for one player.

Compiled with the rules. Of the own hand, of what was played and of past passes the fronts are
known; of everything else the backs. A prize is no card that was seen in its pass or later; so a
card once seen that is not in sight now is a little likelier to lie among the others.
"""

from bluffhouse.games.liezie.rules.cards import (
    ALIKE,
    ALL_ALIKE,
    BACKS,
    FRONTS,
    NO_CARD,
    SIZE_OF,
    back_of,
    bit_of,
)
from bluffhouse.games.liezie.rules.knowledge import seen_since

DIGITS = 4
# The chain of `cannot_beat`: what the last cards of a hand were.
OTHER, ONE, TWO = 0, 1, 1 + DIGITS
STATES = TWO + DIGITS * DIGITS


def out_of_sight(s, player, back):
    """The cards of a back whose front the player does not see now, as bits."""
    hidden = ALL_ALIKE & ~s.gone[back]
    for k in range(s.held[player]):
        if back_of(s.hands[player, k]) == back:
            hidden &= ~bit_of(s.hands[player, k])
    if s.unplaced[player] != NO_CARD and back_of(s.unplaced[player]) == back:
        hidden &= ~bit_of(s.unplaced[player])
    return hidden


def back_chances(s, player, back, chances):
    """For each of the six cards of a back: how likely a hidden one that is no prize is this card.

    Prizes avoid what was seen; of two prizes the older may be whatever avoids more. So, the oldest
    first, each is any of the cards left to it, which are equally many whatever the others are.
    """
    hidden = out_of_sight(s, player, back)
    for k in range(ALIKE):
        chances[k] = 1.0 if hidden >> k & 1 else 0.0
    drawn_before = 0
    for stage in range(1, s.stage + 1):
        may_be = hidden & ~seen_since(s, player, stage, back)
        for prize in range(s.won):
            if s.won_in[prize] == stage and back_of(s.prizes[prize]) == back:
                left = SIZE_OF[may_be] - drawn_before
                for k in range(ALIKE):
                    if may_be >> k & 1:
                        chances[k] -= chances[k] / left
                drawn_before += 1
    total = 0.0
    for k in range(ALIKE):
        total += chances[k]
    for k in range(ALIKE):
        if total > 0.0:
            chances[k] /= total


def all_chances(s, player, chances):
    """`back_chances` of every back, one row each."""
    for back in range(BACKS):
        back_chances(s, player, back, chances[back])


def expected_pips(back, chances):
    """The number on the front of a card, on the average."""
    pips = 0.0
    for k in range(ALIKE):
        pips += chances[k] * (FRONTS[ALIKE * back + k] % DIGITS + 1)
    return pips


# --- whether somebody can beat a number -----------------------------------------------------


def colour_chances(s, rival, colour, chances, shows):
    """For each card of another's hand: how likely it has this colour and each number."""
    for place in range(s.held[rival]):
        back = back_of(s.hands[rival, place])
        shows[place, :] = 0.0
        for k in range(ALIKE):
            front = FRONTS[ALIKE * back + k]
            if front // DIGITS == colour:
                shows[place, front % DIGITS] += chances[back, k]


def cannot_beat(shows, cards, number, pull, chain):
    """How likely no one to three neighbours of the colour spell more than a number.

    A chain from card to card: nothing has beaten it, and the cards before were of another colour,
    or one of the colour (by its digit), or two and more (by their last digits). Alike backs, which
    are seldom neighbours, are taken as independent. `pull` is by how much the odds of a colour rise
    behind a card that has it, for hands are not put together by chance; 1 if they were.
    """
    chain[0, :] = 0.0
    chain[0, OTHER] = 1.0
    before = 0.0
    for place in range(cards):
        now, then = place % 2, 1 - place % 2
        here = 0.0
        for digit in range(DIGITS):
            here += shows[place, digit]
        behind = here * pull / (1.0 - here + here * pull)
        apart = here
        if before < 1.0:
            apart = max(0.0, here - before * behind) / (1.0 - before)
        chain[then, :] = 0.0
        for digit in range(DIGITS):
            if shows[place, digit] > 0.0 and digit + 1 <= number:
                part = shows[place, digit] / here
                follow_chain(chain[now], chain[then], digit, part * apart, part * behind, number)
        chain[then, OTHER] += chain[now, OTHER] * (1.0 - apart)
        for state in range(ONE, STATES):
            chain[then, OTHER] += chain[now, state] * (1.0 - behind)
        before = here
    total = 0.0
    for state in range(STATES):
        total += chain[cards % 2, state]
    return total


def follow_chain(now, then, digit, apart, behind, number):
    """One more card of the colour, unless that beats the number: after another colour, or behind
    the same."""
    then[ONE + digit] += now[OTHER] * apart
    if number < 11:
        return
    for last in range(DIGITS):
        if 10 * (last + 1) + digit + 1 > number:
            break
        then[TWO + DIGITS * last + digit] += now[ONE + last] * behind
        for first in range(DIGITS):
            if 100 * (first + 1) + 10 * (last + 1) + digit + 1 > number:
                break
            then[TWO + DIGITS * last + digit] += now[TWO + DIGITS * first + last] * behind
