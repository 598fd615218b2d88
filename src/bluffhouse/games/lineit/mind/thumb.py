"""Line-it by rule of thumb: what the line may still become, against the turns that it takes.

Compiled like the rules, in whole numbers: worth is counted in thousandths of a point. Of the deck
it uses which cards are in it, which everybody knows, and never their order.

`out` is scratch paper: how many unseen numbers there are up to each number, and then a line and a
hand, as `ending` has them.
"""

from bluffhouse.core.chance import below
from bluffhouse.games.lineit.mind.ending import (
    HIGH,
    IN_HAND,
    LAST,
    LOW,
    NOTED,
    NOTHING,
    OF_COLOUR,
    POINT,
    SIZE,
    best_after,
    lay_for_points,
    note_hand,
    points_with,
    sketch_empty,
    sketch_line,
)
from bluffhouse.games.lineit.rules.cards import is_bet
from bluffhouse.games.lineit.rules.lines import fits, length
from bluffhouse.games.lineit.rules.state import (
    CLOSE,
    COLOURS,
    DONE,
    NO_CARD,
    NUMBERS,
    PASS,
    PLAY,
    TO_HAND,
    TO_LINE,
)

TURN_WORTH = 700  # what a turn spent on later lines brings,
ENTRANCE = 2  # after so many turns
HOLD = 400  # worth of a number in the hand,
CROWDED = 200  # less this for every card already there
DELAY = 350  # worth lost if a card that fits is held back
SAME_COLOUR = 300  # in a thousand: a further card has a wanted colour

# --- the scratch paper ----------------------------------------------------------------------


def survey(s, out):
    """Count the unseen numbers up to each number."""
    out[: NUMBERS + 1] = 0
    for k in range(s.left):
        if not is_bet(s.deck[k]):
            out[s.deck[k]] = 1
    for number in range(1, NUMBERS + 1):
        out[number] += out[number - 1]


# --- what a line is worth -------------------------------------------------------------------


def room_ahead(out):
    """How many unseen numbers lie ahead; a line without a direction takes the wider side."""
    if out[SIZE] == 0:
        return out[NUMBERS] * 3 // 4
    if out[SIZE] == 1:
        below_it = out[out[LAST] - 1]
        return max(below_it, out[NUMBERS] - out[out[LAST]])
    return out[out[HIGH] - 1] - out[out[LOW]]


def later(turns):
    """What is left for the lines after this one."""
    return TURN_WORTH * max(0, turns - ENTRANCE * POINT) // POINT


def worth(s, turns, out):
    """The sketched line, closed after the best number of further cards, and the lines after it.

    Each further number takes a turn, more when few numbers fit, and a part of the room ahead.
    """
    left = POINT * turns
    best = points_with(s, out, 0) + later(left)
    seen = (s.players + 5) * POINT // 2  # cards to choose from, on the average
    ahead = room_ahead(out)
    none, one, two = POINT, 0, 0  # chances to have met so many cards of a colour
    more = 0
    while ahead > 0:
        fitting = seen * ahead // s.left
        left -= max(POINT, POINT * POINT // fitting)
        if left < 0:
            break
        ahead -= max(1, ahead * POINT // (fitting + POINT))
        more += 1
        two += (one - two) * SAME_COLOUR // POINT
        one += (none - one) * SAME_COLOUR // POINT
        none -= none * SAME_COLOUR // POINT
        value = points_with(s, out, more) + later(left)
        for c in range(COLOURS):
            missing = 3 - out[OF_COLOUR + c]
            if missing == 1:
                value += s.pots[c] * (POINT - none)
            elif missing == 2:
                value += s.pots[c] * (POINT - none - one)
            elif missing == 3:
                value += s.pots[c] * (POINT - none - one - two)
        best = max(best, value)
    return best


def worth_with(s, card, turns, out):
    """The sketched line with one more card, and the jackpot that the card wins (LI-10)."""
    return lay_for_points(s, card, out) + worth(s, turns, out)


def gain(s, player, card, turns, stay, out):
    """By how much a card makes the player's line better than `stay`."""
    sketch_line(s, player, out)
    return worth_with(s, card, turns, out) - stay


def fresh_gain(s, card, turns, empty, out):
    """By how much a card is better than an empty line."""
    sketch_empty(out)
    return worth_with(s, card, turns, out) - empty


def hold_worth(s, player, card, turns, stay, out):
    """What a card is worth in the hand."""
    base = 0
    if turns > 0:
        base = HOLD - CROWDED * s.held[player]
    if not fits(s, player, card):
        return base
    later_on = gain(s, player, card, turns, stay, out) - DELAY
    if turns == 0 and s.must:
        return later_on  # LI-13: it will have to be played
    return max(base, later_on)


# --- the choice -----------------------------------------------------------------------------


def thumb(s, player, rng, out):
    """Take, play or close: whatever promises most; among equals by lot."""
    survey(s, out)
    if s.last_step:
        return last_card(s, player, out)
    turns = s.left // (s.players + 2)
    sketch_line(s, player, out)
    stay = worth(s, turns, out)
    action, best = CLOSE, NOTHING
    if s.taken:
        action, best = DONE, 0
    else:
        action, best = best_take(s, player, turns, stay, rng, out)
    if s.plays:
        card, more = best_play(s, player, turns, stay, out)
        if more > max(best, 0):
            action, best = PLAY + card, more
    if length(s, player) > 0 and close_gain(s, player, turns, stay, out) > best:
        return CLOSE
    return action


def best_take(s, player, turns, stay, rng, out):
    action, best = CLOSE, NOTHING
    for k in range(s.offered):
        card = s.market[k]
        unrest = below(rng, 10)
        if fits(s, player, card):
            more = gain(s, player, card, turns, stay, out) + unrest
            if more > best:
                action, best = TO_LINE + card, more
        if s.held[player] < s.limit:
            more = hold_worth(s, player, card, turns, stay, out) + unrest
            if more > best:
                action, best = TO_HAND + card, more
    return action, best


def best_play(s, player, turns, stay, out):
    found, best = NO_CARD, NOTHING
    for k in range(s.held[player]):
        card = s.hands[player, k]
        if fits(s, player, card):
            more = gain(s, player, card, turns, stay, out) - HOLD // 2
            if more > best:
                found, best = card, more
    return found, best


def close_gain(s, player, turns, stay, out):
    """What closing brings, with the best card to begin the next line with."""
    sketch_line(s, player, out)
    now = points_with(s, out, 0)
    sketch_empty(out)
    empty = worth(s, turns, out)
    best = 0
    if not s.taken:
        for k in range(s.offered):
            best = max(best, fresh_gain(s, s.market[k], turns, empty, out))
    if s.plays:
        for k in range(s.held[player]):
            best = max(best, fresh_gain(s, s.hands[player, k], turns, empty, out) - HOLD // 2)
    return now + empty + best - stay


def last_card(s, player, out):
    """LI-13: the hand card that brings most when the line is closed, or none."""
    sketch_line(s, player, out)
    note_hand(s, player, out)
    action, best = PASS, best_after(s, -1, s.plays, out)
    for k in range(out[NOTED]):
        points = best_after(s, k, s.plays, out)
        if points > best:
            action, best = PLAY + out[IN_HAND + k], points
    return action
