"""A match under way: whose turn it is, what he may do, and the moves so far."""

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.numbers import whole_number
from bluffhouse.core.plan import CHANCE, COUNT, MANY, OVER, RUN, TURN
from bluffhouse.core.quoting import shown
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.core.setup import Setup
from bluffhouse.core.snapshot import Glance

#: Shift of the seat in a packed move, and what the action id of one is masked with.
SEAT = 16
ACTION = (1 << SEAT) - 1


class Play:
    """A state of the rules, and the one way to change it: a legal move."""

    __slots__ = ("_answer", "_at", "_base", "_key", "_memory", "_moves", "_origin", "_runs",
                 "_step", "game", "seed")  # fmt: skip

    def __init__(self, game: Setup, seed: Seed, memory: bytearray) -> None:
        if game.unsettled:
            game = game.at_hand()
        self.game = game
        self.seed = seed
        self._key = seed.key()
        self._memory = memory  # the state, and behind it the legal actions of a single actor
        self._at = game.door(memory)
        self._step = game.step
        self._runs = game.runs
        self._origin: Any = None  # the position it was begun from, if it was given one
        # Memory and answer that it began with; None: dealt, which is quickly done again.
        self._base: tuple[bytearray, int] | None = None
        self._moves = array("I")  # packed: seat and action id; numbers in a row are soon copied
        self._answer = OVER  # what the rules said last: who acts, and how many actions are his

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._answer & TURN == OVER

    @property
    def actors(self) -> tuple[int, ...]:
        """The players who may act now; empty when the match is over."""
        turn = self._answer & TURN
        if turn == OVER:
            return ()
        if turn != MANY:
            return (turn,)
        mask = self.game.rules.acting(self._at)
        return tuple(p for p in range(self.game.players) if mask >> p & 1)

    def legal(self, player: int | None) -> list[str]:
        """The moves of a player in their fixed order; empty if it is not his to act."""
        if player is None:
            return []
        words = self.game.words
        return [words[action] for action in self._actions_of(self.game.seat(player))]

    def actions(self, player: int | None = None) -> Sequence[int]:
        """The ids of the legal actions, of `player` or of the only one to act; empty when over."""
        if player is None:
            if self._answer & TURN == MANY:
                raise IllegalMove("move-who", actors=_listed(self.actors))
            return self._offered(self._answer)
        return self._actions_of(self.game.seat(player))

    def _actions_of(self, player: int) -> Sequence[int]:
        turn = self._answer & TURN
        if turn == player:
            return self._offered(self._answer)
        if turn != MANY:
            return ()
        n = self.game.rules.options_of(self._at, player)
        return self.game.listed(self._memory, n)

    def offer(self, player: int) -> bytes | range:
        """The ids of a player's legal actions, as a key for what does not depend on more; empty if
        it is not his to act."""
        turn = self._answer & TURN
        if turn not in (player, MANY):
            return b""
        if turn == player and not self._answer & RUN:
            begin = self.game.room.state.itemsize
            return bytes(self._memory[begin : begin + 8 * (self._answer >> COUNT)])
        actions = self._actions_of(player)
        return actions if isinstance(actions, range) else np.array(actions, np.int64).tobytes()

    def _offered(self, answer: int) -> Sequence[int]:
        """The legal actions of a single actor, from what a door answered."""
        if answer & RUN:
            return self._runs[answer]
        n = answer >> COUNT
        return self.game.listed(self._memory, n) if n else ()

    def play(self, move: str, player: int | None = None) -> None:
        """Make a move in words; `player` may be left out when exactly one may act."""
        who = self._who(player)
        action = self.game.ids.get(move) if isinstance(move, str) else None
        self._make(self.parse(move) if action is None else action, who)

    def parse(self, move: str) -> int:
        """The action id of a move in words, in whatever spelling."""
        if not isinstance(move, str):
            raise IllegalMove("move-not-text", what=type(move).__name__)
        tidy = " ".join(move.lower().split())
        action = self.game.ids.get(tidy)
        return self.game.room.parse(self.game, tidy) if action is None else action

    def act(self, action: int, player: int | None = None) -> Sequence[int]:
        """Make a move by its action id; gives the ids that are legal next, if one player acts."""
        who = self._answer & TURN
        if player is not None or who >= MANY:
            who = self._who(player)
        if type(action) is not int or action >> SEAT:
            action = as_id(action, len(self.game.words))
        answer = self._make(action, who)
        return self._runs[answer] if answer & RUN else self._offered(answer)

    def _make(self, action: int, who: int) -> int:
        """A move of an actor, by an id that there may be; gives what the rules answer."""
        answer = self._step(self._at, who, action)
        if answer < MANY:  # an answer with actions in it is larger
            answer = self._fallen(answer, who, action)
        self._moves.append(who << SEAT | action)
        self._answer = answer
        return answer

    def _fallen(self, answer: int, player: int, action: int) -> int:
        """What the rules answer once dice or cards have fallen; or why the move is refused."""
        game = self.game
        if answer == CHANCE:
            key = chance_of(self._key, len(self._moves) + 1)
            return game.rules.fall(self._at, key)  # type: ignore[no-any-return]
        action = as_id(action, len(game.words))
        why, details = game.room.why_not(game, self.snapshot(), player, action)
        raise IllegalMove(why, game.id, **details)

    def _who(self, player: int | None) -> int:
        """The player meant by a move, if he may act at all."""
        actors = self.actors
        if not actors:
            raise IllegalMove("move-over")
        if player is None:
            if len(actors) > 1:
                raise IllegalMove("move-who", actors=_listed(actors))
            return actors[0]
        try:
            seat = self.game.seat(player)
        except ValueError:
            last = self.game.players - 1
            raise IllegalMove("move-seat", player=shown(player), last=last) from None
        if seat not in actors:
            raise IllegalMove("move-turn", player=seat, actors=_listed(actors))
        return seat

    def snapshot(self) -> Glance:
        """The whole state, secrets included, as plain values: for the rooms, never for players."""
        return self.game.room.fields.glance(self._memory)


def as_id(action: object, count: int) -> int:
    """An action id that is not a small plain integer, if it is one at all."""
    whole = whole_number(action)
    if whole is None or not 0 <= whole < count:
        raise IllegalMove("move-id", action=shown(action), last=count - 1)
    return whole


def _listed(players: tuple[int, ...]) -> str:
    return ", ".join(map(str, players))
