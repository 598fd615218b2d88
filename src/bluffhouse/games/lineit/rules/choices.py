"""Line-it: who may do what."""

from bluffhouse.games.lineit.rules.cards import card_of, find, is_bet
from bluffhouse.games.lineit.rules.lines import fits, length
from bluffhouse.games.lineit.rules.state import CLOSE, DONE, NUMBERS, PASS, PLAY, TO_HAND, TO_LINE

# Why a move is refused.
NO_PASS_YET, MUST_PLAY, IN_LAST_STEP, NOTHING_TAKEN, NO_LINE, PLAYED, NOT_IN_HAND = range(1, 8)
TAKEN, NOT_IN_MARKET, HAND_FULL, SECOND_BET, NO_FIT = range(8, 13)


def actors(s):
    """LI-2, LI-13: the player whose turn it is, and nobody else."""
    if s.over:
        return 0
    return 1 << s.turn


def plays_a_turn(s):
    """LI-4: one hand card a turn. LI-13: in the last step as many as the table plays."""
    return s.last_cards if s.last_step else 1


def may_play(s, player):
    """LI-4, LI-13: whether a hand card may be played to the line."""
    if s.plays:
        for k in range(s.held[player]):
            if fits(s, player, s.hands[player, k]):
                return True
    return False


def nothing_to_decide(s):
    """Only `done` is left, or in the last step only `pass`."""
    if s.last_step:
        return not may_play(s, s.turn)
    return s.taken == 1 and length(s, s.turn) == 0 and not may_play(s, s.turn)


def refusal(s, player, action):
    """LI-3 to LI-7, LI-13: why a move is refused; 0 if it is not."""
    if action == PASS:
        return refusal_of_pass(s, player)
    if action > PLAY and action < CLOSE:
        return refusal_of_play(s, player, card_of(action))
    if s.last_step:
        return IN_LAST_STEP
    if action == DONE:
        return 0 if s.taken else NOTHING_TAKEN
    if action == CLOSE:
        return 0 if length(s, player) > 0 else NO_LINE
    return refusal_of_take(s, player, action)


def refusal_of_pass(s, player):
    """LI-13: nobody passes before the last step, nor if the table has him play what fits."""
    if not s.last_step:
        return NO_PASS_YET
    return MUST_PLAY if s.must and may_play(s, player) else 0


def refusal_of_play(s, player, card):
    """LI-4."""
    if not s.plays:
        return PLAYED
    if find(s.hands[player], s.held[player], card) < 0:
        return NOT_IN_HAND
    return refusal_of_line(s, player, card)


def refusal_of_take(s, player, action):
    """LI-3."""
    card = card_of(action)
    if s.taken:
        return TAKEN
    if find(s.market, s.offered, card) < 0:
        return NOT_IN_MARKET
    if action > TO_HAND:
        return 0 if s.held[player] < s.limit else HAND_FULL
    return refusal_of_line(s, player, card)


def refusal_of_line(s, player, card):
    """LI-6, LI-7."""
    if fits(s, player, card):
        return 0
    return SECOND_BET if is_bet(card) else NO_FIT


def legal(s, player, out):
    n = 0
    if not s.taken and not s.last_step:
        n = list_takes(s, player, out)
    if s.plays:
        n = list_plays(s, player, out, n)
    if s.last_step:
        if s.must and n > 0:
            return n  # LI-13: a card that fits has to be played
        out[n] = PASS
        return n + 1
    if length(s, player) > 0:
        out[n] = CLOSE
        n += 1
    if s.taken:
        out[n] = DONE
        n += 1
    return n


def list_takes(s, player, out):
    """LI-3: by market order, line before hand; two equal bets are one move."""
    room = s.held[player] < s.limit
    listed = 0  # bets, as bits
    n = 0
    for k in range(s.offered):
        card = s.market[k]
        if is_bet(card):
            bit = 1 << (card - NUMBERS)
            if listed & bit:
                continue
            listed |= bit
        if fits(s, player, card):
            out[n] = TO_LINE + card
            n += 1
        if room:
            out[n] = TO_HAND + card
            n += 1
    return n


def list_plays(s, player, out, n):
    """LI-4: by hand order, equal bets once."""
    for k in range(s.held[player]):
        card = s.hands[player, k]
        if fits(s, player, card) and find(s.hands[player], k, card) < 0:
            out[n] = PLAY + card
            n += 1
    return n
