"""Line-it: what hand cards still bring in the last step. Compiled like the rules.

A line is sketched on scratch paper, in whole numbers, to try cards on it; a hand is noted beside
it. In the last step at most two cards are played, so that every way to end can be tried.
"""

from bluffhouse.games.lineit.rules.cards import bet_value, colour_of, is_bet
from bluffhouse.games.lineit.rules.lines import bet_is_won, line_cards
from bluffhouse.games.lineit.rules.state import COLOURS, NO_CARD, NUMBERS

POINT = 1000  # worth is counted in thousandths

# Where a sketched line stands on the scratch paper, its copy, and a hand.
SIZE, LAST, LOW, HIGH, BET, BEFORE, OF_COLOUR = 110, 111, 112, 113, 114, 115, 116
COPY = OF_COLOUR + COLOURS
SKETCH = COPY - SIZE  # fields of a sketch
NOTED, IN_HAND = COPY + SKETCH, COPY + SKETCH + 1
PAPER = IN_HAND + 6

NOTHING = -1000000


# --- a line, sketched -----------------------------------------------------------------------


def sketch_line(s, player, out):
    out[SIZE] = s.numbers[player]
    out[LAST] = s.last[player]
    out[LOW] = s.low[player]
    out[HIGH] = s.high[player]
    out[BET] = s.bet[player]
    out[BEFORE] = s.before[player]
    for c in range(COLOURS):
        out[OF_COLOUR + c] = s.colours[player, c]


def sketch_empty(out):
    out[SIZE : OF_COLOUR + COLOURS] = 0
    out[HIGH] = NUMBERS + 1


def sketch_card(out, card):
    """LI-6, as `rules.lines.lay` does it."""
    if is_bet(card):
        out[BET] = card
        out[BEFORE] = out[SIZE]
        return
    if out[SIZE] > 0:
        if card > out[LAST]:
            out[LOW] = card
        else:
            out[HIGH] = card
    out[LAST] = card
    out[SIZE] += 1
    out[OF_COLOUR + colour_of(card)] += 1


def copy_sketch(out):
    out[COPY : COPY + SKETCH] = out[SIZE : SIZE + SKETCH]


def restore_sketch(out):
    out[SIZE : SIZE + SKETCH] = out[COPY : COPY + SKETCH]


def fits_sketched(card, out):
    """LI-6."""
    if is_bet(card):
        return out[BET] == NO_CARD
    return out[LOW] < card < out[HIGH]


def pot_won(s, card, out):
    """LI-10: cards of the jackpot that a card wins if it is laid in the sketched line."""
    if is_bet(card) or out[OF_COLOUR + colour_of(card)] != 2:
        return 0
    return s.pots[colour_of(card)]


def points_with(s, out, more):
    """What closing the sketched line brings after so many more numbers (LI-8, LI-9)."""
    points = line_cards(out[SIZE] + more)
    if out[BET] != NO_CARD:
        value = bet_value(out[BET])
        if bet_is_won(s, out[BET], out[SIZE] - out[BEFORE] + more):
            points += value
        else:
            points -= value
    return POINT * points


# --- the last step --------------------------------------------------------------------------


def note_hand(s, player, out):
    out[NOTED] = 0
    for k in range(s.held[player]):
        note_card(s.hands[player, k], out)


def note_card(card, out):
    out[IN_HAND + out[NOTED]] = card
    out[NOTED] += 1


def forget_card(card, out):
    """Take a card out of the noted hand."""
    for k in range(out[NOTED]):
        if out[IN_HAND + k] == card:
            out[NOTED] -= 1
            out[IN_HAND + k] = out[IN_HAND + out[NOTED]]
            return


def best_ending(s, cards, out):
    """LI-13: what the sketched line and the noted hand bring at most with so many cards played."""
    best = NOTHING
    for first in range(-1, out[NOTED]):
        best = max(best, best_after(s, first, cards, out))
    return best


def best_after(s, first, cards, out):
    """The same if this card of the hand is played first; −1 stands for none."""
    best = ending(s, first, -1, cards, out)
    if first >= 0 and cards > 1:
        for second in range(out[NOTED]):
            if second != first:
                best = max(best, ending(s, first, second, cards, out))
    return best


def ending(s, first, second, cards, out):
    """LI-13: what is won by playing these cards of the noted hand, or NOTHING if that is not
    allowed. The sketched line is left as it was."""
    copy_sketch(out)
    points = played_out(s, first, second, cards, out)
    restore_sketch(out)
    return points


def played_out(s, first, second, cards, out):
    points = 0
    laid = 0
    for place in (first, second):
        if place >= 0:
            if not fits_sketched(out[IN_HAND + place], out):
                return NOTHING
            points += lay_for_points(s, out[IN_HAND + place], out)
            laid += 1
    if s.must and laid < cards and may_go_on(first, second, out):
        return NOTHING
    return points + points_with(s, out, 0)


def lay_for_points(s, card, out):
    won = POINT * pot_won(s, card, out)
    sketch_card(out, card)
    return won


def may_go_on(first, second, out):
    """Whether another card of the noted hand fits."""
    for k in range(out[NOTED]):
        if k not in (first, second) and fits_sketched(out[IN_HAND + k], out):
            return True
    return False
