"""Reviews: blunders found, right bluffs left alone, luck apart from play."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import bluffhouse as bh
from bluffhouse.arena.review import BLUNDER, review
from bluffhouse.arena.review.html import html_report
from bluffhouse.bots import Bot
from bluffhouse.cli.app import run
from bluffhouse.core.words import LANGUAGES, words
from tests.bots import guests
from tests.tables import FIRST

GUESTS = f"{Path(guests.__file__)}:"
games = pytest.mark.parametrize(("game", "options"), FIRST)


def played(game: str, options: dict[str, Any], moves: int) -> bh.Match:
    match = bh.make(game, **options).new(seed=4)
    bot = Bot("thumb", seed=4)
    while not match.over and match.played < moves:
        match.play(bot.choose(match, match.actors[0]), match.actors[0])
    return match


def last_stand(dice: list[int], bid: str, *moves: str) -> bh.Match:
    """A round for the last mat of a match for two: who loses it, loses."""
    match = bh.make("luegen", players=2, mats=1, halves=False).position(
        {"dice": [dice, [1, 1, 2, 3, 4, 4]], "bid": bid, "bidder": 1, "turn": 0, "seed": 1,
         "bids": [{"player": 1, "bid": bid}]}
    )  # fmt: skip
    for move in moves:
        match.play(move)
    return match


@games
def test_every_game_can_be_reviewed(game: str, options: dict[str, Any]) -> None:
    found = review(played(game, options, 25), playouts=20)
    assert len(found.decisions) == 25
    for judged in found.decisions:
        assert judged.loss >= 0
        assert judged.after == pytest.approx(judged.before - judged.loss)


def test_luck_and_play_add_up_to_the_result() -> None:
    match = played("luegen", {"players": 2, "mats": 2, "halves": False}, 10_000)
    assert match.result is not None
    found = review(match, playouts=40)
    for seat in found.seats:
        assert seat.result == (seat.player in match.result.winners)
        assert seat.start + seat.luck - seat.loss == pytest.approx(seat.result)
        own = [judged for judged in found.decisions if judged.player == seat.player]
        assert seat.luck == pytest.approx(sum(judged.luck for judged in own) + seat.closing)


def test_a_blunder_is_found() -> None:
    """To call one six with six of them under the own cup."""
    match = last_stand([6, 6, 6, 6, 6, 1], "1x6", "liar")
    (judged,) = review(match, playouts=200).decisions
    assert judged.mark == "blunder"
    assert judged.loss > BLUNDER
    assert judged.best != "liar"


def test_a_right_bluff_stays_right_when_it_is_called() -> None:
    """Judged before and after the call that catches it: the same."""
    dice = [2, 2, 3, 4, 5, 5]
    tried = [last_stand(dice, "4x6", move) for move in ("5x2", "5x5", "5x6")]
    open_ = [review(match, 0, playouts=200).decisions[0] for match in tried]
    best = min(range(3), key=lambda k: open_[k].loss)
    caught = tried[best].copy()
    caught.play("liar")
    called = review(caught, 0, playouts=200)
    assert called.decisions[0] == open_[best]
    assert called.decisions[0].mark != "blunder"


def test_what_the_master_plays_now_and_then_costs_nothing() -> None:
    """Between two he judges, and says how he mixes; what he never plays costs something."""
    dice, bid = [2, 2, 3, 4, 5, 5], "5x6"
    options = {"players": 2, "mats": 1, "halves": False}
    match = bh.make("luegen", **options).position(
        {"dice": [dice, [1, 1, 2, 3, 4, 4]], "bid": bid, "bidder": 1, "turn": 0, "seed": 1,
         "bids": [{"player": 1, "bid": bid}]}
    )  # fmt: skip
    mixture = {m: s for m, s in Bot("master", 1).decide(match, 0).probabilities.items() if s}
    for move in (*mixture, "12x6"):
        made = match.copy()
        made.play(move)
        judged = review(made, 0, playouts=100).decisions[0]
        assert judged.judge == "master"
        assert judged.mixture == pytest.approx(mixture)
        assert judged.best == max(mixture, key=lambda m: mixture[m])
        assert (judged.loss == 0) == (move in mixture)
    assert judged.mark == "blunder"
    for lang in LANGUAGES:
        page = html_report(review(made, 0, playouts=20), ["Ada", "Bo"], lang)
        assert words(lang).say("review-note-master").split(",")[0] in page
        assert f"{judged.best} {100 * mixture[judged.best]:.0f}" in page


def test_the_thinker_judges_where_nothing_was_solved() -> None:
    for options in ({"players": 3}, {"players": 2, "dice": 5}):
        found = review(played("luegen", options, 3), playouts=10)
        assert {(one.judge, *one.mixture) for one in found.decisions} == {("thinker",)}


def test_the_same_seed_gives_the_same_review_of_one_seat() -> None:
    match = played("luegen", {"players": 3}, 12)
    whole, own = review(match, seed=5, playouts=30), review(match, 1, seed=5, playouts=30)
    assert own.decisions == tuple(j for j in whole.decisions if j.player == 1)
    assert review(match, seed=6, playouts=30) != whole
    with pytest.raises(ValueError, match="no player"):
        review(match, 7)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole(lang: str) -> None:
    match = played("luegen", {"players": 2}, 12)
    page = html_report(review(match, playouts=20), ["Ada", "Bo & Co"], lang)
    root = ElementTree.fromstring(page.removeprefix("<!doctype html>\n"))
    assert root.get("lang") == lang
    assert len(list(root.iter("{http://www.w3.org/2000/svg}svg"))) == 2
    assert "Bo &amp; Co" in page


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, page = tmp_path / "record.json", tmp_path / "review.html"
    record.write_text(json.dumps(played("luegen", {"players": 2}, 8).record()), "utf-8")
    assert run(["review", str(record), "--seat", "0", "--playouts", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {judged["player"] for judged in told["decisions"]} == {0}
    assert run(["review", str(record), "--playouts", "20", "--html", str(page)]) == 0
    assert "Luck" in capsys.readouterr().out
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert run(["review", str(record), "--seat", "9"]) == 2


def test_a_bot_of_ones_own_is_asked_beside_it() -> None:
    """By what the player knew; its moves are held against the same best ones."""
    match = played("luegen", {"players": 2}, 8)
    found = review(match, 0, playouts=40, bot=f"{GUESTS}Last")
    assert found.decisions
    for judged in found.decisions:
        assert judged.advice is not None
        assert judged.advice.move == match.rewound(judged.number - 1).legal(0)[-1]
        assert judged.advice.loss is not None
        if judged.advice.move == judged.best:
            assert judged.advice.loss == 0
        if judged.advice.move == judged.move:
            assert judged.advice.loss == judged.loss
    (seat,) = found.seats
    assert seat.advised == pytest.approx(
        sum(judged.advice.loss or 0 for judged in found.decisions if judged.advice)
    )
    assert review(match, 0, playouts=40, bot=f"{GUESTS}Last") == found


def test_a_bot_that_fails_leaves_the_review_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps(played("luegen", {"players": 2}, 4).record()), "utf-8")
    (tmp_path / "shy.py").write_text("class Shy:\n    def act(self, seat, legal, rng): 1 / 0\n")
    command = ["review", str(record), "--playouts", "20", "--bot", f"{tmp_path}/shy.py:Shy"]
    assert run(command) == 0
    told = " ".join(capsys.readouterr().out.split())  # however long the lines are
    assert "4 times the bot decided nothing" in told
    assert "ZeroDivisionError" in told
    assert run([*command[:-1], "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reports_name_the_bot(lang: str) -> None:
    found = review(played("luegen", {"players": 2}, 6), playouts=20, bot="calculator/honest")
    page = html_report(found, ["Ada", "Bo"], lang)
    root = ElementTree.fromstring(page.removeprefix("<!doctype html>\n"))
    assert "calculator/honest" in "".join(root.itertext())
    for rows in root.iter("table"):
        assert len({len(row) for row in rows.iter("tr")}) == 1
