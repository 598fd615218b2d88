"""Bots that learnt: files that are named like any bot, and refused where they cannot play."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot, Seat
from bluffhouse.bots.net import Net, Sizes
from bluffhouse.bots.roster import Name, anchored, check_seat, file_of, parse
from bluffhouse.bots.trained import Pupil, Table, layout_of, read_pupil, share_of, write_pupil
from bluffhouse.core import finder
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.weights import Origin, rules_of
from tests.tables import FIRST

LANGUAGES = ("en", "de", "bg")


def pupil(game: Game, rules: str | None = None) -> Pupil:
    """Who learnt nothing yet, but has opinions."""
    rng = np.random.default_rng(1)
    sizes = Sizes(game.spec.shape[0], 8, game.spec.actions)
    net = Net.of(sizes, rng.standard_normal(sizes.numbers).astype(np.float32))
    by = rules or rules_of(finder.folder(game.id))
    origin = Origin(by, "", "bluffhouse train …", "2026-11-18", 1, {"exploitability": 0.5})
    return Pupil(net, Table(game.id, game.options, layout_of(game)), origin)


@pytest.fixture
def game() -> Game:
    return bh.make("luegen", players=2)


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    write_pupil(tmp_path / "mine.npz", pupil(game))
    return tmp_path / "mine.npz"


@pytest.mark.parametrize(
    ("name", "parsed"),
    [
        ("mine.npz", Name("mine.npz")),
        ("./a/mine.npz", Name("./a/mine.npz")),
        ("/a/mine.npz/honest", Name("/a/mine.npz", "honest")),
    ],
)
def test_names(name: str, parsed: Name):
    assert parse(name) == parsed
    assert str(parsed) == name
    assert parsed.is_own
    assert file_of(parsed.base) == parsed.base


def test_a_file_is_found_from_elsewhere(tmp_path: Path):
    assert anchored("./mine.npz/honest", str(tmp_path)) == f"{tmp_path}/mine.npz/honest"


@pytest.mark.parametrize("name", ["mine.npz/kind", "mine.npzx", "mine.npz:Class", "./nowhere.npz"])
def test_names_that_are_none(name: str):
    with pytest.raises(OptionError) as refused:
        Bot(name)
    for lang in LANGUAGES:
        assert "\n" not in refused.value.say(lang)


def test_a_file_has_no_pickles_and_all_that_was_written(file: Path, game: Game):
    found, due = read_pupil(str(file)), pupil(game)
    assert np.array_equal(found.net.numbers, due.net.numbers)
    assert (found.table, found.origin) == (due.table, due.origin)
    with np.load(file, allow_pickle=False) as kept:
        assert all(kept[key].dtype != object for key in kept.files)


def test_it_mixes(file: Path, game: Game):
    """Moves come as often as it says, and another seed draws another one."""
    match = game.new(3)
    player = match.actors[0]
    decision = Bot(str(file), 1).decide(match, player)
    assert list(decision.probabilities) == match.legal(player)
    likely = max(decision.probabilities, key=lambda move: decision.probabilities[move])
    drawn = [Bot(str(file), seed).choose(match, player) for seed in range(200)]
    share = drawn.count(likely) / len(drawn)
    assert share == pytest.approx(decision.probabilities[likely], abs=0.12)
    assert len(set(drawn)) > 1
    assert decision.value is not None
    assert 0 <= decision.value <= 1
    for lang in LANGUAGES:
        assert "%" in decision.why.say(lang)


@pytest.mark.parametrize(("name", "options"), FIRST)
def test_it_goes_by_what_its_seat_knows(name: str, options: dict[str, object], tmp_path: Path):
    """In every world that its player cannot tell from the true one, the mixture is the same."""
    game = bh.make(name, **options)
    write_pupil(tmp_path / "mine.npz", pupil(game))
    match, guide = game.new(5), Bot("thumb", 1)
    bot = Bot(str(tmp_path / "mine.npz"), 1)
    for _ in range(12):
        player = match.actors[0]
        told = bot.decide(match, player).probabilities
        for key in (1, 2, 3):
            world = match.imagine(player, key)
            assert bot.decide(world, player).probabilities == told
            assert np.array_equal(Seat.of(world, player).observation, match.observe(player))
        match.play(guide.choose(match, player), player)
        if match.over:
            break


def test_a_persona_leans_on_it(file: Path, game: Game):
    match = game.new(3)
    bare = Bot(str(file), 1).decide(match, match.actors[0]).probabilities
    honest = Bot(f"{file}/honest", 1).decide(match, match.actors[0]).probabilities
    assert honest != bare


@pytest.mark.parametrize(
    ("other", "options", "said"),
    [
        ("lineit", {}, ["luegen", "lineit"]),
        ("luegen", {"dice": 5}, ["dice=6", "dice=5"]),
        ("luegen", {"players": 3}, ["players=2", "players=3"]),
    ],
)
def test_another_table_is_refused(file: Path, other: str, options: dict[str, object], said: list):
    table = bh.make(other, **{"players": 2, **options})
    with pytest.raises(OptionError) as early:
        check_seat(str(file), table)
    match = table.new(1)
    with pytest.raises(OptionError) as late:
        Bot(str(file)).choose(match, match.actors[0])
    for lang in LANGUAGES:
        assert early.value.say(lang) == late.value.say(lang)
        assert all(word in early.value.say(lang) for word in said)


def test_other_rules_are_refused(tmp_path: Path, game: Game):
    write_pupil(tmp_path / "old.npz", pupil(game, rules="others"))
    odd = msgspec.structs.replace(pupil(game).table, layout="other words")
    write_pupil(tmp_path / "odd.npz", msgspec.structs.replace(pupil(game), table=odd))
    for name in ("old.npz", "odd.npz"):
        with pytest.raises(OptionError, match="2026-11-18 learnt by other rules"):
            check_seat(str(tmp_path / name), game)


@pytest.mark.parametrize("content", [b"", b"nonsense", b"half", "arrays"])
def test_a_damaged_file_is_refused(file: Path, content: bytes | str):
    whole = file.read_bytes()
    if content == "arrays":
        np.savez(file, first=np.zeros((2, 3)))
    else:
        file.write_bytes(whole[: len(whole) // 2] if content == b"half" else bytes(content))
    with pytest.raises(OptionError, match="damaged"):
        Bot(str(file))


@pytest.mark.parametrize(("reward", "players", "share"), [(1, 2, 1), (0, 2, 0.5), (-0.5, 3, 0)])
def test_shares_of_rewards(reward: float, players: int, share: float):
    assert share_of(reward, players) == share
    assert share_of(9, players) == 1
