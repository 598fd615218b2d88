"""Line-it by calculation: every way to spend the turn, weighed by what the lines may still become.

Compiled like the rules. A turn is a take and perhaps a play, in either order, with the line closed
before, between or after them. After each such turn the table is worth, to the player, his points to
come less those of the others: `growth` tells what a line may become, jackpots count by the chance
that the line still wins them, and who acts after him takes of what he leaves whatever is best.

Of the deck it uses which cards are in it, never their order.
"""

import math

import numpy as np

from bluffhouse.games.lineit.mind.ending import (
    BEFORE,
    BET,
    HIGH,
    IN_HAND,
    LAST,
    LOW,
    NOTED,
    NOTHING,
    OF_COLOUR,
    PAPER,
    POINT,
    SIZE,
    best_after,
    best_ending,
    copy_sketch,
    fits_sketched,
    forget_card,
    note_card,
    note_hand,
    points_with,
    pot_won,
    restore_sketch,
    sketch_card,
    sketch_empty,
    sketch_line,
)
from bluffhouse.games.lineit.mind.growth import (
    BET_STATE,
    FIRST_ROW,
    GRAIN,
    GROWTH,
    NO_BET,
    SETTLED,
    SHARES,
)
from bluffhouse.games.lineit.mind.tastes import (
    BESIDE,
    BEYOND,
    BROUGHT,
    DENIAL,
    EDGE,
    FADE,
    FITTING,
    KEPT,
    KEPT_BET,
    OTHERS,
    POT_GROWTH,
    POT_SHARE,
    SPREAD,
    USUAL,
    WAIT,
    WELL,
)
from bluffhouse.games.lineit.mind.thumb import survey
from bluffhouse.games.lineit.rules.cards import bet_value, card_of, find, is_bet
from bluffhouse.games.lineit.rules.lines import line_cards
from bluffhouse.games.lineit.rules.score import points_of
from bluffhouse.games.lineit.rules.state import (
    CLOSE,
    COLOURS,
    DONE,
    KINDS,
    NO_CARD,
    NUMBERS,
    PASS,
    PLAY,
    TO_HAND,
    TO_LINE,
)

WORST = -1.0e9


# --- what a line is worth -------------------------------------------------------------------


def ahead(paper):
    """How many unseen numbers lie ahead; a line of one number takes the wider side."""
    if paper[SIZE] == 0:
        return paper[NUMBERS]
    if paper[SIZE] == 1:
        return max(paper[paper[LAST] - 1], paper[NUMBERS] - paper[paper[LAST]])
    return paper[paper[HIGH] - 1] - paper[paper[LOW]]


def bet_state(s, paper):
    """The bet of a sketched line as `growth` counts it."""
    if paper[BET] == NO_CARD:
        return NO_BET
    value = bet_value(paper[BET])
    missing = value - (paper[SIZE] - paper[BEFORE])
    if missing < 0 or (missing == 0 and not s.exactly):
        return SETTLED
    return BET_STATE[value] + missing


def settled_points(s, paper):
    """What a sketched line has for certain: its cards, and a bet that is decided."""
    points = 1.0 * line_cards(paper[SIZE])
    if paper[BET] != NO_CARD and bet_state(s, paper) == SETTLED:
        value = bet_value(paper[BET])
        points += value if not s.exactly else -value
    return points


def grown(s, turns, paper):
    """Points of a sketched line and of all lines after it, in so many further turns."""
    row = GROWTH[s.exactly, FIRST_ROW[s.players] + turns, min(paper[SIZE], 3), bet_state(s, paper)]
    at = 0.0
    if paper[NUMBERS] > 0:
        at = ahead(paper) * (SHARES - 1) / paper[NUMBERS]
    low = min(int(at), SHARES - 2)
    part = at - low
    return settled_points(s, paper) + (row[low] * (1.0 - part) + row[low + 1] * part) / GRAIN


def further_cards(s, turns, paper, taste):
    """About how many numbers a sketched line still gets: one a turn while the cards ahead last."""
    room = ahead(paper)
    if s.left == 0 or room == 0:
        return 0.0
    fitting = taste[FITTING] * (s.players + 5) * room / s.left
    return min(1.0 * turns, fitting * (1.0 + 0.5 * fitting))


def jackpot_hope(s, turns, paper, taste):
    """What the jackpots are worth to a sketched line: the chance of the third card of a colour."""
    hope = 0.0
    more = further_cards(s, turns, paper, taste)
    for c in range(COLOURS):
        missing = 3 - paper[OF_COLOUR + c]
        pot = taste[POT_SHARE] * s.pots[c] + taste[POT_GROWTH] * missing
        if missing > 0 and pot > 0.0:
            met = more / COLOURS  # cards of this colour to come, on the average
            none = math.exp(-met)
            chance = 1.0 - none
            if missing >= 2:
                chance -= none * met
            if missing >= 3:
                chance -= none * met * met / 2
            hope += pot * chance
    return hope


def line_worth(s, turns, paper, taste):
    """A sketched line, by what it is worth beyond a new one, and the jackpots that it may win."""
    new = GROWTH[s.exactly, FIRST_ROW[s.players] + turns, 0, NO_BET, 0] / GRAIN
    beyond = taste[BEYOND] * (grown(s, turns, paper) - new)
    return new + beyond + jackpot_hope(s, turns, paper, taste)


def lay_sketched(s, card, paper):
    """Lay a card in the sketched line; the jackpot that it wins (LI-10)."""
    won = 1.0 * pot_won(s, card, paper)
    sketch_card(paper, card)
    return won


def close_sketched(s, paper):
    """LI-8, LI-9: what the sketched line brings; it is empty then."""
    points = settled_points(s, paper)
    state = bet_state(s, paper)
    if state > SETTLED:
        value = bet_value(paper[BET])
        points += value if state == BET_STATE[value] else -value
    sketch_empty(paper)
    return points


# --- what a hand is worth -------------------------------------------------------------------


def hand_worth(s, player, turns, taken, played, paper, taste):
    """Cards in the hand, with one that was taken and without one that was played."""
    if turns == 0:
        return last_worth(s, player, taken, played, paper)
    worth = 0.0
    cards = 0
    stay = line_worth(s, turns, paper, taste)
    for k in range(s.held[player] + 1):
        card = taken if k == s.held[player] else s.hands[player, k]
        if card == NO_CARD:
            continue
        if card == played:
            played = NO_CARD
            continue
        worth += held_worth(s, turns, card, stay, cards, paper, taste)
        cards += 1
    return worth


def last_worth(s, player, taken, played, paper):
    """LI-13: what the last step will add to the sketched line."""
    note_hand(s, player, paper)
    if taken != NO_CARD:
        note_card(taken, paper)
    if played != NO_CARD:
        forget_card(played, paper)
    return (best_ending(s, s.last_cards, paper) - points_with(s, paper, 0)) / POINT


def kept_worth(turns, card, others, taste):
    """A card in the hand that does not fit now, beside so many others."""
    edge = abs(2 * card - NUMBERS - 1) / NUMBERS - 0.5
    worth = taste[KEPT_BET] if is_bet(card) else taste[KEPT] + taste[EDGE] * edge
    return max(0.0, (worth - taste[BESIDE] * others) * turns / (turns + taste[FADE]))


def held_worth(s, turns, card, stay, others, paper, taste):
    """A card in the hand beside so many others."""
    base = kept_worth(turns, card, others, taste)
    if not fits_sketched(card, paper):
        return base
    copy_sketch(paper)
    more = lay_sketched(s, card, paper) + line_worth(s, turns, paper, taste) - stay
    restore_sketch(paper)
    return max(base, taste[BROUGHT] * more - taste[WAIT])


# --- what others make of it -----------------------------------------------------------------


def rivals_gain(s, player, taken, turns, paper, taste):
    """What those who act after the player in this round gain by the cards that he leaves: each
    takes whatever lengthens his line or begins a new one best."""
    market = np.empty(s.offered, np.int64)
    for k in range(s.offered):
        market[k] = s.market[k]
    at = find(market, s.offered, taken)
    if at >= 0:
        market[at] = NO_CARD
    total = 0.0
    p = (player + 1) % s.players
    while p != s.start:
        place, gain = best_for(s, p, market, turns, paper, taste)
        if place >= 0:
            market[place] = NO_CARD
        total += gain
        p = (p + 1) % s.players
    return total


def best_for(s, p, market, turns, paper, taste):
    """The place of the market card that helps a player most, and by how much."""
    sketch_line(s, p, paper)
    stay = line_worth(s, turns, paper, taste)
    found, best = -1, 0.0
    for k in range(market.shape[0]):
        card = market[k]
        if card == NO_CARD:
            continue
        sketch_line(s, p, paper)
        if fits_sketched(card, paper):
            gain = lay_sketched(s, card, paper) + line_worth(s, turns, paper, taste) - stay
            if gain > best:
                found, best = k, gain
    return found, best


# --- whole turns ----------------------------------------------------------------------------


def spend_turn(s, player, turns, way, paper, taste):
    """What a way to spend the turn is worth to the player, or WORST if it is not possible.

    A way is the card taken and whether to the hand, the card played and whether first, and when
    the line is closed, as bits: before the first card, between the two, after both.
    """
    take, to_hand, play, play_first, closes = way
    points = 0.0
    sketch_line(s, player, paper)
    in_hand = take if to_hand else NO_CARD
    for step in range(3):
        if closes >> step & 1:
            if paper[SIZE] == 0 and paper[BET] == NO_CARD:
                return WORST
            points += close_sketched(s, paper)
        if step == 2:
            break
        card = play if (step == 0) == play_first else take
        if card == NO_CARD or (card == take and to_hand and (step == 0) != play_first):
            if closes >> (step + 1) & 1:
                return WORST  # the same as closing earlier
            continue
        if not fits_sketched(card, paper):
            return WORST
        points += lay_sketched(s, card, paper)
    points += line_worth(s, turns, paper, taste)
    return points + hand_worth(s, player, turns, in_hand, play, paper, taste)


def first_action(way):
    """The move that begins such a turn."""
    take, to_hand, play, play_first, closes = way
    if closes & 1:
        return CLOSE
    if play != NO_CARD and play_first:
        return PLAY + play
    if take != NO_CARD:
        return (TO_HAND if to_hand else TO_LINE) + take
    if play != NO_CARD:
        return PLAY + play
    return CLOSE if closes else DONE


def weigh(s, player, ids, n, weights):
    return weigh_by(s, player, ids, n, weights, USUAL)


def weigh_well(s, player, ids, n, weights):
    """A master's."""
    return weigh_by(s, player, ids, n, weights, WELL[min(s.players - 2, 1)])


def weigh_by(s, player, ids, n, weights, taste):
    """The best way to spend the turn; equally good ones alike."""
    paper = np.zeros(PAPER, np.int64)
    survey(s, paper)
    if s.last_step:
        return weigh_last(s, player, ids, n, weights, paper, taste)
    worths = np.full(3 * KINDS + 3, WORST)
    turns = s.left // (s.players + 2)
    if s.taken:
        plan_turns(s, player, turns, NO_CARD, paper, worths, taste)
    for k in range(0 if s.taken else s.offered):
        card = s.market[k]
        if find(s.market, k, card) < 0:
            plan_turns(s, player, turns, card, paper, worths, taste)
    best = worths[ids[:n]].max()
    for k in range(n):
        weights[k] = 1.0 if worths[ids[k]] > best - 1e-9 else 0.0
    return share_of_win(s, player, best, turns, paper, taste)


def plan_turns(s, player, turns, take, paper, worths, taste):
    """Every turn with this take: the best that begins with each move."""
    rivals = 0.0
    if take != NO_CARD:
        rivals = taste[DENIAL] * rivals_gain(s, player, take, turns, paper, taste)
    room = s.held[player] < s.limit
    for to_hand in range(2 if take != NO_CARD and room else 1):
        for k in range(s.held[player] + 1 if s.plays else 1):
            play = NO_CARD if k == 0 else s.hands[player, k - 1]
            for order in range(2 if play != NO_CARD else 1):
                for closes in range(8):
                    way = take, to_hand == 1, play, order == 1, closes
                    worth = spend_turn(s, player, turns, way, paper, taste)
                    if worth > WORST:
                        action = first_action(way)
                        worths[action] = max(worths[action], worth - rivals)


def weigh_last(s, player, ids, n, weights, paper, taste):
    """LI-13: the card that brings most when all lines are closed."""
    sketch_line(s, player, paper)
    note_hand(s, player, paper)
    best, found = NOTHING, 0
    for k in range(n):
        first = -1
        if ids[k] != PASS:
            first = find(paper[IN_HAND:], paper[NOTED], card_of(ids[k]))
        points = best_after(s, first, s.plays, paper)
        if points > best:
            best, found = points, k
    weights[:n] = 0.0
    weights[found] = 1.0
    return share_of_win(s, player, best / POINT, 0, paper, taste)


def share_of_win(s, player, mine, turns, paper, taste):
    """The chance to be ahead of everybody in the end, differences taken as normal."""
    mine += points_of(s, player)
    share = 1.0
    for p in range(s.players):
        if p != player:
            sketch_line(s, p, paper)
            theirs = points_of(s, p) + line_worth(s, turns, paper, taste)
            if taste[OTHERS] > 0.0:
                theirs += taste[OTHERS] * hand_worth(s, p, turns, NO_CARD, NO_CARD, paper, taste)
            share *= ahead_chance(mine - theirs, turns, taste)
    return share


def ahead_chance(lead, turns, taste):
    return 0.5 * (1.0 + math.erf(lead / (taste[SPREAD] * math.sqrt(2.0 * (turns + 1)))))
