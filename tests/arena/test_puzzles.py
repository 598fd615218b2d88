"""Puzzles: replayed, judged again, one a day, and nothing in them that the seat cannot know."""

import io
import json
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

import bluffhouse as bh
from bluffhouse.arena.puzzles import Mine, mined
from bluffhouse.arena.puzzles.judging import MARGIN, SURE
from bluffhouse.arena.puzzles.mining import CERTAIN
from bluffhouse.arena.puzzles.posing import Posed, posed, reached
from bluffhouse.bots import MASTER, Limits
from bluffhouse.bots.master import solved
from bluffhouse.bots.seat import Seat
from bluffhouse.bots.thinking import think
from bluffhouse.cli.app import run
from bluffhouse.core.puzzle import LIE, TRUE, NoPuzzle, Puzzle, daily, file_of, read_puzzles
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.games import ids
from bluffhouse.server.puzzles.telling import told

DAY = date(2026, 11, 18)
HAVING = [game for game in ids() if file_of(game).exists()]
games = pytest.mark.parametrize("game", HAVING)


def each(game: str) -> list[tuple[Puzzle, bh.Match]]:
    puzzles = read_puzzles(game).puzzles
    return [(one, reached(Posed(game, n, DAY, one), bh.make)) for n, one in enumerate(puzzles)]


@games
def test_every_puzzle_can_be_reached_and_asked(game: str) -> None:
    """One answer is right, all others are surely wrong; and every reason can be said."""
    for puzzle, match in each(game):
        assert puzzle.player in match.actors
        moves = [choice.move for choice in puzzle.choices]
        legal = [TRUE, LIE] if puzzle.kind == "liar" else match.legal(puzzle.player)
        assert set(moves) <= set(legal)
        assert [choice.loss for choice in puzzle.choices].count(0) == 1
        for choice in puzzle.choices:
            assert choice.loss == 0 or choice.loss >= max(MARGIN, SURE * choice.error)
        assert 0 < len(puzzle.failed) <= 4
        for lang in LANGUAGES:
            said = words(lang, game)
            assert all(said.has(reason.key) for reason in puzzle.reasons)


@games
def test_the_answer_can_be_found_from_the_seat_alone(game: str) -> None:
    """Judged again, in worlds that only the seat knows of, with another seed: the calculator errs,
    and what is right is better."""
    found = {puzzle.kind: (puzzle, match) for puzzle, match in reversed(each(game))}
    for puzzle, match in found.values():
        for world in (1, 2):
            imagined = match.imagine(puzzle.player, world)
            assert imagined.view(puzzle.player) == match.view(puzzle.player)
            if puzzle.kind == "liar":
                chance = match.game.room.claim(match.game, imagined.view(puzzle.player))
                assert chance is not None
                assert (chance if puzzle.answer == TRUE else 1 - chance) >= CERTAIN
                continue
            seat = Seat(imagined, puzzle.player)
            prior, _ = seat.world(0).weigh(seat.player)
            favourite = max(prior, key=lambda move: prior[move])
            offered = [choice.move for choice in puzzle.choices]
            assert favourite in offered
            assert favourite != puzzle.answer
            standard = solved(seat) if puzzle.judge == MASTER else None
            again = think(seat.world(0), seat.player, 99, Limits(300), offered, standard=standard)
            gap = dict(zip(again.moves, again.gaps, strict=True))
            assert gap[puzzle.answer] < gap[favourite]


@games
def test_what_a_browser_gets_is_what_the_seat_knows(game: str) -> None:
    """No seed, no moves, and the same in every world that the seat cannot tell apart."""
    for number, (puzzle, match) in enumerate(each(game)):
        page = told(Posed(game, number, DAY, puzzle), "en", bh.make)
        assert page.view == match.imagine(puzzle.player, 3).view(puzzle.player)
        text = json.dumps({"view": page.view, "events": page.events, "names": page.names})
        assert f'"{puzzle.seed}"' not in text
        assert not hasattr(page, "seed")
        assert not hasattr(page, "moves")


def test_days_go_through_all_games_and_all_puzzles() -> None:
    counts = {"a": 2, "b": 0, "c": 3}
    days = [daily(DAY + timedelta(n), counts) for n in range(12)]
    assert {game for game, _ in days} == {"a", "c"}
    assert all(one[0] != other[0] for one, other in pairwise(days))
    assert {number for game, number in days if game == "c"} == {0, 1, 2}
    with pytest.raises(NoPuzzle, match="No game"):
        daily(DAY, {})
    assert posed(DAY) == posed(DAY)
    assert posed(DAY, HAVING[0]).game == HAVING[0]


def test_the_same_seed_finds_the_same_puzzles() -> None:
    found = [mined(Mine(HAVING[0], 1, 7, 200, matches=3)) for _ in range(2)]
    assert found[0] == found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is no answer is asked again; who leaves is told nothing."""
    say = words(lang).say
    for game in HAVING:
        asked = ["puzzle", game, "--date", DAY.isoformat(), "--lang", lang]
        monkeypatch.setattr("sys.stdin", io.StringIO("99\n1\n"))
        assert run(asked) == 0
        out = capsys.readouterr().out
        count = len(posed(DAY, game).puzzle.choices)
        assert say("puzzle-number", count=count).split(";")[0] in " ".join(out.split())
        assert say("puzzle-why") in out
        assert DAY.isoformat() in out.splitlines()[-1]
        monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
        assert run(asked) == 0
        assert say("puzzle-why") not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (["--date", "yesterday"], "no day"),
        (["chess"], "chess"),
        (["--make", "/tmp/x.json"], "which game"),
        (["luegen", "--make", "/tmp/x.json", "--count", "0"], "--count"),
    ],
)
def test_bad_input_is_refused(
    asked: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["puzzle", *asked, "--lang", "en"]) == 2
    assert why in capsys.readouterr().err


def test_a_file_of_other_rules_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    told = json.loads(file_of(HAVING[0]).read_bytes())
    file.write_text(json.dumps({**told, "rules": "0"}))
    with pytest.raises(NoPuzzle, match="other rules"):
        read_puzzles(HAVING[0], file)
    file.write_text("{")
    with pytest.raises(NoPuzzle, match="cannot be read"):
        read_puzzles(HAVING[0], file)
