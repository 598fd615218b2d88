"""The public tree of a game as flat arrays, for compiled loops.

The tree itself is never laid out: situations say how many rows lie below each of them, and so
where every position has its own. A row is what a player may do in a position, a column a hand of
his. Rows of a position follow each other; then come those of the positions below it, in turn.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.learn.deal import Deal, Floats
from bluffhouse.learn.survey import END, Survey
from bluffhouse.learn.trial import Ends

Ints = NDArray[np.int64]
Numbers = NDArray[Any]  # float32 or float64


class Tree(NamedTuple):
    """The shape of the game, and how it ends."""

    # of every situation; the last is the root
    player: Ints  # who acts, or CHANCE
    first: Ints  # its first step
    steps: Ints  # how many it has
    # of every step
    then: Ints  # the situation that it leads to; END: none
    offset: Ints  # how many rows below those of its own position the next one's lie
    table: Ints  # of a last step: which outcome
    # of every outcome
    payoff: Numbers  # player × outcome × the other's hand × class of his hand
    kind: Ints  # player × outcome × hand: the class of his hand
    dealt: Numbers  # player × hand: how likely he holds it
    # The length of a tuple is part of its type: loops of so many steps are unrolled when compiled.
    columns: tuple[tuple[()], ...]  # as many as a player has hands
    classes: tuple[tuple[()], ...]  # as many as there are classes
    depth: int  # the longest way down
    widest: int  # most steps of a situation


def plant(survey: Survey, ends: Ends, dtype: Any) -> Tree:
    """The tree of a survey and its ends."""
    situations = survey.situations
    count = np.array([len(s.steps) for s in situations])
    first = np.cumsum(count) - count
    then = np.array([then for s in situations for then in s.then])
    table = np.full(len(then), -1)
    outcomes, tables = _different(ends)
    for (number, step), outcome in tables.items():
        table[first[number] + situations[number].steps.index(step)] = outcome
    deal = survey.table.deal
    payoff, kind = _classes(outcomes, deal, dtype)
    return Tree(
        player=np.array([s.player for s in situations]), first=first, steps=count, then=then,
        offset=_offsets(survey), table=table, payoff=payoff, kind=kind, dealt=_dealt(deal, dtype),
        columns=((),) * payoff.shape[2], classes=((),) * payoff.shape[3],
        depth=_depth(survey), widest=int(count.max()),
    )  # fmt: skip


def _offsets(survey: Survey) -> Ints:
    offsets = []
    for situation in survey.situations:
        below = len(situation.steps) if situation.player in (0, 1) else 0
        for then in situation.then:
            offsets.append(below)
            below += 0 if then == END else survey.situations[then].rows
    return np.array(offsets)


def _depth(survey: Survey) -> int:
    deep: list[int] = []
    for situation in survey.situations:  # what comes later was surveyed before
        deep.append(1 + max((deep[then] for then in situation.then if then != END), default=0))
    return deep[-1]


def _dealt(deal: Deal, dtype: Any) -> Numbers:
    dealt = np.zeros((2, max(deal.joint.shape)), dtype)
    for player in range(2):
        alone = deal.alone(player)
        dealt[player, : len(alone)] = alone
    return dealt


def _different(ends: Ends) -> tuple[list[Floats], dict[tuple[int, Any], int]]:
    """The different outcomes, and which of them every last step has."""
    known: dict[bytes, int] = {}
    outcomes: list[Floats] = []
    tables = {}
    for end, outcome in ends.items():
        number = known.setdefault(outcome.tobytes(), len(outcomes))
        if number == len(outcomes):
            outcomes.append(outcome)
        tables[end] = number
    return outcomes, tables


def _classes(outcomes: list[Floats], deal: Deal, dtype: Any) -> tuple[Numbers, Ints]:
    """Outcomes by player, as likely as the other's hands are beside his own; hands that always win
    the same taken together."""
    most = max(deal.joint.shape)
    payoff = np.zeros((2, len(outcomes), most, most))
    kind = np.zeros((2, len(outcomes), most), np.int64)
    for n, outcome in enumerate(outcomes):
        for player, won in enumerate((outcome, -outcome.T)):
            weighed = np.round(won * deal.given(player), 15)
            rows, kinds = np.unique(weighed, axis=0, return_inverse=True)
            kind[player, n, : len(kinds)] = kinds.ravel()
            payoff[player, n, : rows.shape[1], : len(rows)] = rows.T
    return np.ascontiguousarray(payoff[:, :, :, : kind.max() + 1], dtype), kind
