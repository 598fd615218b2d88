"""The slow account of Lügen: positions, refusals, and random matches to the end."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

from .luegen import Luegen
from .luegen_play import Chance
from .luegen_tables import LUEGEN_VIEW, TWOS, at, luegen, twos
from .proof import refused


def test_luegen_position_is_checked() -> None:
    """LU-2, LU-6, LU-8, LU-14, LU-15: impossible positions."""
    good: dict[str, Any] = {
        "stage": 1, "half_losers": [], "middle": 3, "mats": [0, 2, 0],
        "dice": [[1, 2, 3, 4, 5, 6], [2, 2, 2, 5, 5, 1], [6, 6, 6, 6, 1, 1]], "turn": 1,
        "bid": "6x5", "bidder": 0,
    }  # fmt: skip
    match = at(good)
    assert match.position() == good
    assert match.view(1)["bids"] == [{"player": 0, "bid": "6x5"}]
    assert match.view(1)["showdown"] is None
    bad: list[dict[str, Any]] = [
        {"middle": 4}, {"mats": [0, 2]}, {"mats": [5, 0, 0], "middle": 0}, {"mats": [-1, 3, 0]},
        {"turn": 2},
        {"turn": 3}, {"bidder": None}, {"bid": None}, {"bid": "31x5"}, {"bid": "0x5"},
        {"bid": "06x5"}, {"bid": "1x7"},
        {"stage": 2}, {"stage": 3, "half_losers": [1, 1]}, {"stage": 4, "half_losers": [0, 1, 0]},
        {"half_losers": [0]}, {"dice": [TWOS, TWOS, []]}, {"middle": 0, "mats": [1, 4, 0]},
        {"extra": 1},
    ]  # fmt: skip
    for change in bad:
        with refused():
            at({**good, **change})
    with refused():
        at({**good, "stage": 2, "half_losers": [0]}, halves=False)


def test_luegen_options_are_checked() -> None:
    """Options: ranges of the rule file."""
    for bad in (
        {"players": 1}, {"players": 13}, {"mats": 0}, {"mats": 16}, {"dice": 0}, {"dice": 7},
        {"wild": 2},
        {"straight": 1}, {"halves": None}, {"colour": 1},
    ):  # fmt: skip
        with refused():
            Luegen({"players": 2, **bad}, 0, twos(2))
    with refused():
        Luegen({}, 0, twos(2))


def test_luegen_canonical_words_only() -> None:
    """Moves: other spellings are not for the account, and change nothing."""
    match = luegen(2)
    before = deepcopy(match.__dict__)
    for word in ("6X5", " 6x5", "06x5", "6x7", "0x3", "21x3", "13x1", "LIAR", "liar", "", "pass"):
        with refused():
            match.play(0, word)
    with refused():
        match.play(1, "6x5")
    with refused():
        match.legal(2)
    assert match.__dict__ == before


def luegen_options(rng: random.Random) -> dict[str, Any]:
    return {
        "players": rng.choice([2, 2, 2, 3, 3, 4, 4, 5, 20]),
        "mats": rng.choice([1, 1, 2, 2, 3, 3, 5, 5, 15]),
        "straight": rng.random() < 0.7,
        "dice": rng.choice([1, 2, 5, 6, 6, 6]),
        "halves": rng.random() < 0.7,
        "wild": rng.choice([0, 1, 1, 6]),
    }


def throw(rng: random.Random, match_options: dict[str, Any], who: list[bool]) -> list[list[int]]:
    return [
        [rng.randint(1, 6) for _ in range(match_options["dice"])] if inside else []
        for inside in who
    ]


def check_luegen(match: Luegen, options: dict[str, Any]) -> None:
    """What holds at every moment."""
    assert match.middle + sum(match.mats) == options["mats"]
    (player,) = match.actors()
    view = match.view(player)
    assert set(view) == LUEGEN_VIEW
    assert view["moves"] == match.legal(player) != []
    assert match.active[player]
    assert all(bool(hand) == inside for hand, inside in zip(match.dice, match.active, strict=True))
    again = Luegen.from_position(options, match.position())
    assert again.legal(player) == view["moves"]
    assert again.active == match.active


def test_luegen_random_matches() -> None:
    """LU-1 to LU-17: every match ends, mats add up, an actor always has a move."""
    rng = random.Random(20)
    ends = set()
    for _ in range(250):
        options = luegen_options(rng)
        everybody = [True] * options["players"]
        match = Luegen(options, rng.randrange(options["players"]), throw(rng, options, everybody))
        while not match.over:
            if rng.random() < 0.1:
                check_luegen(match, options)
            (player,) = match.actors()
            moves = match.legal(player)
            move = moves[-1] if rng.random() < 0.4 else moves[rng.randrange(min(len(moves), 8))]
            if move == "liar":
                trial = deepcopy(match)
                start = (
                    rng.randrange(options["players"]) if trial._settle_call() == "half" else None
                )
                match.play(player, move, chance=Chance(throw(rng, options, trial.active), start))
            else:
                match.play(player, move)
        result = match.result()
        assert match.middle == 0
        assert match.mats[result["losers"][0]] == options["mats"]
        assert sum(result["utility"]) == 0
        assert sum(result["scores"]) == {1: 1, 2: 2, 3: 3}[match.stage]
        assert all(match.legal(player) == [] for player in range(options["players"]))
        ends.add(match.stage)
    assert ends == {1, 2, 3}
