"""Line-it: the course of a match."""

from bluffhouse.core.chance import below, shuffle
from bluffhouse.games.lineit.rules.cards import card_of, colour_of, is_bet, remove
from bluffhouse.games.lineit.rules.choices import nothing_to_decide, plays_a_turn
from bluffhouse.games.lineit.rules.lines import clear_line, close_line, place
from bluffhouse.games.lineit.rules.state import (
    BETS,
    CARDS,
    CLOSE,
    DONE,
    NOBODY,
    NUMBERS,
    PLAY,
    TO_HAND,
)


def deal(s):
    """LI-1: all cards are shuffled into one deck; chance says who has the start marker."""
    for k in range(NUMBERS):
        s.deck[k] = k + 1
    for k in range(BETS):
        s.deck[NUMBERS + k] = NUMBERS + 1 + k // 2
    s.left = CARDS
    shuffle(s.chance, s.deck, CARDS)
    s.start = below(s.chance, s.players)
    for p in range(s.players):
        clear_line(s, p)
    begin_round(s)


def chance(s):
    """Nothing: the deck was shuffled when the match began."""


def settle(s):
    """A turn with nothing left to decide ends by itself."""
    while not s.over and nothing_to_decide(s):
        end_turn(s)


def apply(s, player, action):
    if action >= DONE:
        end_turn(s)
    elif action == CLOSE:
        close_line(s, player)
    elif action > PLAY:
        play_card(s, player, card_of(action))
    else:
        take(s, player, action)
    settle(s)


def take(s, player, action):
    """LI-3: one card from the market, to the line or to the hand."""
    card = card_of(action)
    remove(s.market, s.offered, card)
    s.offered -= 1
    s.taken = 1
    if action > TO_HAND:
        s.hands[player, s.held[player]] = card
        s.held[player] += 1
    else:
        place(s, player, card)


def play_card(s, player, card):
    """LI-4: one card from the hand to the line. LI-13: the last step's turn is nothing else."""
    remove(s.hands[player], s.held[player], card)
    s.held[player] -= 1
    s.plays -= 1
    place(s, player, card)
    if s.last_step and not s.plays:
        end_turn(s)


def end_turn(s):
    """LI-2, LI-13: clockwise, until the start marker would be next."""
    following = (s.turn + 1) % s.players
    if following != s.start:
        begin_turn(s, following)
    elif s.last_step:
        finish(s)
    else:
        end_round(s)


def begin_turn(s, player):
    s.turn = player
    s.taken = 0
    s.plays = plays_a_turn(s)


def begin_round(s):
    """LI-2: the market is laid out; who has the start marker begins."""
    for k in range(s.players + 2):
        s.left -= 1
        s.market[k] = s.deck[s.left]
    s.offered = s.players + 2
    begin_turn(s, s.start)


def end_round(s):
    """LI-11: the market is cleared, the start marker passed on. LI-12: is the deck used up?"""
    for k in range(s.offered):
        feed_jackpot(s, s.market[k])
    s.offered = 0
    s.start = (s.start + 1) % s.players
    if s.left >= s.players + 2:
        begin_round(s)
    else:
        begin_last_step(s)


def feed_jackpot(s, card):
    """LI-11, LI-12: numbers go to the jackpot of their colour, bets out of the game."""
    if not is_bet(card):
        colour = colour_of(card)
        s.jackpots[colour, s.pots[colour]] = card
        s.pots[colour] += 1


def begin_last_step(s):
    """LI-12: the rest of the deck goes the way of the market. LI-13: once more around."""
    while s.left > 0:
        s.left -= 1
        feed_jackpot(s, s.deck[s.left])
    s.last_step = 1
    begin_turn(s, s.start)


def finish(s):
    """LI-14: every line is closed."""
    for p in range(s.players):
        close_line(s, p)
    begin_turn(s, NOBODY)
    s.over = 1
