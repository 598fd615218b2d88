"""A match: where it began, what each player may know of it, and how it is told again."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.errors import PositionError
from bluffhouse.core.ledger import heading
from bluffhouse.core.play import ACTION, SEAT, Play
from bluffhouse.core.prompt import Prompter, Reply, Rules, SeatText, read_reply
from bluffhouse.core.reading import plain
from bluffhouse.core.recall import Recall, Trail
from bluffhouse.core.result import Result
from bluffhouse.core.room import Snapshot, State
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.core.setup import Setup


class Match(Play):
    """One match of a game. Made by `game.new`, `game.position`, `imagine`, `copy` or `replay`."""

    __slots__ = ()

    # --- beginnings -------------------------------------------------------------------------

    @classmethod
    def dealt(cls, game: Setup, seed: Seed) -> "Match":
        match = cls(game, seed, bytearray(game.blank_memory))
        match._answer = match.game.rules.begin(match._at, chance_of(match._key, 0))
        return match

    @classmethod
    def placed(cls, game: Setup, position: Mapping[str, Any]) -> "Match":
        """A match from a position as somebody gives it, with a seed in it or without."""
        if not isinstance(position, Mapping):
            raise PositionError("position-object", what=type(position).__name__)
        given = dict(position)
        try:
            seed = Seed.of(given.pop("seed", None))
        except ValueError as error:
            raise PositionError("position-seed") from error
        return cls.from_position(game, given, seed)

    @classmethod
    def from_position(cls, game: Setup, position: Mapping[str, Any], seed: Seed) -> "Match":
        state = game.room.read(game, position)
        match = cls(game, seed, game.memory(state))
        match._answer = match.game.rules.resume(match._at, chance_of(match._key, 0))
        match._origin = plain(position)
        match._base = match._memory.copy(), match._answer
        return match

    def imagine(self, player: int | None, seed: int | bytes | None) -> "Match":
        """Another match that `player` (None: a spectator) cannot tell from this one."""
        viewer = -1 if player is None else self.game.seat(player)
        match = Match(self.game, Seed.of(seed), self._memory.copy())
        match._answer = match.game.rules.dream(match._at, viewer, chance_of(match._key, 0))
        match._base = match._memory.copy(), match._answer
        return match

    def copy(self) -> "Match":
        twin = type(self).__new__(type(self))
        twin.game, twin.seed, twin._key = self.game, self.seed, self._key
        twin._memory = self._memory.copy()
        twin._at = self.game.door(twin._memory)
        twin._step, twin._runs = self._step, self._runs
        twin._origin, twin._base = self._origin, self._base
        twin._moves = self._moves[:]
        twin._answer = self._answer
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> Any:
        # Never by its slots: they say where in memory this very match lies.
        return Match._begun, (self.game, self.seed, self._position(), self._moves)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = "over" if self.over else f"actors={self.actors}"
        players, moves = self.game.players, self.played
        return f"<{self.game.id} match, {players} players, {moves} moves, {state}>"

    @property
    def is_dealt(self) -> bool:
        """Whether it began with a deal, and not from a position or an imagined world."""
        return self._base is None

    # --- what the built-in policies would do ------------------------------------------------

    def suggest(self, player: int, policy: int, key: int) -> str:
        """The move that a built-in policy (`loops.RANDOM`, `THUMB`, `CALCULATOR`) would make for an
        actor; `key` decides what the policy leaves to chance."""
        who = self._who(player)
        return self.game.words[self.game.decided(self._at, who, policy, key)]

    def weigh(self, player: int, *, well: bool = False) -> tuple[dict[str, float], float]:
        """How the calculator would mix an actor's legal moves, and the share of the win that it
        expects of them; or, `well`, by a master's numbers."""
        who = self._who(player)
        actions = self._actions_of(who)
        weights = np.zeros(len(actions))
        rules = self.game.rules
        weighed = rules.weighed_well if well else rules.weighed
        value = float(weighed(self._at, who, self.game.place(weights)))
        weights /= weights.sum()
        moves = (self.game.words[action] for action in actions)
        return dict(zip(moves, weights.tolist(), strict=True)), value

    def tally(self, player: int, policy: int, keys: int) -> dict[str, float]:
        """How often a built-in policy makes each legal move of an actor, over the keys below
        `keys` (see `suggest`)."""
        who = self._who(player)
        counts = np.zeros(len(self.game.words))
        self.game.rules.tried(self._at, who, policy, keys, counts)
        return {self.game.words[a]: counts[a].item() / keys for a in self._actions_of(who)}

    # --- what is known ----------------------------------------------------------------------

    def view(self, player: int | None) -> dict[str, Any]:
        """Exactly what a player (None: a spectator) knows, as JSON types."""
        viewer = None if player is None else self.game.seat(player)
        return self.seen(self.game.room.fields.look(self._memory), viewer)

    def seen(self, now: Snapshot, viewer: int | None) -> dict[str, Any]:
        """The view of a viewer who is known to be one, from a snapshot of this very moment."""
        room, game = self.game.room, self.game
        own, moves = room.private(game, now, viewer), self.legal(viewer)
        return {**room.public(game, now), **own, "moves": moves}

    def observe(self, player: int) -> NDArray[np.float32]:
        """What a player knows as numbers, laid out as `game.room.layout` says."""
        return self.game.observed(self._memory, self.game.seat(player))

    def state(self) -> State:
        """A copy of the whole state, secrets included: for searches in imagined worlds."""
        return self.game.clone(self.game.state_in(self._memory))

    def information_state(self, player: int) -> Recall:
        """Everything that a player ever saw and did in this match, as text and as numbers."""
        told = self.rewound()
        trail = Trail(self.game, told.snapshot())
        for seat, action in self.taken():
            told.act(action, seat)
            trail = trail.after(seat, action, told.snapshot())
        return trail.recall(self.game.seat(player))

    def prompt(
        self, player: int, lang: str = "en", *, rules: Rules = "brief",
        names: Sequence[str] | None = None,
    ) -> str:  # fmt: skip
        """A player's seat in plain text, that a language model can play from; see `reply`."""
        seat = SeatText(self.game, self.game.seat(player), lang, rules, names)
        return Prompter(self, seat).text()

    def reply(self, player: int, text: str, lang: str = "en") -> Reply:
        """An answer to a prompt, read strictly: a legal move, or why it is none."""
        return read_reply(self, self.game.seat(player), text, lang)

    @property
    def result(self) -> Result | None:
        """How the match ended; None until it is over."""
        if not self.over:
            return None
        n = self.game.players
        scores = np.zeros(n, np.int64)
        mask = int(self.game.rules.scored(self._at, scores))
        return Result(
            scores=tuple(scores.tolist()),
            winners=tuple(p for p in range(n) if mask >> p & 1),
            losers=tuple(p for p in range(n) if not mask >> p & 1),
            reason=self.game.room.reason(self.game, self.snapshot()),
        )

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves so far, as (player, move)."""
        return [(player, self.game.words[action]) for player, action in self.taken()]

    @property
    def played(self) -> int:
        """How many moves were played."""
        return len(self._moves)

    @property
    def last(self) -> tuple[int, int]:
        """The last move, as (player, action id)."""
        move = self._moves[-1]
        return move >> SEAT, move & ACTION

    def taken(self, since: int = 0) -> list[tuple[int, int]]:
        """The moves from number `since` on, as (player, action id)."""
        return [(move >> SEAT, move & ACTION) for move in self._moves[since:]]

    def rewound(self, played: int = 0) -> "Match":
        """This match as it was when so many moves were played: before the first, if not said."""
        return self._restarted()._played_on(self._moves[:played])

    def _restarted(self) -> "Match":
        """This match before its first move."""
        if self._base is None:
            return Match.dealt(self.game, self.seed)
        memory, answer = self._base
        match = Match(self.game, self.seed, memory.copy())
        match._origin, match._base, match._answer = self._origin, self._base, answer
        return match

    @classmethod
    def _begun(
        cls, game: Setup, seed: Seed, position: dict[str, Any] | None, moves: Iterable[int] = ()
    ) -> "Match":
        """A match dealt or begun from a position, and played on by packed moves."""
        match = cls.from_position(game, position, seed) if position else cls.dealt(game, seed)
        return match._played_on(moves)

    def _played_on(self, moves: Iterable[int]) -> "Match":
        for move in moves:
            self.act(move & ACTION, move >> SEAT)
        return self

    def record(self) -> dict[str, Any]:
        """Everything that makes this match again, as JSON types. Holds the seed: keep it secret
        while the match runs."""
        record = heading(self.game, self.seed)
        if (position := self._position()) is not None:
            record["position"] = position
        record["moves"] = [[player, move] for player, move in self.moves]
        return record

    def _position(self) -> dict[str, Any] | None:
        """The position this match began from; None if it was dealt."""
        if self._origin is not None:
            return plain(self._origin)  # type: ignore[no-any-return]
        if self._base is None:
            return None
        state = self.game.state_in(self._base[0])
        return self.game.room.write(self.game, self.game.snapshot(state))
