"""Compiled loops of Monte Carlo counterfactual regret: a deal and a way down the tree at a time.

`external`: all that one player may do is tried, chance and the other are drawn. `outcome`: one way
down is drawn, and weighed by how likely it was to be drawn (Lanctot, Waugh, Zinkevich and Bowling
2009). Plain Python like the rules, compiled by `core.press`. In the tree's payoffs is how likely
chance was; so its steps are drawn as if all were alike, and weighed by how many they are.
"""

from typing import Any

import numpy as np

from bluffhouse.core.chance import below, fraction, place_at
from bluffhouse.learn.survey import END
from bluffhouse.learn.tree import Ints, Numbers, Tree

EXPLORES = 0.6  # of an outcome's steps of who learns are any


def sample_iterations(
    tree: Tree, deals: Numbers, regret: Numbers, total: Numbers, scratch: Numbers, place: Ints,
    rng: Any, done: Ints, more: int, outcome: bool,
) -> None:  # fmt: skip
    """So many iterations more, counted in `done`: each draws a deal for either player in turn.
    `deals` holds how likely each hand of the first player is, and of the second beside it, both
    added up; then how likely the second's are beside the first's. `scratch` and `place` have room
    for every depth."""
    hands = np.zeros(2, np.int64)
    for _ in range(more):
        for p in range(2):
            hands[0] = drawn_place(deals[0, 0], rng)
            hands[1] = drawn_place(deals[1, hands[0]], rng)
            if outcome:
                one_way(tree, deals, regret, total, scratch, place, hands, rng, p)
            else:
                all_ways(tree, deals, regret, total, scratch, place, hands, rng, p)
        done[0] += 1


def drawn_place(sums: Numbers, rng: Any) -> Any:
    at, place = fraction(rng) * sums[-1], 0
    while sums[place] <= at:
        place += 1
    return place


def shares_of(regret: Numbers, row: int, steps: int, hand: int, shares: Numbers) -> None:
    """How likely each step is: regrets above 0 in proportion; if there are none, all alike."""
    sum_ = 0.0
    for k in range(steps):
        shares[k] = max(regret[row + k, hand], 0.0)
        sum_ += shares[k]
    for k in range(steps):
        shares[k] = shares[k] / sum_ if sum_ > 0.0 else 1.0 / steps


def won_by(tree: Tree, deals: Numbers, hands: Ints, p: int, edge: int) -> Any:
    """What p wins by a last step, times how likely chance went along."""
    n = tree.table[edge]
    won = tree.payoff[0, n, hands[1], tree.kind[0, n, hands[0]]] / deals[2, hands[0], hands[1]]
    return won if p == 0 else -won


def worth_of(worths: Numbers, shares: Numbers, start: int, end: int, weight: float) -> Any:
    """The steps from `start` on, each by its share; or a single one that was drawn, by `weight`."""
    if weight > 0.0:
        return weight * worths[start]
    worth = 0.0
    for k in range(start, end):
        worth += shares[k] * worths[k]
    return worth


# Both go down and up again without calling themselves: such code cannot be kept compiled. What is
# true at a depth lies there: shares and worths of the steps in `scratch`, and then in its first
# places the numbers below; whole ones in `place`.
AT, ROW, STEP, END_STEP, PLACES = 0, 1, 2, 3, 4
SHARES, WORTHS, FACTS, LANES = 0, 1, 2, 3
WEIGHT, MINE, THEIRS, SAMPLED, LIKELY, SHARE, WIDTH = 0, 1, 2, 3, 4, 5, 6


# --- external sampling ----------------------------------------------------------------------


def all_ways(
    tree: Tree, deals: Numbers, regret: Numbers, total: Numbers, scratch: Numbers, place: Ints,
    hands: Ints, rng: Any, p: int,
) -> None:  # fmt: skip
    """Improve p, who tries all that he may do."""
    place[0, AT], place[0, ROW], depth = tree.player.shape[0] - 1, 0, 0
    arrive(tree, regret, total, scratch, place, hands, rng, p, 0)
    while depth >= 0:
        at, k = place[depth, AT], place[depth, STEP]
        if k < place[depth, END_STEP]:
            edge = tree.first[at] + k
            if tree.then[edge] == END:
                scratch[depth, WORTHS, k] = won_by(tree, deals, hands, p, edge)
                place[depth, STEP] = k + 1
            else:
                depth += 1
                place[depth, AT] = tree.then[edge]
                place[depth, ROW] = place[depth - 1, ROW] + tree.offset[edge]
                arrive(tree, regret, total, scratch, place, hands, rng, p, depth)
            continue
        weight = scratch[depth, FACTS, WEIGHT]
        start = 0 if weight == 0.0 else k - 1
        worth = worth_of(scratch[depth, WORTHS], scratch[depth, SHARES], start, k, weight)
        if tree.player[at] == p:
            for j in range(tree.steps[at]):
                row = place[depth, ROW] + j
                regret[row, hands[p]] += scratch[depth, WORTHS, j] - worth
        depth -= 1
        if depth >= 0:
            scratch[depth, WORTHS, place[depth, STEP]] = worth
            place[depth, STEP] += 1


def arrive(
    tree: Tree, regret: Numbers, total: Numbers, scratch: Numbers, place: Ints, hands: Ints,
    rng: Any, p: int, depth: int,
) -> None:  # fmt: skip
    """What will be tried in a position: all of p's steps, or one that is drawn."""
    at, row = place[depth, AT], place[depth, ROW]
    player, steps, shares = tree.player[at], tree.steps[at], scratch[depth, SHARES]
    start, weight = 0, 0.0
    if player > 1:
        start, weight = below(rng, steps), 1.0 * steps
    else:
        shares_of(regret, row, steps, hands[player], shares)
        if player != p:
            start, weight = place_at(shares, steps, fraction(rng)), 1.0
            for k in range(steps):
                total[row + k, hands[player]] += shares[k]
    place[depth, STEP] = start
    place[depth, END_STEP] = steps if weight == 0.0 else start + 1
    scratch[depth, FACTS, WEIGHT] = weight


# --- outcome sampling -----------------------------------------------------------------------


def one_way(
    tree: Tree, deals: Numbers, regret: Numbers, total: Numbers, scratch: Numbers, place: Ints,
    hands: Ints, rng: Any, p: int,
) -> None:  # fmt: skip
    """Improve p by a single way down. At every depth lies how likely p and the other did all that
    led there, and how likely the way was drawn."""
    at, row, depth = tree.player.shape[0] - 1, 0, 0
    mine, theirs, sampled = 1.0, 1.0, 1.0
    while True:
        player, steps = tree.player[at], tree.steps[at]
        k, likely, share = step_down(regret, scratch, hands, rng, p, player, steps, row, depth)
        place[depth, AT], place[depth, ROW], place[depth, STEP] = at, row, k
        facts = scratch[depth, FACTS]
        facts[MINE], facts[THEIRS], facts[SAMPLED] = mine, theirs, sampled
        facts[LIKELY], facts[SHARE] = likely, share
        sampled *= likely
        if player == p:
            mine *= share
        elif player == 1 - p:
            theirs *= share
        edge = tree.first[at] + k
        if tree.then[edge] == END:
            break
        at, row, depth = tree.then[edge], row + tree.offset[edge], depth + 1
    worth = won_by(tree, deals, hands, p, edge)
    while depth >= 0:
        worth /= scratch[depth, FACTS, LIKELY]
        if tree.player[place[depth, AT]] == p:
            learn_step(
                regret, total, scratch, place, hands[p], tree.steps[place[depth, AT]], depth, worth
            )
        worth *= scratch[depth, FACTS, SHARE]
        depth -= 1


def step_down(
    regret: Numbers, scratch: Numbers, hands: Ints, rng: Any, p: int, player: int, steps: int,
    row: int, depth: int,
) -> Any:  # fmt: skip
    """A step that is drawn, how likely that was, and how likely it is made."""
    if player > 1:
        return below(rng, steps), 1.0 / steps, 1.0
    shares = scratch[depth, SHARES]
    shares_of(regret, row, steps, hands[player], shares)
    k = place_at(shares, steps, fraction(rng))
    if player != p:
        return k, shares[k], shares[k]
    if fraction(rng) < EXPLORES:
        k = below(rng, steps)
    return k, EXPLORES / steps + (1.0 - EXPLORES) * shares[k], shares[k]


def learn_step(
    regret: Numbers, total: Numbers, scratch: Numbers, place: Ints, hand: int, steps: int,
    depth: int, worth: float,
) -> None:  # fmt: skip
    """Where p acts: how much each step was missed, and what he did."""
    row, k, facts = place[depth, ROW], place[depth, STEP], scratch[depth, FACTS]
    for j in range(steps):
        share = scratch[depth, SHARES, j]
        missed = (worth if j == k else 0.0) - facts[SHARE] * worth
        regret[row + j, hand] += facts[THEIRS] / facts[SAMPLED] * missed
        total[row + j, hand] += facts[MINE] / facts[SAMPLED] * share
