"""Hypothesis plays random legal and illegal moves against the slow accounts of the rules.

The account is told what chance did (as the engine's full state shows it) and must agree about
everything else: who acts, what is legal, every view, and the result.
"""

import random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import bluffhouse as bh
from tests.accounts.lineit import LineIt
from tests.accounts.luegen import Chance, Luegen, rolloff_starter


class Duel(RuleBasedStateMachine):
    """The engine and the account, side by side."""

    match: bh.Match
    account: Any

    def sit_down(self, seed: int, **options: Any) -> None:
        """Begin the same match on both sides."""

    def play_account(self, player: int, move: str) -> None:
        self.account.play(player, move)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def legal_move(self, data: st.DataObject) -> None:
        player = data.draw(st.sampled_from(self.match.actors))
        legal = self.match.legal(player)
        # From either end, so that matches neither crawl nor end at once.
        at = data.draw(st.integers(-min(6, len(legal)), min(6, len(legal) - 1)))
        self.match.play(legal[at], player)
        self.play_account(player, legal[at])

    @rule(data=st.data())
    def illegal_move(self, data: st.DataObject) -> None:
        player = data.draw(st.integers(0, self.match.game.players - 1))
        move = data.draw(st.sampled_from(self.match.game.words))
        if move in self.account.legal(player):
            return
        before = self.match.snapshot()
        with pytest.raises(bh.IllegalMove):
            self.match.play(move, player)
        with pytest.raises(ValueError):  # noqa: PT011
            self.account.play(player, move)
        assert self.match.snapshot() == before

    @invariant()
    def agree(self) -> None:
        match, account = self.match, self.account
        assert match.actors == account.actors()
        assert match.over == account.over
        for p in (None, *range(match.game.players)):
            view = match.view(p)
            view.pop("rolloff", None)
            expected = {**account.view(p), "moves": [] if p is None else account.legal(p)}
            assert view == expected
        if match.over:
            self.agree_on_the_end()

    def agree_on_the_end(self) -> None:
        result, expected = self.match.result, self.account.result()
        assert result is not None
        assert list(result.scores) == expected["scores"]
        assert list(result.winners) == expected["winners"]
        assert list(result.losers) == expected["losers"]
        assert result.utility == pytest.approx([float(u) for u in expected["utility"]])


class LuegenDuel(Duel):
    @initialize(
        players=st.integers(2, 12),
        mats=st.integers(1, 4),
        dice=st.integers(1, 6) | st.just(6),
        wild=st.sampled_from([1, 1, 6, 0]),
        straight=st.booleans(),
        halves=st.booleans(),
        seed=st.integers(0, 2**40),
    )
    def sit_down(self, seed: int, **options: Any) -> None:
        self.match = bh.make("luegen", **options).new(seed)
        self.account = Luegen(options, self.starter(), self.dice())

    def dice(self) -> list[list[int]]:
        return [self.match.view(p)["dice"][p] for p in range(self.match.game.players)]

    def starter(self) -> int:
        return rolloff_starter(self.match.view(None)["rolloff"], self.match.game.players)

    def play_account(self, player: int, move: str) -> None:
        chance = None
        if move == "liar" and not self.match.over:
            half = self.account.follows(move) == "half"
            chance = Chance(dice=self.dice(), start=self.starter() if half else None)
        self.account.play(player, move, chance=chance)


class LineItDuel(Duel):
    @initialize(
        players=st.integers(2, 5),
        bet_rule=st.sampled_from(["at_least", "exactly"]),
        hand_limit=st.integers(1, 3),
        seed=st.integers(0, 2**40),
    )
    def sit_down(self, seed: int, **options: Any) -> None:
        self.match = bh.make("lineit", **options).new(seed)
        game = self.match.game
        begun = game.room.write(game, self.match.snapshot())
        self.account = LineIt(options, begun["market"] + begun["deck"], begun["start"])


def options_of(duel: type[Duel], rng: random.Random) -> dict[str, Any]:
    if duel is LuegenDuel:
        return {
            "players": rng.randint(2, 12),
            "mats": rng.randint(1, 6),
            "dice": rng.choice([6, 6, rng.randint(1, 6)]),
            "wild": rng.choice([1, 1, 6, 0]),
            "straight": rng.random() < 0.7,
            "halves": rng.random() < 0.7,
        }
    return {
        "players": rng.randint(2, 5),
        "bet_rule": rng.choice(["at_least", "exactly"]),
        "hand_limit": rng.randint(1, 3),
    }


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("duel", [LuegenDuel, LineItDuel])
def test_whole_matches(duel: type[Duel], seed: int) -> None:
    """To the very end, by the rule of thumb and at random, the account agrees."""
    rng = random.Random(seed)
    both = duel()
    both.sit_down(seed=seed, **options_of(duel, rng))
    while not both.match.over:
        both.agree()
        player = both.match.actors[0]
        move = both.match.suggest(player, seed % 2, rng.getrandbits(60))
        both.match.play(move, player)
        both.play_account(player, move)
    both.agree()


long = settings(
    max_examples=40, stateful_step_count=120, deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)  # fmt: skip
TestLuegen = LuegenDuel.TestCase
TestLuegen.settings = long
TestLineIt = LineItDuel.TestCase
TestLineIt.settings = long
