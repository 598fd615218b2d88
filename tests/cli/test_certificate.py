"""`bluffhouse certificate`: what was measured of bots is still true, and true of these rules."""

import json
import re
from pathlib import Path
from threading import Event

import msgspec
import pytest

import bluffhouse as bh
from bluffhouse.bots import levels
from bluffhouse.bots.roster import policy_of
from bluffhouse.cli import certifying
from bluffhouse.core import finder
from bluffhouse.core.certificate import NAME, Certificate, NoCertificate, read_certificate
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.games import open_room
from tests.cli.conftest import Run

CERTIFIED = [game for game in bh.games() if (finder.folder(game) / NAME).exists()]
ANSWERED = [game for game in CERTIFIED if read_certificate(game).steps]
EXACTLY = [game for game in CERTIFIED if read_certificate(game).twin]


def test_some_games_are_certified():
    assert CERTIFIED


@pytest.mark.parametrize("game", CERTIFIED)
def test_all_of_it_is_of_its_game(game: str):
    assert read_certificate(game).command.startswith(f"bluffhouse certificate {game} --make ")


@pytest.mark.parametrize("game", CERTIFIED)
def test_a_certificate_is_of_these_rules_and_all_levels(game: str):
    found = read_certificate(game)
    assert [bot.bot for bot in found.bots] == levels(open_room(game))
    for place, bot in enumerate(found.bots):
        assert len(bot.against) == place
        assert all(of.low <= of.share <= of.high for of in bot.against)
        assert bot.slowest > 0


@pytest.mark.parametrize("game", EXACTLY)
def test_the_exact_part_is_measured_again(game: str):
    found = read_certificate(game)
    quick = [bot.bot for bot in found.bots[:2]]
    assert found.twin is not None
    again = certifying.exploitability(game, found.twin, quick, found.seed)
    assert again == {bot.bot: bot.exploitability for bot in found.bots[:2]}


@pytest.mark.parametrize("game", CERTIFIED)
def test_a_sample_of_its_shares_is_measured_again(game: str):
    found = read_certificate(game)
    quick = [bot.bot for bot in found.bots[:2]]
    tables = certifying.played(game, quick, found.games, found.seed + 1, None)
    other = certifying.against(tables, quick[1], quick[:1])[0]
    of = found.bots[1].against[0]
    assert other.matches == of.matches
    assert other.low <= of.high
    assert of.low <= other.high


@pytest.mark.parametrize("game", ANSWERED)
def test_a_sample_of_its_answers_is_learnt_again(game: str, tmp_path: Path):
    """The first look at the first one. Sums of other machines differ in their last digits, and what
    is learnt from them with them."""
    found = read_certificate(game)
    quick = [bot.bot for bot in found.bots if policy_of(bot.bot) is not None]
    assert [bot.bot for bot in found.bots if bot.answers] == quick
    of, stop = found.bots[0].answers[0], Event()
    course = certifying.answering(game, quick[0], found.steps, of.seed, tmp_path / "answer.npz")
    course.run(lambda _: stop.set(), lambda: None, stop)
    ((steps, won),) = certifying.curve_of(course)
    assert steps == of.curve[0][0]
    assert won == pytest.approx(of.curve[0][1], abs=0.1)


@pytest.mark.parametrize("game", CERTIFIED)
def test_answers_are_told_with_their_curves(game: str):
    """Of two seeds, each within its interval."""
    found = read_certificate(game)
    for bot in found.bots:
        assert len({of.seed for of in bot.answers}) == len(bot.answers)
        assert len(bot.answers) in ((0, certifying.SEEDS) if found.steps else (0,))
        for of in bot.answers:
            assert of.low <= of.won <= of.high
            assert of.curve[-1][0] >= found.steps
            assert [steps for steps, _ in of.curve] == sorted({steps for steps, _ in of.curve})


@pytest.mark.parametrize("game", EXACTLY)
def test_no_master_is_measured_where_it_is_a_thinker(game: str):
    found = read_certificate(game)
    assert found.twin is not None
    small = bh.make(game, **{"players": 2, **found.twin})
    (master,) = [bot for bot in found.bots if bot.bot == "master"]
    assert certifying.is_solved(bh.make(game, players=2))
    assert certifying.is_solved(small) == (master.exploitability is not None)
    assert certifying.is_solved(small) == ("master" in certifying.exploitability(
        game, found.twin, ["master"], found.seed))  # fmt: skip


@pytest.mark.parametrize("game", CERTIFIED)
def test_one_of_other_rules_is_refused(game: str, tmp_path: Path):
    other = msgspec.structs.replace(read_certificate(game), rules="0" * 32)
    file = tmp_path / "certificate.json"
    file.write_bytes(certifying.as_json(other))
    with pytest.raises(NoCertificate, match="made by other rules"):
        read_certificate(game, file)
    file.write_text("{}")
    with pytest.raises(NoCertificate, match="cannot be read"):
        read_certificate(game, file)
    with pytest.raises(NoCertificate, match="Nothing was certified"):
        read_certificate(game, tmp_path / "none.json")


@pytest.mark.parametrize("lang", ["en", "de", "bg"])
def test_it_is_told(run: Run, lang: str):
    said = run("certificate", CERTIFIED[0], "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert all(bot.bot in said.out for bot in read_certificate(CERTIFIED[0]).bots)
    told = run("certificate", CERTIFIED[0], "--json", "-").out
    assert msgspec.convert(json.loads(told), Certificate) == read_certificate(CERTIFIED[0])


def test_answers_can_be_learnt_alone(run: Run, tmp_path: Path):
    """All else is kept. Here none are learnt: the ones that there were are gone."""
    file, known = tmp_path / "certificate.json", read_certificate(CERTIFIED[0])
    asked = ("--make", str(file), "--answers", "--steps", "0", "--seed", "5")
    said = run("certificate", CERTIFIED[0], *asked)
    assert (said.code, said.err) == (0, "")
    made = read_certificate(CERTIFIED[0], file)
    bots = [msgspec.structs.replace(bot, answers=[]) for bot in known.bots]
    first, more = made.command.split("; ")
    assert known.command.startswith(first)
    assert more.endswith("--make FILE --answers --steps 0 --seed 5")
    told = {"command": made.command, "date": made.date}
    assert made == msgspec.structs.replace(known, bots=bots, steps=0, short=None, **told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_is_exact_that_is_said(run: Run, lang: str, monkeypatch: pytest.MonkeyPatch):
    known = read_certificate(CERTIFIED[0])
    bots = [msgspec.structs.replace(bot, exploitability=None) for bot in known.bots]
    bare = msgspec.structs.replace(known, twin=None, bots=bots)
    monkeypatch.setattr("bluffhouse.core.certificate.read_certificate", lambda *_: bare)
    said = " ".join(run("certificate", CERTIFIED[0], "--lang", lang).out.split())
    about = {"date": "", "command": "", "games": 1, "steps": "1", "learnt": "none"}
    twin = words(lang).say("certificate-note", **about, twin="none")
    exact = words(lang).say("certificate-note", **about, twin="dice=1")
    assert twin.split(".")[1].strip() in said
    assert exact.split(".")[1].strip() not in said


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("chess",), "chess"),
        ((CERTIFIED[0], "--make", "x.json", "--games", "no"), "--games"),
    ],
)
def test_what_cannot_be_told_says_why(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], why: str
):
    monkeypatch.chdir(home)  # where one may write
    said = run("certificate", *args)
    assert (said.code, said.out) == (2, "")
    assert re.search(why, said.err), said.err


@pytest.mark.parametrize("game", CERTIFIED)
def test_a_level_that_is_new_is_added_and_all_else_kept(game: str):
    full = read_certificate(game)
    lacks = msgspec.structs.replace(full, bots=full.bots[:-1])
    others = [msgspec.structs.replace(bot, slowest=1e6, against=[]) for bot in full.bots[:-1]]
    made = msgspec.structs.replace(
        full, bots=[*others, full.bots[-1]], command="measured anew", games=2, date="2030-01-01"
    )
    found = certifying.with_levels(lacks, made)
    assert found.bots == full.bots
    assert (found.games, found.date) == (full.games, "2030-01-01")
    assert found.command == f"{full.command}; measured anew --add"


@pytest.mark.parametrize("game", CERTIFIED)
def test_it_says_how_many_matches_shares_are_of(run: Run, game: str):
    counts = {of.matches for bot in read_certificate(game).bots for of in bot.against}
    told = "–".join(str(count) for count in sorted({min(counts), max(counts)}))
    said = " ".join(run("certificate", game, "--lang", "en").out.split())
    assert f"Shares are of {told} matches of two" in said
