"""Runs: the same whatever the threads, fair where the game is, and refused when asked wrongly."""

import threading
from collections import Counter

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.arena.findings import Chunk, Findings
from bluffhouse.arena.report import report
from bluffhouse.arena.simulate import Simulation
from bluffhouse.arena.stats import wilson
from bluffhouse.core.errors import OptionError
from tests.arena.conftest import RUNS, simulation


def numbers(findings: Findings) -> dict[str, object]:
    """Everything but how fast it went."""
    found = report(findings)
    return {name: getattr(found, name) for name in found.__struct_fields__ if name != "speed"}


@pytest.mark.parametrize("run", RUNS)
def test_neither_threads_nor_chunks_matter(run: str):
    one = numbers(simulation(run, 500, threads=1).run())
    assert numbers(simulation(run, 500, threads=3, chunk=7).run()) == one
    assert numbers(simulation(run, 500, threads=2, chunk=499).run()) == one


def test_the_seed_matters():
    game = bh.make("luegen", players=2)
    runs = [numbers(Simulation(game, ["random"], 50, seed).run()) for seed in (1, 2)]
    assert runs[0]["length"] != runs[1]["length"]


def test_what_is_found_is_what_was_played(findings: Findings):
    matches, seats = findings.matches, len(findings.policies)
    assert findings.complete
    assert findings.matches == 600
    assert findings.lengths.total == findings.outcomes.total == matches
    assert all(points.total == matches for points in findings.points)
    assert findings.fair_share == pytest.approx(
        sum(findings.win_share(seat) for seat in findings.seats) / seats
    )
    assert sum(findings.utility(seat) for seat in findings.seats) == pytest.approx(0)
    for name in findings.measures.names:
        assert findings.count(name) == sum(findings.count(name, s) for s in findings.seats)
        assert findings.count(name) >= 0
    for rate in findings.measures.rates:
        assert 0 <= (findings.rate(rate) or 0) <= 1


@pytest.mark.parametrize("run", RUNS)
def test_chunks_agree_with_matches_played_one_by_one(run: str):
    """The interpreted rules find the same."""
    sim = simulation(run, 4, threads=1)
    slow = Simulation(type(sim.game)(sim.game.room, sim.game.options, compiled=False),
                      sim.policies, 4, 7, threads=1)  # fmt: skip
    assert numbers(slow.run()) == numbers(sim.run())


def test_lies_are_called_or_not():
    found = simulation("luegen", threads=1).run()
    names = found.measures.names
    assert names.index("lies_uncalled") == names.index("lies_called") + 1
    for seat in (None, *found.seats):
        lies = found.count("lies_called", seat) + found.count("lies_uncalled", seat)
        assert lies == found.count("lies", seat)
    assert found.count("calls_right") == found.count("lies_called")
    assert found.count("bids") + found.count("calls") == found.moves


@pytest.mark.parametrize(("game", "players"), [("luegen", 4), ("lineit", 4), ("luegen", 2)])
def test_random_seats_are_fair(game: str, players: int):
    """Who starts is drawn, so no seat is better than another; the intervals must not say so."""
    found = Simulation(bh.make(game, players=players), ["random"], 6000, 11).run()
    for seat in found.seats:
        low, high = wilson(found.wins(seat), found.matches, z=3.3)  # 99.9 %
        assert low <= found.fair_share <= high


def test_a_fair_share_where_all_but_one_win():
    found = Simulation(bh.make("luegen", players=4), ["random"], 200, 11).run()
    assert found.fair_share == 3 / 4
    assert found.shared == 0


def test_thumb_beats_random():
    found = Simulation(bh.make("luegen", players=2), ["thumb", "random"], 400, 1).run()
    assert found.win_interval(0)[0] > found.fair_share


def test_the_sink_hears_every_match_in_order():
    chunks: list[Chunk] = []
    ticks: list[int] = []
    found = simulation("lineit", 100, threads=3, chunk=9).run(chunks.append, ticks.append)
    assert [chunk.first for chunk in chunks] == list(range(0, 100, 9))
    assert ticks == [len(chunk) for chunk in chunks]
    lengths = np.concatenate([chunk.lengths for chunk in chunks])
    assert Counter(lengths.tolist()) == found.lengths.counts


def test_a_stopped_run_is_the_beginning_of_a_whole_one():
    stop = threading.Event()
    sim = simulation("luegen", 10_000_000_000, threads=2, chunk=50)
    played: list[int] = []

    def tick(n: int) -> None:
        played.append(n)
        if len(played) == 4:
            stop.set()

    found = sim.run(tick=tick, stop=stop)
    assert found.matches == 200
    assert not found.complete
    whole = numbers(simulation("luegen", 200, threads=1).run())
    partial = numbers(found)
    for name in ("asked", "complete"):
        del whole[name], partial[name]
    assert partial == whole


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"policies": ["clever"]}, ["clever", "random", "thumb"]),
        ({"policies": ["thumb", "random"]}, ["4", "2"]),
        ({"policies": []}, ["4", "0"]),
        ({"matches": 0}, ["games", "1", "0"]),
        ({"matches": 1.5}, ["games", "1.5"]),
        ({"matches": True}, ["games", "True"]),
        ({"threads": 0}, ["threads", "1–256"]),
        ({"threads": 257}, ["threads", "1–256"]),
        ({"chunk": 0}, ["chunk"]),
        ({"seed": -1}, ["seed", "0"]),
    ],
)
def test_wrong_settings_say_what_is_allowed(settings: dict[str, object], named: list[str]):
    game = bh.make("luegen", players=4)
    with pytest.raises(OptionError) as refused:
        Simulation(game, **settings)  # type: ignore[arg-type]
    for lang in ("en", "de", "bg"):
        text = refused.value.say(lang)
        assert "\n" not in text
        assert all(word in text for word in named)
