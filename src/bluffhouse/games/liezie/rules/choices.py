"""The Lie Zie: who may do what."""

from bluffhouse.games.liezie.rules.cards import BACKS, NO_CARD, NO_COLOUR, colour_of, digit_of
from bluffhouse.games.liezie.rules.state import (
    DRAFT,
    HAND,
    LEFT,
    PASS,
    PLAY,
    PLAYING,
    PRIZE,
    PRIZES,
    RIGHT,
    RUN_LENGTH,
    TAKE,
)

# Why a move is refused.
IN_DRAFT, PLACE_FIRST, NOTHING_TO_PLACE, FIRST_CARD, NOT_THERE, PRIZE_FIRST = range(1, 7)
IN_PLAY, LEADER_PASSES, NO_SUCH_CARDS, MIXED, OTHER_COLOUR, TOO_LOW = range(7, 13)


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


def refusal(s, player, action):
    """LZ-3 to LZ-9, LZ-15: why a move is refused; 0 if it is not."""
    if s.phase == DRAFT:
        return refusal_of_draft(s, player, action)
    if s.phase == PRIZES:
        if action < PRIZE:
            return PRIZE_FIRST
        return 0 if s.table[action - PRIZE] else NOT_THERE
    if action == PASS:
        return 0 if s.led != NO_COLOUR else LEADER_PASSES
    if action < PLAY or action > PASS:
        return IN_PLAY
    return refusal_of_play(s, player, start_of(action), length_of(action))


def refusal_of_draft(s, player, action):
    """LZ-3, LZ-5: a card is placed before the next is taken; the first goes to the left."""
    if action >= PLAY:
        return IN_DRAFT
    holding = s.unplaced[player] != NO_CARD
    if action < LEFT:
        if holding:
            return PLACE_FIRST
        return 0 if s.table[action] else NOT_THERE
    if not holding:
        return NOTHING_TO_PLACE
    return FIRST_CARD if action == RIGHT and s.held[player] == 0 else 0


def start_of(action):
    """The position in the hand at which a play begins."""
    return (action - PLAY) // RUN_LENGTH


def length_of(action):
    return (action - PLAY) % RUN_LENGTH + 1


def refusal_of_play(s, player, start, length):
    """LZ-8, LZ-9: neighbours of one colour, after the lead of the colour led and greater."""
    if start + length > s.held[player]:
        return NO_SUCH_CARDS
    colour = colour_of(s.hands[player, start])
    for k in range(start + 1, start + length):
        if colour_of(s.hands[player, k]) != colour:
            return MIXED
    if s.led != NO_COLOUR and colour != s.led:
        return OTHER_COLOUR
    return 0 if number_of(s.hands[player], start, length) > s.number else TOO_LOW


def may_play(s, player, start, length):
    return refusal_of_play(s, player, start, length) == 0


def number_of(cards, start, length):
    """LZ-8: read from left to right."""
    number = 0
    for k in range(start, start + length):
        number = 10 * number + digit_of(cards[k])
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
