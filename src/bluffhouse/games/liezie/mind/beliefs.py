"""The Lie Zie: what hands look like, and when a search may judge. Compiled like the rules."""

# Compiled like the rules, so without annotations.

from bluffhouse.core.chance import below
from bluffhouse.core.plan import CALCULATED, LATER
from bluffhouse.games.liezie.mind.calculator import PULL
from bluffhouse.games.liezie.mind.holdings import hand_worth, taken_worth
from bluffhouse.games.liezie.rules.cards import NO_CARD, back_of, bit_of, colour_of, drawn
from bluffhouse.games.liezie.rules.course import take_away
from bluffhouse.games.liezie.rules.knowledge import imagine
from bluffhouse.games.liezie.rules.state import DRAFT, HAND, PRIZES

#: Playouts of a search, by players. In the draft all playouts of a move end alike, so few are
#: enough; a review asks for more.
BUDGETS = dict.fromkeys(range(2, 7), (64,))
SWEEPS = 4  # over all hands, until they look drafted
TOSS = 1 << 20


def believe(s, player, rng):
    """Hands are not put together by chance: who drafts lays colour to colour. Backs are public, so
    cards are swapped for those of the table that have the same back, and those of a colour with
    their neighbours rather stay (Metropolis' algorithm); all such worlds are as likely."""
    imagine(s, player, rng)
    for _ in range(SWEEPS):
        for p in range(s.players):
            if p != player:
                for place in range(s.held[p]):
                    swap_with_table(s, p, place, rng)
    return 1.0


def swap_with_table(s, p, place, rng):
    card = s.hands[p, place]
    back = back_of(card)
    if s.table[back] == 0:
        return
    other = drawn(rng, back, s.table[back])
    gain = alike_beside(s, p, place, colour_of(other)) - alike_beside(s, p, place, colour_of(card))
    if gain >= 0 or below(rng, TOSS) < TOSS * PULL**gain:
        take_away(s, other)
        s.table[back] |= bit_of(card)
        s.hands[p, place] = other


def alike_beside(s, p, place, colour):
    """How many neighbours of a place in a hand have a colour."""
    alike = 0
    if place > 0 and colour_of(s.hands[p, place - 1]) == colour:
        alike += 1
    if place + 1 < s.held[p] and colour_of(s.hands[p, place + 1]) == colour:
        alike += 1
    return alike


def ponder(s, player):
    """In the draft. Of prizes nobody knows more than the calculator, and in play, where few moves
    are close, a search would mostly find noise."""
    return 1 if s.phase == DRAFT else 0


def rest(s, player):
    """In the draft by the hand; in play by the prizes, or among more than two by the chance to be
    out first, as long as nobody is."""
    if s.phase == PRIZES:
        return share_of_prizes(s, player)
    if s.phase == DRAFT:
        if s.unplaced[player] != NO_CARD:
            return taken_worth(s, player)
        if s.held[player] == 0:
            return 0.0 if s.stage > 1 else LATER  # he comes from a pass without a prize
        return hand_worth(s, player)
    if in_first_round(s):
        return hand_worth(s, player)  # he comes from the draft
    return CALCULATED if s.players > 2 and s.outs == 0 else LATER


def in_first_round(s):
    """Whether nothing was played before this round."""
    before = 0
    for p in range(s.players):
        before += HAND - s.held[p]
    for k in range(s.played):
        for card in s.plays[k]:
            before -= card != NO_CARD
    return before == 0


def share_of_prizes(s, player):
    """Three prizes are as good as the win, two and one are some of it, among two nothing."""
    ahead = 0
    while ahead < s.outs and s.places[ahead] != player:
        ahead += 1
    if ahead == 0:
        return 1.0
    return 0.0 if s.players == 2 else 0.6 / 2.0**ahead
