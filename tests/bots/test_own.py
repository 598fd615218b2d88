"""Bots of one's own: how they are named, and what is said of those that cannot play."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot, BotFailed, Decision, Seat, names, policy_of, roster, searches
from bluffhouse.bots.roster import Name, anchored, parse
from tests.bots import guests

FILE = Path(guests.__file__)
LANGUAGES = ("en", "de", "bg")


def match(seed: int = 7) -> bh.Match:
    return bh.make("luegen", players=3).new(seed)


def one_sentence(error: bh.OptionError | BotFailed, *words: str) -> None:
    for lang in LANGUAGES:
        text = error.say(lang)
        assert "\n" not in text
        assert "FluentNone" not in text
        assert all(word in text for word in words), text


# --- names ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "parsed"),
    [
        ("thumb", Name("thumb")),
        ("thumb/honest", Name("thumb", "honest")),
        (f"{FILE}:Last", Name(f"{FILE}:Last")),
        ("./a/b.py:Last/reckless", Name("./a/b.py:Last", "reckless")),
        ("tests.bots.guests:Last", Name("tests.bots.guests:Last")),
    ],
)
def test_a_name_is_taken_apart(name: str, parsed: Name):
    assert parse(name) == parsed
    assert str(parsed) == name


@pytest.mark.parametrize("place", [str(FILE), "tests.bots.guests"])
def test_a_bot_of_ones_own_plays(place: str):
    now = match()
    player = now.actors[0]
    decision = Bot(f"{place}:Last", 1).decide(now, player)
    assert decision.move == now.legal(player)[-1] == Bot(f"{place}:Last").choose(now, player)
    assert decision.probabilities == {m: float(m == decision.move) for m in now.legal(player)}
    for lang in LANGUAGES:
        assert decision.why.say(lang)
    assert policy_of(f"{place}:Last") is None
    assert not searches(f"{place}:Last")


def test_a_persona_goes_with_a_bot_of_ones_own():
    now = match()
    decision = Bot(f"{FILE}:Whim/honest", 1).decide(now, now.actors[0])
    assert sum(decision.probabilities.values()) == pytest.approx(1)
    assert len(set(decision.probabilities.values())) > 1


def test_a_file_imports_what_lies_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "path", sys.path.copy())
    (tmp_path / "beside_it.py").write_text("LAST = -1\n")
    (tmp_path / "imports.py").write_text(
        "import beside_it\nfrom bluffhouse.bots import Decision\n\n\nclass Mine:\n"
        "    def act(self, seat, legal, rng):\n        return Decision(legal[beside_it.LAST])\n"
    )
    now = match()
    assert Bot(f"{tmp_path}/imports.py:Mine").choose(now, now.actors[0])
    monkeypatch.chdir(tmp_path)
    assert Bot("./imports.py:Mine").choose(now, now.actors[0])
    assert Bot("imports:Mine").choose(now, now.actors[0])


def test_a_file_is_found_from_elsewhere(tmp_path: Path):
    assert anchored("./a.py:Mine/honest", str(tmp_path)) == f"{tmp_path}/a.py:Mine/honest"
    assert anchored("thumb/honest", str(tmp_path)) == "thumb/honest"
    assert anchored("a.b:Mine", str(tmp_path)) == "a.b:Mine"


def test_installed_bots_have_names(monkeypatch: pytest.MonkeyPatch):
    found = [
        EntryPoint(name, "tests.bots.guests:Last", roster.GROUP)
        for name in ("last", "thumb", "not a/name")
    ]
    monkeypatch.setattr(roster, "entry_points", lambda group: found)
    roster.installed.cache_clear()
    try:
        assert roster.installed() == {"last": "tests.bots.guests:Last"}  # levels keep their names
        assert {"last", "last/honest"} < set(names())
        now = match()
        assert Bot("last").choose(now, now.actors[0]) == now.legal(now.actors[0])[-1]
        with pytest.raises(bh.OptionError, match="last"):
            Bot("lost")
    finally:
        monkeypatch.undo()
        roster.installed.cache_clear()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("genius", ["genius", "thumb"]),
        ("", ["thumb"]),
        ("thumb/kind", ["kind", "honest"]),
        (f"{FILE}:Last/kind", ["kind", "honest"]),
        ("./nowhere.py:Last", ["./nowhere.py"]),
        ("./guests.py", ["./guests.py"]),
        ("./guests.py:", ["./guests.py"]),
        (f"{FILE}:Lost", ["Lost", "Last"]),
        ("tests.bots.nowhere:Last", ["tests.bots.nowhere"]),
        (f"{FILE}:Idle", ["Idle", "act(seat, legal, rng)"]),
        (f"{FILE}:CONSTANT", ["act(seat, legal, rng)"]),
        (f"{FILE}:Narrow", ["Narrow", "(seat, legal, rng)"]),
        (f"{FILE}:Needy", ["Needy", "weights"]),
        (f"{Path(__file__).parent}:Last", [str(Path(__file__).parent)]),
    ],
)
def test_what_cannot_play_is_refused_in_one_sentence(name: str, said: list[str]):
    with pytest.raises(bh.OptionError) as refused:
        Bot(name)
    one_sentence(refused.value, *said)


@pytest.mark.parametrize(
    "text", ["1 / 0", "def", "import nothing_of_that_name", "raise SystemExit"]
)
def test_a_file_that_cannot_be_loaded_says_why(text: str, tmp_path: Path):
    (tmp_path / "bad.py").write_text(text)
    with pytest.raises(bh.OptionError) as refused:
        Bot(f"{tmp_path}/bad.py:Bad")
    one_sentence(refused.value, "bad.py:Bad")


# --- decisions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Broken", ["ZeroDivisionError", "of all things", "guests.py:"]),
        ("Quitter", ["SystemExit", "enough"]),
        ("Mute", ["Decision", "str"]),
        ("Cheat", ["99x6"]),
        ("Braggart", ["Braggart"]),
        ("Boaster", ["Boaster", "much"]),
    ],
)
def test_what_is_no_decision_is_told_and_changes_nothing(bot: str, said: list[str]):
    now = match()
    before = now.record()
    with pytest.raises(BotFailed) as failed:
        Bot(f"{FILE}:{bot}").choose(now, now.actors[0])
    one_sentence(failed.value, *said)
    assert now.record() == before


def test_a_mixture_of_words_is_none():
    now = match()
    with pytest.raises(BotFailed, match="The probabilities that the bot"):
        Bot(f"{FILE}:Muddler").choose(now, now.actors[0])


def test_what_a_bot_prints_is_no_report(capsys: pytest.CaptureFixture[str]):
    now = match()
    assert Bot(f"{FILE}:Printer").choose(now, now.actors[0])
    said = capsys.readouterr()
    assert said.out.count("liar") == 0
    assert said.err.count("liar") == 10_000


def test_nothing_hidden_can_be_reached_from_a_seat():
    """A bot that searches everything behind its seat decides the same in every world that its seat
    cannot tell apart: nothing it found depends on what is hidden."""
    now = match(3)
    player = now.actors[0]
    peeped = Bot(f"{FILE}:Peeper", 5).decide(now, player)
    for key in range(1, 20):
        other = now.imagine(player, key)
        assert other.state().tobytes() != now.state().tobytes()
        assert Bot(f"{FILE}:Peeper", 5).decide(other, player) == peeped
        assert str(now.seed) not in repr(vars(Seat.of(now, player)))


def test_a_sure_decision_needs_a_move_only():
    assert Decision("liar").probabilities == {}
    assert Decision("liar").value is None
