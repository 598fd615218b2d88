"""City of Lies: what everybody saw of a match, and what is chosen then."""

from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.games.cityoflies.mind.hindsight import (
    CHOICE_FACTS,
    LAID,
    LAID_FALSE,
    NOTED,
    STRUCK,
    TURN_FACTS,
)
from bluffhouse.games.cityoflies.mind.likelihood import CHOICE
from bluffhouse.games.cityoflies.rules.state import BLOCK, FALSE, FORGE, KINDS, PLAYERS
from bluffhouse.games.cityoflies.table.notation import KIND_OF_WORD
from fits.cityoflies.habits import Choices, listen, weigh_kinds
from tests.cityoflies.tables import TABLES, at
from tests.tables import interpreted, random_play

SURE, DOUBLE, HIDDEN = (KIND_OF_WORD[word] for word in ("sure", "double", "hidden"))


def seen(match: Match, player: int = 0) -> Any:
    """What lies before everybody, as the history tells it."""
    turn, laid = np.empty(TURN_FACTS, np.int64), np.empty((PLAYERS, LAID), np.int64)
    match.game.rules.choice_now(match.state()[0], player, turn, laid, np.empty(CHOICE_FACTS))
    return laid


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def test_what_was_played_is_seen_and_what_was_blocked_is_not() -> None:
    deck = ["swap", "reveal", "reveal", "swap", "sure", "sure"]
    match = at("double false forge trap", "sure hidden block false", deck=deck)
    laid = seen(play(match, "double"))
    assert laid[0, DOUBLE] == 1
    laid = seen(play(match, "false 0", "allow"))
    assert laid[0, LAID_FALSE] == 1
    laid = seen(play(match, "trap 1", "block"))
    assert laid[0, STRUCK] == 0
    laid = seen(play(match, "sure"))
    assert laid[1, SURE] == 1
    laid = seen(play(match, "forge 1 sure", "allow"))
    assert laid[1].tolist() == [0, 0, 0, 1, 0, 0]
    assert laid[0, STRUCK] == 1
    laid = seen(play(match, "hidden"))
    assert laid[1, HIDDEN] == 1
    assert laid[0, NOTED] == 0


@pytest.mark.parametrize("options", [o for o in TABLES if o.get("max_rounds") != 1])
def test_what_was_seen_is_the_same_in_all_worlds(options: dict[str, Any]) -> None:
    """Compiled and interpreted, too."""
    match = bh.make("cityoflies", **options).new(seed=9)
    rules, plain = match.game.rules, interpreted("cityoflies", options).rules
    choices = 0
    for number, (player, _) in enumerate(random_play(match, seed=9)):
        state, world = match.state(), match.imagine(player, number).state()
        if number % 7 or world["written"] != state["written"]:
            continue  # what was known at the beginning may take fewer entries
        found, figures = rules.listen(state[0], player)
        chosen = found[:, CHOICE] > 0
        for alike in (
            rules.listen(world[0], player),
            plain.listen(state.view(np.recarray)[0], player),
        ):
            assert (alike[0] == found).all()
            assert alike[1][chosen][:, 1:] == pytest.approx(figures[chosen][:, 1:])
        choices += int(chosen.sum())
    assert choices > 0


def test_kinds_are_weighed_as_they_are_chosen() -> None:
    """A trap is taken as often as a swap, or ten times as often, as a fact says; what cannot be
    played counts for nothing."""
    rng, rows = np.random.default_rng(3), 40_000
    swap, trap = KIND_OF_WORD["swap"], KIND_OF_WORD["trap"]
    hands = rng.integers(0, 2, (rows, KINDS))
    hands[:, swap] = 1
    facts = np.zeros((rows, CHOICE_FACTS))
    facts[:, 0] = 1
    facts[:, 4] = rng.integers(0, 2, rows)
    can = hands > 0
    can[:, BLOCK] = False
    can[:, FORGE] &= hands[:, FALSE] > 0
    tastes = np.ones((rows, KINDS))
    tastes[:, trap] = np.where(facts[:, 4] > 0, 10, 1)
    shares = tastes * can / (tastes * can).sum(1, keepdims=True)
    chosen = (shares.cumsum(1) > rng.random((rows, 1))).argmax(1)
    choices = Choices(facts, hands, chosen, np.zeros(rows, bool))
    found = weigh_kinds(choices, discarding=False, epochs=60)
    assert found[4, trap] - found[4, swap] == pytest.approx(np.log(10), abs=0.25)
    assert found[0, trap] - found[0, swap] == pytest.approx(0, abs=0.25)
    assert found[0, FORGE] - found[0, swap] == pytest.approx(0, abs=0.25)


def test_calculators_block_what_hurts() -> None:
    """Listening to matches: a trap is blocked by who can, an interrogation is not."""
    choices, asked = listen(2, 3000, seed=5, matches=64)
    assert len(choices.facts) == len(choices.chosen) == len(choices.hands) >= 3000
    assert (choices.hands[np.arange(len(choices.chosen)), choices.chosen] > 0).all()
    assert asked[1, 7] > 5 * asked[0, 7]
    assert asked[1, 3] < asked[0, 3]
