"""The compiled loops of the solver: counterfactual regret on vectors of hands.

Plain Python like the rules, compiled by `core.press`. One sweep goes down the tree and up again for
one player. What is true on the way down to a position lies at its depth: numbers in `way`, each a
vector with a column for every hand, and where it is in `place`. Little is handed from function to
function: a tree that is passed on at every position would cost more than the sums.
"""

from typing import Any

import numpy as np

from bluffhouse.learn.survey import END
from bluffhouse.learn.tree import Ints, Numbers, Tree

TINY = 1e-35  # sums below it count as none: one by it is still a small number
# What a sweep is for.
LEARN, LEARN_PLUS, EXPECT, RESPOND = range(4)
# How much of it is to be done below a position.
NOTHING, SUMS, ALL = range(3)  # only sums: the other never gets there, so nothing can be learnt

# `place[depth]`: the situation, its first row, how many steps were tried, what is to be done; and
# at which depth lies how far each player gets (two of them; only who acts moves on).
AT, ROW, STEP, TASK, REACH, PLACES = 0, 1, 2, 3, 4, 6
# `way[depth]`: how likely who acts there, by his hands, did all that leads on; two vectors of
# scratch; then for every step how likely it is and what it is worth. Depth 0 is above the root.
GONE, SCRATCH, STEPS = 0, 1, 3


def iterate(
    tree: Tree, regret: Numbers, total: Numbers, way: Numbers, place: Ints, done: Ints, more: int,
    plus: bool,
) -> None:  # fmt: skip
    """So many iterations more; the players are improved in turns. `done` counts all of them as they
    are done: an interrupt is heard when this returns, before anybody else could count."""
    job = LEARN_PLUS if plus else LEARN
    for _ in range(more):
        for p in range(2):
            sweep(tree, regret, regret, total, way, place, p, job, done[0] + 1 if plus else 1)
        done[0] += 1


def sweep(
    tree: Tree, mine: Numbers, theirs: Numbers, total: Numbers, way: Numbers, place: Ints, p: int,
    job: int, weight: int,
) -> Any:  # fmt: skip
    """Down the whole tree and up again: what it is worth to p. In `mine` and `theirs` is how p and
    the other play, as shares of any size."""
    way[0, GONE] = 1
    place[0, STEP] = 1
    place[1] = 0
    place[1, AT], place[1, TASK] = tree.player.shape[0] - 1, ALL
    depth, fresh = 1, True
    while depth > 0:
        at, row, task = place[depth, AT], place[depth, ROW], place[depth, TASK]
        player, steps = tree.player[at], tree.steps[at]
        if fresh and player == 1 - p and task == ALL:
            blend(tree.columns, theirs, row, steps, way, depth)
        elif fresh and player == p and job != RESPOND:
            blend(tree.columns, mine, row, steps, way, depth)
            if job <= LEARN_PLUS:
                reach = place[depth, REACH + p]
                add_up(tree.columns, total, row, steps, way, depth, reach, weight)
        k = place[depth, STEP]
        fresh = False
        if k == steps:
            above = place[depth - 1, STEP] - 1
            conclude(tree.columns, mine, row, steps, way, depth, above, task, player == p, job)
            depth -= 1
            continue
        place[depth, STEP] = k + 1
        edge = tree.first[at] + k
        then = tree.then[edge]
        task = descend(tree.columns, way, place, depth, k, player, p, job)
        if then != END and task != NOTHING:
            depth, fresh = depth + 1, True
            place[depth, AT], place[depth, ROW] = then, row + tree.offset[edge]
            place[depth, STEP], place[depth, TASK] = 0, task
        elif task == ALL:
            reach, n = place[depth + 1, REACH + 1 - p], tree.table[edge]
            settle(tree.columns, tree.classes, tree.payoff, tree.kind, way, depth, k, reach, n, p)
        else:
            way[depth, STEPS + 2 * k + 1] = 0
    worth = 0.0
    for h in range(len(tree.columns)):
        worth += np.float64(tree.dealt[p, h]) * np.float64(way[0, STEPS + 1, h])
    return worth


def blend(columns: Any, shares: Numbers, row: int, steps: int, way: Numbers, depth: int) -> None:
    """How likely each step is: shares above 0 in proportion; if there are none, all alike."""
    zero, one = way.dtype.type(0), way.dtype.type(1)
    alike = one / way.dtype.type(steps)
    for h in range(len(columns)):
        way[depth, SCRATCH, h] = zero
    for k in range(steps):
        for h in range(len(columns)):
            way[depth, SCRATCH, h] += max(shares[row + k, h], zero)
    tiny = way.dtype.type(TINY)
    for h in range(len(columns)):
        sum_ = way[depth, SCRATCH, h]
        way[depth, SCRATCH, h] = one / sum_ if sum_ > tiny else zero
        way[depth, SCRATCH + 1, h] = zero if sum_ > tiny else alike
    for k in range(steps):
        for h in range(len(columns)):
            way[depth, STEPS + 2 * k, h] = (
                max(shares[row + k, h], zero) * way[depth, SCRATCH, h] + way[depth, SCRATCH + 1, h]
            )


def add_up(
    columns: Any, total: Numbers, row: int, steps: int, way: Numbers, depth: int, reach: int,
    weight: int,
) -> None:  # fmt: skip
    """Add to what p did so far what he does now."""
    times = way.dtype.type(weight)
    for h in range(len(columns)):
        way[depth, SCRATCH, h] = times * way[reach, GONE, h]
    for k in range(steps):
        for h in range(len(columns)):
            total[row + k, h] += way[depth, SCRATCH, h] * way[depth, STEPS + 2 * k, h]


def descend(
    columns: Any, way: Numbers, place: Ints, depth: int, k: int, player: int, p: int, job: int
) -> Any:
    """How far who acts gets by a step; gives what is to be done below."""
    task = place[depth, TASK]
    place[depth + 1, REACH], place[depth + 1, REACH + 1] = (
        place[depth, REACH],
        place[depth, REACH + 1],
    )
    if player > 1 or (player == p and job >= EXPECT):
        return task
    reach = place[depth, REACH + player]
    most = way.dtype.type(0)
    for h in range(len(columns)):
        gone = way[reach, GONE, h] * way[depth, STEPS + 2 * k, h]
        way[depth, GONE, h] = gone
        most = max(most, gone)
    place[depth + 1, REACH + player] = depth
    if most > 0:
        return task
    if player == p:
        return ALL if task == ALL else NOTHING
    return SUMS if job <= LEARN_PLUS and alive(columns, way, place[depth, REACH + p]) else NOTHING


def alive(columns: Any, way: Numbers, reach: int) -> Any:
    """Whether a player gets so far with any hand."""
    most = way[reach, GONE, 0]
    for h in range(len(columns)):
        most = max(most, way[reach, GONE, h])
    return most > 0


def settle(
    columns: Any, classes: Any, payoff: Numbers, kind: Ints, way: Numbers, depth: int, k: int,
    reach: int, n: int, p: int,
) -> None:  # fmt: skip
    """The match is over: what each hand of p wins against what the other may hold."""
    for c in range(len(classes)):
        way[depth, SCRATCH, c] = 0
    for other in range(len(columns)):
        for c in range(len(classes)):
            way[depth, SCRATCH, c] += payoff[p, n, other, c] * way[reach, GONE, other]
    for h in range(len(columns)):
        way[depth, STEPS + 2 * k + 1, h] = way[depth, SCRATCH, kind[p, n, h]]


def conclude(
    columns: Any, mine: Numbers, row: int, steps: int, way: Numbers, depth: int, above: int,
    task: int, own: bool, job: int,
) -> None:  # fmt: skip
    """All steps were tried: what that is worth, is worth the step that led there."""
    worth = STEPS + 2 * above + 1
    if task == SUMS:
        for h in range(len(columns)):
            way[depth - 1, worth, h] = 0
    elif not own:
        gather(columns, way, depth, steps, worth)
    elif job == RESPOND:
        respond(columns, mine, row, steps, way, depth, worth)
    else:
        learn(columns, mine, row, steps, way, depth, worth, job)


def gather(columns: Any, way: Numbers, depth: int, steps: int, worth: int) -> None:
    """Where p does not act: how likely each step is was counted below."""
    for h in range(len(columns)):
        way[depth - 1, worth, h] = way[depth, STEPS + 1, h]
    for k in range(1, steps):
        for h in range(len(columns)):
            way[depth - 1, worth, h] += way[depth, STEPS + 2 * k + 1, h]


def learn(
    columns: Any, mine: Numbers, row: int, steps: int, way: Numbers, depth: int, worth: int,
    job: int,
) -> None:  # fmt: skip
    """Where p acts: the mean over what he does, and how much each step was missed."""
    zero = way.dtype.type(0)
    for h in range(len(columns)):
        way[depth, SCRATCH, h] = zero
    for k in range(steps):
        for h in range(len(columns)):
            way[depth, SCRATCH, h] += (
                way[depth, STEPS + 2 * k, h] * way[depth, STEPS + 2 * k + 1, h]
            )
    for h in range(len(columns)):
        way[depth - 1, worth, h] = way[depth, SCRATCH, h]
    if job > LEARN_PLUS:
        return
    least = zero if job == LEARN_PLUS else way.dtype.type(-np.inf)
    for k in range(steps):
        for h in range(len(columns)):
            missed = way[depth, STEPS + 2 * k + 1, h] - way[depth, SCRATCH, h]
            mine[row + k, h] = max(mine[row + k, h] + missed, least)


def respond(
    columns: Any, mine: Numbers, row: int, steps: int, way: Numbers, depth: int, worth: int
) -> None:
    """The best that p can do with each hand; `mine`, if it has rows, is told what that is."""
    for h in range(len(columns)):
        way[depth - 1, worth, h] = way[depth, STEPS + 1, h]
    for k in range(1, steps):
        for h in range(len(columns)):
            got = way[depth, STEPS + 2 * k + 1, h]
            way[depth - 1, worth, h] = max(way[depth - 1, worth, h], got)
    if mine.shape[0] == 0:
        return
    for h in range(len(columns)):
        found = False
        for k in range(steps):
            best = not found and way[depth, STEPS + 2 * k + 1, h] == way[depth - 1, worth, h]
            mine[row + k, h] = 1 if best else 0
            found = found or best
