"""Contests: known strengths are found, luck cancels, and nothing but the settings matters."""

import os
import threading
from pathlib import Path

import msgspec
import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.arena.contest import playing
from bluffhouse.arena.contest.contest import Contest
from bluffhouse.arena.contest.evidence import weigh_deals
from bluffhouse.arena.contest.ledger import Ledger, seed_in
from bluffhouse.arena.contest.playing import Deals, Dealt, play
from bluffhouse.arena.contest.report import ContestReport, schema, to_json
from bluffhouse.arena.contest.settings import CHUNK, Settings
from bluffhouse.arena.contest.tables import Table, share_of_masks
from bluffhouse.arena.crew import Alone, crew_of, ray_crew
from bluffhouse.bots import LEVELS
from bluffhouse.core.errors import OptionError, Refused
from tests.arena.contests import GAME, SHORT, played, settings, timeless


@pytest.fixture(scope="module")
def found() -> ContestReport:
    return played(settings())


def test_a_known_strength_is_found(found: ContestReport):
    pair, alone, other = found.tables
    assert [pair.kind, alone.kind, other.kind] == ["pair", "alone", "alone"]
    assert pair.bots == ["thumb", "random"]
    assert 0.6 < pair.shares[0].low < pair.shares[0].share < pair.shares[0].high < 0.8
    assert pair.shares[0].share + pair.shares[1].share == pytest.approx(1)
    assert [share.standing for share in pair.shares] == ["above", "below"]
    assert alone.shares[0].bot == "thumb"
    assert alone.shares[0].low > 1 / 3
    assert other.shares[0].bot == "random"
    assert other.shares[0].high < 1 / 3
    assert [rating.bot for rating in found.ratings] == ["thumb", "random"]
    assert found.ratings[0].low > found.ratings[1].high
    assert found.cycles == []
    assert found.complete
    assert found.matches == sum(t.matches for t in found.tables) == 3 * 1500


def test_a_bot_is_as_good_as_itself(monkeypatch: pytest.MonkeyPatch):
    """Two names of one policy: as good as each other, mirrored or not."""
    monkeypatch.setitem(LEVELS, "twin", LEVELS["thumb"])
    alike = played(settings(bots=["thumb", "twin"], players=[2], games=3000))
    (share, _) = alike.tables[0].shares
    assert share.low <= 0.5 <= share.high
    assert share.standing == "open"
    low, high = ((r.low, r.high) for r in sorted(alike.ratings, key=lambda r: r.rating))
    assert low[1] > high[0]
    winners = play(Deals(game(2), Table("pair", ("twin", "thumb")), 8, 0, 3000)).winners
    once = weigh_deals(share_of_masks(2)[winners[:, 0]][:, 0])  # one match of each deal
    assert once.low < 0.5 < once.high


def game(players: int) -> bh.Game:
    return bh.make(GAME, players=players, **SHORT)


def test_mirrored_deals_cancel_luck():
    """Two bots that play much alike: who has the better die wins, on whichever seat."""
    table = Table("pair", ("calculator", "thumb"))
    winners = play(Deals(game(2), table, 4, 0, 3000)).winners
    shares = share_of_masks(2)
    first, second = shares[winners[:, 0]][:, 0], shares[winners[:, 1]][:, 1]
    mirrored = table.shares(winners)["calculator"]
    assert mirrored == pytest.approx((first + second) / 2)
    unmirrored = (first[:-1] + second[1:]) / 2  # the same matches, of two deals each
    assert mirrored.var() < 0.6 * unmirrored.var()


def test_thinking_bots_are_played_move_for_move(monkeypatch: pytest.MonkeyPatch):
    """The way of bots that are not compiled, gone by some that are: the same strength is found."""
    table = Table("pair", ("thumb", "random"))
    compiled = play(Deals(game(2), table, 1, 0, 400)).winners
    monkeypatch.setattr(playing, "is_compiled", lambda _: False)
    slow = play(Deals(game(2), table, 1, 0, 400)).winners
    assert slow.shape == compiled.shape
    assert slow.dtype == compiled.dtype
    assert (slow == play(Deals(game(2), table, 1, 0, 400)).winners).all()
    assert (slow[100:150] == play(Deals(game(2), table, 1, 100, 50)).winners).all()
    one, other = (weigh_deals(table.shares(w)["thumb"]) for w in (compiled, slow))
    assert one.low < other.high
    assert other.low < one.high
    assert other.low > 0.5


def test_neither_workers_nor_chunks_matter(found: ContestReport):
    with crew_of(2) as crew:
        assert played(settings(), crew) == found
    table = Table("pair", ("thumb", "random"))
    whole = play(Deals(game(2), table, 3, 0, 300)).winners
    parts = [play(Deals(game(2), table, 3, first, 100)).winners for first in (0, 100, 200)]
    assert (np.concatenate(parts) == whole).all()


def test_the_seed_matters(found: ContestReport):
    assert played(settings(seed=4)).tables != found.tables


def test_other_bots_at_other_tables_do_not_matter(found: ContestReport):
    more = played(settings(bots=["random", "thumb", "calculator"], players=[2]))
    assert found.tables[0] in more.tables


@pytest.mark.slow
def test_a_ray_cluster_finds_the_same(found: ContestReport):
    with ray_crew(2) as crew:
        import ray

        assert crew.workers == 2
        assert [node["NodeManagerAddress"] for node in ray.nodes()] == ["127.0.0.1"]
        contest = Contest(settings())
        contest.run(crew)
    assert timeless(contest, Alone()) == found


# --- stopping -------------------------------------------------------------------------------


def test_a_table_stops_when_enough_is_known():
    sure = played(settings(games=100_000, sprt=(0.5, 0.55), players=[2, 3]))
    pair, alone, other = sure.tables
    for table in sure.tables:
        assert table.matches < table.asked
        assert table.deals % CHUNK == 0
    assert pair.test is not None
    assert (pair.test.low, pair.test.high, pair.test.verdict) == (0.5, 0.55, "above")
    assert pair.test.ratio > np.log(19)
    assert alone.test is not None
    assert alone.test.low == pytest.approx(1 / 3)
    assert alone.test.high == pytest.approx(1.1 / 3)
    assert alone.test.verdict == "above"
    assert other.test is not None
    assert other.test.verdict == "below"
    assert sure.complete


def test_who_works_does_not_change_where_a_table_stops():
    chosen = settings(games=100_000, sprt=(0.5, 0.55))
    with crew_of(2) as crew:
        assert played(chosen, crew) == played(chosen)


def test_a_worker_that_dies_is_told_and_nothing_is_lost(tmp_path: Path):
    file = tmp_path / "results"
    ledger = Ledger(file, settings())
    with crew_of(2) as crew:
        crew.submit(os._exit, 1)
        with pytest.raises(Refused, match="worker process ended"):
            Contest(settings(), ledger).run(crew)
    ledger.close()
    Contest(settings(), Ledger(file, settings())).run(Alone())


# --- the file -------------------------------------------------------------------------------


def interrupted(chosen: Settings, file: Path, matches: int) -> Contest:
    """A contest that was stopped when about so many matches were played."""
    ledger = Ledger(file, chosen)
    contest, stop = Contest(chosen, ledger), threading.Event()
    so_far = 0

    def tick(more: int) -> None:
        nonlocal so_far
        so_far += more
        if so_far >= matches:
            stop.set()

    contest.run(Alone(), tick, stop)
    ledger.close()
    return contest


def test_a_contest_is_continued_as_if_nothing_had_happened(found: ContestReport, tmp_path: Path):
    file = tmp_path / "results"
    for matches in (1, 2000):
        part = interrupted(settings(), file, matches)
        assert 0 < part.matches < part.asked
        assert not part.complete
    lines = len(file.read_bytes().splitlines())
    file.write_bytes(file.read_bytes()[:-9])  # as if power had failed
    assert seed_in(file) == 3
    assert played(settings(), file=file) == found
    assert len(file.read_bytes().splitlines()) > lines
    before = file.read_bytes()
    assert played(settings(), file=file) == found  # all is known already
    assert file.read_bytes() == before


def test_an_early_stop_is_found_in_the_file_again(tmp_path: Path):
    chosen, file = settings(games=100_000, sprt=(0.5, 0.55)), tmp_path / "results"
    first = played(chosen, file=file)
    before = file.read_bytes()
    assert played(chosen, file=file) == first
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"games": 2000}, "games"),
        ({"seed": 4}, "seed"),
        ({"bots": ["thumb", "random"]}, "bots"),
        ({"players": [2]}, "players"),
        ({"options": {}}, "options"),
        ({"sprt": (0.5, 0.6)}, "sprt"),
    ],
)
def test_a_changed_contest_is_refused(change: dict[str, object], named: str, tmp_path: Path):
    file = tmp_path / "results"
    interrupted(settings(), file, 1)
    before = file.read_bytes()
    with pytest.raises(OptionError, match=f"its {named} is"):
        Ledger(file, settings(**change))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"my diary", b"my diary\n", b"{}\n", b'{"format": "other/1"}\n', b"\xff\n"]
)
def test_a_file_of_something_else_is_refused(content: bytes, tmp_path: Path):
    file = tmp_path / "diary"
    file.write_bytes(content)
    with pytest.raises(OptionError, match="no results"):
        Ledger(file, settings())
    assert file.read_bytes() == content


def test_damage_is_found(tmp_path: Path):
    file = tmp_path / "results"
    interrupted(settings(), file, 3000)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) > 4
    changed = lines[2].replace(b'"winners":"A', b'"winners":"B')
    assert changed != lines[2]
    for damaged in ([*lines[:2], changed, *lines[3:]], [*lines[:2], *lines[3:]],
                    [*lines[:2], b"?\n", *lines[3:]]):  # fmt: skip
        file.write_bytes(b"".join(damaged))
        with pytest.raises(OptionError, match="damaged in line"):
            Ledger(file, settings())


# --- reports --------------------------------------------------------------------------------


def test_circles_are_reported_and_not_averaged_away():
    """Rock, paper and scissors: each beats the next in 80 of 100 matches."""
    chosen = Settings(GAME, {}, ("rock", "paper", "scissors"), (2,), 800, 1, None)
    contest = Contest(chosen)
    rng = np.random.default_rng(1)
    beats = {("paper", "rock"), ("rock", "scissors"), ("scissors", "paper")}
    for sheet in contest.sheets:
        chance = 0.8 if sheet.table.bots in beats else 0.2
        won = rng.random((400, 2)) < chance
        sheet.enter(Dealt(np.where(won, [1, 2], [2, 1]).astype(np.uint16)), None)
    found = timeless(contest, Alone())
    assert [(circle.players, circle.bots) for circle in found.cycles] == [
        (2, ["paper", "rock", "scissors"])
    ]
    ratings = [rating.rating for rating in found.ratings]
    assert max(ratings) - min(ratings) < 3  # which tell nothing of it


def test_json_is_what_its_schema_says(found: ContestReport):
    assert msgspec.json.decode(to_json(found), type=ContestReport) == found
    assert set(schema()["$defs"]) >= {"ContestReport", "TableResult", "BotShare", "Rating"}


def test_a_name_is_no_list_of_bots_and_a_number_no_list_of_tables():
    for bots, players, told in (
        ("random", [2], "two different levels"),
        (["random", "thumb"], 2, "different numbers"),
        (["random", "thumb"], "2", "different numbers"),
    ):
        with pytest.raises(OptionError, match=told):
            Settings.checked(GAME, {}, bots, players, games=8, seed=1)  # type: ignore[arg-type]
