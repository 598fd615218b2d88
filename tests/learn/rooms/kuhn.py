"""Kuhn poker: three cards, one each; one chip in the pot from both, and one more may be bet."""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.core.plan import HEAD

PASS, BET = 0, 1
WORDS = ("pass", "bet")

STATE = np.dtype([
    *HEAD,
    ("cards", np.int32, (2,)),
    ("turn", np.int32),
    ("bets", np.int32, (2,)),
    ("moves", np.int32),  # how many were made
    ("winner", np.int32),
], align=True)  # fmt: skip


def deal(s):
    first = below(s.chance, 3)
    second = below(s.chance, 2)
    s.cards[0], s.cards[1] = first, second + (second >= first)


def chance(s):
    s.due = 0


def actors(s):
    return 0 if s.over else 1 << s.turn


def refusal(s, player, action):
    return 0


def legal(s, player, out):
    out[0], out[1] = PASS, BET
    return 2


def apply(s, player, action):
    other = 1 - player
    if action == BET:
        s.bets[player] = 1
    if s.bets[other] and action == PASS:
        s.over, s.winner = 1, other
    elif s.bets[0] == s.bets[1] and s.moves > 0:
        s.over, s.winner = 1, 0 if s.cards[0] > s.cards[1] else 1
    s.turn = other
    s.moves += 1


def score(s, out):
    won = 1 + min(s.bets[0], s.bets[1])
    out[s.winner], out[1 - s.winner] = won, -won
    return 1 << s.winner


def imagine(s, player, rng):
    if player < 0:
        deal_with(s, rng)
    else:
        other = below(rng, 2)
        s.cards[1 - player] = other + (other >= s.cards[player])


def deal_with(s, rng):
    first = below(rng, 3)
    second = below(rng, 2)
    s.cards[0], s.cards[1] = first, second + (second >= first)


def observe(s, player, out):
    out[s.cards[player]] = 1
    out[3 + s.moves] = 1
    out[6], out[7] = s.bets[player], s.bets[1 - player]


# --- view -----------------------------------------------------------------------------------


def _table(game, s):
    return {"turn": s.turn, "bets": list(s.bets), "moves made": s.moves}


PARTS = (_table,)


def private(game, s, viewer):
    return {"card": None if viewer is None else s.cards[viewer]}


def events(game, before, player, action, after, viewer):
    return [{"event": WORDS[action], "player": player}]


def reason(game, s):
    return "shown"


def layout(game):
    return [("card", 3), ("moves", 3), ("bets", 2)]
