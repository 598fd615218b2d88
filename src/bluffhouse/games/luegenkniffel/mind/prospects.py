"""Lügen-Kniffel: what the cards may still bring where lies are told, and who will win by that.

Compiled with the rules. A card is judged as it is before the dice of the running turn are thrown.
An open field is worth what calculators get for it in the end, by truth or by lie; but there is no
turn for a field that is still open when somebody else's card is full (LK-18). All that is fitted to
how matches of calculators ended, for each number of players (`python -m fits`).
"""

import math

import numpy as np

from bluffhouse.core.weights import read_weights
from bluffhouse.games.luegenkniffel.rules.cards import total, upper_sum
from bluffhouse.games.luegenkniffel.rules.dice import COMBINATIONS, UPPER
from bluffhouse.games.luegenkniffel.rules.state import OPEN, PLAYERS

# Facts of a card, after its open fields: what is missing for the bonus, how much of that three dice
# for each open upper field would not bring, fields for which there will be no turn, open fields and
# points that the next strike would take (LK-16), and that all this is so. Once a card is full,
# nothing counts but how many fields are open for the last turn.
MISSING = COMBINATIONS
SHORT = MISSING + 1
LEFT_OVER = SHORT + 1
FIELDS_AT_STAKE = LEFT_OVER + 1
POINTS_AT_STAKE = FIELDS_AT_STAKE + 1
GOES_ON = POINTS_AT_STAKE + 1
LAST_TURN = GOES_ON + 1
LAST_FIELDS = 3  # and more
CARD = LAST_TURN + LAST_FIELDS
USUAL_BONUS = 35


#: Points for each fact, by players from two.
WORTHS_OF_CARDS = read_weights(__file__, "prospects.npz", "worths", (PLAYERS - 1, CARD))
#: By how many points final scores miss what is expected, by players and by how many fields are open
#: on the fullest card. Who is ahead by that is e times as likely to win.
LUCK = read_weights(__file__, "prospects.npz", "luck", (PLAYERS - 1, COMBINATIONS + 1))


def open_count(s, player):
    count = 0
    for c in range(COMBINATIONS):
        count += s.points[player, c] == OPEN
    return count


def fullest(s):
    """How many fields are open on the fullest card."""
    fewest = COMBINATIONS
    for p in range(s.players):
        fewest = min(fewest, open_count(s, p))
    return fewest


def last_turn_of_all(s):
    """LK-18: in how many turns from now somebody's card is full, if every turn fills a field."""
    last = COMBINATIONS * s.players
    for p in range(s.players):
        last = min(last, (open_count(s, p) - 1) * s.players + turns_until(s, p))
    return last


def turns_until(s, player):
    return (player - s.roller) % s.players


def left_over(s, player):
    """For how many open fields there will be no turn: others' cards are fuller."""
    last, first = last_turn_of_all(s), turns_until(s, player)
    turns = (last - first) // s.players + 1
    if (last - first) % s.players != 0:
        turns += 1  # somebody else finishes: one more
    return max(0, open_count(s, player) - turns)


def card_facts(s, player, facts):
    """What is to be known of a card before the running turn."""
    facts[:] = 0.0
    if s.closing:
        fields = min(open_count(s, player), LAST_FIELDS)
        if (s.waiting >> player) & 1 and fields > 0:
            facts[LAST_TURN + fields - 1] = 1.0
        return
    missing = max(0, s.bonus_at - upper_sum(s, player))
    short = missing
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            facts[c] = 1.0
            facts[FIELDS_AT_STAKE] += s.lies[player, c] > 0
            if c < UPPER:
                short -= 3 * (c + 1)
        elif s.lies[player, c] > 0:
            facts[POINTS_AT_STAKE] += max(0, s.points[player, c])
    facts[MISSING] = missing * s.bonus / USUAL_BONUS
    facts[SHORT] = max(0, short) * s.bonus / USUAL_BONUS
    facts[LEFT_OVER] = left_over(s, player)
    facts[GOES_ON] = 1.0


def secured(s, player):
    """Points that are sure by now."""
    bonus = s.bonus if upper_sum(s, player) >= s.bonus_at else 0
    return total(s, player) + bonus


def expected_score(s, player, facts):
    card_facts(s, player, facts)
    score = float(secured(s, player))
    for k in range(CARD):
        score += WORTHS_OF_CARDS[s.players - 2, k] * facts[k]
    return score


def share_of_win(s, player, more):
    """How likely the player wins if his dice are worth so much more than most."""
    luck = LUCK[s.players - 2, 0 if s.closing else fullest(s)]
    facts = np.empty(CARD)
    mine, together = expected_score(s, player, facts) + more, 1.0
    for p in range(s.players):
        if p != player:
            ahead = expected_score(s, p, facts) - mine
            together += math.exp(min(700.0, ahead / luck))
    return 1.0 / together
