"""Line-it: the rules, clause by clause (docs/rules/lineit.md).

Plain functions over one record, compiled by `core.press`. A card is a whole number: 1 to 100 are
the numbers, 101 to 103 the bets +3, +4 and +5. An action id is a kind of move plus a card.
"""

import numpy as np

from bluffhouse.core.chance import below, shuffle
from bluffhouse.core.plan import HEAD

NOBODY = -1
NO_CARD = 0
NUMBERS = 100
KINDS = 103  # of cards: the numbers and three bets
CARDS = 106  # each bet is there twice
COLOURS = 4
OF_A_COLOUR = 25
PLAYERS = 5  # at most
HAND = 3  # cards in a hand, at most
MARKET = PLAYERS + 2
LINE = NUMBERS + 1  # all numbers and a bet
BETS = 6

# Action ids. The first three are followed by one id a card: TO_LINE + 57 is `take 57 line`.
TO_LINE, TO_HAND, PLAY = -1, KINDS - 1, 2 * KINDS - 1
CLOSE, DONE, PASS = 3 * KINDS, 3 * KINDS + 1, 3 * KINDS + 2

STATE = np.dtype(
    [
        *HEAD,
        # options
        ("exactly", np.int32),  # 1: a bet wants exactly as many numbers as it says
        ("limit", np.int32),  # cards in a hand
        ("last_cards", np.int32),  # hand cards that may be played in the last step,
        ("must", np.int32),  # or, with 1, have to be as long as one fits
        ("open_hands", np.int32),  # 1: views show all hands
        # the table
        ("left", np.int32),  # cards in the deck,
        ("deck", np.int32, (CARDS,)),  # of which the last is drawn next
        ("offered", np.int32),
        ("market", np.int32, (MARKET,)),
        ("pots", np.int32, (COLOURS,)),  # cards in each jackpot
        ("jackpots", np.int32, (COLOURS, OF_A_COLOUR)),
        ("start", np.int32),  # who has the start marker
        ("turn", np.int32),
        ("taken", np.int32),  # 1: this turn's card is taken
        ("plays", np.int32),  # hand cards that may still be played in this turn
        ("last_step", np.int32),
        # each player
        ("held", np.int32, (PLAYERS,)),  # cards in hand
        ("hands", np.int32, (PLAYERS, HAND)),
        ("piles", np.int32, (PLAYERS,)),
        ("settled", np.int32, (PLAYERS,)),  # bets won and lost
        ("bets", np.int32, (PLAYERS, BETS)),
        # each player's line
        ("lines", np.int32, (PLAYERS, LINE)),
        ("numbers", np.int32, (PLAYERS,)),  # number cards in it
        ("last", np.int32, (PLAYERS,)),  # the last of them
        ("low", np.int32, (PLAYERS,)),  # what still fits lies above this
        ("high", np.int32, (PLAYERS,)),  # and below this
        ("colours", np.int32, (PLAYERS, COLOURS)),  # cards of each colour
        ("bet", np.int32, (PLAYERS,)),  # the bet in it
        ("before", np.int32, (PLAYERS,)),  # numbers before the bet
    ],
    align=True,
)


# --- cards ----------------------------------------------------------------------------------


def is_bet(card):
    return card > NUMBERS


def bet_value(card):
    """LI-1: +3, +4, +5."""
    return card - NUMBERS + 2


def colour_of(number):
    """LI-1: the colours take turns."""
    return (number - 1) % COLOURS


def card_of(action):
    """The card of a take or a play."""
    return action % KINDS + 1


def card_laid(action):
    """The card that an action lays in the line, or none."""
    if action >= CLOSE or TO_HAND < action <= PLAY:
        return NO_CARD
    return card_of(action)


def find(cards, count, card):
    """Where the first such card lies, or −1."""
    for k in range(count):
        if cards[k] == card:
            return k
    return -1


def remove(cards, count, card):
    """Take the first such card out; what is left keeps its order."""
    for k in range(find(cards, count, card), count - 1):
        cards[k] = cards[k + 1]


# --- lines ----------------------------------------------------------------------------------


def length(s, player):
    """How many cards a line has."""
    return s.numbers[player] + (s.bet[player] != NO_CARD)


def fits(s, player, card):
    """LI-6: one bet in a line; a number goes on in the direction of the first two."""
    if is_bet(card):
        return s.bet[player] == NO_CARD
    return s.low[player] < card < s.high[player]


def lay(s, player, card):
    """LI-6: add a card to the end of a line. The second number decides the direction."""
    s.lines[player, length(s, player)] = card
    if is_bet(card):
        s.bet[player] = card
        s.before[player] = s.numbers[player]
        return
    if s.numbers[player] > 0:
        if card > s.last[player]:
            s.low[player] = card
        else:
            s.high[player] = card
    s.last[player] = card
    s.numbers[player] += 1
    s.colours[player, colour_of(card)] += 1


def clear_line(s, player):
    s.numbers[player] = 0
    s.last[player] = NO_CARD
    s.low[player] = 0
    s.high[player] = NUMBERS + 1
    s.colours[player, :] = 0
    s.bet[player] = NO_CARD
    s.before[player] = 0


def place(s, player, card):
    """LI-10: the third card of a colour wins its jackpot, at once and by whatever move."""
    lay(s, player, card)
    if is_bet(card):
        return
    colour = colour_of(card)
    if s.colours[player, colour] == 3:
        s.piles[player] += s.pots[colour]
        s.pots[colour] = 0


def bet_is_won(s, bet, after):
    """LI-8: enough numbers after the bet; by the other reading exactly as many."""
    if s.exactly:
        return after == bet_value(bet)
    return after >= bet_value(bet)


def line_cards(numbers):
    """LI-9: what a closed line gives to the pile."""
    return max(0, numbers - 3)


def close_line(s, player):
    """LI-8, LI-9: first the bet, then the cards."""
    bet = s.bet[player]
    if bet != NO_CARD:
        points = bet_value(bet)
        if not bet_is_won(s, bet, s.numbers[player] - s.before[player]):
            points = -points
        s.bets[player, s.settled[player]] = points
        s.settled[player] += 1
    s.piles[player] += line_cards(s.numbers[player])
    clear_line(s, player)


# --- what may be done -----------------------------------------------------------------------


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


def allowed(s, player, action):
    """LI-3 to LI-7, LI-13."""
    if action == PASS:
        return s.last_step == 1 and not (s.must and may_play(s, player))
    if action > PLAY and action < CLOSE:
        return may_play_card(s, player, card_of(action))
    if s.last_step:
        return False
    if action == DONE:
        return s.taken == 1
    if action == CLOSE:
        return length(s, player) > 0
    return may_take(s, player, action)


def may_play_card(s, player, card):
    """LI-4, LI-6."""
    if not s.plays or find(s.hands[player], s.held[player], card) < 0:
        return False
    return fits(s, player, card)


def may_take(s, player, action):
    """LI-3, LI-6."""
    card = card_of(action)
    if s.taken or find(s.market, s.offered, card) < 0:
        return False
    if action > TO_HAND:
        return s.held[player] < s.limit
    return fits(s, player, card)


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


def sample(s, player, rng, out):
    return out[below(rng, legal(s, player, out))]


# --- the course of a match ------------------------------------------------------------------


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


def points_of(s, player):
    """LI-14: cards in the pile, plus and minus bets."""
    points = s.piles[player]
    for k in range(s.settled[player]):
        points += s.bets[player, k]
    return points


def score(s, out):
    """LI-14: the most points win; a tie is shared."""
    most = points_of(s, 0)
    winners = 0
    for p in range(s.players):
        points = points_of(s, p)
        out[p] = points
        if points > most:
            most, winners = points, 0
        if points == most:
            winners |= 1 << p
    return winners
