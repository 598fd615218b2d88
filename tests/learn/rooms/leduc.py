"""Leduc hold'em: six cards in two suits, one each and one on the table between two rounds of bets.

One chip in the pot from both; a raise is two chips before the card on the table and four after it,
at most two raises a round; a pair with the table wins, then the higher card.
"""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.core.plan import HEAD

FOLD, CALL, RAISE = 0, 1, 2
WORDS = ("fold", "call", "raise")

STATE = np.dtype([
    *HEAD,
    ("cards", np.int32, (2,)),  # ranks
    ("board", np.int32),  # the rank + 1; 0: none yet
    ("turn", np.int32),
    ("chips", np.int32, (2,)),
    ("raises", np.int32),
    ("moves", np.int32),  # of this round
    ("second", np.int32),
    ("winner", np.int32),
], align=True)  # fmt: skip


def left_of(s, rank, known):
    """How many cards of a rank are left beside those of the players in a mask."""
    left = 2
    for p in range(2):
        if (known >> p) & 1 and s.cards[p] == rank:
            left -= 1
    if s.board == rank + 1:
        left -= 1
    return left


def draw_rank(s, known, rng):
    total = 0
    for rank in range(3):
        total += left_of(s, rank, known)
    k = below(rng, total)
    rank = 0
    while k >= left_of(s, rank, known):
        k -= left_of(s, rank, known)
        rank += 1
    return rank


def deal(s):
    s.chips[0] = s.chips[1] = 1
    s.cards[0] = draw_rank(s, 0, s.chance)
    s.cards[1] = draw_rank(s, 1, s.chance)


def settle(s):
    s.chips[0], s.chips[1] = 1, 1


def chance(s):
    s.board = draw_rank(s, 3, s.chance) + 1
    s.due = 0


def actors(s):
    return 0 if s.over or s.due else 1 << s.turn


def refusal(s, player, action):
    if action == FOLD:
        return 0 if s.chips[0] != s.chips[1] else 1
    return 0 if action == CALL or s.raises < 2 else 1


def legal(s, player, out):
    n = 0
    for action in range(3):
        if refusal(s, player, action) == 0:
            out[n] = action
            n += 1
    return n


def apply(s, player, action):
    other = 1 - player
    s.moves += 1
    s.turn = other
    if action == FOLD:
        s.over, s.winner = 1, other
    elif action == RAISE:
        s.chips[player] = s.chips[other] + (4 if s.second else 2)
        s.raises += 1
    else:
        s.chips[player] = s.chips[other]
        if s.moves > 1:
            end_round(s)


def end_round(s):
    if s.second:
        s.over, s.winner = 1, best(s)
    else:
        s.second, s.raises, s.moves, s.turn, s.due = 1, 0, 0, 0, 1


def best(s):
    for p in range(2):
        if s.cards[p] + 1 == s.board:
            return p if s.cards[0] != s.cards[1] else -1
    if s.cards[0] == s.cards[1]:
        return -1
    return 0 if s.cards[0] > s.cards[1] else 1


def score(s, out):
    out[0] = out[1] = 0
    if s.winner < 0:
        return 3
    out[s.winner] = s.chips[1 - s.winner]
    out[1 - s.winner] = -s.chips[1 - s.winner]
    return 1 << s.winner


def imagine(s, player, rng):
    if player < 0:
        s.cards[0] = draw_rank(s, 0, rng)
        s.cards[1] = draw_rank(s, 1, rng)
    else:
        s.cards[1 - player] = draw_rank(s, 1 << player, rng)


def observe(s, player, out):
    out[s.cards[player]] = 1


# --- view -----------------------------------------------------------------------------------


def _table(game, s):
    return {
        "turn": s.turn,
        "board": "JQK"[s.board - 1] if s.board else None,
        "chips": list(s.chips),
        "round": s.second,
    }


PARTS = (_table,)


def private(game, s, viewer):
    return {"card": None if viewer is None else s.cards[viewer]}


def events(game, before, player, action, after, viewer):
    return [{"event": WORDS[action], "player": player}]


def reason(game, s):
    return "shown"


def layout(game):
    return [("card", 3)]
