"""What a simulation of Line-it counts for each player.

Every line is closed some day, at the latest by LI-14. So all that a line will bring is counted
when its cards are laid; at the end of a match the counts are what was really won and lost.
"""

from bluffhouse.games.lineit.rules.cards import card_laid, is_bet
from bluffhouse.games.lineit.rules.lines import bet_is_won, jackpot_won, length, line_cards
from bluffhouse.games.lineit.rules.state import NO_CARD, PLAY, TO_HAND

TALLIES = (
    "lines", "numbers", "line_cards", "bets_won", "bets_lost", "jackpots", "jackpot_cards",
    "hand_takes",
)  # fmt: skip
LINES, NUMBERS_LAID, LINE_CARDS, BETS_WON, BETS_LOST, JACKPOTS, JACKPOT_CARDS, HAND_TAKES = range(8)

# What reports make of them: names with what is added and what is taken away, and shares of a whole.
DERIVED = (("bets", ("bets_won", "bets_lost"), ()),)
RATES = (("line_cards", "numbers"), ("bets_won", "bets"))


def tally(s, player, action, counts):
    card = card_laid(action)
    if card == NO_CARD:
        if TO_HAND < action <= PLAY:
            counts[player, HAND_TAKES] += 1
        return
    if length(s, player) == 0:
        counts[player, LINES] += 1
    if is_bet(card):
        counts[player, BETS_LOST] += 1  # until enough numbers follow
    else:
        tally_number(s, player, card, counts)


def tally_number(s, player, number, counts):
    """LI-8 to LI-10: what one more number brings."""
    n = s.numbers[player]
    counts[player, NUMBERS_LAID] += 1
    counts[player, LINE_CARDS] += line_cards(n + 1) - line_cards(n)
    bet = s.bet[player]
    if bet != NO_CARD:
        after = n - s.before[player]
        change = int(bet_is_won(s, bet, after + 1)) - int(bet_is_won(s, bet, after))
        counts[player, BETS_WON] += change
        counts[player, BETS_LOST] -= change
    won = jackpot_won(s, player, number)
    if won > 0:
        counts[player, JACKPOTS] += 1
        counts[player, JACKPOT_CARDS] += won
