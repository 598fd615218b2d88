"""Batches: many matches stepped together, by action ids."""

from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from tests.tables import ALL, FIRST, NAMES, random_play

CHANCE_ENDS = ("cityoflies",)  # where a twin with chance of its own may end when the other does not

games = pytest.mark.parametrize(("game", "options"), FIRST)


@pytest.mark.parametrize(("game", "options"), ALL, ids=NAMES)
def test_a_batch_steps_as_matches_do(game: str, options: dict[str, Any]) -> None:
    """Masks are the legal moves of who acts; every row goes where a match of its own would go."""
    made = bh.make(game, **options)
    batch = made.batch(4, seed=1)
    for i in range(40):
        mask = batch.legal()
        twins = [batch.match(row) for row in range(4)]
        for row, twin in enumerate(twins):
            acting = int(batch.players[row])
            assert acting in twin.actors
            assert np.flatnonzero(mask[row]).tolist() == sorted(twin.actions(acting))
            assert batch.observe()[row] == pytest.approx(twin.observe(int(batch.players[row])))
        actions = batch.choose(0, i)
        assert mask[np.arange(4), actions].all()
        acting = batch.players.tolist()
        rewards, done = batch.step(actions)
        for row, twin in enumerate(twins):
            twin.act(actions[row], acting[row])
            if game in CHANCE_ENDS:
                continue
            assert twin.over == done[row]
            if twin.result:
                assert rewards[row] == pytest.approx(twin.result.utility)
            else:
                assert not rewards[row].any()


@games
def test_threads_change_nothing(game: str, options: dict[str, Any]) -> None:
    made = bh.make(game, **options)
    one, three = made.batch(50, seed=4, threads=1), made.batch(50, seed=4, threads=3)
    for i in range(80):
        actions = one.choose(i % 2, i)
        assert (actions == three.choose(i % 2, i)).all()
        for a, b in zip(one.step(actions), three.step(actions), strict=True):
            assert (a == b).all()
    assert one.states.tobytes() == three.states.tobytes()
    assert (one.players == three.players).all()


@games
def test_rewards_of_finished_matches_sum_to_nothing(game: str, options: dict[str, Any]) -> None:
    batch = bh.make(game, **options).batch(64, seed=2)
    ended = 0
    for i in range(900):
        rewards, done = batch.step(batch.choose(0, i))
        ended += int(done.sum())
        assert np.abs(rewards.sum(1)).max() < 1e-5
    assert ended > 20


@games
def test_one_illegal_action_stops_the_whole_step(game: str, options: dict[str, Any]) -> None:
    batch = bh.make(game, **options).batch(6, seed=3, threads=2)
    actions = batch.choose(0, 0)
    illegal = int(np.flatnonzero(~batch.legal()[4])[0])
    before = batch.states.tobytes()
    for wrong, said in ((illegal, "Match 4"), (-1, "Match 4"), (batch.actions, "Match 4")):
        actions[4] = wrong
        with pytest.raises(bh.IllegalMove, match=said):
            batch.step(actions)
    with pytest.raises(bh.IllegalMove, match="takes 6 whole numbers"):
        batch.step(actions[:3])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("wrong", [None, [1.7] * 4, [10**30] * 4, "abcd", [True] * 4, [[1]] * 4])
def test_what_are_no_actions(wrong: Any) -> None:
    batch = bh.make("luegen", players=2).batch(4, seed=1)
    with pytest.raises(bh.IllegalMove, match="takes 4 whole numbers"):
        batch.step(wrong)


@pytest.mark.parametrize(
    ("policy", "seed"), [("sum", 1), (7, 1), (None, 1), (True, 1), (0, -1), (0, 2**70)]
)
def test_bad_choices(policy: Any, seed: Any) -> None:
    with pytest.raises(ValueError, match="not "):
        bh.make("luegen", players=2).batch(4, seed=1).choose(policy, seed)


def test_more_than_memory_holds() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        bh.make("luegen", players=2).batch(10**15)


@pytest.mark.parametrize("n", [0, -1, 2.5, "3", None, True])
def test_bad_sizes(n: Any) -> None:
    game = bh.make("luegen", players=2)
    with pytest.raises(ValueError, match="at least one"):
        game.batch(n)
    with pytest.raises(ValueError, match="at least one"):
        game.batch(1, threads=n)


@games
def test_the_layout_describes_the_observation(game: str, options: dict[str, Any]) -> None:
    made = bh.make(game, **options)
    names = [feature.name for feature in made.room.layout(made)]
    assert len(set(names)) == len(names)
    assert made.new(1).observe(0).shape == (made.observation_size,)


# --- beginnings and ends --------------------------------------------------------------------


@games
def test_reset_begins_as_a_fresh_batch(game: str, options: dict[str, Any]) -> None:
    made = bh.make(game, **options)
    batch, fresh = made.batch(8, seed=1), made.batch(8, seed=2)
    for i in range(30):
        batch.step(batch.choose(0, i))
    batch.reset(seed=2)
    assert batch.states.tobytes() == fresh.states.tobytes()
    assert (batch.players == fresh.players).all()
    batch.reset()
    assert batch.states.tobytes() != fresh.states.tobytes()
    fresh.reset()
    assert batch.states.tobytes() == fresh.states.tobytes()  # what comes next follows from the seed


@games
def test_matches_go_on_from_a_start(game: str, options: dict[str, Any]) -> None:
    """All begin with that very table, and begin there again when they end."""
    made = bh.make(game, **options)
    start = made.new(seed=8)
    for k, _ in enumerate(random_play(start)):
        if k == 5:
            break
    views = [start.view(player) for player in range(made.players)]
    batch = made.batch(16, seed=1, start=start)
    ended = 0
    for i in range(1500):
        _, done = batch.step(batch.choose(0, i))
        ended += int(done.sum())
        if done.any():
            row = int(done.argmax())
            twin = batch.match(row)
            assert [twin.view(player) for player in range(made.players)] == views
            break
    assert ended


@games
def test_a_batch_starts_from_a_position(game: str, options: dict[str, Any]) -> None:
    made = bh.make(game, **options)
    start = made.new(seed=8)
    position = made.room.write(made, start.snapshot())
    one, other = made.batch(4, seed=1, start=position), made.batch(4, seed=1, start=start)
    assert (one.observe(0) == other.observe(0)).all()


@games
def test_what_is_known_by_every_seat(game: str, options: dict[str, Any]) -> None:
    batch = bh.make(game, **options).batch(8, seed=3)
    for i in range(20):
        batch.step(batch.choose(0, i))
    for player in range(batch.game.players):
        seen = batch.observe(player)
        for row in range(8):
            assert (seen[row] == batch.match(row).observe(player)).all()


@games
def test_how_matches_ended(game: str, options: dict[str, Any]) -> None:
    """Final observations and scores are those of the same match, played on its own."""
    batch = bh.make(game, **options).batch(16, seed=3, finals=True, recorded=True)
    checked = 0
    for i in range(3000):
        rewards, done = batch.step(batch.choose(0, i))
        for row in np.flatnonzero(done):
            match = bh.replay(batch.final_record(row))
            assert match.over
            assert match.result is not None
            assert match.result.utility == pytest.approx(rewards[row])
            assert match.result.scores == tuple(batch.scores[row])
            for player in range(match.game.players):
                assert (batch.final_observe(player)[row] == match.observe(player)).all()
            checked += 1
        if checked > 10:
            break
    assert checked


@pytest.mark.parametrize(("game", "options"), ALL, ids=NAMES)
def test_records_of_a_batch_replay(game: str, options: dict[str, Any]) -> None:
    """Every match of a recorded batch is a match: its record leads to the same table."""
    batch = bh.make(game, **options).batch(4, seed=6, recorded=True)
    for i in range(50):
        batch.step(batch.choose(1, i))
    for row in range(4):
        match = bh.replay(batch.record(row))
        assert batch.players[row] in match.actors or match.over
        here = batch.game.snapshot(batch.states[row : row + 1])
        here.chance = batch.game.snapshot(match.state()).chance  # seeded anew before it falls
        assert here == batch.game.snapshot(match.state())


def test_a_recorded_batch_begins_again() -> None:
    game = bh.make("luegen", players=2, mats=1)
    batch, seeds = game.batch(4, seed=6, recorded=True), set()
    for i in range(400):
        seeds |= {batch.record(row)["seed"] for row in range(4)}
        batch.step(batch.choose(0, i))
    assert len(seeds) > 20  # never the same deal twice
    first = game.batch(4, seed=6, recorded=True).record(0)
    batch.reset(seed=6)
    assert batch.record(0) == first


# --- opponents ------------------------------------------------------------------------------


@games
@pytest.mark.parametrize("opponents", ["random", "calculator"])
def test_opponents_act_by_themselves(game: str, options: dict[str, Any], opponents: str) -> None:
    """It is always one's own turn, and what one is told of the end is true."""
    made = bh.make(game, **options)
    batch = made.batch(32, seed=1, opponents=opponents, finals=True)
    assert (batch.seats == np.arange(32) % made.players).all()
    ended = 0
    for i in range(300):
        assert (batch.players == batch.seats).all()
        assert batch.legal().any(1).all()
        rewards, done = batch.step(batch.choose("thumb", i))
        assert not rewards[~done].any()
        assert np.abs(rewards.sum(1)).max() < 1e-5
        ended += int(done.sum())
    assert ended


def test_the_better_player_wins_against_named_opponents() -> None:
    made = bh.make("luegen", players=2, mats=1)
    shares = {}
    for opponents in ("random", "calculator"):
        batch = made.batch(256, seed=1, opponents=opponents)
        total = matches = 0.0
        for i in range(150):
            rewards, done = batch.step(batch.choose("thumb", i))
            total += float(rewards[np.arange(256), batch.seats].sum())
            matches += int(done.sum())
        shares[opponents] = total / matches
    assert shares["random"] > 0.3
    assert shares["calculator"] < 0


def test_matches_without_a_move_of_ones_own_are_counted() -> None:
    """With three at the table, a bid and a call may end it before the third has his turn."""
    made = bh.make("luegen", players=3, mats=1, dice=1, halves=False)
    batch = made.batch(64, seed=1, opponents="random", seat=2)
    for i in range(100):
        batch.step(batch.choose(0, i))
    assert batch.missed.sum() > 100


def test_one_who_never_acts_is_named() -> None:
    made = bh.make("luegen", players=3, mats=2, halves=False)
    start = made.position(
        {"middle": 0, "mats": [1, 1, 0], "turn": 0, "dice": [[1] * 6, [2] * 6, []]}
    )
    with pytest.raises(ValueError, match="player 2 never gets to act"):
        made.batch(4, seed=1, start=start, opponents="random", seat=2)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"opponents": "nobody"}, "a policy is one of random, thumb, calculator, not 'nobody'"),
        ({"opponents": ["thumb"]}, "there are 2 opponents at this table, not 1"),
        ({"opponents": "thumb", "seat": 3}, "no player 3"),
        ({"start": 7}, "position"),
        ({"start": "luegen"}, "position"),
        ({"recorded": True, "opponents": "thumb"}, "neither a start nor opponents"),
    ],
)
def test_bad_batches(more: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bh.make("luegen", players=3).batch(4, seed=1, **more)


def test_a_start_of_another_table() -> None:
    game, other = bh.make("luegen", players=3), bh.make("luegen", players=4)
    for begin in (game.batch, game.walk):
        kept = {"n": 4} if begin == game.batch else {}
        with pytest.raises(ValueError, match="must be a match of"):
            begin(**kept, start=other.new(1))
    over = game.new(1)
    for _ in random_play(over):
        pass
    with pytest.raises(ValueError, match="not over"):
        game.walk(start=over)


def test_what_a_batch_does_not_keep() -> None:
    batch = bh.make("luegen", players=3).batch(4, seed=1)
    with pytest.raises(ValueError, match="recorded=True"):
        batch.record(0)
    with pytest.raises(ValueError, match="recorded=True"):
        batch.final_record(0)
    with pytest.raises(ValueError, match="finals=True"):
        batch.final_observe()


# --- where several may act ------------------------------------------------------------------


def test_nobody_is_favoured_in_a_race() -> None:
    """Who is picked to draft first is anybody, match by match, in batches and in walks."""
    made = bh.make("liezie", players=4)
    first = np.bincount(made.batch(4000, seed=1).players, minlength=4)
    assert first.min() > 850
    walk = made.walk(seed=1)
    met = [0] * 4
    for seed in range(400):
        walk.reset(seed)
        met[walk.player] += 1
    assert min(met) > 60


@games
def test_others_take_the_arrays_as_they_lie_there(game: str, options: dict[str, Any]) -> None:
    """Through DLPack; JAX does so only if they begin on 64 bytes."""
    batch = bh.make(game, **options).batch(5, seed=3)
    shown = [batch.observe(), batch.observe(normal=True), batch.legal(), batch.legal(relative=True)]
    for given in (*shown, *batch.step(batch.choose(0, 1))):
        assert given.ctypes.data % 64 == 0
        assert given.flags.c_contiguous
        taken = np.from_dlpack(given.view(np.uint8) if given.dtype == np.bool_ else given)
        assert taken.ctypes.data == given.ctypes.data


# --- walks ----------------------------------------------------------------------------------
