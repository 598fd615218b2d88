"""The Lie Zie by calculation: the chance to be out first, for whatever may be left of the hand.

Compiled like the rules. In play every part of the hand that may be left is weighed, from the empty
hand upwards: the chance to be out before the others if one leads with it, and if another leads. To
lead is to choose among all pieces; a piece keeps the lead unless somebody can beat it, which is
reckoned from what his backs can hide (`chances`). To follow is to beat what may be led. Whenever
others lead they may go out: the sooner, the fewer pieces their hands seem to have.

Drafting puts cards where they lengthen runs; prizes are taken by expectation.
"""

import numpy as np

from bluffhouse.games.liezie.mind.chances import (
    DIGITS,
    STATES,
    all_chances,
    back_chances,
    cannot_beat,
    colour_chances,
    expected_pips,
)
from bluffhouse.games.liezie.mind.thumb import end_worth, side_worth
from bluffhouse.games.liezie.rules.cards import ALIKE, BACKS, COLOURS, FRONTS, NO_COLOUR, back_of
from bluffhouse.games.liezie.rules.choices import length_of, number_of, start_of
from bluffhouse.games.liezie.rules.state import (
    DRAFT,
    HAND,
    LEFT,
    MOST_CARDS_ALWAYS,
    PASS,
    PRIZE,
    PRIZES,
    RUN_LENGTH,
    TAKE,
)

PULL = 4.0  # drafted cards have the colour of their neighbour: odds ratio, measured 4.0 to 4.6
WILLING = 0.9  # who can beat a number mostly does
CLOSES_UP = 0.75  # pieces that it takes to get rid of a hand, for each of its runs
SHED = 0.85  # who beats a lead sheds cards: what is left of the chance to be out before him

#: What stands for all numbers of a kind: one card, two and three, by the first digit.
YARDSTICKS = np.array([1, 2, 3, 4, 12, 22, 33, 43, 122, 222, 333, 433])
#: How often others lead with each kind.
LED = np.array([0.06, 0.05, 0.03, 0.03, 0.10, 0.10, 0.10, 0.10, 0.1075, 0.1075, 0.1075, 0.1075])
#: How likely a piece of each kind beats what is led in its colour.
LED_BELOW = np.cumsum(LED) - LED / 2
UNMARKED = -1.0


def kind_of_number(number):
    """Which yardstick stands for a number."""
    if number < 10:
        return number - 1
    if number < 100:
        return DIGITS + number // 10 - 1
    return 2 * DIGITS + number // 100 - 1


def weigh(s, player, ids, n, weights):
    if s.phase == DRAFT:
        return weigh_draft(s, player, ids, n, weights)
    if s.phase == PRIZES:
        return weigh_prizes(s, player, ids, n, weights)
    return weigh_plays(s, player, ids, n, weights)


def choose_best(worths, n, weights):
    """All the weight on the best; on equally good ones alike."""
    best = worths[0]
    for k in range(n):
        best = max(best, worths[k])
    for k in range(n):
        weights[k] = 1.0 if worths[k] > best - 1e-9 else 0.0
    return best


# --- draft and prizes -----------------------------------------------------------------------


def weigh_draft(s, player, ids, n, weights):
    worths = np.empty(n)
    chances = np.empty(ALIKE)
    for k in range(n):
        if ids[k] >= LEFT:
            worths[k] = 0.0
            if n > 1:
                worths[k] = side_worth(s, player, FRONTS[s.unplaced[player]], ids[k])
        else:
            back = ids[k] - TAKE
            back_chances(s, player, back, chances)
            worths[k] = 0.0
            for card in range(ALIKE):
                if chances[card] > 0.0:
                    front = FRONTS[ALIKE * back + card]
                    worths[k] += chances[card] * end_worth(s, player, front)
    choose_best(worths, n, weights)
    return 1.0 / s.players


def weigh_prizes(s, player, ids, n, weights):
    """LZ-18: the back with the highest number on the average."""
    worths = np.empty(n)
    chances = np.empty(ALIKE)
    for k in range(n):
        back_chances(s, player, ids[k] - PRIZE, chances)
        worths[k] = expected_pips(ids[k] - PRIZE, chances)
    choose_best(worths, n, weights)
    return 1.0 / s.players


# --- what the others can do -----------------------------------------------------------------


def keep_chances(s, player, chances, rivals, keeps):
    """How likely nobody of `rivals` (bits) beats each yardstick of each colour."""
    shows = np.zeros((HAND, DIGITS))
    chain = np.empty((2, STATES))
    keeps[:, :] = 1.0
    for p in range(s.players):
        if rivals >> p & 1 and s.held[p] > 0:
            for colour in range(COLOURS):
                colour_chances(s, p, colour, chances, shows)
                for kind in range(YARDSTICKS.shape[0]):
                    safe = cannot_beat(shows, s.held[p], YARDSTICKS[kind], PULL, chain)
                    keeps[colour, kind] *= 1.0 - WILLING * (1.0 - safe)


def pieces_left(s, rival, chances):
    """About how many leads a hand needs: its runs, of which some will close up."""
    runs = 1.0
    for place in range(1, s.held[rival]):
        same = 0.0
        for colour in range(COLOURS):
            same += has_colour(s, rival, place - 1, colour, chances) * has_colour(
                s, rival, place, colour, chances
            )
        runs += (1.0 - same) / (1.0 - same + PULL * same)
    return max(1.0, CLOSES_UP * runs)


def has_colour(s, rival, place, colour, chances):
    back = back_of(s.hands[rival, place])
    chance = 0.0
    for k in range(ALIKE):
        if FRONTS[ALIKE * back + k] // DIGITS == colour:
            chance += chances[back, k]
    return chance


def survival(s, player, chances):
    """How likely the match for being out first goes on after another's lead."""
    fewest = 12.0
    for p in range(s.players):
        if p != player and s.held[p] > 0:
            fewest = min(fewest, pieces_left(s, p, chances))
    return 1.0 - 1.0 / (fewest + 0.5)


# --- what is left of a hand -----------------------------------------------------------------


def list_pieces(s, player, part, places, pieces):
    """The pieces in which a part of the hand (bits) is got rid of: whole runs, and of longer ones
    every three neighbours. Writes colour, number and what is left; returns how many there are."""
    cards = 0
    for k in range(s.held[player]):
        if part >> k & 1:
            places[cards] = k
            cards += 1
    count, at = 0, 0
    while at < cards:
        colour = FRONTS[s.hands[player, places[at]]] // DIGITS
        end = at + 1
        while end < cards and FRONTS[s.hands[player, places[end]]] // DIGITS == colour:
            end += 1
        length = min(RUN_LENGTH, end - at)
        for start in range(at, end - length + 1):
            number, rest = 0, part
            for k in range(start, start + length):
                number = 10 * number + FRONTS[s.hands[player, places[k]]] % DIGITS + 1
                rest &= ~(1 << places[k])
            pieces[count, 0], pieces[count, 1], pieces[count, 2] = colour, number, rest
            count += 1
        at = end
    return count


def weigh_hands(s, player, survives, keeps, after_follow, leads, follows):
    """For the parts of the hand (bits) that `leads` marks with 0, and all that they lead to: the
    chance to be out first when leading with it, and when another leads."""
    places = np.empty(HAND, np.int64)
    pieces = np.empty((HAND, 3), np.int64)
    for part in range(leads.shape[0] - 1, 0, -1):
        if leads[part] == 0.0:
            for k in range(list_pieces(s, player, part, places, pieces)):
                leads[pieces[k, 2]] = 0.0
    leads[0], follows[0] = 1.0, 1.0
    beats = np.empty((HAND, 2))
    covered = np.empty(COLOURS)
    for part in range(1, leads.shape[0]):
        if leads[part] != 0.0:
            continue
        count = list_pieces(s, player, part, places, pieces)
        for k in range(count):
            rest = pieces[k, 2]
            kind = kind_of_number(pieces[k, 1])
            keep = leads_next(s, player, rest, keeps[pieces[k, 0], kind])
            lost = SHED * follows[rest] if rest else 1.0
            leads[part] = max(leads[part], keep * leads[rest] + (1.0 - keep) * lost)
            keep = leads_next(s, player, rest, keeps[pieces[k, 0], kind] ** after_follow)
            beats[k, 0] = keep * leads[rest] + (1.0 - keep) * lost
            beats[k, 1] = LED_BELOW[kind]
        follows[part] = follow_worth(survives, pieces, beats, count, covered)


def leads_next(s, player, rest, wins):
    """How likely a player leads the next round with this part of his hand (bits), if he wins the
    present one with that chance. LZ-13: perhaps the numbers of cards alone decide that."""
    if s.lead_rule != MOST_CARDS_ALWAYS or s.outs == 0:
        return wins
    cards = 0
    for k in range(s.held[player]):
        cards += rest >> k & 1
    most = 0
    for p in range(s.players):
        if p != player:
            most = max(most, s.held[p])
    if cards == most:
        return 0.5
    return 1.0 if cards > most else 0.0


def follow_worth(survives, pieces, beats, count, covered):
    """The chance when another leads: beat what he leads, or pass and be where one was.

    The best pieces first, each against the leads that it beats and no better piece does; as long
    as that is better than to pass.
    """
    covered[:] = 0.0
    gained, met, value = 0.0, 0.0, 0.0
    for _ in range(count):
        best = 0
        for k in range(count):
            if beats[k, 0] > beats[best, 0]:
                best = k
        if beats[best, 0] <= value:
            break
        colour = pieces[best, 0]
        more = max(0.0, beats[best, 1] - covered[colour]) / COLOURS
        covered[colour] = max(covered[colour], beats[best, 1])
        gained += more * beats[best, 0]
        met += more
        value = survives * gained / (1.0 - survives * (1.0 - met))
        beats[best, 0] = -1.0
    return value


# --- what to play ---------------------------------------------------------------------------


def left_after(hand, action):
    """The part of a hand (bits) that a play leaves."""
    if action == PASS:
        return hand
    return hand & ~(((1 << length_of(action)) - 1) << start_of(action))


def weigh_plays(s, player, ids, n, weights):
    worths = np.empty(n)
    play_worths(s, player, ids, n, worths)
    return min(1.0, choose_best(worths, n, weights))


def play_worths(s, player, ids, n, worths):
    """The chance to be out first with each play; 2: one is."""
    chances = np.empty((BACKS, ALIKE))
    all_chances(s, player, chances)
    keeps = np.empty((COLOURS, YARDSTICKS.shape[0]))
    everybody = (1 << s.players) - 1
    keep_chances(s, player, chances, everybody & ~(1 << player), keeps)
    leads = np.empty(1 << s.held[player])
    follows = np.empty(1 << s.held[player])
    survives = survival(s, player, chances)
    after_follow = 0.5 * (s.players - 2) / (s.players - 1)
    full = (1 << s.held[player]) - 1
    leads[:] = UNMARKED
    leads[full] = 0.0
    for k in range(n):
        leads[left_after(full, ids[k])] = 0.0
    weigh_hands(s, player, survives, keeps, after_follow, leads, follows)
    if s.led != NO_COLOUR:
        keep_chances(s, player, chances, everybody & ~(1 << player) & ~s.acted, keeps)
    for k in range(n):
        if ids[k] == PASS:
            worths[k] = follows[full]
            continue
        start, length = start_of(ids[k]), length_of(ids[k])
        rest = left_after(full, ids[k])
        colour = FRONTS[s.hands[player, start]] // DIGITS
        wins = keeps[colour, kind_of_number(number_of(s.hands[player], start, length))]
        keep = leads_next(s, player, rest, wins)
        worths[k] = 2.0
        if rest:
            worths[k] = keep * leads[rest] + (1.0 - keep) * SHED * follows[rest]
