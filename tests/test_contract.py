"""The contract that programs outside rely on, for every game: docs/rules/README.md."""

import copy
import json
import pickle
import random
import types
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from tests.tables import ALL, FIRST, NAMES, random_play

tables = pytest.mark.parametrize(("game", "options"), ALL, ids=NAMES)
games = pytest.mark.parametrize(("game", "options"), FIRST)

JUNK: list[Any] = [
    "", " ", "x", "6x", "x5", "-1x5", "liar liar", "take", "take 0 line", "take +9 hand", "play",
    "close close", "done 3", "pass pass", "6x5x4", "١x٥", "\x00", "take 57", "9" * 400 + "x5",
    "6x" + "5" * 400, None, 7, b"liar", ["liar"], 3.5, True,
]  # fmt: skip


def test_games_are_listed_sorted() -> None:
    assert bh.games() == sorted(bh.games())
    assert {"lineit", "luegen"} <= set(bh.games())


@pytest.mark.parametrize("name", ["poker", "", None, 3, "../luegen", "Luegen"])
def test_unknown_games(name: Any) -> None:
    with pytest.raises(bh.OptionError, match=r"Choose one of: .*lineit, luegen"):
        bh.make(name, players=2)


@tables
def test_a_match_played_to_its_end(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=11)
    assert match.result is None
    for player, move in random_play(match):
        assert player in match.actors
        assert move in match.legal(player)
        assert match.view(player)["moves"] == match.legal(player)
        for other in set(range(options["players"])) - set(match.actors):
            assert match.legal(other) == []
    result = match.result
    assert result is not None
    assert match.over
    assert match.actors == ()
    n = options["players"]
    assert len(result.scores) == len(result.utility) == n
    assert sorted(result.winners + result.losers) == list(range(n))
    assert sum(result.utility) == pytest.approx(0)
    with pytest.raises(bh.IllegalMove, match="over"):
        match.play("liar")


@tables
def test_views_are_json_and_name_the_table(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=5)
    for i, _ in enumerate(random_play(match, seed=1)):
        if i % 7 == 0:
            for p in (None, *range(options["players"])):
                view = match.view(p)
                assert (view["game"], view["players"], view["me"]) == (game, options["players"], p)
                assert json.loads(json.dumps(view)) == view
    assert json.loads(json.dumps(match.view(None))) == match.view(None)


@tables
def test_records_replay_move_for_move(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=3)
    for _ in random_play(match, seed=2):
        pass
    record = json.loads(json.dumps(match.record()))
    assert record["seed"] == "i:3"
    assert bh.replay(record) == match
    assert bh.replay(record).view(0) == match.view(0)
    half = {**record, "moves": record["moves"][: len(record["moves"]) // 2]}
    again = bh.replay(half)
    for player, move in record["moves"][len(half["moves"]) :]:
        again.play(move, player)
    assert again == match


@games
def test_seeds(game: str, options: dict[str, Any]) -> None:
    make = bh.make(game, **options)
    texts = [make.new(seed).record()["seed"] for seed in (0, 255, 10**30, b"", b"\x01\xff")]
    assert texts == ["i:0", "i:ff", f"i:{10**30:x}", "b:", "b:01ff"]
    for text in texts:
        assert bh.replay({**make.new(1).record(), "seed": text}).record()["seed"] == text
    assert make.new().record()["seed"] != make.new().record()["seed"]
    for bad in (-1, 1.5, "7", True, [1], object()):
        with pytest.raises(ValueError, match="seed"):
            make.new(bad)  # type: ignore[arg-type]


@games
def test_who_is_not_at_the_table(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=1)
    for nobody in (-1, options["players"], 99, "0", 1.0, True, (0,)):
        for ask in (match.view, match.legal, lambda p: match.imagine(p, 1)):
            with pytest.raises(ValueError, match="at this table"):
                ask(nobody)  # type: ignore[operator]
        with pytest.raises(bh.IllegalMove):
            match.play(match.legal(match.actors[0])[0], nobody)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed"):
        match.imagine(0, -5)
    assert match.legal(None) == []


@tables
def test_illegal_moves_change_nothing(game: str, options: dict[str, Any]) -> None:
    """For every rejected move: a reason, and the match is as it was."""
    make = bh.make(game, **options)
    match = make.new(seed=8)
    rng = random.Random(8)
    for i, (player, _) in enumerate(random_play(match, seed=8)):
        if i % 5:
            continue
        before = (match.snapshot(), match.record())
        wrong = set(make.words) - set(match.legal(player))
        for move in [*rng.sample(sorted(wrong), min(12, len(wrong))), *JUNK]:
            with pytest.raises(bh.IllegalMove) as refused:
                match.play(move, player)
            assert str(refused.value)
        other = (player + 1) % options["players"]
        if other not in match.actors:
            with pytest.raises(bh.IllegalMove, match=f"turn of player {other}"):
                match.play(match.legal(player)[0], other)
        assert (match.snapshot(), match.record()) == before


@games
def test_moves_in_other_spellings(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=6)
    for i, (player, move) in enumerate(random_play(match.copy(), seed=6)):
        if i == 40:
            break
        match.play(f"  {move.upper().replace(' ', '   ')}\t", player)
        assert match.moves[-1] == (player, move)


@games
def test_ids_and_words_agree(game: str, options: dict[str, Any]) -> None:
    make = bh.make(game, **options)
    assert len(set(make.words)) == len(make.words)
    by_word, by_id = make.new(seed=4), make.new(seed=4)
    for player, move in random_play(by_word, seed=4):
        assert [make.words[a] for a in by_id.actions(player)] == by_word.legal(player)
        by_id.act(make.ids[move], player)
    assert by_id == by_word
    for bad in (-1, len(make.words), 2**70, 1.5, "0", None):
        with pytest.raises(bh.IllegalMove):
            make.new(seed=4).act(bad)  # type: ignore[arg-type]


@games
def test_copies_are_apart(game: str, options: dict[str, Any]) -> None:
    """No copy ever changes when another is played on."""
    match = bh.make(game, **options).new(seed=12)
    kept = []
    for i, _ in enumerate(random_play(match, seed=12)):
        if i % 10 == 0:
            twin = copy.copy(match) if i % 20 else match.copy()
            kept.append((twin, twin.view(0), twin.record()))
            assert twin == match
    for twin, view, record in kept:
        assert (twin.view(0), twin.record()) == (view, record)
        for _ in random_play(twin, seed=99):
            pass


@games
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
def test_deep_copies_and_pickles_are_apart(game: str, options: dict[str, Any], twin: Any) -> None:
    """No copy knows where in memory another lies, however it was made."""
    match = bh.make(game, **options).new(seed=12)
    for i, (player, _) in enumerate(random_play(match, seed=12)):
        if i > 30:
            break
        if i % 10 == 0:
            for original in (match, match.imagine(player, i)):
                other = twin(original)
                assert other == original
                before = original.snapshot()
                other.play(other.legal(other.actors[0])[0], other.actors[0])
                assert original.snapshot() == before
    kept = copy.deepcopy(match, {id(match.game): match.game})
    kept.play(kept.legal(kept.actors[0])[0], kept.actors[0])
    assert kept != match


@games
def test_imagined_matches_replay(game: str, options: dict[str, Any]) -> None:
    """An imagined match replays to the same views, also when it is played on, and over."""
    match = bh.make(game, **options).new(seed=21)
    for i, (player, _) in enumerate(random_play(match, seed=21)):
        if i % 9 == 0:
            world = match.imagine(player, i)
            for _ in range(3):
                if not world.over:
                    world.play(world.legal(world.actors[0])[0], world.actors[0])
            again = bh.replay(json.loads(json.dumps(world.record())))
            for p in (None, *range(options["players"])):
                assert again.view(p) == world.view(p)
    over = match.imagine(0, 1)
    assert over.view(0) == match.view(0)
    assert over.result == match.result
    assert bh.replay(over.record()).view(1) == over.view(1)


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
