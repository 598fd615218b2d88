"""A game for two laid out for exact solvers: its starts, its moves, its chance and its ends.

All by the room's own rules, interpreted: there is nothing to wait for.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from bluffhouse.core.errors import Refused
from bluffhouse.core.game import Game
from bluffhouse.core.hands import Hand
from bluffhouse.core.quoting import shown
from bluffhouse.core.result import Result
from bluffhouse.core.room import State
from bluffhouse.learn.deal import Deal, Pair, hands_of
from bluffhouse.learn.draws import Draws, TooManyWays
from bluffhouse.learn.unsolvable import Unsolvable

Step = int | str  # an action, or what chance did, as everybody sees it
Path = tuple[Step, ...]
Utility = Callable[[Result], float]
Fall = dict[str, tuple[float, State]]  # what chance may do in a state: by what is seen of it


def win_or_lose(result: Result) -> float:
    """What the first player has of a result: 1 if he wins, −1 if he loses, 0 if nobody is alone."""
    return result.utility[0]


def points(result: Result) -> float:
    """What the first player has of a result in points: as many as he is above the mean of both."""
    return (result.scores[0] - result.scores[1]) / 2


class Table:
    """Two players, any hands, any moves."""

    def __init__(self, game: Game, utility: Utility = win_or_lose) -> None:
        if not isinstance(game, Game):
            what = f"not {shown(game)}"
            raise TypeError(f"what is solved is a game, as bluffhouse.make gives it, {what}")
        if not callable(utility):
            raise TypeError(f"a utility is a function of a result, not {shown(utility)}")
        if game.players != 2:
            raise Unsolvable("unsolvable-players", room=game.id, players=game.players)
        self.game = Game(game.room, game.options, compiled=False)
        self.id = game.id
        self.rules = self.game.rules
        self.room = hands_of(game)
        self.deal = Deal.of(self.game, self.room)
        self.utility = utility
        self._falls: dict[bytes, Fall] = {}
        self._starts: dict[Pair, State] = {}

    @cached_property
    def draws(self) -> Draws:
        return Draws(self.game.room)

    def action(self, move: str) -> int:
        """The id of a move in words."""
        tidy = " ".join(move.lower().split())
        found = self.game.ids.get(tidy)
        return self.game.room.parse(self.game, tidy) if found is None else found

    def said(self, step: Step | None) -> str:
        """A step in words."""
        return self.game.words[step] if isinstance(step, int) else step or ""

    # --- the course of a match --------------------------------------------------------------

    def position(self, first: Hand, second: Hand) -> dict[str, Any]:
        """The position in which these hands were dealt."""
        return self.room.position(self.game, first, second)

    def ended(self, state: State) -> bool:
        """Whether nothing comes any more."""
        return bool(state[0].over)

    def start(self, pair: Pair) -> State:
        """The beginning of a match in which these hands were dealt."""
        if pair not in self._starts:
            hands = [self.deal.hands[p][h] for p, h in enumerate(pair)]
            try:
                state = self.game.room.read(self.game, self.position(*hands))
            except Refused as error:
                raise Unsolvable("unsolvable-deal", room=self.id, why=error) from error
            before = _word(state)
            self.rules.settle(state[0])
            if state[0].due or _word(state) != before:
                raise Unsolvable("unsolvable-start", room=self.id)
            self._starts[pair] = state
        return self._starts[pair]

    def actor(self, state: State) -> int:
        mask = self.rules.actors(state[0])
        if mask not in (1, 2):
            raise Unsolvable("unsolvable-together", room=self.id)
        return int(mask) - 1

    def options(self, state: State) -> tuple[int, tuple[int, ...]]:
        """Who acts, and the ids of what he may do."""
        player = self.actor(state)
        out = np.empty(len(self.game.words), np.int64)
        return player, tuple(out[: self.rules.legal(state[0], player, out)].tolist())

    def after(self, state: State, action: int) -> State:
        before, state = _word(state), self.game.clone(state)
        self.rules.apply(state[0], self.actor(state), action)
        if _word(state) != before:  # drawn at once: the rules should have said that chance is due
            raise self.again(action)
        return state

    def falls(self, state: State, step: Step | None) -> Fall:
        """What chance may do where it is due (after a step), if everybody sees it."""
        key = state.tobytes()
        if key not in self._falls:
            self._falls[key] = self._fallen(state, step)
        return self._falls[key]

    def _fallen(self, state: State, step: Step | None) -> Fall:
        before = self.seen(state, None)
        found: Fall = {}
        try:
            for likely, after in self.draws.ways(lambda: self._let_fall(state)):
                now = self.seen(after, None)
                fresh = [f"{k}={now[k]}" for k in now if k != "turn" and now[k] != before.get(k)]
                label = " ".join(fresh)
                so_far, same = found.get(label, (0.0, after))
                if same.tobytes() != after.tobytes():
                    raise self.again(step)
                found[label] = so_far + likely, after
        except TooManyWays:
            raise self.again(step) from None
        return found

    def _let_fall(self, state: State) -> State:
        state = self.game.clone(state)
        self.draws.rules.chance(state[0])
        return state

    def again(self, step: Step | None) -> Unsolvable:
        """Refuses a game whose chance decides again after a step, unseen."""
        return Unsolvable(
            "unsolvable-again", room=self.id, move=self.said(step), options=self.room.REDUCED
        )

    def won(self, state: State, step: Step | None = None) -> float:
        """What a finished match is worth to the first player (after a step)."""
        scores, before = np.zeros(2, np.int64), _word(state)
        mask = int(self.rules.score(state[0], scores))
        if _word(state) != before:
            raise self.again(step)
        won, lost = ([p for p in range(2) if (mask >> p & 1) == wins] for wins in (1, 0))
        reason = self.game.room.reason(self.game, self.game.snapshot(state))
        result = Result(tuple(scores.tolist()), tuple(won), tuple(lost), reason)
        worth = self.utility(result)
        if not isinstance(worth, int | float | np.number) or not math.isfinite(worth):
            raise Unsolvable("unsolvable-utility", room=self.id)
        return float(worth)

    # --- what is known ----------------------------------------------------------------------

    def seen(self, state: State, viewer: int | None) -> dict[str, Any]:
        """What somebody sees of a state."""
        room, now = self.game.room, self.game.snapshot(state)
        return {**room.public(self.game, now), **room.private(self.game, now, viewer)}

    def told(self, state: State, viewer: int) -> list[Any]:
        """What somebody hears when a match begins so."""
        room, now = self.game.room, self.game.snapshot(state)
        return list(room.opening(self.game, now, viewer))

    def heard(self, before: State, action: int, after: State, viewer: int | None) -> str:
        """What somebody hears of a move and sees after it."""
        room, shot = self.game.room, self.game.snapshot
        player = self.actor(before)
        told = room.events(self.game, shot(before), player, action, shot(after), viewer)
        return repr((told, self.seen(after, viewer)))

    # --- paths ------------------------------------------------------------------------------

    def along(self, pair: Pair, path: Sequence[Step]) -> tuple[State | None, float]:
        """Where a path leads with these hands, and how likely chance went along; None: never."""
        state, likely, before = self.start(pair), 1.0, None
        for step in path:
            if isinstance(step, int):
                state = self.after(state, step)
            else:
                chance, state = self.falls(state, before).get(step, (0.0, state))
                likely *= chance
                if chance == 0.0:
                    return None, 0.0
            before = step
        return state, likely

    def everywhere(self, path: Sequence[Step]) -> Iterator[tuple[Pair, State, float]]:
        """The same for all hands that can be there."""
        for pair in self.deal.pairs():
            state, likely = self.along(pair, path)
            if state is not None:
                yield pair, state, likely


def _word(state: State) -> int:
    """The generator of a state, which every draw changes."""
    return int(state["chance"][0, 0])
