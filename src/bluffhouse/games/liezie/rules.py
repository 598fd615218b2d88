"""The Lie Zie: the rules, clause by clause (docs/rules/liezie.md).

Plain functions over one record, compiled by `core.press`. A set of cards is kept as six bits a back
(see `cards`): alike cards have no order that could tell one from another.

`stage` is the pass that is being played; a pass in the sense of LZ-9 is the action PASS.
"""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.core.plan import HEAD
from bluffhouse.games.liezie.cards import (
    ALL_ALIKE,
    BACKS,
    CARDS,
    NO_CARD,
    NO_COLOUR,
    back_of,
    bit_of,
    colour_of,
    digit_of,
    drawn,
)

NOBODY = -1
PLAYERS = 6  # at most
HAND = 12
RUN_LENGTH = 3  # cards that can be played together, at most
STAGES = 5  # at most

# What is being done.
DRAFT, PLAYING, PRIZES, ENDED = 0, 1, 2, 3

# LZ-13: who leads when somebody is out.
MOST_CARDS, WINNER, MOST_CARDS_ALWAYS = 0, 1, 2

# Action ids. TAKE and PRIZE are followed by one id a back, PLAY by three a position of the hand.
TAKE, LEFT, RIGHT, PLAY = 0, BACKS, BACKS + 1, BACKS + 2
PASS = PLAY + HAND * RUN_LENGTH
PRIZE = PASS + 1

STATE = np.dtype(
    [
        *HEAD,
        # options
        ("free", np.int32),  # 1: everybody drafts at once
        ("lead_rule", np.int32),  # who leads when somebody is out
        ("passes", np.int32),
        # the table
        ("stage", np.int32),  # the pass, from 1
        ("phase", np.int32),
        ("table", np.int32, (BACKS,)),  # in play the prize pile
        ("gone", np.int32, (BACKS,)),  # played in this pass
        ("first", np.int32),  # who began this pass's draft, if it goes by turns
        ("ready", np.int32),  # who first had a full hand
        ("turn", np.int32),
        ("taken", np.int32),  # prizes, in this pass
        # the round
        ("leader", np.int32),
        ("led", np.int32),  # the colour
        ("number", np.int32),  # the last one played; 0 before the lead
        ("best", np.int32),
        ("acted", np.int32),  # a bit a player
        ("fallen", np.int32),  # how many went out
        ("played", np.int32),  # combinations played: by whom, and which cards
        ("player_of", np.int32, (PLAYERS,)),
        ("plays", np.int32, (PLAYERS, RUN_LENGTH)),
        # each player
        ("held", np.int32, (PLAYERS,)),
        ("hands", np.int32, (PLAYERS, HAND)),
        ("unplaced", np.int32, (PLAYERS,)),
        ("outs", np.int32),  # how many are out of the pass,
        ("places", np.int32, (PLAYERS,)),  # in this order
        # prizes, in the order taken
        ("won", np.int32),
        ("prizes", np.int32, (CARDS,)),
        ("owner", np.int32, (CARDS,)),
        ("won_in", np.int32, (CARDS,)),  # the pass
        # what past passes showed: cards played, to all; cards left in a hand, to its owner
        ("thrown", np.int32, (STAGES - 1, BACKS)),
        ("kept", np.int32, (STAGES - 1, PLAYERS, BACKS)),
    ],
    align=True,
)


def take_away(s, card):
    """From the table."""
    s.table[back_of(card)] &= ~bit_of(card)


# --- what may be done -----------------------------------------------------------------------


def actors(s):
    """LZ-4: whoever has fewer than 12 cards in a free draft; else the player in turn."""
    if s.over or s.due:
        return 0
    if s.phase != DRAFT or not s.free:
        return 1 << s.turn
    mask = 0
    for p in range(s.players):
        if s.held[p] < HAND:
            mask |= 1 << p
    return mask


def allowed(s, player, action):
    if action < PLAY:
        return s.phase == DRAFT and may_draft(s, player, action)
    if action >= PRIZE:
        return s.phase == PRIZES and s.table[action - PRIZE] != 0
    if s.phase != PLAYING:
        return False
    if action == PASS:
        return s.led != NO_COLOUR
    return may_play(s, player, start_of(action), length_of(action))


def may_draft(s, player, action):
    """LZ-3, LZ-5: a card is placed before the next is taken; the first goes to the left."""
    if action < LEFT:
        return s.unplaced[player] == NO_CARD and s.table[action] != 0
    return s.unplaced[player] != NO_CARD and (action == LEFT or s.held[player] > 0)


def start_of(action):
    """The position in the hand at which a play begins."""
    return (action - PLAY) // RUN_LENGTH


def length_of(action):
    return (action - PLAY) % RUN_LENGTH + 1


def may_play(s, player, start, length):
    """LZ-8, LZ-9: neighbours of one colour, after the lead of the colour led and greater."""
    if start + length > s.held[player]:
        return False
    colour = colour_of(s.hands[player, start])
    for k in range(start + 1, start + length):
        if colour_of(s.hands[player, k]) != colour:
            return False
    if s.led != NO_COLOUR and colour != s.led:
        return False
    return number_of(s, player, start, length) > s.number


def number_of(s, player, start, length):
    """LZ-8: read from left to right."""
    number = 0
    for k in range(start, start + length):
        number = 10 * number + digit_of(s.hands[player, k])
    return number


def legal(s, player, out):
    if s.phase == PLAYING:
        n = list_plays(s, player, out)
        if s.led != NO_COLOUR:
            out[n] = PASS
            n += 1
        return n
    if s.phase == PRIZES:
        return list_backs(s, PRIZE, out)
    if s.unplaced[player] == NO_CARD:
        return list_backs(s, TAKE, out)
    out[0] = LEFT
    out[1] = RIGHT
    return 1 if s.held[player] == 0 else 2


def list_backs(s, kind, out):
    """LZ-3, LZ-15: by colour, then number."""
    n = 0
    for back in range(BACKS):
        if s.table[back]:
            out[n] = kind + back
            n += 1
    return n


def list_plays(s, player, out):
    """LZ-8, LZ-9: by position, then length."""
    held = s.held[player]
    n = 0
    for start in range(held):
        card = s.hands[player, start]
        colour = colour_of(card)
        if s.led != NO_COLOUR and colour != s.led:
            continue
        number = digit_of(card)
        action = PLAY + RUN_LENGTH * start
        if number > s.number:
            out[n] = action
            n += 1
        for more in range(1, min(RUN_LENGTH, held - start)):
            card = s.hands[player, start + more]
            if colour_of(card) != colour:
                break
            number = 10 * number + digit_of(card)
            if number > s.number:
                out[n] = action + more
                n += 1
    return n


def sample(s, player, rng, out):
    return out[below(rng, legal(s, player, out))]


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
        s.due = 1 + BACKS * player + action
    elif action < PLAY:
        place_card(s, player, action)
    elif action < PASS:
        play_cards(s, player, start_of(action), length_of(action))
    elif action == PASS:
        s.acted |= 1 << player
        next_turn(s, player)
    else:
        s.due = 1 + BACKS * player + action - PRIZE


def chance(s):
    """LZ-3, LZ-15: which of the alike cards it is that a player takes."""
    player, back = (s.due - 1) // BACKS, (s.due - 1) % BACKS
    s.due = 0
    card = drawn(s.chance, back, s.table[back])
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
    s.number = number_of(s, player, start, length)
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
    return s.outs == min(3, s.players - 1)


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


def score(s, out):
    """LZ-18: the numbers on the fronts of prizes; most points, then most cards, then shared."""
    best, winners = -1, 0
    for p in range(s.players):
        points, cards = 0, 0
        for k in range(s.won):
            if s.owner[k] == p:
                points += digit_of(s.prizes[k])
                cards += 1
        out[p] = points
        rank = CARDS * points + cards
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << p
    return winners
