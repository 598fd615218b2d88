"""A game and the slow account of its rules, side by side.

A room's `test_against_account.py` derives its tests from `Duel` and says what only that game has:
how its account learns what chance did, and what its positions look like. The account is told no
more than that; about everything else the two must agree, at every step.
"""

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

import pytest

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.core.loops import THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.words import LANGUAGES

Options = dict[str, Any]
Position = dict[str, Any]


class Account(Protocol):
    """What every account can be asked. Its `play` takes what chance did, if there is chance."""

    @property
    def over(self) -> bool: ...

    def actors(self) -> tuple[int, ...]: ...

    def legal(self, player: int) -> list[str]: ...

    def view(self, player: int | None) -> dict[str, Any]: ...

    def result(self) -> Mapping[str, Any]: ...

    play: Any


class Duel(ABC):
    """The tests of one game against its account."""

    game: ClassVar[str]
    tables: ClassVar[Sequence[Options]]
    #: Of every table: whole matches, and matches that begin with a position.
    matches: ClassVar[int]
    positions: ClassVar[int]
    #: How many positions are spoiled, to see which of them are impossible.
    spoiled: ClassVar[int] = 500
    #: How many matches are played by the rule of thumb; the others by `move`.
    thumb: ClassVar[float] = 0.4
    #: What views tell and the account does not.
    untold: ClassVar[frozenset[str]] = frozenset()
    verdict: ClassVar[tuple[str, ...]] = ("scores", "winners", "losers")

    # --- what only the game knows -----------------------------------------------------------

    @abstractmethod
    def begin(self, match: Match) -> Account:
        """The account of a match that was just dealt."""

    @abstractmethod
    def begin_at(self, options: Options, position: Position, match: Match | None) -> Account:
        """The account of a position, and of the match that began there; ValueError if it cannot be.

        There is no match if the engine refused the position.
        """

    @abstractmethod
    def play(self, match: Match, account: Account, player: int, move: str) -> None:
        """Play a move on both sides, telling the account what chance did."""

    def move(self, match: Match, player: int, style: float, draw: random.Random) -> str:
        """A legal move at random; `style`, from 0 to 1, stays the same in all of a match."""
        return draw.choice(match.legal(player))

    @abstractmethod
    def some_position(self, game: Game, draw: random.Random) -> Position:
        """Any position that can be."""

    @abstractmethod
    def spoil(self, position: Position, key: str, draw: random.Random) -> None:
        """Change one thing, which may or may not make the position impossible."""

    def disputed(self, options: Options, position: Position) -> bool:
        """Whether the rules leave open if a position can be: then the two may differ."""
        return False

    def comparable(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view without the order of what has none."""
        return view

    # --- agreement --------------------------------------------------------------------------

    def agree(self, match: Match, account: Account) -> None:
        """Who acts, what everybody sees and may do, and the end."""
        assert match.actors == account.actors()
        assert match.over == account.over
        for viewer in (None, *range(match.game.players)):
            seen, told = match.view(viewer), account.view(viewer)
            assert seen.keys() - told.keys() == self.untold
            known = {key: seen[key] for key in told}
            assert self.comparable(known) == self.comparable(told)
            if viewer is not None:
                assert match.legal(viewer) == told["moves"]
        if not match.over:
            assert match.result is None
            return
        result, expected = match.result, account.result()
        assert result is not None
        for what in self.verdict:
            said = getattr(result, what)
            assert (said if isinstance(said, str) else list(said)) == expected[what]
        assert result.utility == pytest.approx([float(u) for u in expected["utility"]])

    def try_illegal(self, match: Match, account: Account, draw: random.Random) -> None:
        """What is not legal both refuse, in words; and nothing changes."""
        seats = range(match.game.players)
        somebody, anybody = draw.choice(match.actors or seats), draw.choice(seats)
        tried = [(p, draw.choice(match.game.words)) for p in (somebody, anybody)]
        waiting = [p for p in seats if p not in match.actors]
        if waiting and not match.over:
            tried.append((draw.choice(waiting), match.legal(somebody)[0]))
        before = match.snapshot()
        for player, move in tried:
            if move not in account.legal(player):
                with pytest.raises(bh.IllegalMove) as caught:
                    match.play(move, player)
                assert caught.value.say(draw.choice(LANGUAGES))
                with pytest.raises(ValueError):  # noqa: PT011
                    account.play(player, move)
        assert match.snapshot() == before

    def play_to_the_end(self, match: Match, account: Account, draw: random.Random) -> None:
        by_thumb, style = draw.random() < self.thumb, draw.random()
        while True:
            self.try_illegal(match, account, draw)
            self.agree(match, account)
            if match.over:
                return
            player = draw.choice(match.actors)
            if by_thumb:
                move = match.suggest(player, THUMB, draw.getrandbits(60))
            else:
                move = self.move(match, player, style, draw)
            self.play(match, account, player, move)

    # --- the tests --------------------------------------------------------------------------

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "options" in metafunc.fixturenames:
            ids = ["-".join(f"{k}={v}" for k, v in options.items()) for options in self.tables]
            metafunc.parametrize("options", self.tables, ids=ids)

    def test_whole_matches(self, options: Options) -> None:
        game = bh.make(self.game, **options)
        for seed in range(self.matches):
            match = game.new(seed)
            draw = random.Random(f"{options} {seed}")
            self.play_to_the_end(match, self.begin(match), draw)

    def test_from_positions(self, options: Options) -> None:
        game = bh.make(self.game, **options)
        for seed in range(self.positions):
            draw = random.Random(f"{options} {seed}")
            position = self.some_position(game, draw)
            match = game.position(position)
            account = self.begin_at(dict(options), position, match)
            self.play_to_the_end(match, account, draw)

    def test_impossible_positions_are_impossible_for_both(self) -> None:
        draw = random.Random(7)
        refusals = []
        for _ in range(self.spoiled):
            options = draw.choice(self.tables)
            game = bh.make(self.game, **options)
            position = json.loads(json.dumps(self.some_position(game, draw)))
            self.spoil(position, draw.choice(list(position)), draw)
            if self.disputed(options, position):
                continue
            try:
                match = game.position(position)
            except bh.PositionError as error:
                refusals.append(error.say(draw.choice(LANGUAGES)))
                with pytest.raises(ValueError):  # noqa: PT011
                    self.begin_at(dict(options), position, None)
            else:
                self.agree(match, self.begin_at(dict(options), position, match))
        assert all(refusals)
        assert 0.2 < len(refusals) / self.spoiled < 0.75
