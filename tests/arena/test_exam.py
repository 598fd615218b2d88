"""What could spoil the papers of an exam: faults, conditions, files, reports, refusals."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.arena.crew import Alone
from bluffhouse.arena.exam import candidates
from bluffhouse.arena.exam.asking import beliefs_in
from bluffhouse.arena.exam.candidates import Message, Said
from bluffhouse.arena.exam.disguise import Disguise
from bluffhouse.arena.exam.exam import Exam
from bluffhouse.arena.exam.html import html_report
from bluffhouse.arena.exam.kept import Papers
from bluffhouse.arena.exam.paper import Paper
from bluffhouse.arena.exam.report import student, to_json
from bluffhouse.arena.exam.sitting import sit
from bluffhouse.cli.exam import exam
from bluffhouse.core.errors import OptionError, Refused
from bluffhouse.core.words import LANGUAGES, words
from tests.arena.exams import SMALL, asked, endpoint, examined
from tests.prompts import offered_in
from tests.trials import own

# --- faults are not bad play ----------------------------------------------------------------


class Silent:
    """Answers, and never names a move."""

    def say(self, messages: list[Message]) -> Said:
        return Said("I would rather not say.")


class Slow:
    """Understands at the second time."""

    def say(self, messages: list[Message]) -> Said:
        if len(messages) == 2:
            return Said("MOVE: 99x6")
        return Said(f"MOVE: {offered_in(messages[1].content)[0]}")


def test_faults_are_counted_and_not_judged() -> None:
    found = examined(asked(), "silent", "slow", talkers={"silent": Silent(), "slow": Slow()})
    rows = {row.agent: row for row in found.agents}
    assert rows["silent"].measures["loss"].value is None
    assert rows["silent"].measures["faults"].value == 1
    assert rows["slow"].measures["loss"].value is not None
    assert rows["slow"].measures["faults"].value == 0.5
    assert rows["slow"].spent.calls == 2 * rows["slow"].decisions


def test_a_bot_that_fails_is_no_better_off() -> None:
    from tests.bots import guests

    (row,) = examined(asked(), f"{guests.__file__}:Cheat").agents
    assert row.measures["faults"].value == 1
    assert row.measures["loss"].value is None


# --- conditions -----------------------------------------------------------------------------


class Listener:
    """Plays the first legal move, and keeps what it was asked."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def say(self, messages: list[Message]) -> Said:
        self.heard.append("\n".join(message.content for message in messages))
        offered = offered_in(messages[1].content)
        return Said(f"LIE: 70 %\nMOVE: {offered[0]}", candidates.Spent(1, 2, 3))


@pytest.mark.parametrize("game", bh.games())
def test_under_other_names_and_told_not_to_lie(game: str) -> None:
    tiny: dict[str, Any] = own(game, "TINY", {})
    options = {**tiny, "players": 2}
    listener = Listener()
    settings = asked(game, options, deals=1, playouts=2, disguise=True, condition="honest",
                     beliefs=True)  # fmt: skip
    papers = sit(settings, "listener", 0, talker=listener)
    assert sum(paper.decisions for paper in papers) == len(listener.heard)
    assert not any(paper.unreadable or paper.illegal for paper in papers)
    name = words("en", game).say("name")
    telling = words("en", game).say("disguise").split("=")[0].rstrip("!")
    for text in listener.heard:
        assert "must not lie" in text
        assert name not in text
        assert not re.search(rf"\b{telling}\b", text, re.I)
    if own(game, "CALLS", False):
        lies = [belief for paper in papers for belief in paper.beliefs]
        assert lies
        assert {belief.stated for belief in lies} == {0.7}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_lead_back_to_their_moves(lang: str) -> None:
    for game in bh.games():
        match = bh.make(game, players=2).new(4)
        player = match.actors[0]
        disguise = Disguise(match.game, words(lang, game), seed=9)
        hidden = disguise.hide(match.prompt(player, lang, names=disguise.names))
        codes = offered_in(hidden)
        moves = [match.reply(player, disguise.reveal(f"MOVE: {code}")).move for code in codes]
        assert moves == match.legal(player)


def test_beliefs_are_read_strictly() -> None:
    assert beliefs_in("WIN: 0.25\nLIE: 70 %") == {"win": 0.25, "lie": 0.7}
    assert beliefs_in("WIN: .5\nLIE: 1") == {"win": 0.5, "lie": 1.0}
    for nonsense in ("WIN: likely", "WIN: 2", "WIN: -0.1", "LIE: 140%", "nothing"):
        assert beliefs_in(nonsense) == {}


# --- the seam, the file, the reports --------------------------------------------------------


def test_luck_is_taken_away_and_the_mean_stays() -> None:
    """Against his like a bot has nothing but luck, most of which is seen."""
    found = examined(asked(deals=40, panel=["thumb"]), "thumb").agents[0].measures
    plain, reduced = found["share"], found["reduced"]
    assert reduced.high - reduced.low < 0.5 * (plain.high - plain.low)
    assert reduced.low <= 0.5 <= reduced.high
    assert abs(reduced.value - plain.value) < plain.high - plain.low


def test_an_exam_goes_on_where_it_was(tmp_path: Path) -> None:
    kept, settings = tmp_path / "papers", asked(deals=3)
    whole = Exam(settings, ["thumb"], Papers(kept, settings))
    whole.run(Alone())
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # cut off while it was written
    again = Exam(settings, ["thumb"], Papers(kept, settings))
    assert len(again.papers) == 4
    again.run(Alone())
    assert kept.read_bytes() == b"".join(lines)
    assert again.papers == whole.papers
    longer = asked(deals=4)
    assert len(Exam(longer, ["thumb"], Papers(kept, longer)).papers) == 6
    with pytest.raises(OptionError, match="seed"):
        Papers(kept, asked(deals=3, seed=5))
    (tmp_path / "mine").write_text("words")
    with pytest.raises(OptionError, match="mine"):
        Papers(tmp_path / "mine", settings)
    assert (tmp_path / "mine").read_text() == "words"


def test_reports_in_every_language() -> None:
    found = examined(asked(beliefs=True), "thumb", "calculator")
    assert json.loads(to_json(found))["agents"][0]["measures"]["share"]["value"] is not None
    for lang in LANGUAGES:
        page = html_report(found, lang)
        assert words(lang, "luegen").say("exam-title", game="Lügen") in page
        assert "calculator" in page
    assert all(row.matches == 4 for row in found.agents)


def test_intervals_hold_their_level_by_deals_not_by_decisions() -> None:
    """The quantile is Student's, and decisions of one deal count as one."""
    assert [student(n) for n in (4, 9, 29)] == pytest.approx([2.776, 2.262, 2.045], rel=0.02)
    one = [Paper("a", deal, 0, float(deal % 2), 0.5, judged=1) for deal in range(10)]
    ten = [Paper("a", deal, seat, float(deal % 2), 0.5, judged=1)
           for deal in range(10) for seat in range(10)]  # fmt: skip
    from bluffhouse.arena.exam.report import MEASURES, ratio

    narrow, same = (ratio(papers, *MEASURES["share"], share=True) for papers in (one, ten))
    assert same.value == narrow.value == 0.5
    assert same.low == pytest.approx(narrow.low, abs=0.02)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, numbers = tmp_path / "a.html", tmp_path / "a.json"
    options = [f"{name}={str(value).lower()}" for name, value in SMALL.items()]
    exam("luegen", agents="thumb", deals="1", option=options, seed="1", playouts="4", lang="en",
         html=page, json=numbers, resume=tmp_path / "papers")  # fmt: skip
    out = capsys.readouterr()
    assert "Exam in Lügen" in out.out
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert json.loads(numbers.read_bytes())["complete"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"agents": "chat:model"}, "chat:MODEL@URL"),
        ({"agents": "chat:@http://127.0.0.1:1/v1"}, "chat:MODEL@URL"),
        ({"agents": "wizard"}, "wizard"),
        ({"agents": "mcp:door"}, "door"),
        ({"condition": "kind"}, "honest"),
        ({"speak": "xx"}, "xx"),
        ({"deals": "0"}, "deals"),
        ({"panel": "nobody"}, "nobody"),
    ],
)
def test_what_is_refused_is_said_before_anything_is_played(
    wrong: dict[str, Any], told: str
) -> None:
    with pytest.raises(Refused) as refused:
        exam("luegen", **{"lang": "en", **wrong})
    assert told in str(refused.value)


def test_an_endpoint_that_fails_is_named() -> None:
    for answer in (lambda _: (404, ""), lambda _: (500, "")):
        with endpoint(answer) as (url, heard):
            with pytest.raises(Refused, match="HTTP"):
                sit(asked(), f"chat:tiny@{url}", 0)
            assert len(heard) <= candidates.TRIES
    with pytest.raises(Refused, match="does not answer"):
        sit(asked(), "chat:tiny@http://127.0.0.1:9/v1", 0)
