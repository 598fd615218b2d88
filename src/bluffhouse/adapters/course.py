"""The course of a match for toolkits in which chance has nodes of its own."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from bluffhouse.adapters.deals import Deals, Undealt
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.recall import Trail

#: A sampled outcome of chance is one of so many. OpenSpiel makes masks of that length.
SEEDS = 1 << 24
DEALING, FALLING, PICKING, DECIDING, ENDED = range(5)  # nodes; of the first three chance decides
CHANCE, NOBODY = -1, -4  # who acts, beside the players, as OpenSpiel calls them: it asks often


class Draw:
    """Draws outcomes of sampled chance; all states of a game share it."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._rng = random.Random(seed)

    def __call__(self) -> int:
        return self._rng.randrange(SEEDS)

    def __reduce__(self) -> Any:
        return Draw, (self._seed,)


class Course:
    """A match on its way: dealt by chance, then played. Where several may act at once, chance picks
    one of them. With `deals`, both hands are dealt one after the other, each of those listed; else
    an outcome of chance is a seed that was drawn, alone and certain: another at each copy."""

    __slots__ = ("_deals", "_draw", "_drawn", "_game", "_ids", "_match", "_move", "_node", "_path",
                 "_picked", "_trail", "actor")  # fmt: skip

    def __init__(self, game: Game, deals: Deals | None, draw: Draw) -> None:
        self._game, self._deals, self._draw = game, deals, draw
        self._node = DEALING
        self._match: Match | None = None
        self._trail: Trail | None = None
        self._move = -1, -1  # the last one
        self._drawn: int | None = None
        self._path: tuple[int, ...] = ()  # all that chance and players did
        self.actor = CHANCE  # a seat, chance or nobody
        self._picked: int | None = None  # by chance, of several; a match knows who acts alone
        self._ids: Sequence[int] | None = None  # what who acts may do; None: not asked yet

    def __deepcopy__(self, memo: object) -> "Course":
        twin = Course.__new__(Course)
        twin._game, twin._deals, twin._draw = self._game, self._deals, self._draw
        twin._node, twin._trail, twin._move = self._node, self._trail, self._move
        twin._match = None if self._match is None else self._match.copy()
        twin._drawn, twin._path, twin.actor = None, self._path, self.actor
        twin._picked, twin._ids = self._picked, self._ids
        return twin

    def __reduce__(self) -> Any:
        return _gone, (self._game, self._deals, self._draw, self._path)

    def legal(self, player: int) -> list[int]:
        """The ids of a player's actions, in ascending order."""
        if self._match is None:
            return []
        if player != self.actor:
            return sorted(self._match.actions(player))
        if self._ids is None:
            self._ids = self._match.actions(self._picked)
        return list(self._ids) if type(self._ids) is range else sorted(self._ids)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely each of it is; nothing where it is not its turn."""
        if self._node in (DECIDING, ENDED):
            return []
        if self._deals is not None:
            return list(enumerate(self._deals.chances))
        if self._drawn is None:
            self._drawn = self._draw()
        return [(self._drawn, 1.0)]

    # --- what happens -----------------------------------------------------------------------

    def go_on(self, action: int) -> None:
        """An action of who is to act, or an outcome of chance."""
        match = self._match
        if match is None:
            self._deal(action)
        elif self._node == DECIDING:
            ids = match.act(action, self._picked)
            self._move = self.actor, action
            if isinstance(match, Undealt) and match.waits:
                self._node, self.actor = FALLING, CHANCE
            else:
                self._note(match)
                self._ids = ids or None
        elif self._node == FALLING:
            assert isinstance(match, Undealt)
            match.fall(action)
            self._note(match)
        else:
            actors = match.actors
            self._node, self.actor = DECIDING, actors[action % len(actors)]
            self._picked, self._ids = self.actor, None
        self._path = (*self._path, action)
        self._drawn = None

    def _deal(self, outcome: int) -> None:
        hands = SEEDS if self._deals is None else len(self._deals.hands)
        if not 0 <= outcome < hands:
            raise ValueError(f"chance has no outcome {outcome} here: they are 0 to {hands - 1}")
        if self._deals is None:
            self._match = Undealt.dealt_by(self._game, outcome)
        elif len(self._path) + 1 == self._game.players:
            self._match = self._deals.match((*self._path, outcome))
        if self._match is not None:
            self._trail = Trail(self._game, self._match.snapshot())
            self._next(self._match)

    def _note(self, match: Match) -> None:
        """A move is made, and all that chance had to do with it has fallen."""
        assert self._trail is not None
        self._trail = self._trail.after(*self._move, match.snapshot())
        self._next(match)

    def _next(self, match: Match) -> None:
        actors = match.actors
        self._picked = self._ids = None
        if len(actors) == 1:
            self._node, self.actor = DECIDING, actors[0]
        elif actors:
            self._node, self.actor = PICKING, CHANCE
        else:
            self._node, self.actor = ENDED, NOBODY

    # --- what is known ----------------------------------------------------------------------

    def returns(self) -> list[float]:
        result = self._match.result if self._match is not None else None
        return list(result.utility) if result else [0.0] * self._game.players

    def recalled(self, player: int) -> str:
        """All that a player ever saw and did."""
        return self._trail.recall(player).text if self._trail else f"player {player}"

    def seen(self, player: int) -> str:
        """What a player sees now."""
        view = self._match.view(player) if self._match is not None else {"me": player}
        return msgspec.json.encode(view).decode()

    def fill(self, tensor: Any, player: int, *, recall: bool) -> None:
        """The same as numbers; all zeros before anything is dealt."""
        tensor.fill(0)
        if self._match is None or self._trail is None:
            return
        if recall:
            rows = self._trail.recall(player).tensor
            tensor[: len(rows)] = rows
        else:
            tensor[:] = self._match.observe(player)

    def say(self, player: int, action: int) -> str:
        """An action, or an outcome of chance, in words."""
        if player >= 0:
            return self._game.words[action]
        return f"chance {action}" if self._deals is None else f"deal {self._deals.hands[action]}"

    def __str__(self) -> str:
        if self._match is None:
            return f"{self._game.id}: {self._path}"
        moves = " ".join(f"{player}:{move}" for player, move in self._match.moves)
        return f"{self._game.id}: {self._path} {moves}"


def _gone(game: Game, deals: Deals | None, draw: Draw, path: tuple[int, ...]) -> Course:
    course = Course(game, deals, draw)
    for action in path:
        course.go_on(action)
    return course
