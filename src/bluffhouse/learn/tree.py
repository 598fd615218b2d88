"""The public tree of a game as flat arrays, parents before children.

A position has a row in every array. What a player does is kept with the position it leads to, for
every hand he may hold; children of one position follow each other. Two rows more stand for the
players' hands as dealt: that of the root for who begins, the last for the other.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.learn.survey import END, Survey

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Tree(NamedTuple):
    """The shape of the game. A row is a position, if nothing else is said."""

    player: Ints  # who acts; −1: over
    first: Ints  # its first child
    children: Ints  # how many it has
    action: Ints  # the action that led here
    mover: Ints  # who took it
    before: Ints  # the mover's own last row before this one
    other: Ints  # the last row of who did not move
    table: Ints  # of a position that is over: which outcome
    payoff: Floats  # player × outcome × class of his hand × the other's hand
    kind: Ints  # player × outcome × hand: the class of his hand
    chances: Floats  # of every hand
    # The length of a tuple is part of its type: loops of so many steps are unrolled when compiled.
    columns: tuple[int, ...]  # as many as there are hands
    classes: tuple[int, ...]  # as many as there are classes


def unfold(survey: Survey) -> Tree:
    """Every way through the surveyed situations, as a position of its own."""
    outcomes, tables = _tables(survey)
    size = survey.root.size
    player, first, children, action, mover, before, other, table = np.full((8, size), -1, np.int64)
    before[0], other[0] = 0, size
    todo = [(0, len(survey.situations) - 1, survey.root.player, 0, size)]
    free = 1
    while todo:
        row, number, turn, mine, theirs = todo.pop()
        situation = survey.situations[number]
        player[row], first[row], children[row] = turn, free, len(situation.actions)
        for child, (act, then) in enumerate(
            zip(situation.actions, situation.then, strict=True), free
        ):
            action[child], mover[child], before[child], other[child] = act, turn, mine, theirs
            if then == END:
                table[child] = tables[number, act]
            elif survey.situations[then].player == turn:
                todo.append((child, then, turn, child, theirs))
            else:
                todo.append((child, then, 1 - turn, theirs, child))
        free += len(situation.actions)
    children[player < 0] = 0
    payoff, kind = _classes(outcomes)
    return Tree(
        player, first, children, action, mover, before, other, table, payoff, kind, survey.chances,
        columns=(0,) * len(survey.hands), classes=(0,) * payoff.shape[2],
    )  # fmt: skip


def _tables(survey: Survey) -> tuple[list[Floats], dict[tuple[int, int], int]]:
    """The different outcomes, and which of them every last action has."""
    different: dict[bytes, int] = {}
    outcomes: list[Floats] = []
    tables = {}
    for end, outcome in survey.outcomes.items():
        number = different.setdefault(outcome.tobytes(), len(outcomes))
        if number == len(outcomes):
            outcomes.append(outcome)
        tables[end] = number
    return outcomes, tables


def _classes(outcomes: list[Floats]) -> tuple[Floats, Ints]:
    """Outcomes by player, with hands that always win the same taken together."""
    hands = len(outcomes[0])
    payoff = np.zeros((2, len(outcomes), hands, hands))
    kind = np.zeros((2, len(outcomes), hands), np.int64)
    for n, outcome in enumerate(outcomes):
        for player, won in enumerate((outcome, -outcome.T)):
            rows, kind[player, n] = np.unique(won, axis=0, return_inverse=True)
            payoff[player, n, : len(rows)] = rows
    return np.ascontiguousarray(payoff[:, :, : kind.max() + 1]), kind
