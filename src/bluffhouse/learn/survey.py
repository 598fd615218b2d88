"""Survey of a two-player game whose only secrets are hands dealt at the start.

Walks through the game with one deal. Positions that differ only in how they came about are met
once: the room's `hands` says what the rest of a match depends on. `trial` tries all that is taken
for granted here with every other deal, and what cannot be so is refused.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from bluffhouse.core.quoting import shown
from bluffhouse.core.room import State
from bluffhouse.learn.deal import Pair
from bluffhouse.learn.table import Path, Step, Table
from bluffhouse.learn.unsolvable import Unsolvable

END = -1  # in the place of a situation: the match is over
CHANCE = 2  # in the place of a player


@dataclass(frozen=True, slots=True)
class Situation:
    """A public position: how it was met first, who acts, what he may do, and what comes then."""

    path: Path
    player: int  # or CHANCE
    steps: tuple[Step, ...]
    then: tuple[int, ...]  # the number of a situation, or END
    size: int  # positions of the tree below, this one included
    rows: int  # decisions to be kept below: what somebody may do, in every position


class Survey:
    """All situations of a game after some opening moves, later ones first; the last is the root."""

    def __init__(self, table: Table, opening: Sequence[str] = ()) -> None:
        self.table = table
        self.situations: list[Situation] = []
        self.keys: list[Hashable] = []  # of the situations
        self._met: dict[Hashable, int | None] = {}  # None: not yet left again
        if isinstance(opening, str):
            raise TypeError(f"an opening is a list of moves, not {shown(opening)}")
        self.opening = tuple(table.action(move) for move in opening)
        pair = next(table.deal.pairs())
        state = table.start(pair)
        self.begins = 0 if state[0].over else table.actor(state)  # before the opening
        for action in self.opening:
            self._check_opening(state, action)
            state = table.after(state, action)
        if state[0].over or state[0].due:
            raise Unsolvable("unsolvable-over", room=table.id)
        self._visit(state, pair, ())

    def _check_opening(self, state: State, action: int) -> None:
        due = state[0].over or state[0].due
        if due or action not in self.table.options(state)[1]:
            move = self.table.said(action)
            raise Unsolvable("unsolvable-opening", room=self.table.id, move=move)

    @property
    def root(self) -> Situation:
        return self.situations[-1]

    def key(self, state: State, path: Path) -> Hashable:
        """What tells situations apart. What chance did is never forgotten: how likely it was
        hangs on the hands."""
        future = getattr(self.table.room, "future", None)
        if future is None:
            return path
        fell = tuple(step for step in path if isinstance(step, str))
        return fell, bool(state[0].due), future(self.table.game.snapshot(state))

    def _visit(self, state: State, pair: Pair, path: Path) -> int:
        """The number of the situation of a state, surveyed with all that may follow."""
        if self.table.ended(state):
            return END
        key = self.key(state, path)
        if key in self._met:
            number = self._met[key]
            if number is None:
                raise Unsolvable("unsolvable-circles", room=self.table.id)
            return number
        self._met[key] = None
        if state[0].due:
            player, steps, then = self._fall(path)
        else:
            player, actions = self.table.options(state)
            steps = actions
            # Later actions first: they leave less to do, and give every situation a short path.
            after = self.table.after
            then = [self._visit(after(state, a), pair, (*path, a)) for a in actions[::-1]][::-1]
        size = 1 + sum(1 if s == END else self.situations[s].size for s in then)
        rows = sum(0 if s == END else self.situations[s].rows for s in then)
        rows += len(steps) if player != CHANCE else 0
        number = self._met[key] = len(self.situations)
        self.situations.append(Situation(path, player, steps, tuple(then), size, rows))
        self.keys.append(key)
        return number

    def _fall(self, path: Path) -> tuple[int, tuple[Step, ...], list[int]]:
        """What chance may do with any hands, each way met with hands that it can have."""
        found: dict[str, tuple[Pair, State]] = {}
        for pair, state, _ in self.table.everywhere((*self.opening, *path)):
            if not state[0].due:
                raise Unsolvable("unsolvable-ends", room=self.table.id)
            for label, (_, after) in self.table.falls(state, path[-1] if path else None).items():
                found.setdefault(label, (pair, after))
        then = [self._visit(after, pair, (*path, label)) for label, (pair, after) in found.items()]
        return CHANCE, tuple(found), then
