"""The Lie Zie: what a player cannot know, drawn anew; and what he knows, as numbers.

Backs are public, fronts are not. So every hidden card keeps its back and gets one of the fronts
that its back still leaves open.
"""

from bluffhouse.games.liezie.rules.cards import (
    ALL_ALIKE,
    BACKS,
    CARDS,
    COLOURS,
    NO_CARD,
    NO_COLOUR,
    SIZE_OF,
    back_of,
    bit_of,
    colour_of,
    digit_of,
    drawn,
)
from bluffhouse.games.liezie.rules.course import take_away
from bluffhouse.games.liezie.rules.state import ENDED, HAND, NOBODY

CARD_FEATURES = COLOURS + 1  # colour and number
# What `observe` tells of a seat beside backs: cards, in turn, leader, best, acted, ready, place.
SEAT_FACTS = 7


# --- imagined worlds ------------------------------------------------------------------------


def imagine(s, player, rng):
    """Prizes first, the oldest before the others, then all other hidden cards.

    A prize avoids what the player saw in its pass or later. The later it was won, the more fronts
    it may have: all that an older prize may have are among them. So drawing the oldest first leaves
    the later ones equally many choices whatever was drawn, and every assignment is as likely.
    """
    leave_hidden(s, player)
    if s.phase != ENDED:
        for stage in range(1, s.stage + 1):
            redraw_prizes(s, player, stage, rng)
    for p in range(s.players):
        if p != player:
            redraw_hand(s, p, rng)
    for past in range(s.stage - 1):
        redraw_memories(s, player, past, rng)


def leave_hidden(s, player):
    """Put on the table all cards whose front the player does not see."""
    for back in range(BACKS):
        s.table[back] = ALL_ALIKE & ~s.gone[back]
    if player != NOBODY:
        for k in range(s.held[player]):
            take_away(s, s.hands[player, k])
        if s.unplaced[player] != NO_CARD:
            take_away(s, s.unplaced[player])
    if s.phase == ENDED:
        for k in range(s.won):
            take_away(s, s.prizes[k])


def redraw_prizes(s, player, stage, rng):
    """The prizes won in one pass: no card that the player saw in it or later."""
    for k in range(s.won):
        if s.won_in[k] == stage:
            back = back_of(s.prizes[k])
            card = drawn(rng, back, s.table[back] & ~seen_since(s, player, stage, back))
            s.prizes[k] = card
            take_away(s, card)


def seen_since(s, player, stage, back):
    """What the player saw of a back in this and later passes, up to the last one."""
    seen = 0
    for past in range(stage - 1, s.stage - 1):
        seen |= s.thrown[past, back]
        if player != NOBODY:
            seen |= s.kept[past, player, back]
    return seen


def redraw_hand(s, p, rng):
    for k in range(s.held[p]):
        s.hands[p, k] = redrawn(s, s.hands[p, k], rng)
    if s.unplaced[p] != NO_CARD:
        s.unplaced[p] = redrawn(s, s.unplaced[p], rng)


def redrawn(s, card, rng):
    """Another card with the same back."""
    back = back_of(card)
    other = drawn(rng, back, s.table[back])
    take_away(s, other)
    return other


def redraw_memories(s, player, past, rng):
    """What others kept in a past pass: no prize of that time, and nothing the player saw then."""
    for back in range(BACKS):
        hidden = ALL_ALIKE & ~s.thrown[past, back] & ~prizes_by(s, past + 1, back)
        if player != NOBODY:
            hidden &= ~s.kept[past, player, back]
        for p in range(s.players):
            if p != player:
                cards = SIZE_OF[s.kept[past, p, back]]
                s.kept[past, p, back] = 0
                for _ in range(cards):
                    bit = bit_of(drawn(rng, back, hidden))
                    s.kept[past, p, back] |= bit
                    hidden &= ~bit


def prizes_by(s, stage, back):
    """The prizes with this back that were won up to the end of a pass."""
    won = 0
    for k in range(s.won):
        if s.won_in[k] <= stage and back_of(s.prizes[k]) == back:
            won |= bit_of(s.prizes[k])
    return won


# --- observations ---------------------------------------------------------------------------


def observe(s, player, out):
    """The pieces of `layout`, one after the other; seats are counted from the player's own."""
    out[s.phase] = 1
    out[4] = s.stage
    out[5] = s.taken
    if s.led != NO_COLOUR:
        out[6 + s.led] = 1
    out[10] = s.number
    at = 11
    for back in range(BACKS):
        out[at + back] = SIZE_OF[s.table[back]]
    at += BACKS
    at = observe_sets(s.gone, 1, out, at)
    at = observe_past(s, player, out, at)
    for k in range(HAND):
        if k < s.held[player]:
            observe_front(s.hands[player, k], out, at)
        at += CARD_FEATURES
    if s.unplaced[player] != NO_CARD:
        observe_front(s.unplaced[player], out, at)
    at += CARD_FEATURES
    for k in range(s.players):
        at = observe_seat(s, (player + k) % s.players, out, at)


def observe_sets(sets, mark, out, at):
    """A mark at every card of some sets."""
    for card in range(CARDS):
        if sets[back_of(card)] & bit_of(card):
            out[at + card] = mark
    return at + CARDS


def observe_past(s, player, out, at):
    """The last past pass in which the player saw each card, from 1."""
    for past in range(s.stage - 1):
        observe_sets(s.thrown[past], past + 1, out, at)
        observe_sets(s.kept[past, player], past + 1, out, at)
    return at + CARDS


def observe_front(card, out, at):
    out[at + colour_of(card)] = 1
    out[at + COLOURS] = digit_of(card)


def observe_back(back, out, at):
    out[at + back // 4] = 1
    out[at + COLOURS] = back % 4 + 1


def observe_seat(s, p, out, at):
    out[at] = s.held[p]
    out[at + 1] = p == s.turn
    out[at + 2] = p == s.leader
    out[at + 3] = p == s.best
    out[at + 4] = (s.acted >> p) & 1
    out[at + 5] = p == s.ready
    for place in range(s.outs):
        if s.places[place] == p:
            out[at + 6] = place + 1
    at += SEAT_FACTS
    for k in range(HAND):
        if k < s.held[p]:
            observe_back(back_of(s.hands[p, k]), out, at)
        at += CARD_FEATURES
    if s.unplaced[p] != NO_CARD:
        observe_back(back_of(s.unplaced[p]), out, at)
    at += CARD_FEATURES
    for k in range(s.won):
        if s.owner[k] == p:
            out[at + back_of(s.prizes[k])] += 1
    return at + BACKS
