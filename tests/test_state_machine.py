"""Hypothesis plays random legal and illegal moves against the slow accounts of the rules.

What the two must agree about, `tests/duel.py` says; here shrinking finds the shortest way to where
they do not.
"""

import random
from importlib import import_module
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, assume, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import bluffhouse as bh
from bluffhouse.core.options import Option
from bluffhouse.games import open_room
from tests.duel import Account, Duel
from tests.fate import CHOSEN


def duel_of(game: str) -> Duel:
    """What the room's tests know about its account."""
    module = import_module(f"tests.{game}.test_against_account")
    (found,) = (
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Duel) and thing is not Duel
    )
    return found()


def values(option: Option) -> st.SearchStrategy[Any]:
    """Any value that a table may choose; of endless ones those that make matches of some length."""
    if isinstance(option.allowed, range):
        return st.integers(option.allowed[0], min(option.allowed[-1], 50))
    return st.sampled_from(option.allowed)


def tables(game: str) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({o.name: values(o) for o in open_room(game).options})


class Sitting(RuleBasedStateMachine):
    """The engine and the account, side by side."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.duel = duel_of(game)
        self.match: bh.Match
        self.account: Account

    @initialize(data=st.data(), seed=st.integers(0, 2**40))
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        try:
            game = bh.make(self.game, **data.draw(tables(self.game)))
        except bh.OptionError:  # some options do not go together
            assume(False)
        self.match = game.new(seed)
        self.account = self.duel.begin(self.match)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def legal_move(self, data: st.DataObject) -> None:
        player = data.draw(st.sampled_from(self.match.actors))
        legal = self.match.legal(player)
        # From either end, so that matches neither crawl nor end at once.
        at = data.draw(st.integers(-min(6, len(legal)), min(6, len(legal) - 1)))
        self.duel.play(self.match, self.account, player, legal[at])

    @rule(seed=st.integers(0, 2**32))
    def illegal_move(self, seed: int) -> None:
        self.duel.try_illegal(self.match, self.account, random.Random(seed))

    @invariant()
    def agree(self) -> None:
        self.duel.agree(self.match, self.account)


@pytest.mark.parametrize("game", bh.games())
def test_engine_and_account_agree(game: str) -> None:
    run_state_machine_as_test(
        lambda: Sitting(game),
        settings=settings(
            max_examples=40, stateful_step_count=120, deadline=None, derandomize=CHOSEN is None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )  # fmt: skip
