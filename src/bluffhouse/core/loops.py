"""Compiled loops of the house: many matches at once, without Python's lock, so that threads help.

Every name imported from `plan` is the room's own function after pressing.
"""

import numpy as np

from bluffhouse.core.chance import below, draw, fraction, mix, place_at
from bluffhouse.core.plan import (
    actors,
    allowed,
    apply,
    chance,
    deal,
    imagine,
    legal,
    observe,
    sample,
    score,
    tally,
    thumb,
    weigh,
    weigh_well,
)

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)

RANDOM = 0
THUMB = 1
CALCULATOR = 2
MASTERLY = 3  # the calculator, by a master's numbers: no level, but what a master's search plays by

PATIENCE = 1000  # matches in a row in which a player of a batch may be without a move


def lowest(mask):
    """The lowest seat in a mask (of at most `plan.SEATS`). Which seats act is what no processor can
    foresee, so this and `someone` do without branches that depend on it."""
    bit = mask & -mask
    seat = (bit & 0xAAAAA != 0) + 2 * (bit & 0xCCCCC != 0) + 4 * (bit & 0x0F0F0 != 0)
    return seat + 8 * (bit & 0x0FF00 != 0) + 16 * (bit & 0xF0000 != 0)


def someone(mask, rng):
    """One of the seats in a mask, each equally likely: nobody is favoured where several may act."""
    others = mask & (mask - 1)
    if others == 0:
        return lowest(mask)
    seats = 1
    while others:
        others &= others - 1
        seats += 1
    skipped = below(rng, seats)
    seat, passed = 0, 0
    while mask:
        passed += mask & 1
        seat += passed <= skipped
        mask >>= 1
    return seat


def choose(s, player, policy, rng, out):
    if policy == THUMB:
        return thumb(s, player, rng, out)
    if policy == CALCULATOR:
        n = legal(s, player, out)
        weights = np.empty(n)
        weigh(s, player, out, n, weights)
        return out[pick_by(weights, n, rng)]
    if policy == MASTERLY:
        n = legal(s, player, out)
        weights = np.empty(n)
        weigh_well(s, player, out, n, weights)
        return out[pick_by(weights, n, rng)]
    return sample(s, player, rng, out)


def pick_by(weights, n, rng):
    """One of n places, each as likely as its weight says; at least one weight is above 0."""
    total = 0.0
    for k in range(n):
        total += weights[k]
    return place_at(weights, n, fraction(rng) * total)


# --- whole matches --------------------------------------------------------------------------


def seed_of(seed, match):
    """The generator of match number `match` of a run: a counter hashed with the run's seed."""
    return mix(np.uint64(seed) + np.uint64(match) * _GOLDEN)


def play_out(s, policies, rng, out, counts):
    """Play a match to its end; how many moves it took."""
    moves = 0
    while not s.over:
        player = someone(actors(s), rng)
        action = choose(s, player, policies[player], rng, out)
        tally(s, player, action, counts)
        apply(s, player, action)
        if s.due:
            chance(s)
        moves += 1
    return moves


def play_many(blank, seed, first, policies, out, lengths, winners, scores, counts):
    """Play as many matches as `lengths` is long, counting from match number `first`."""
    states = blank.copy()
    rng = np.empty(1, np.uint64)
    for i in range(lengths.shape[0]):
        states[0] = blank[0]
        s = states[0]
        rng[0] = seed_of(seed, first + i)
        s.chance[0] = mix(rng[0])
        deal(s)
        lengths[i] = play_out(s, policies, rng, out, counts[i])
        winners[i] = score(s, scores[i])


def half_times(blank, seed, first, policies, worlds, lengths, out, counts, shares):
    """What an onlooker gives every seat when half the moves of a match are played: its share of the
    win in as many worlds as asked for, none of which he could tell from the real one. The matches
    are those of `play_many`, `lengths` what they took; `counts` is room for tallies of no use."""
    states = blank.copy()
    others = blank.copy()
    rng = np.empty(1, np.uint64)
    scores = np.zeros(shares.shape[1], np.int64)
    for i in range(lengths.shape[0]):
        rng[0] = seed_of(seed, first + i)
        redeal(states, 0, blank, 1, mix(rng[0]))
        s = states[0]
        for _ in range(lengths[i] // 2):
            player = someone(actors(s), rng)
            apply(s, player, choose(s, player, policies[player], rng, out))
            if s.due:
                chance(s)
        for _ in range(worlds):
            others[0] = states[0]
            world = others[0]
            imagine(world, -1, rng)
            world.chance[0] = draw(rng)
            play_out(world, policies, rng, out, counts)
            share_out(world, 1 / worlds, shares[i], scores)


def share_out(s, whole, shares, scores):
    """Share a finished match among its winners, or among all if there are none."""
    winners = score(s, scores)
    k = 0
    for p in range(s.players):
        k += (winners >> p) & 1
    for p in range(s.players):
        if k == 0:
            shares[p] += whole / s.players
        elif (winners >> p) & 1:
            shares[p] += whole / k


def race(blank, seed, matches, out):
    """Uniformly random matches and nothing else: the number of moves played."""
    states = blank.copy()
    rng = np.empty(1, np.uint64)
    moves = 0
    for i in range(matches):
        s = states[0]
        states[0] = blank[0]
        rng[0] = seed_of(seed, i)
        s.chance[0] = mix(rng[0])
        deal(s)
        while not s.over:
            player = someone(actors(s), rng)
            apply(s, player, sample(s, player, rng, out))
            if s.due:
                chance(s)
            moves += 1
    return moves


# --- batches --------------------------------------------------------------------------------

# A batch begins its matches from `blank`: dealt anew (`dealt` is 1), or as they are (0).


def batch_deal(states, blank, dealt, seed, first, players):
    """Begin every match of a batch; match i of the batch is number `first + i` of the run."""
    for i in range(states.shape[0]):
        redeal(states, i, blank, dealt, seed_of(seed, first + i))
        players[i] = someone(actors(states[i]), states[i].chance)


def redeal(states, i, blank, dealt, word):
    states[i] = blank[0]
    states[i].chance[0] = word
    if dealt:
        deal(states[i])


def batch_check(states, players, actions):
    """The first row whose action is not legal, or −1."""
    for i in range(states.shape[0]):
        if not allowed(states[i], players[i], actions[i]):
            return i
    return -1


def batch_step(states, blank, dealt, players, actions, rewards, done, scores, ends):
    """Take one action in every match; those that end begin anew."""
    for i in range(states.shape[0]):
        s = states[i]
        apply(s, players[i], actions[i])
        if s.due:
            chance(s)
        done[i] = s.over
        if s.over:
            pay_out(states, i, rewards, scores, ends)
            redeal(states, i, blank, dealt, s.chance[0])
        else:
            rewards[i, :] = 0
        players[i] = someone(actors(states[i]), states[i].chance)


def pay_out(states, i, rewards, scores, ends):
    """Reward a match that is over, and keep how it ended where there is room for that."""
    reward(states[i], rewards[i], scores[i])
    if ends.shape[0] > 0:
        ends[i] = states[i]


def batch_take(states, players, actions):
    """Take one action in every match, and nothing else."""
    for i in range(states.shape[0]):
        apply(states[i], players[i], actions[i])


def batch_wait(states, blank, dealt, seats, policies, rewards, done, missed, scores, ends, out):
    """Let chance fall and the others act until the player of `seats` is to act in every match;
    `policies` go by seats counted from his. A match that ends is rewarded, unless one of the same
    row was before (`done`): he had no move in it, and it is counted in `missed`. The first row in
    which he never acts, or −1."""
    for i in range(states.shape[0]):
        s = states[i]
        waiting = True
        for _ in range(PATIENCE):
            wait_for(s, seats[i], policies, out)
            waiting = s.over
            if not waiting:
                break
            if done[i]:
                missed[i] += 1
            else:
                done[i] = True
                pay_out(states, i, rewards, scores, ends)
            redeal(states, i, blank, dealt, s.chance[0])
        if waiting:
            return i
    return -1


def wait_for(s, seat, policies, out):
    """Let the others act until one is picked to act himself, or all is over."""
    if s.due:
        chance(s)
    while not s.over:
        player = someone(actors(s), s.chance)
        if player == seat:
            return
        policy = policies[(player - seat) % s.players]
        apply(s, player, choose(s, player, policy, s.chance, out))
        if s.due:
            chance(s)


# Batches that are recorded: their chance is that of matches, a key a fall.


def batch_begin(states, blank, rows, keys):
    """Deal some matches with the chance of their keys, as the door `begin` does."""
    for k in range(rows.shape[0]):
        redeal(states, rows[k], blank, 1, mix(np.uint64(keys[k])))


def batch_fall(states, rows, keys):
    """Let chance fall in some matches, as the door `fall` does."""
    for k in range(rows.shape[0]):
        s = states[rows[k]]
        s.chance[0] = mix(np.uint64(keys[k]))
        chance(s)


def batch_finish(states, rewards, done, scores, ends):
    """Reward the matches that are over."""
    for i in range(states.shape[0]):
        if states[i].over:
            done[i] = True
            pay_out(states, i, rewards, scores, ends)


def batch_turn(states, players):
    """Who acts in each match."""
    for i in range(states.shape[0]):
        players[i] = someone(actors(states[i]), states[i].chance)


def reward(s, out, scores):
    """The utility of a finished match: 1/k to each of k winners, −1/(n−k) to each other."""
    winners = score(s, scores)
    k = 0
    for p in range(s.players):
        k += (winners >> p) & 1
    for p in range(s.players):
        if k == 0 or k == s.players:
            out[p] = 0
        elif (winners >> p) & 1:
            out[p] = 1 / k
        else:
            out[p] = -1 / (s.players - k)


def batch_legal(states, players, mask, out):
    """Which actions are legal for who acts in each match, as rows of a mask."""
    for i in range(states.shape[0]):
        mask[i, :] = False
        for k in range(legal(states[i], players[i], out)):
            mask[i, out[k]] = True


def batch_observe(states, players, out):
    """What who acts in each match knows, as rows of numbers."""
    for i in range(states.shape[0]):
        out[i, :] = 0
        observe(states[i], players[i], out[i])


def batch_choose(states, players, policy, seed, first, out, actions):
    """What a policy would do in each match; the first is number `first` of the batch."""
    rng = np.empty(1, np.uint64)
    for i in range(states.shape[0]):
        rng[0] = seed_of(seed, first + i)
        actions[i] = choose(states[i], players[i], policy, rng, out)
