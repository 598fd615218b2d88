"""Line-it: the state of a match, which is one record.

A card is a whole number: 1 to 100 are the numbers, 101 to 103 the bets +3, +4 and +5. An action id
is a kind of move plus a card.
"""

import numpy as np

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
