"""The Lie Zie: the course of a match: drafts, rounds and prizes."""

from bluffhouse.core.chance import below
from bluffhouse.games.liezie.rules.cards import (
    ALL_ALIKE,
    BACKS,
    CARDS,
    NO_CARD,
    NO_COLOUR,
    back_of,
    bit_of,
    colour_of,
    drawn,
)
from bluffhouse.games.liezie.rules.choices import length_of, number_of, start_of
from bluffhouse.games.liezie.rules.state import (
    DRAFT,
    ENDED,
    HAND,
    LEFT,
    MOST_CARDS_ALWAYS,
    NOBODY,
    PASS,
    PLAY,
    PLAYING,
    PRIZE,
    PRIZES,
    TAKE,
    WINNER,
)


def take_away(s, card):
    """From the table."""
    s.table[back_of(card)] &= ~bit_of(card)


# --- the draft ------------------------------------------------------------------------------


def deal(s):
    """LZ-2, LZ-4: nobody has a card; in turns chance says who begins."""
    s.first = NOBODY if s.free else below(s.chance, s.players)
    s.stage = 1
    begin_draft(s)


def begin_draft(s):
    """LZ-3, LZ-17: all cards but the prizes lie on the table."""
    s.table[:] = ALL_ALIKE
    s.gone[:] = 0
    for k in range(s.won):
        take_away(s, s.prizes[k])
    for p in range(s.players):
        s.held[p] = 0
        s.unplaced[p] = NO_CARD
    s.phase = DRAFT
    s.outs = 0
    s.taken = 0
    s.ready = NOBODY
    s.turn = s.first
    clear_round(s, NOBODY)


def settle(s):
    """A draft in which nobody lacks a card is over; so are prizes when none can be taken."""
    if s.phase == DRAFT:
        if s.free or s.held[s.turn] == HAND:
            next_drafter(s)
    elif s.phase == PRIZES:
        offer_prize(s)


def apply(s, player, action):
    if action < LEFT:
        reach_for(s, player, action - TAKE)
    elif action < PLAY:
        place_card(s, player, action)
    elif action < PASS:
        play_cards(s, player, start_of(action), length_of(action))
    elif action == PASS:
        s.acted |= 1 << player
        next_turn(s, player)
    else:
        reach_for(s, player, action - PRIZE)


def reach_for(s, player, back):
    """LZ-3, LZ-15: a player takes one of the cards with this back; which one, chance says."""
    s.due = 1
    s.drawer = player
    s.back = back


def chance(s):
    """LZ-3, LZ-15: which of the alike cards it is that a player takes."""
    player = s.drawer
    card = drawn(s.chance, s.back, s.table[s.back])
    s.due = 0
    s.drawer = 0
    s.back = 0
    take_away(s, card)
    if s.phase == DRAFT:
        s.unplaced[player] = card
    else:
        win_prize(s, player, card)


def place_card(s, player, side):
    """LZ-3: at the left or right end. LZ-6: who is first to have 12 leads."""
    at = s.held[player]
    if side == LEFT:
        for k in range(at, 0, -1):
            s.hands[player, k] = s.hands[player, k - 1]
        at = 0
    s.hands[player, at] = s.unplaced[player]
    s.unplaced[player] = NO_CARD
    s.held[player] += 1
    if s.held[player] == HAND and s.ready == NOBODY:
        s.ready = player
    next_drafter(s)


def next_drafter(s):
    """LZ-4: clockwise, whoever still lacks cards. LZ-6: when nobody does, play begins."""
    seat = 0 if s.free else s.turn
    for _ in range(s.players):
        seat = (seat + 1) % s.players
        if s.held[seat] < HAND:
            if not s.free:
                s.turn = seat
            return
    s.phase = PLAYING
    begin_round(s, s.ready)


# --- rounds ---------------------------------------------------------------------------------


def clear_round(s, leader):
    s.leader = leader
    s.led = NO_COLOUR
    s.number = 0
    s.best = NOBODY
    s.acted = 0
    s.fallen = 0
    s.played = 0


def begin_round(s, leader):
    clear_round(s, leader)
    s.turn = leader


def play_cards(s, player, start, length):
    """LZ-8 to LZ-10: the cards are discarded, and the hand closes up."""
    s.led = colour_of(s.hands[player, start])
    s.number = number_of(s.hands[player], start, length)
    s.best = player
    s.acted |= 1 << player
    s.player_of[s.played] = player
    s.plays[s.played, :] = NO_CARD
    for k in range(length):
        card = s.hands[player, start + k]
        s.plays[s.played, k] = card
        s.gone[back_of(card)] |= bit_of(card)
    s.played += 1
    s.held[player] -= length
    for k in range(start, s.held[player]):
        s.hands[player, k] = s.hands[player, k + length]
    if s.held[player] == 0:
        s.places[s.outs] = player
        s.outs += 1
        s.fallen += 1
        if pass_is_over(s):
            begin_prizes(s)
            return
    next_turn(s, player)


def pass_is_over(s):
    """LZ-14: when the third player is out; of two or three when only one has cards left."""
    return s.outs >= min(3, s.players - 1)


def next_turn(s, player):
    """LZ-7, LZ-12: clockwise, each player with cards once."""
    seat = (player + 1) % s.players
    while seat != s.leader:
        if s.held[seat] > 0:
            s.turn = seat
            return
        seat = (seat + 1) % s.players
    begin_round(s, next_leader(s))


def next_leader(s):
    """LZ-11: the winner; LZ-13: but after somebody went out who has the most cards."""
    if winner_leads(s):
        return s.best
    last_out = s.places[s.outs - 1]
    leader = last_out
    for k in range(1, s.players):
        seat = (last_out + k) % s.players
        if s.held[seat] > s.held[leader]:
            leader = seat
    return leader


def winner_leads(s):
    """LZ-13: by the sheet's other reading nobody leads for a number once the first is out."""
    if s.lead_rule == MOST_CARDS_ALWAYS:
        return s.outs == 0
    return s.fallen == 0 or (s.lead_rule == WINNER and s.held[s.best] > 0)


# --- prizes ---------------------------------------------------------------------------------


def begin_prizes(s):
    s.phase = PRIZES
    s.taken = 0
    clear_round(s, NOBODY)
    offer_prize(s)


def prizes_due(s):
    """LZ-15: three, two and one; with two players three and one."""
    return 4 if s.players == 2 else 6


def taker(s):
    """LZ-15: who takes the next prize."""
    if s.taken < 3:
        return at_place(s, 0)
    if s.taken < 5:
        return at_place(s, 1)
    return at_place(s, 2)


def at_place(s, place):
    """LZ-12, LZ-15: behind those who are out comes the one who is left."""
    if place < s.outs:
        return s.places[place]
    seat = 0
    while s.held[seat] == 0:
        seat += 1
    return seat


def offer_prize(s):
    """LZ-15: until all prizes are taken, or the pile is used up."""
    if s.taken < prizes_due(s):
        for back in range(BACKS):
            if s.table[back]:
                s.turn = taker(s)
                return
    end_pass(s)


def win_prize(s, player, card):
    """LZ-16: nobody looks at it."""
    s.prizes[s.won] = card
    s.owner[s.won] = player
    s.won_in[s.won] = s.stage
    s.won += 1
    s.taken += 1
    offer_prize(s)


def end_pass(s):
    """LZ-17, LZ-18: the next pass begins, or the game is over.

    Over it is as well if the cards would not do for another draft, to which only a position with
    many prizes can lead.
    """
    if s.stage == s.passes or CARDS - s.won < HAND * s.players:
        s.phase = ENDED
        s.over = 1
        s.taken = 0
        s.turn = NOBODY
        return
    remember(s)
    s.stage += 1
    if not s.free:
        s.first = (s.first + 1) % s.players
    begin_draft(s)


def remember(s):
    """What everybody saw in this pass: all cards played, and each his own hand."""
    past = s.stage - 1
    for back in range(BACKS):
        s.thrown[past, back] = s.gone[back]
    for p in range(s.players):
        s.kept[past, p, :] = 0
        for k in range(s.held[p]):
            card = s.hands[p, k]
            s.kept[past, p, back_of(card)] |= bit_of(card)
