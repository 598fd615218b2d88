"""Specs: what they say of a table is so, and one network can sit on any of its seats."""

import json
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot, Limits
from bluffhouse.core.options import NO_LIMIT
from bluffhouse.core.story import story
from tests.tables import ALL, FIRST, NAMES, random_play

ROWS, STEPS = 256, 170  # of every table: a million in sum

tables = pytest.mark.parametrize(("game", "options"), ALL, ids=NAMES)
games = pytest.mark.parametrize(("game", "options"), FIRST)


@tables
def test_what_is_met_is_within_the_spec(game: str, options: dict[str, Any]) -> None:
    """Bounds of features, lengths, utilities, and what may be done at once."""
    made = bh.make(game, **options)
    spec, batch = made.spec, made.batch(ROWS, seed=1, finals=True)
    played = np.zeros(ROWS, np.int64)
    least, most = spec.utility
    for i in range(STEPS):
        check_bounds(spec, batch.observe(i % made.players))
        masks = [int(made.rules.actors(state)) for state in batch.states[:4]]
        for mask, legal in zip(masks, batch.legal(), strict=False):
            if mask & (mask - 1):
                assert set(np.flatnonzero(legal).tolist()) <= spec.simultaneous
        rewards, done = batch.step(batch.choose(("random", "thumb")[i % 2], i))
        assert rewards.min() >= least
        assert rewards.max() <= most
        played += 1
        assert played.max() <= (spec.longest or NO_LIMIT)
        played[done] = 0
        check_bounds(spec, batch.final_observe(i % made.players)[done])


def check_bounds(spec: Any, seen: Any) -> None:
    for name, place in spec.slices.items():
        part = seen[:, place]
        assert (part >= spec.low[place]).all(), (name, part.min())
        assert (part <= spec.high[place]).all(), (name, part.max())


@tables
def test_features_have_names_of_their_own(game: str, options: dict[str, Any]) -> None:
    made = bh.make(game, **options)
    spec = made.spec
    assert len(spec.slices) == len(spec.features)
    assert spec.shape == spec.low.shape == spec.high.shape == made.new(1).observe(0).shape
    assert spec.low.dtype == spec.high.dtype == spec.dtype == made.new(1).observe(0).dtype
    assert (spec.low < spec.high).all()
    assert spec.actions == len(made.words)


@tables
def test_normal_observations_are_from_0_to_1(game: str, options: dict[str, Any]) -> None:
    batch = bh.make(game, **options).batch(32, seed=2)
    for i in range(60):
        seen, normal = batch.observe(), batch.observe(normal=True)
        assert normal.min() >= 0
        assert normal.max() <= 1
        low, high = batch.game.spec.low, batch.game.spec.high
        np.testing.assert_allclose(normal * (high - low) + low, seen, rtol=1e-5, atol=1e-3)
        batch.step(batch.choose(1, i))


# --- relative actions -----------------------------------------------------------------------


def test_relative_actions_count_seats_from_ones_own() -> None:
    game = bh.make("cityoflies", players=3)
    spec = game.spec
    assert spec.names_seats
    for me in range(3):
        for ahead in range(3):
            meant = game.words[spec.absolute[me, game.ids[f"trap {ahead}"]]]
            assert meant == f"trap {(me + ahead) % 3}"
            meant = game.words[spec.absolute[me, game.ids[f"forge {ahead} double"]]]
            assert meant == f"forge {(me + ahead) % 3} double"
        assert spec.absolute[me, game.ids["trap 3"]] == game.ids["trap 3"]  # nobody sits there
        assert spec.absolute[me, game.ids["allow"]] == game.ids["allow"]


@tables
def test_relative_and_absolute_are_each_others_inverse(game: str, options: dict[str, Any]) -> None:
    spec = bh.make(game, **options).spec
    every = np.arange(spec.actions)
    for me in range(spec.players):
        assert (spec.relative[me, spec.absolute[me]] == every).all()
        assert (spec.absolute[me, spec.relative[me]] == every).all()
    assert (spec.absolute[0] == every).all()


def turned(told: Any, by: int, players: int, key: str = "") -> Any:
    """A position of City of Lies with everybody some seats further on."""
    seats = ("turn", "first", "at", "by", "player", "rival", "known", "known_deck")
    if isinstance(told, dict):
        return {name: turned(value, by, players, name) for name, value in told.items()}
    if key in seats and type(told) is int:
        return (told + by) % players
    if isinstance(told, list):
        parts = [turned(part, by, players, key) for part in told]
        if key in seats or key == "history" or len(told) != players:
            return parts
        return [parts[(seat - by) % players] for seat in range(players)]
    return told


@pytest.mark.parametrize("by", [1, 2])
def test_one_network_serves_all_seats(by: int) -> None:
    """A table whose players have all moved some seats on looks the same to who is on turn, and so
    do his relative actions; the absolute ones do not."""
    game = bh.make("cityoflies", players=3)
    spec, differ = game.spec, 0
    for seed in range(30):
        match = game.new(seed)
        other = game.position(turned(game.room.write(game, match.snapshot()), by, 3))
        me, there = match.actors[0], other.actors[0]
        assert there == (me + by) % 3
        assert (match.observe(me) == other.observe(there)).all()
        mine, theirs = match.actions(me), other.actions(there)
        assert {*spec.relative[me, list(mine)]} == {*spec.relative[there, list(theirs)]}
        differ += set(mine) != set(theirs)
    assert differ


def test_a_batch_steps_by_relative_actions() -> None:
    game = bh.make("cityoflies", players=4)
    one, other = game.batch(64, seed=5), game.batch(64, seed=5)
    for i in range(200):
        absolute = one.choose(0, i)
        relative = game.spec.relative[other.players, absolute]
        mask = other.legal(relative=True)
        assert mask[np.arange(64), relative].all()
        assert (mask.sum(1) == one.legal().sum(1)).all()
        one.step(absolute)
        other.step(relative, relative=True)
    assert one.states.tobytes() == other.states.tobytes()


# --- perfect recall -------------------------------------------------------------------------


@tables
def test_recall_grows_and_never_forgets(game: str, options: dict[str, Any]) -> None:
    """Every text goes on from the one before, and holds each of one's own moves."""
    match = bh.make(game, **options).new(seed=3)
    before, own = "", []
    for k, (player, move) in enumerate(random_play(match)):
        if k == 60:
            break
        if k % 7 == 0:
            recall = match.information_state(0)
            assert recall.text.startswith(before)
            assert [match.game.words[m.action] for m in recall.moments if m.seat == 0] == own
            assert recall.tensor.shape[0] == len(recall.moments)
            before = recall.text
        own += [move] if player == 0 else []
    for line in before.splitlines()[1:]:
        assert json.loads(line)


@tables
def test_recall_tells_no_secrets(game: str, options: dict[str, Any]) -> None:
    """What others hold does not show: a world that one cannot tell from this has the same recall,
    from here on."""
    match = bh.make(game, **options).new(seed=4)
    for k, _ in enumerate(random_play(match)):
        if k == 25:
            break
    if match.over:
        return
    for player in range(match.game.players):
        worlds = [match.imagine(player, seed) for seed in (1, 2)]
        one, other = (world.information_state(player) for world in worlds)
        assert one.text == other.text
        assert (one.tensor == other.tensor).all()


@games
def test_recall_as_a_tensor(game: str, options: dict[str, Any]) -> None:
    """The last row is the observation now; padding adds zeros."""
    match = bh.make(game, **options).new(seed=5)
    for k, _ in enumerate(random_play(match)):
        if k == 20:
            break
    recall = match.information_state(1)
    size = match.game.observation_size
    assert (recall.tensor[-1, :size] == match.observe(1)).all()
    padded = recall.padded(100)
    assert padded.shape == (100, size + match.game.spec.actions)
    assert (padded[: len(recall.tensor)] == recall.tensor).all()
    assert not padded[len(recall.tensor) :].any()
    with pytest.raises(ValueError, match=f"{len(recall.tensor)} moments are more than 1 rows"):
        recall.padded(1)


# --- numbers of NumPy -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.uint8, np.int64])
def test_whole_numbers_of_numpy_are_whole_numbers(kind: Any) -> None:
    game = bh.make("luegen", players=kind(3), mats=kind(2))
    assert game == bh.make("luegen", players=3, mats=2)
    match, twin = game.new(kind(7)), game.new(7)
    assert match == twin
    match.act(kind(4), kind(match.actors[0]))
    twin.act(4)
    assert match == twin
    assert match.view(kind(1)) == twin.view(1)
    assert (match.observe(kind(2)) == twin.observe(2)).all()
    batch = game.batch(kind(4), kind(7), kind(2))
    assert (batch.choose(0, kind(3)) == batch.choose(0, 3)).all()
    assert batch.match(kind(2)).game == game
    assert list(game.walk(kind(7)).ids) == list(game.walk(7).ids)
    position = {"dice": [[kind(4)], [kind(2)]], "turn": kind(1)}
    small = bh.make("luegen", players=2, dice=1).position(position)
    assert json.dumps(small.record())
    with pytest.raises(ValueError, match="a seed is"):
        game.new(np.bool_(True))  # type: ignore[arg-type]


def test_what_is_no_observation_is_refused() -> None:
    game = bh.make("luegen", players=2)
    due = f"rows of {game.spec.shape[0]} numbers"
    for wrong in (None, 5, "x", np.zeros(3), [[1, 2], [3]], np.array(["x"] * game.spec.shape[0])):
        with pytest.raises(ValueError, match=due):
            game.spec.normal(wrong)
    recall = game.new(seed=1).information_state(0)
    for rows in ("x", 2.5, None, -1, 0):
        with pytest.raises(ValueError, match="number of rows is a whole number from"):
            recall.padded(rows)


def test_truths_of_numpy_are_truths() -> None:
    game = bh.make("luegen", players=2, halves=np.bool_(False), straight=np.True_)
    assert (game.options["halves"], game.options["straight"]) == (False, True)
    assert {type(game.options[name]) for name in ("halves", "straight")} == {bool}
    with pytest.raises(bh.OptionError, match="whole number"):
        bh.make("luegen", players=2, mats=np.True_)


def test_names_are_texts() -> None:
    match = bh.make("luegen", players=2).new(seed=1)
    for wrong in ("ab", 5, [1, 2]):
        with pytest.raises(ValueError, match="names are a list of texts"):
            match.prompt(0, names=wrong)


def test_a_bot_is_asked_about_a_match() -> None:
    game = bh.make("luegen", players=2)
    for wrong in (game, None, "luegen"):
        with pytest.raises(TypeError, match="odds are those of a match, not of"):
            bh.odds(wrong, 0)
        with pytest.raises(TypeError, match="a bot is asked about a match, not about"):
            Bot("thumb", seed=1).choose(wrong, 0)
    for limits in ({"playouts": 0}, {"playouts": "x"}, {"seconds": "x"}, {"seconds": -1.0}):
        with pytest.raises(ValueError, match="a search takes"):
            Limits(**limits)


def test_a_story_is_told_to_a_seat_or_to_nobody() -> None:
    match = bh.make("luegen", players=2).new(seed=1)
    for viewer in (2, -1, "x"):
        with pytest.raises(ValueError, match="players are 0 to 1"):
            story(match, viewer)
    assert story(match, np.int64(1)) == story(match, 1)
    assert story(match, None)
