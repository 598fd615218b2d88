"""The contract that programs outside rely on."""

import copy
import json
import pickle
import random
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.conform.tables import random_play

JUNK: list[Any] = [
    "", " ", "x", "6x", "x5", "-1x5", "liar liar", "take", "take 0 line", "take +9 hand", "play",
    "close close", "done 3", "pass pass", "6x5x4", "١x٥", "\x00", "take 57", "9" * 400 + "x5",
    "6x" + "5" * 400, None, 7, b"liar", ["liar"], 3.5, True,
]  # fmt: skip


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


def test_views_are_json_and_name_the_table(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=5)
    for i, _ in enumerate(random_play(match, seed=1)):
        if i % 7 == 0:
            for p in (None, *range(options["players"])):
                view = match.view(p)
                assert (view["game"], view["players"], view["me"]) == (game, options["players"], p)
                assert json.loads(json.dumps(view)) == view
    assert json.loads(json.dumps(match.view(None))) == match.view(None)


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


@pytest.mark.first
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


@pytest.mark.first
def test_who_is_not_at_the_table(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=1)
    nobodies: list[Any] = [-1, options["players"], 99, "0", 1.0, True, (0,)]
    for nobody in nobodies:
        for ask in (match.view, match.legal, lambda p: match.imagine(p, 1)):
            with pytest.raises(ValueError, match="at this table"):
                ask(nobody)
        with pytest.raises(bh.IllegalMove):
            match.play(match.legal(match.actors[0])[0], nobody)
    with pytest.raises(ValueError, match="seed"):
        match.imagine(0, -5)
    assert match.legal(None) == []


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


@pytest.mark.first
def test_moves_in_other_spellings(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=6)
    for i, (player, move) in enumerate(random_play(match.copy(), seed=6)):
        if i == 40:
            break
        match.play(f"  {move.upper().replace(' ', '   ')}\t", player)
        assert match.moves[-1] == (player, move)


@pytest.mark.first
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


@pytest.mark.first
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


@pytest.mark.first
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
def test_deep_copies_and_pickles_are_apart(game: str, options: dict[str, Any], twin: Any) -> None:
    """No copy knows where in memory another lies, however it was made."""
    match = bh.make(game, **options).new(seed=12)
    kept = copy.deepcopy(match, {id(match.game): match.game})
    kept.play(kept.legal(kept.actors[0])[0], kept.actors[0])
    assert kept != match
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


@pytest.mark.first
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
