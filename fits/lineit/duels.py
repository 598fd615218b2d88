"""Line-it: whole matches of calculators that go by different tastes. Compiled with the rules."""

# Compiled like the rules, so without annotations.

import math

import numpy as np

from bluffhouse.core.chance import mix
from bluffhouse.core.loops import pick_by, seed_of, someone
from bluffhouse.core.plan import actors, apply, deal, legal, score
from bluffhouse.games.lineit.mind.calculator import weigh_by
from bluffhouse.games.lineit.rules.state import CARDS


def play_duels(blank, seed, mine, theirs, leads, shares):
    """Every deal once from every seat: one goes by `mine` and all others by `theirs`. By how many
    points he led them on the average, and his share of the win."""
    states = blank.copy()
    rng = np.empty(1, np.uint64)
    scores = np.zeros(blank[0].players, np.int64)
    for i in range(leads.shape[0]):
        states[0] = blank[0]
        s = states[0]
        seat = i % s.players
        rng[0] = seed_of(seed, i // s.players)
        s.chance[0] = mix(rng[0])
        deal(s)
        play_duel(s, seat, mine, theirs, rng)
        winners = score(s, scores)
        lead, among = 0.0, 0
        for p in range(s.players):
            lead += (scores[seat] - scores[p]) / (s.players - 1)
            among += winners >> p & 1
        leads[i] = lead
        shares[i] = (winners >> seat & 1) / among


def play_duel(s, seat, mine, theirs, rng):
    ids = np.empty(s.actions, np.int64)
    weights = np.empty(s.actions)
    while not s.over:
        player = someone(actors(s), rng)
        n = legal(s, player, ids)
        k = 0
        if n > 1:
            weigh_by(s, player, ids, n, weights, mine if player == seat else theirs)
            k = pick_by(weights, n, rng)
        apply(s, player, ids[k])


def surprise(blank, seed, taste, judge, matches):
    """How wrong a judge's share of the win is at the start of turns, in matches of those who go by
    a taste: the logarithm of what it gave to how they ended, on the average."""
    states = blank.copy()
    rng = np.empty(1, np.uint64)
    scores = np.zeros(blank[0].players, np.int64)
    ids = np.empty(blank[0].actions, np.int64)
    weights = np.empty(blank[0].actions)
    said = np.empty((CARDS, 2))
    total, count = 0.0, 0
    for i in range(matches):
        states[0] = blank[0]
        s = states[0]
        rng[0] = seed_of(seed, i)
        s.chance[0] = mix(rng[0])
        deal(s)
        asked = 0
        while not s.over:
            player = someone(actors(s), rng)
            n = legal(s, player, ids)
            if s.plays and not s.taken and not s.last_step:
                said[asked, 0] = player
                said[asked, 1] = weigh_by(s, player, ids, n, weights, judge)
                asked += 1
            weigh_by(s, player, ids, n, weights, taste)
            apply(s, player, ids[pick_by(weights, n, rng)])
        winners = score(s, scores)
        among = 0
        for p in range(s.players):
            among += winners >> p & 1
        for k in range(asked):
            part = (winners >> int(said[k, 0]) & 1) / among
            given = min(max(said[k, 1], 1e-4), 1.0 - 1e-4)
            total -= part * math.log(given) + (1.0 - part) * math.log(1.0 - given)
        count += asked
    return total / count
