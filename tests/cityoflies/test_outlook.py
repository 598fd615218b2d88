"""City of Lies: how a world stands whose cards are all open, and how that is measured."""

from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.games.cityoflies.mind.measures import TRUTH_AT
from bluffhouse.games.cityoflies.mind.outlook import (
    DECK_SEEN,
    HAND_SEEN,
    READY_SEEN,
    ROUND_SEEN,
    ROUNDS,
    SEEN_OF_ONE,
    TO_FIRST,
    TO_SECOND,
    TO_SHARE,
    WORLD,
)
from bluffhouse.games.cityoflies.rules.state import KINDS, NOTE_FALSE
from bluffhouse.games.cityoflies.table.notation import KIND_OF_WORD
from fits.cityoflies.outlook import fit, watch
from tests.cityoflies.tables import TABLES, at
from tests.tables import interpreted, random_play


def facts(match: Match, player: int) -> list[float]:
    told = np.empty(WORLD)
    match.game.rules.world_facts(match.state()[0], player, told)
    return told.tolist()


def outlook(match: Match, player: int = 0) -> float:
    return float(match.game.rules.outlook(match.state()[0], player))


def noted(points: int, falses: int = 0) -> dict[str, int]:
    return {"+1": points, "+2": 0, "false": falses}


def test_facts_go_around_the_table_from_who_is_in_turn() -> None:
    match = at("trap trap", "sure", "swap", notes=[noted(1), noted(6), noted(0)])
    trap, sure = KIND_OF_WORD["trap"], KIND_OF_WORD["sure"]
    for player in range(3):
        told = facts(match, player)
        first, second = ((p - player) % 3 * SEEN_OF_ONE for p in (0, 1))
        assert told[first + HAND_SEEN + trap] == 2
        assert told[first + READY_SEEN] == 0
        assert told[second + HAND_SEEN + sure] == 1
        assert told[second + READY_SEEN] == 1
        assert told[second + TRUTH_AT] == 1  # one point is missing
        assert told[DECK_SEEN + sure] == 4
        assert told[ROUND_SEEN] == 1
        assert not any(told[3 * SEEN_OF_ONE : 4 * SEEN_OF_ONE])


def test_who_can_win_at_once_stands_well_and_who_faces_it_badly() -> None:
    close = [noted(6), noted(6)]
    win, calm, lose = (
        outlook(at(mine, theirs, notes=close))
        for mine, theirs in [("sure", "swap"), ("swap", "swap"), ("swap", "sure")]
    )
    assert win > 0.9 > calm > lose
    assert lose < 0.35


def test_falses_count_against_who_has_them() -> None:
    """In worlds of real matches, with two falses noted for one player or for the other."""
    match, gaps = bh.make("cityoflies", players=2).new(seed=8), list[float]()
    for player, _ in random_play(match, seed=8):
        shares = []
        for p in (player, 1 - player):
            state = match.state()
            state["notes"][0, p, NOTE_FALSE] = 2
            shares.append(float(match.game.rules.outlook(state[0], player)))
        gaps.append(shares[1] - shares[0])
    assert np.mean(gaps) > 0.1


@pytest.mark.parametrize("options", TABLES)
def test_compiled_and_interpreted_outlooks_agree(options: dict[str, Any]) -> None:
    match = bh.make("cityoflies", **options).new(seed=6)
    plain = interpreted("cityoflies", options).rules
    for number, (player, _) in enumerate(random_play(match, seed=6)):
        share = outlook(match, player)
        assert 0 < share < 1
        if number % 5 == 0:
            here = match.state().view(np.recarray)[0]
            assert plain.outlook(here, player) == pytest.approx(share)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_outlooks_come_true(players: int) -> None:
    """In matches that were not watched: as often as told, and far better than even chances."""
    rows, shares = watch(players, 6000, seed=77, options={}, matches=64)
    told = expected(rows, players)
    error = (shares - told).std() / np.sqrt(len(told) / 8)  # worlds of one match end alike
    assert told.mean() == pytest.approx(shares.mean(), abs=4 * error)
    even = np.mean((shares - 1 / players) ** 2)
    assert np.mean((shares - told) ** 2) < 0.85 * even
    high = told > np.quantile(told, 0.9)
    assert shares[high].mean() > 1.6 / players


def expected(rows: Any, players: int) -> Any:
    table = players - 2
    return through(rows, [TO_FIRST[table], TO_SECOND[table], TO_SHARE[table, :, None]])


def through(rows: Any, layers: list[Any]) -> Any:
    cells = rows.astype(float)
    for layer in layers:
        cells = np.maximum(cells, 0) @ layer[:-1] + layer[-1]
    return 1 / (1 + np.exp(-cells[:, 0]))


def test_watched_worlds_are_starts_of_turns_with_their_ends() -> None:
    rows, shares = watch(3, 300, seed=5, options={"length": "quick"}, matches=8)
    assert rows.shape == (len(shares), WORLD)
    assert len(rows) >= 300
    assert set(shares.tolist()) == {0.0, 1.0}
    assert 0.2 < shares.mean() < 0.5
    assert rows[:, ROUND_SEEN : ROUND_SEEN + ROUNDS].sum(axis=1).tolist() == [1] * len(rows)
    assert rows[:, HAND_SEEN : HAND_SEEN + KINDS].sum(axis=1).min() > 0  # he has drawn


def test_what_facts_lead_to_is_found_again() -> None:
    """Two facts that win only together, among others that tell nothing."""
    rng = np.random.default_rng(4)
    rows = np.zeros((120_000, WORLD), np.int8)
    rows[:, 1:60:7] = rng.integers(0, 2, (len(rows), 9))
    chance = np.where(rows[:, 8] & rows[:, 50], 0.9, 0.2)
    shares = (rng.random(len(rows)) < chance).astype(np.float32)
    layers = fit(rows, shares, seed=1, epochs=3)
    told, both = through(rows, layers), chance > 0.5
    assert told[both].mean() == pytest.approx(0.9, abs=0.05)
    assert told[~both].mean() == pytest.approx(0.2, abs=0.05)
    one = rows[:, 8] ^ rows[:, 50] == 1
    assert told[one].mean() == pytest.approx(0.2, abs=0.05)
