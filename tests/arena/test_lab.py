"""The lab: what differs is marked, what does not is not, and comebacks are what they are called."""

import math
import threading
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.arena.contest.tables import share_of_masks
from bluffhouse.arena.findings import Measures
from bluffhouse.arena.lab.measure import Measure, chance_of_difference, measures_of, significant
from bluffhouse.arena.lab.report import LabReport, compare, report, schema
from bluffhouse.arena.lab.trial import Lab, Trial, half_times_of
from bluffhouse.arena.simulate import Simulation
from bluffhouse.arena.stats import Z95
from bluffhouse.cli.lab import lab
from bluffhouse.core.errors import Refused
from bluffhouse.core.game import Game
from bluffhouse.core.words import LANGUAGES

GAME = "luegen"
SHORT = {"players": 3, "mats": 1, "halves": False}


@pytest.fixture(scope="module")
def found() -> LabReport:
    bench = Lab(GAME, SHORT, {"wild": [1, 0], "straight": [True, False]}, matches=1000, seed=2)
    return report(bench, bench.run())


def row(found: LabReport, name: str) -> list[float]:
    (measure,) = [m for m in found.measures if m.name == name]
    return [cell.value for cell in measure.variants if cell]


def test_what_a_rule_changes_is_marked(found: LabReport):
    assert found.variants == [
        {"wild": 1, "straight": True}, {"wild": 1, "straight": False},
        {"wild": 0, "straight": True}, {"wild": 0, "straight": False},
    ]  # fmt: skip
    by_name = {measure.name: measure for measure in found.measures}
    assert row(found, "length")[0] > row(found, "length")[2]  # wild ones leave more to bid
    length = [cell for cell in by_name["length"].variants if cell]
    assert [cell.significant for cell in length][2:] == [True, True]
    assert length[0].chance is None
    for measure in found.measures:
        for cell in measure.variants:
            assert cell is not None
            assert cell.low <= cell.value <= cell.high


def test_variants_agree_with_simulations(found: LabReport):
    """Of the same rules: within both intervals, for every measure that a simulation has, too."""
    findings = Simulation(bh.make(GAME, **SHORT), ["thumb"], 4000, 77).run()
    by_name = {measure.name: measure.variants[0] for measure in found.measures}
    lies = by_name["rate lies bids"]
    called = by_name["tally lies_called"]
    assert lies is not None
    assert called is not None
    (rate,) = [r for r in findings.measures.rates if (r.part, r.whole) == ("lies", "bids")]
    share = findings.rate(rate)
    assert share is not None
    assert abs(share - lies.value) < 2 * (lies.high - lies.low)
    mean = findings.per_match("lies_called")
    assert abs(mean - called.value) < 2 * (called.high - called.low)


def test_what_is_no_difference_is_not_marked():
    """Variants of one and the same rule: in nineteen of twenty reports there is no mark."""
    simulations = [Simulation(bh.make(GAME, **SHORT), ["thumb"], 200, seed) for seed in range(40)]
    trials = [trial(simulation) for simulation in simulations]
    pairs = zip(trials[::2], trials[1::2], strict=True)
    reports = [compare([measures_of(one), measures_of(other)]) for one, other in pairs]
    marked = sum(any(c and c.significant for m in r for c in m.variants) for r in reports)
    assert len(reports) == 20
    assert marked <= 4  # one is expected; more than four come once in four hundred


def trial(simulation: Simulation) -> Trial:
    chunks: list = []
    simulation.run(chunks.append)
    (chunk,) = chunks
    given = np.full((100, simulation.game.players), 1 / simulation.game.players)
    return Trial({}, simulation.game, Measures.of(simulation.game), chunk.lengths, chunk.winners,
                 chunk.counts, given)  # fmt: skip


# --- comebacks ------------------------------------------------------------------------------


def named(trial: Trial) -> dict[str, Measure]:
    return {measure.name: measure for measure in measures_of(trial)}


def test_comebacks_are_wins_of_those_who_were_behind():
    """Four matches of three: won by who was far behind, by who led, by both of these, by all."""
    game = bh.make(GAME, **SHORT)
    given = np.array([[0.1, 0.6, 0.3]] * 4)  # the last is behind, but not far
    winners = np.array([0b001, 0b010, 0b011, 0b111])
    counts = np.zeros((4, 3, len(game.room.counts.tallies)), np.int64)
    lengths = np.full(4, 10)
    found = named(Trial({}, game, Measures.of(game), lengths, winners, counts, given))
    assert found["comebacks"].value == pytest.approx((1 + 0 + 1 / 2 + 1 / 3) / 4)
    assert found["half-time"].value == pytest.approx((0.1 + 0.6 + 0.35 + 1 / 3) / 4)


def test_half_times_are_chances():
    """They add up to one win, tell apart who leads, and on the average are what then happens."""
    game = bh.make(GAME, **{**SHORT, "mats": 3})  # in one round nobody can lead
    simulation = Simulation(game, ["thumb"], 400, 5, threads=1)
    chunks: list = []
    simulation.run(chunks.append)
    (chunk,) = chunks
    given = simulation.half_times(0, chunk.lengths, 32)
    assert given.sum(axis=1) == pytest.approx(1)
    assert given.std(axis=0).min() > 0.05
    won = share_of_masks(simulation.game.players)[chunk.winners]
    errors = (won - given).ravel()
    assert abs(errors[given.ravel() > np.median(given)].mean()) < 0.1
    assert np.corrcoef(won.ravel(), given.ravel())[0, 1] > 0.15


@pytest.mark.parametrize("game", bh.games())
def test_every_game_has_half_times(game: str):
    plain = Game(bh.make(game, players=2).room, {"players": 2}, compiled=False)
    simulation = Simulation(plain, ["random"], 2, 5, threads=1)
    chunks: list = []
    simulation.run(chunks.append)
    given = simulation.half_times(0, chunks[0].lengths, 3)
    assert given.sum(axis=1) == pytest.approx(1)
    assert given.min() >= 0


def test_half_times_are_the_same_interpreted():
    compiled = bh.make(GAME, **SHORT)
    plain = Game(compiled.room, compiled.options, compiled=False)
    shares = []
    for game in (compiled, plain):
        simulation = Simulation(game, ["thumb"], 3, 5, threads=1)
        chunks: list = []
        simulation.run(chunks.append)
        given = simulation.half_times(0, chunks[0].lengths, 4)
        shares.append(given)
    assert shares[0] == pytest.approx(shares[1])


def test_threads_do_not_matter():
    one, three = (
        Lab(GAME, SHORT, {"wild": [1, 0]}, matches=150, seed=4, threads=threads)
        for threads in (1, 3)
    )
    assert report(one, one.run()) == report(three, three.run())


# --- figures --------------------------------------------------------------------------------


def test_seat_advantage_is_found_where_there_is_one():
    game = bh.make(GAME, **SHORT)
    rng = np.random.default_rng(3)
    counts = np.zeros((3000, 3, len(game.room.counts.tallies)), np.int64)
    for chances, low, high in (([1 / 3] * 3, -0.08, 0.08), ([0.45, 0.3, 0.25], 0.15, 0.25)):
        winners = 1 << rng.choice(3, 3000, p=chances)
        found = named(
            Trial({}, game, Measures.of(game), np.full(3000, 9), winners, counts, np.zeros((10, 3)))
        )
        assert low < found["advantage"].value < high
    assert found["advantage"].low > 0
    assert found["seat 0"].value == pytest.approx(0.45, abs=0.03)


def test_chances_of_differences_are_those_of_the_normal_distribution():
    def value(mean: float, error: float) -> Measure:
        return Measure("x", "number", mean, mean - Z95 * error, mean + Z95 * error)

    assert chance_of_difference(value(1, 3), value(1, 4)) == 1
    assert chance_of_difference(value(0, 3), value(5 * Z95, 4)) == pytest.approx(0.05)
    assert chance_of_difference(value(1, 0), value(1, 0)) == 1
    assert chance_of_difference(value(1, 0), value(2, 0)) == 0


def test_holm():
    assert significant([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert significant([0.2, 0.04]) == [False, False]
    assert significant([]) == []


def test_a_few_matches_are_looked_at_when_half_were_played():
    assert [half_times_of(n) for n in (2, 150, 10_000, 100_000)] == [2, 100, 500, 5000]


# --- the command ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_reports_in_every_form(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    html, json = tmp_path / "a.html", tmp_path / "a.json"
    lab(
        GAME, vary=["players=2,3", "wild=1,0"], option=["mats=1", "halves=false"], games="1_00",
        seed="5", html=html, json=json, lang=lang, threads="1",
    )  # fmt: skip
    out = capsys.readouterr()
    read = msgspec.json.decode(json.read_bytes(), type=LabReport)
    assert [v["players"] for v in read.variants] == [2, 2, 3, 3]
    (third,) = [m for m in read.measures if m.name == "seat 2"]
    assert [cell is None for cell in third.variants] == [True, True, False, False]
    assert all(change in out.out for change in ("players=3", "wild=0"))
    tree = ET.fromstring(html.read_text("utf-8").partition("\n")[2])
    drawn = [m for m in read.measures if m.name.split()[0] not in ("seat", "tally")]
    assert len([n for n in tree.iter() if n.tag.endswith("svg")]) == len(drawn)
    assert "--vary players=2,3 --vary wild=1,0" in html.read_text("utf-8")
    assert {"LabReport", "Compared", "Cell"} <= set(schema()["$defs"])
    assert not any(math.isnan(c.value) for m in read.measures for c in m.variants if c)


def test_a_stopped_lab_keeps_the_variants_that_were_finished():
    bench = Lab(GAME, SHORT, {"wild": [1, 0, 6]}, matches=120, seed=4, threads=1)
    stop, so_far = threading.Event(), 0

    def tick(more: int) -> None:
        nonlocal so_far
        so_far += more
        if so_far >= 2 * (120 + 100):
            stop.set()

    trials = bench.run(tick, stop)
    assert [t.changes["wild"] for t in trials] == [1, 0]
    assert not report(bench, trials).complete


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "nope"},
        {"vary": []},
        {"vary": ["wild=1"]},
        {"vary": ["wild"]},
        {"vary": ["wild="]},
        {"vary": ["wild=1,,0"]},
        {"vary": ["wild=1,1"]},
        {"vary": ["wild=1,0", "wild=1,6"]},
        {"vary": ["beer=1,2"]},
        {"vary": ["wild=1,99"]},
        {"vary": ["mats=1,2,3,4,5", "dice=1,2,3,4,5"]},
        {"vary": ["players=2,3"]},
        {"players": "99"},
        {"games": "1"},
        {"games": "x"},
        {"policy": "clever"},
        {"policy": "thumb,thumb"},
        {"seed": "x"},
        {"threads": "0"},
        {"html": Path("/nowhere/a.html")},
    ],
)
def test_bad_input_is_refused_in_one_line(wrong: dict[str, object]):
    with pytest.raises(Refused) as refused:
        lab(**{"game": GAME, "players": "3", "vary": ["wild=1,0"], "lang": "en", **wrong})  # type: ignore[arg-type]
    for lang in LANGUAGES:
        assert "\n" not in refused.value.say(lang)
