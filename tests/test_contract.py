"""The contract that programs outside rely on, for every game: docs/rules/README.md."""

import json
import types
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh


def test_games_are_listed_sorted() -> None:
    assert bh.games() == sorted(bh.games())
    assert {"lineit", "luegen"} <= set(bh.games())


@pytest.mark.parametrize("name", ["poker", "", None, 3, "../luegen", "Luegen"])
def test_unknown_games(name: Any) -> None:
    with pytest.raises(bh.OptionError, match=r"Choose one of: .*lineit, luegen"):
        bh.make(name, players=2)


class Nasty:
    """Raises whatever is asked of it."""

    def __repr__(self) -> str:
        raise RuntimeError("no")

    __str__ = __repr__

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    def __index__(self) -> int:
        raise RuntimeError("no")

    def __bool__(self) -> bool:
        raise RuntimeError("no")

    __hash__ = object.__hash__


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


NASTY = [
    10**5000,
    -(10**5000),
    nested(100_000),
    np.array([1, 2]),
    Nasty(),
    float("nan"),
    "a\nb\x1b[31m",
]


@pytest.mark.parametrize("nasty", NASTY, ids=lambda v: type(v).__name__)
def test_no_input_raises_anything_else(nasty: Any) -> None:
    """Whatever comes in, what comes out is one of the house's errors, on one line."""
    game = bh.make("luegen", players=2)
    match = game.new(seed=1)
    position = {"dice": [[1, 2, 3, 4, 5, 6]] * 2, "turn": 0}
    over = {
        **position,
        "turn": None,
        "middle": 0,
        "mats": [5, 0],
        "stage": 2,
        "half_losers": [0, 0],
    }
    attempts = [
        (bh.OptionError, lambda: bh.make(nasty, players=2)),
        (bh.OptionError, lambda: bh.make("luegen", players=nasty)),
        (bh.OptionError, lambda: bh.make("luegen", players=2, wild=nasty)),
        (bh.OptionError, lambda: bh.make("lineit", players=2, bet_rule=nasty)),
        (bh.PositionError, lambda: game.position(nasty)),
        (bh.RecordError, lambda: bh.replay(nasty)),
        (bh.IllegalMove, lambda: match.play(nasty)),
        (bh.IllegalMove, lambda: match.play("1x2", nasty)),
        (bh.IllegalMove, lambda: match.act(nasty)),
        (bh.IllegalMove, lambda: game.walk(1).step(nasty)),
        (ValueError, lambda: match.view(nasty)),
        (ValueError, lambda: match.legal(nasty)),
        (ValueError, lambda: match.imagine(nasty, 1)),
        (ValueError, lambda: game.batch(nasty)),
    ]
    for key in (*position, "stage", "middle", "mats", "half_losers", "bid", "bidder", "bids",
                "showdown", "rolloff"):  # fmt: skip
        for start in (position, over):
            attempts.append(
                (bh.PositionError, lambda s=start, k=key: game.position({**s, k: nasty}))
            )
    for key in ("game", "options", "seed", "moves", "rules", "position"):
        attempts.append((bh.RecordError, lambda k=key: bh.replay({**GOOD, k: nasty})))
    for moves in ([nasty], [[nasty, "1x2"]], [[0, nasty]]):
        attempts.append((bh.RecordError, lambda m=moves: bh.replay({**GOOD, "moves": m})))
    for error, attempt in attempts:
        with pytest.raises(error) as refused:
            attempt()  # type: ignore[no-untyped-call]
        for text in (str(refused.value), repr(refused.value)):
            assert text.isprintable()


def test_numbers_in_errors_are_not_grouped() -> None:
    match = bh.make("luegen", players=2).new(seed=1)
    for move in ("9999x6", "1234567x6"):
        with pytest.raises(bh.IllegalMove, match=f"^{move} is more") as refused:
            match.play(move)
        assert move in refused.value.say("de")


def test_what_was_given_is_not_kept() -> None:
    """A position is stored as JSON of its own, whatever kind of mapping or list it came in."""
    given = types.MappingProxyType({"dice": ((1,) * 6, (2,) * 6), "turn": 0})
    match = bh.make("luegen", players=2).position(given)
    assert match.record()["position"] == {"dice": [[1] * 6, [2] * 6], "turn": 0}
    assert bh.replay(json.loads(json.dumps(match.record()))) == match
    game = bh.make("luegen", players=2)
    game.options["mats"] = 1
    assert game.options["mats"] == 5


GOOD = {"game": "luegen", "options": {"players": 2}, "seed": "i:7", "moves": []}


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (None, "mapping"),
        ([], "mapping"),
        ({}, "lacks “game”"),
        ({**GOOD, "game": "poker"}, "Choose one of"),
        ({**GOOD, "game": ["luegen"]}, "Choose one of"),
        ({**GOOD, "options": {}}, "“players” is required"),
        ({**GOOD, "options": {"players": 21}}, "2–20, not 21"),
        ({**GOOD, "options": {"players": 2, "game": "x"}}, "no option “game”"),
        ({**GOOD, "options": [1]}, "“options” of a record"),
        ({**GOOD, "options": {1: 2}}, "“options” of a record"),
        ({**GOOD, "seed": 7}, "i:<hex>"),
        ({**GOOD, "seed": "i:-7"}, "i:<hex>"),
        ({**GOOD, "seed": "b:xyz"}, "i:<hex>"),
        ({**GOOD, "seed": "i:"}, "i:<hex>"),
        ({**GOOD, "seed": "i:0x10"}, "i:<hex>"),
        ({**GOOD, "seed": "i:١"}, "i:<hex>"),
        ({**GOOD, "seed": "b:AB CD"}, "i:<hex>"),
        ({**GOOD, "moves": "liar"}, "list of [player, move]"),
        ({**GOOD, "moves": [[0]]}, "Move 1 of the record must be"),
        ({**GOOD, "moves": [[0, 7]]}, "Move 1 of the record must be"),
        ({**GOOD, "moves": [[True, "1x2"]]}, "Move 1 of the record must be"),
        ({**GOOD, "moves": [[9, "1x2"]]}, "Move 1 of the record (player 9, 1x2): There is no"),
        ({**GOOD, "moves": [[0, "1x2"], [0, "liar"]]}, "of the record (player"),
        ({**GOOD, "rules": 99}, "rules version 99"),
        ({**GOOD, "position": 3}, "The record’s position"),
        ({**GOOD, "position": {"dice": [[1] * 7, [1] * 6], "turn": 0}}, "6 entries, not 7"),
        ({**GOOD, "position": {"dice": [[1] * 6] * 2, "turn": 0, "seed": 1}}, "no seed of its own"),
    ],
)
def test_what_is_no_record(record: Any, said: str) -> None:
    with pytest.raises(bh.RecordError) as refused:
        bh.replay(record)
    assert said in str(refused.value)


def test_errors_speak_three_languages() -> None:
    match = bh.make("luegen", players=2).new(seed=1)
    with pytest.raises(bh.IllegalMove) as refused:
        match.play("liar")
    said = {lang: refused.value.say(lang) for lang in ("en", "de", "bg")}
    assert len(set(said.values())) == 3
    assert refused.value.say("xx") == said["en"] == str(refused.value)


def test_a_refused_part_is_said_in_the_same_language() -> None:
    with pytest.raises(bh.RecordError) as refused:
        bh.replay({**GOOD, "moves": [[0, "liar"], [1, "liar"]], "seed": "i:1"})
    assert "turn" in refused.value.say("en")
    assert "turn" not in refused.value.say("de")


def test_any_whole_number_names_a_player() -> None:
    """Numbers from arrays are as good as plain ones; views hold plain ones."""
    match = bh.make("luegen", players=3).new(seed=1)
    seat = np.int64(match.actors[0])
    assert match.view(seat) == match.view(int(seat))  # type: ignore[arg-type]
    assert type(match.view(seat)["me"]) is int  # type: ignore[arg-type]
    match.play("1x2", seat)  # type: ignore[arg-type]
    match.act(np.int64(match.actions()[0]))  # type: ignore[arg-type]
    assert json.dumps(match.record())
