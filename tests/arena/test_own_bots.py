"""Bots of one's own in the arena, in simulations and in the lab: they play, or forfeit."""

from pathlib import Path

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.arena.contest.html import html_report
from bluffhouse.arena.contest.text import text_report
from bluffhouse.arena.crew import crew_of
from bluffhouse.arena.lab.report import report as lab_report
from bluffhouse.arena.lab.trial import Lab
from bluffhouse.arena.report import report
from bluffhouse.arena.simulate import Simulation
from tests.arena.contests import GAME, SHORT, played, settings
from tests.bots import guests

FILE = guests.__file__
LAST, BROKEN, MUTE = (f"{FILE}:{name}" for name in ("Last", "Broken", "Mute"))


def test_a_file_plays_in_the_arena_and_workers_do_not_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "mine.py").write_text(Path(FILE).read_text())
    monkeypatch.chdir(tmp_path)
    chosen = settings(bots=["thumb", "./mine.py:Last"], players=[2], games=40)
    found = played(chosen)
    assert found.bots == ["thumb", "./mine.py:Last"]
    assert found.forfeits == []
    assert found.tables[0].shares[0].high < 0.5
    with crew_of(2) as crew:
        assert played(chosen, crew) == found


def test_who_fails_forfeits_and_is_named(tmp_path: Path):
    chosen = settings(bots=["random", BROKEN], players=[2, 3], games=12)
    file = tmp_path / "results.jsonl"
    found = played(chosen, file=file)
    (forfeit,) = found.forfeits
    assert forfeit.bot == BROKEN
    assert "ZeroDivisionError" in forfeit.why
    assert 0 < forfeit.matches <= found.matches
    pair = found.tables[0]
    assert pair.shares[0].bot == BROKEN
    assert pair.shares[0].share < 0.5
    assert played(chosen, file=file) == found  # from the file alone
    file.write_bytes(file.read_bytes().replace(b"of all things", b"of many things"))
    with pytest.raises(bh.OptionError, match="damaged in line 2"):
        played(chosen, file=file)
    for lang in ("en", "de", "bg"):
        assert BROKEN in html_report(found, lang)
        assert text_report(found, lang, 100)


def test_nobody_gains_by_a_fault():
    """Who forfeits loses, whatever the match looked like; everybody else wins."""
    mute = Simulation(bh.make(GAME, players=3, **SHORT), ("random", MUTE, "random"), 20, 3, 1).run()
    assert mute.wins(1) < 20
    assert mute.wins(0) + mute.wins(2) >= 40 - 20 + mute.wins(1)
    (forfeit,) = report(mute).forfeits
    assert forfeit.matches == 20 - mute.wins(1)


def test_simulations_take_every_name():
    names = ("thumb/honest", "thinker", LAST)
    runs = [
        Simulation(bh.make(GAME, players=3, **SHORT), names, 12, 5, 1, chunk).run()
        for chunk in (12, 5)
    ]
    assert runs[0].policies == names
    assert runs[0].complete
    assert runs[0].outcomes.counts == runs[1].outcomes.counts
    assert (runs[0].sums == runs[1].sums).all()
    assert runs[0].count("bids") + runs[0].count("calls") == runs[0].moves


def test_asked_bots_play_as_compiled_ones_do():
    """The same bots by both ways: the same game is found."""
    game = bh.make(GAME, players=2, **SHORT)
    compiled = Simulation(game, ("thumb", "random"), 400, 1, 1)
    asked = Simulation(game, ("thumb", "random"), 400, 1, 1)
    asked.compiled = False
    one, other = compiled.run(), asked.run()
    low, high = one.win_interval(0)
    assert low < other.win_interval(0)[1]
    assert other.win_interval(0)[0] < high
    assert other.per_match("bids") == pytest.approx(one.per_match("bids"), rel=0.15)


def test_onlookers_judge_asked_bots_as_they_judge_compiled_ones():
    game = bh.make(GAME, players=2, **SHORT)
    shares = []
    for compiled in (True, False):
        simulation = Simulation(game, ("thumb", "random"), 300, 1, 1)
        simulation.compiled = compiled
        chunks = []
        simulation.run(chunks.append)
        lengths = np.concatenate([chunk.lengths for chunk in chunks])
        shares.append(simulation.half_times(0, lengths, 16))
        assert shares[-1].sum(axis=1) == pytest.approx(1)
    assert shares[0].mean(axis=0) == pytest.approx(shares[1].mean(axis=0), abs=0.1)


def test_the_lab_takes_every_name():
    lab = Lab(GAME, {**SHORT, "players": 2}, {"wild": [1, 0]}, (MUTE, "thumb/honest"), 10, 1, 1)
    found = lab_report(lab, lab.run())
    assert found.complete
    assert found.policies == [MUTE, "thumb/honest"]
    assert [forfeit.bot for forfeit in found.forfeits] == [MUTE]
