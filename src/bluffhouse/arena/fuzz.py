"""Random matches of a game with random options, half of it illegal input, and what must hold.

Whatever breaks is kept as a finding with the record of the match, so that it can be replayed.
"""

import json
import random
import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bluffhouse.core.errors import IllegalMove, OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.options import Option, Value
from bluffhouse.core.record import replay_in
from bluffhouse.core.room import Room

ENDLESS = 100_000  # moves after which a match is taken for endless


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that broke: what, and the match up to there."""

    problem: str
    record: dict[str, Any]

    def to_json(self) -> str:
        return json.dumps({**self.record, "problem": self.problem}, ensure_ascii=False, indent=1)


class Broken(Exception):
    """What must hold does not."""


def some_options(room: Room, luck: random.Random) -> dict[str, Value]:
    """Options of which at least the players are drawn, until they go together."""
    while True:
        chosen = {
            option.name: luck.choice(_values(option))
            for option in room.options
            if option.default is None or luck.random() < 0.5
        }
        try:
            Game(room, chosen)
        except OptionError:
            continue
        return chosen


def _values(option: Option) -> Sequence[Value]:
    return option.allowed[:100] if isinstance(option.allowed, range) else option.allowed


class Fuzzer:
    """Plays match after match of a game; the same seed plays the same matches."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room = room
        self.matches = self.moves = self.refused = self.longest = 0
        self._rng = random.Random(seed)

    def play(self) -> Finding | None:
        """Play one match to its end; what broke, if anything did."""
        match = Game(self.room, some_options(self.room, self._rng)).new(self._rng.getrandbits(64))
        try:
            while not match.over:
                self._turn(match)
            self._check_end(match)
        except Exception as error:
            return Finding(f"{type(error).__name__}: {error}", match.record())
        self.matches += 1
        self.longest = max(self.longest, len(match.taken()))
        return None

    # --- one turn: as much nonsense as sense ------------------------------------------------

    def _turn(self, match: Match) -> None:
        self._must_be_refused(match)
        player = self._rng.choice(match.actors)
        legal = match.legal(player)
        if not legal:
            raise Broken(f"player {player} may act but has no legal move")
        if self._rng.random() < 0.1:
            self._check_knowledge(match)
        match.play(self._spelled(self._rng.choice(legal)), player)
        self.moves += 1
        if len(match.taken()) > ENDLESS:
            raise Broken("the match does not end")

    def _spelled(self, move: str) -> str:
        """The move as somebody might type it."""
        if self._rng.random() < 0.8:
            return move
        return f"  {move.upper()} ".replace(" ", "  ")

    def _must_be_refused(self, match: Match) -> None:
        move, player = next(self._nonsense(match))
        before = match.snapshot()
        try:
            match.play(move, player)
        except IllegalMove as refused:
            if not str(refused):
                raise Broken(f"{move!r} is refused without a reason") from refused
        else:
            raise Broken(f"{move!r} of player {player!r} was not refused")
        if match.snapshot() != before:
            raise Broken(f"{move!r} was refused, but something changed")
        self.refused += 1

    def _nonsense(self, match: Match) -> Iterator[tuple[Any, Any]]:
        """Input that is not legal here: a move at the wrong time, of the wrong player, or junk."""
        rng, seats = self._rng, range(-1, match.game.players + 2)
        while True:
            player: Any = rng.choice([rng.choice(seats), rng.choice(match.actors)])
            move: Any = rng.choice([rng.choice(match.game.words), self._junk(match)])
            legal = match.legal(player) if player in range(match.game.players) else []
            if not isinstance(move, str) or not self._reads_as(match, move, legal):
                yield move, player

    def _reads_as(self, match: Match, move: str, legal: list[str]) -> bool:
        try:
            return match.game.words[match.parse(move)] in legal
        except IllegalMove:
            return False

    def _junk(self, match: Match) -> Any:
        rng = self._rng
        word = rng.choice(match.game.words)
        at = rng.randrange(len(word) + 1)
        letters = string.printable + "×١Жё\u200b\ud800"
        return rng.choice([
            word[:at], word[at:], word + word, word[:at] + rng.choice(letters) + word[at:],
            "".join(rng.choices(letters, k=rng.randrange(12))), word.replace(" ", ""),
            "9" * rng.randrange(1, 400), None, rng.randrange(9), word.encode(), [word], 0.5, True,
        ])  # fmt: skip

    # --- what must hold ---------------------------------------------------------------------

    def _replayed(self, match: Match) -> Match:
        record = json.loads(json.dumps(match.record()))
        return replay_in(lambda _, **options: Game(self.room, options), record)

    def _check_knowledge(self, match: Match) -> None:
        """Imagined worlds look the same, and can be written down and read again."""
        viewer = self._rng.choice([None, *range(match.game.players)])
        view = match.view(viewer)
        if json.loads(json.dumps(view)) != view:
            raise Broken(f"the view of {viewer} is not JSON")
        world = match.imagine(viewer, self._rng.getrandbits(64))
        if world.view(viewer) != view or world.actors != match.actors:
            raise Broken(f"{viewer} can tell an imagined world from the real one")
        again = self._replayed(world)
        for p in (None, *range(match.game.players)):
            if again.view(p) != world.view(p):
                raise Broken(f"an imagined world of {viewer} does not replay for {p}")

    def _check_end(self, match: Match) -> None:
        if self._replayed(match) != match:
            raise Broken("the record does not replay")
        result = match.result
        if result is None or abs(sum(result.utility)) > 1e-9:
            raise Broken("the utility does not sum to 0")
