"""The compiled loops of the solver: counterfactual regret on vectors of hands.

Plain Python like the rules, compiled by `core.press`. Rows are those of `tree.Tree`; a column is a
hand. `reach[r, h]` is how likely the mover of row r, holding h, does all that he did up to there
(in the row of his dealt hand: how likely h is).
"""

from typing import Any

import numpy as np

from bluffhouse.learn.tree import Floats, Tree


def iterate(
    tree: Tree, regret: Floats, mix: Floats, total: Floats, reach: Floats, value: Floats,
    done: int, more: int, plus: bool,
) -> None:  # fmt: skip
    """Iterations number `done + 1` to `done + more`: the players are improved in turns."""
    for t in range(done + 1, done + more + 1):
        for p in range(2):
            improve(tree, regret, mix, reach, value, p, plus)
            follow(tree, mix, total, reach, p, t if plus else 1)


def improve(
    tree: Tree, regret: Floats, mix: Floats, reach: Floats, value: Floats, p: int, plus: bool
) -> None:
    """Bottom up: what every position is worth to p, what he regrets there, how he plays next."""
    won, total = np.empty(tree.payoff.shape[2]), np.empty(value.shape[1])
    for row in range(tree.player.shape[0] - 1, -1, -1):
        if tree.player[row] < 0:
            settle(tree, reach, value, row, p, won)
        elif tree.player[row] == p:
            weigh(tree, mix, value, row)
            learn(tree, regret, mix, value, row, plus, total)
        else:
            add_up(tree, value, row)


def settle(tree: Tree, reach: Floats, value: Floats, row: int, p: int, won: Floats) -> None:
    """A position that is over: what each hand of p wins against what the other may hold."""
    n = tree.table[row]
    theirs = tree.other[row] if tree.mover[row] == p else row
    for k in range(len(tree.classes)):
        sum_ = 0.0
        for h in range(len(tree.columns)):
            sum_ += tree.payoff[p, n, k, h] * reach[theirs, h]
        won[k] = sum_
    for h in range(len(tree.columns)):
        value[row, h] = won[tree.kind[p, n, h]]


def add_up(tree: Tree, value: Floats, row: int) -> None:
    """Where the other acts: his choices are in `reach` already."""
    first = tree.first[row]
    for h in range(len(tree.columns)):
        value[row, h] = value[first, h]
    for c in range(first + 1, first + tree.children[row]):
        for h in range(len(tree.columns)):
            value[row, h] += value[c, h]


def weigh(tree: Tree, mix: Floats, value: Floats, row: int) -> None:
    """Where p acts: the mean over what he does."""
    first = tree.first[row]
    for h in range(len(tree.columns)):
        value[row, h] = mix[first, h] * value[first, h]
    for c in range(first + 1, first + tree.children[row]):
        for h in range(len(tree.columns)):
            value[row, h] += mix[c, h] * value[c, h]


def learn(
    tree: Tree, regret: Floats, mix: Floats, value: Floats, row: int, plus: bool, total: Floats
) -> None:
    """Regret matching: play each action in proportion to how much it was missed."""
    first, last = tree.first[row], tree.first[row] + tree.children[row]
    for h in range(len(tree.columns)):
        total[h] = 0.0
    for c in range(first, last):
        for h in range(len(tree.columns)):
            missed = regret[c, h] + value[c, h] - value[row, h]
            wish = missed if missed > 0.0 else 0.0
            regret[c, h] = wish if plus else missed
            mix[c, h] = wish
            total[h] += wish
    for c in range(first, last):
        for h in range(len(tree.columns)):
            mix[c, h] = mix[c, h] / total[h] if total[h] > 0.0 else 1 / (last - first)


def follow(tree: Tree, mix: Floats, total: Floats, reach: Floats, p: int, weight: float) -> None:
    """Top down: add up how p got everywhere so far, then find out how he gets there now."""
    for row in range(1, tree.player.shape[0]):
        if tree.mover[row] == p:
            before = tree.before[row]
            for h in range(len(tree.columns)):
                total[row, h] += weight * reach[row, h]
                reach[row, h] = reach[before, h] * mix[row, h]


def expect(tree: Tree, mix: Floats, reach: Floats, value: Floats, p: int, best: bool) -> Any:
    """What the game is worth to p if both play `mix`, or if he plays his best against it."""
    won = np.empty(tree.payoff.shape[2])
    for row in range(tree.player.shape[0] - 1, -1, -1):
        if tree.player[row] < 0:
            settle(tree, reach, value, row, p, won)
        elif tree.player[row] != p:
            add_up(tree, value, row)
        elif best:
            pick(tree, value, row)
        else:
            weigh(tree, mix, value, row)
    worth = 0.0
    for h in range(len(tree.columns)):
        worth += tree.chances[h] * value[0, h]
    return worth


def pick(tree: Tree, value: Floats, row: int) -> None:
    """Where p acts: the best that he can do with each hand."""
    first = tree.first[row]
    for h in range(len(tree.columns)):
        value[row, h] = value[first, h]
    for c in range(first + 1, first + tree.children[row]):
        for h in range(len(tree.columns)):
            value[row, h] = max(value[row, h], value[c, h])
