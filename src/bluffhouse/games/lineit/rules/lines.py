"""Line-it: lines, what they win, and what they bring when they are closed."""

from bluffhouse.games.lineit.rules.cards import bet_value, colour_of, is_bet
from bluffhouse.games.lineit.rules.state import NO_CARD, NUMBERS


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


def jackpot_won(s, player, card):
    """LI-10: how many cards are in the jackpot that a card wins, as the third of its colour."""
    if is_bet(card) or s.colours[player, colour_of(card)] != 2:
        return 0
    return s.pots[colour_of(card)]


def place(s, player, card):
    """LI-10: the jackpot is won at once, by whatever move the card is laid."""
    won = jackpot_won(s, player, card)
    lay(s, player, card)
    if won > 0:
        s.piles[player] += won
        s.pots[colour_of(card)] = 0


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
