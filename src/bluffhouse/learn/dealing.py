"""Tries whether a room deals the hands that it says, as often as it says.

Whoever imagines by its own rules what he cannot know must find the other's hands as they are said
to be there: exactly, where every way that chance can go can be gone through; else by drawing.
"""

from collections import defaultdict

import numpy as np

from bluffhouse.core.room import State
from bluffhouse.learn.deal import Floats
from bluffhouse.learn.draws import TooManyWays
from bluffhouse.learn.table import Table
from bluffhouse.learn.unsolvable import Unsolvable

_CLOSE = 1e-9
_DRAWN = 4096  # worlds that are imagined where there are too many for all,
_AT_LEAST = 64  # and so many for each hand
_GROUPS = 16  # of hands, drawn at random, whose shares are looked at
_FAR = 6.0  # standard deviations: nobody is refused by accident

Worlds = dict[bytes, int]  # the other's hand, by what the world looks like


def check_deal(table: Table) -> None:
    """Refuse a room that deals otherwise."""
    for player in range(2):
        others: dict[int, Worlds] = defaultdict(dict)
        for pair in table.deal.pairs():
            others[pair[player]][bare(table.start(pair))] = pair[1 - player]
        given, drawn = table.deal.given(player), {}
        for own, worlds in others.items():
            other = next(iter(worlds.values()))
            start = table.start((own, other) if player == 0 else (other, own))
            found = np.zeros(given.shape[1])
            try:
                _go_through(table, start, player, worlds, found)
                wrong = not np.allclose(found, given[own], 0, _CLOSE)
            except TooManyWays:
                times = max(_AT_LEAST, _DRAWN // len(others))
                drawn[own] = _draw(table, start, player, worlds, times, given.shape[1])
                wrong = False
            if wrong:
                raise Unsolvable("unsolvable-dealt-otherwise", room=table.id)
        if drawn and _is_far(np.array(list(drawn.values())), given[list(drawn)]):
            raise Unsolvable("unsolvable-dealt-otherwise", room=table.id)


def _go_through(table: Table, start: State, player: int, worlds: Worlds, found: Floats) -> None:
    """How often a player imagines each hand of the other."""

    def imagine() -> bytes:
        state = table.game.clone(start)
        table.draws.rules.imagine(state[0], player, np.zeros(1, np.uint64))
        return bare(state)

    for likely, world in table.draws.ways(imagine):
        found[_known(table, world, worlds)] += likely


def _draw(
    table: Table, start: State, player: int, worlds: Worlds, times: int, hands: int
) -> Floats:  # fmt: skip
    """How often he did in so many draws."""
    counts = np.zeros(hands)
    for key in range(times):
        state, rng = table.game.clone(start), np.array([key], np.uint64)
        table.rules.imagine(state[0], player, rng)
        counts[_known(table, bare(state), worlds)] += 1
    return counts


def _known(table: Table, world: bytes, worlds: Worlds) -> int:
    if world not in worlds:
        raise Unsolvable("unsolvable-more-hidden", room=table.id)
    return worlds[world]


def _is_far(counts: Floats, given: Floats) -> bool:
    """Whether draws (a row for each hand of a player) are farther from what is said than chance
    brings about: some group of the other's hands comes too often or too seldom, over all rows or
    row by row."""
    rng = np.random.default_rng(0)
    times = counts.sum(axis=1)
    for _ in range(_GROUPS):
        group = rng.random(counts.shape[1]) < 0.5
        share = given[:, group].sum(axis=1)
        off, spread = counts[:, group].sum(axis=1) - times * share, times * share * (1 - share)
        rows = spread > 1  # in the others there is nothing to be told by so few draws
        k = int(rows.sum())
        if k == 0:
            continue
        together = abs(off.sum()) / np.sqrt(spread.sum())
        squares = (off[rows] ** 2 / spread[rows]).sum()
        # Wilson and Hilferty: the cube root of a sum of squares is all but normal.
        apart = ((squares / k) ** (1 / 3) - (1 - 2 / (9 * k))) / np.sqrt(2 / (9 * k))
        if max(together, apart) > _FAR:
            return True
    return False


def bare(state: State) -> bytes:
    """A state without its generator, which nobody looks at before it draws."""
    seen = bytearray(
        state.tobytes()
    )  # not by a copy: NumPy leaves what is between fields to chance
    kind, at, *_ = (state.dtype.fields or {})["chance"]
    seen[at : at + kind.itemsize] = bytes(kind.itemsize)
    return bytes(seen)
