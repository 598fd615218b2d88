"""What a designer gets wrong is told him in one line, before anything is compiled."""

import re
from collections.abc import Callable
from pathlib import Path

import numba
import pytest

import bluffhouse as bh
from bluffhouse.conform import first_look as looking
from bluffhouse.conform.first_look import first_look, in_short
from bluffhouse.core import finder
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.soundness import faults
from bluffhouse.core.words import LANGUAGES
from bluffhouse.games import at_fault, open_room, playable
from bluffhouse.scaffold import new_game

INIT, RULES = "__init__.py", "rules.py"
VIEW, NOTATION, POSITION = "table/view.py", "table/notation.py", "table/position.py"
EN, DE = "table/text/en.ftl", "table/text/de.ftl"
#: By what is wrong: in which file what is written instead of what, and what is said of it.
UNOPENED = {
    "no version": (INIT, "version=1, ", "", "positional argument: 'version' (__init__.py, line"),
    "since": (INIT, "version=1, ", "version=1, since=3, ", "`since` is 3, and must not be above"),
    "unknown field": (
        INIT, "version=1, ", "version=1, hue=1, ",
        "unexpected keyword argument 'hue'",
    ),
    "other id": (INIT, '"@"', '"mai"', "must define ROOM, the room of"),
    "syntax": (
        RULES, "def actors(s):", "def actors(s)",
        "SyntaxError: expected ':' (rules.py, line",
    ),
    "ends the program": (INIT, "ROOM =", "import sys\nsys.exit(3)\nROOM =", "SystemExit: 3"),
    "skin": (INIT, "version=1, ", "version=1, skin='x.js', ", "must be the Path of a file that is"),
    "no apply": (RULES, "def apply(", "def aply(", "define no function `apply`"),
    "no refusal": (RULES, "def refusal(", "def refuse(", "rules need a function `refusal`"),
    "no head": (RULES, "        *HEAD,\n", "", "must begin with `*HEAD`"),
    "a narrow field": (
        RULES, '("turn", np.int32)', '("turn", np.int8)',
        "`turn` of `STATE` is int8",
    ),
    "no view type": (VIEW, "class View(Seen):", "class View:", "must be a TypedDict"),
    "a layout": (
        VIEW, '("lives", game.players)]', "(1 / 0, 1)]",
        "`layout` fails: ZeroDivisionError",
    ),
    "default": (NOTATION, '"lives", 3,', '"lives", 30,', "default of the option `lives` is 30"),
    "seats": (NOTATION, "rules.PLAYERS + 1", "40", "the house seats 1 to 20"),
    "a word twice": (
        NOTATION, '"doubt", "bel', '"doubt", "doubt", "bel',
        "'doubt' for two actions",
    ),
    "a label": (NOTATION, '"key": "move-say", ', "", "a dictionary with the `key` of a text"),
    "a preset": (
        NOTATION, "REFUSALS =",
        "from bluffhouse.core.options import Preset\n"
        "PRESETS = (Preset('x', {'lifes': 1}),)\nREFUSALS =",
        "the preset `x` cannot be chosen: ",
    ),
    "no name": (EN, "name = Mäxchen\n", "", "the text `name` is missing in 'en'"),
    "no Fluent": (EN, "Mäxchen\n", "{ Mäxchen\n", "en.ftl, line 1, is no Fluent"),
    "no label": (DE, "move-doubt =", "move-dubt =", "the text `move-doubt` is missing in 'de'"),
}  # fmt: skip
UNSOUND = {
    "nothing": (RULES, "", "", None),
    "never over": (RULES, "    s.left[s.loser] -= 1\n", "", "not over after 300 moves"),
    "nobody acts": (RULES, "return 0 if s.over else 1 << s.turn", "return 0", "nobody is to act"),
    "a stranger acts": (RULES, "1 << s.turn", "1 << 9", "`actors` names player 9"),
    "nothing is legal": (
        RULES, "why not, or 0.\"\"\"", "\"\"\"\n    return 1",
        "lets him do nothing",
    ),
    "apply raises": (
        RULES, "        lift(s, player)\n", "        [][0]\n",
        "playing 'doubt' fails: Ind",
    ),
    "no winner": (RULES, "    return winners\n", "    pass\n", "`score` fails: TypeError"),
    "no reason": (
        NOTATION, 'rules.TOO_LOW: "refuse-too-low",', "",
        "names no text for the reason 2",
    ),
    "view raises": (VIEW, '{"me": player,', '{"me": 1 / 0,', "`view` fails: ZeroDivisionError"),
    "no JSON": (VIEW, "s.left[: game.players]", "{1}", "not made of JSON types: `lives` is {1}"),
    "another me": (VIEW, '"me": player', '"me": 0', "a spectator must say `me`: None"),
    "undeclared": (
        VIEW, "lives: list[int]", "lives: int",
        "Expected `int`, got `array` - at `$.lives`",
    ),
    "a leak": (VIEW, '"turn": None', '"hid": s.dice, "turn": None', "sees another `hid` where"),
    "a leaking event": (VIEW, "NUMBERS[action]}]", "after.dice}]", "what his view does not show"),
    "a nameless event": (VIEW, '[{"event": "say", ', "[{", "must be a dictionary with a name"),
    "an event without words": (VIEW, '"event": "say"', '"event": "sagt"', "no text 'event-sagt'"),
    "too many numbers": (
        VIEW, '("lives", game.players)]', '("lives", 1)]',
        "`observe` fails: IndexErr",
    ),
    "too short": (
        VIEW, "PARTS =", "def longest(game):\n    return 2\n\n\nPARTS =",
        "more than 2 moves",
    ),
    "no position": (POSITION, "    return state\n", "    pass\n", "`read` fails"),
    "another position": (
        POSITION, "state[\"loser\"] = there, loser", "state[\"loser\"] = there, 0",
        "another match of the position",
    ),
    "knows it all": (
        RULES, "        s.dice = number_of(roll(rng), roll(rng))\n", "        pass\n",
        "never draws another world",
    ),
    "forgets": (
        RULES, "        s.dice = number_of(roll(rng), roll(rng))\n", "        s.said = 3\n",
        "`imagine` changes what he knows",
    ),
    "own chance": (
        RULES, "number_of(roll(s.chance), roll(s.chance))", "np.random.randint(21)",
        "all chance must come from",
    ),
    "an argument": (DE, "$number", "$nummer", "$nummer is missing"),
    "odds": (INIT, "version=1, ", "version=1, odds=lambda game, view: 1 / 0, ", "`odds` fails"),
    "beats": (
        INIT, "version=1, ", "version=1, beats=lambda game, told: None, ",
        "must give a whole number",
    ),
}  # fmt: skip


Row = tuple[str, str, str, str | None]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Row], str]:
    """Install a game with one thing changed; its id."""

    def laid(id: str, row: Row) -> str:
        file, old, new, _ = row
        new_game(id, tmp_path / id)
        package = tmp_path / id / "src" / f"bluffhouse_{id}"
        text = (package / file).read_text("utf-8")
        old, new = old.replace("@", id), new.replace("@", id)
        assert old in text
        (package / file).write_text(text.replace(old, new), "utf-8")
        monkeypatch.syspath_prepend(package.parent)
        installed = {**finder.packages(), id: package.name}
        monkeypatch.setattr(finder, "packages", lambda: installed)
        return id

    return laid


@pytest.mark.parametrize("name", UNOPENED)
def test_a_game_that_cannot_be_opened_says_why(
    name: str, lay: Callable[[str, Row], str], caplog: pytest.LogCaptureFixture
) -> None:
    """In one line; the others are played, and the door says it once."""
    row = UNOPENED[name]
    id = lay(f"shut{list(UNOPENED).index(name)}", row)
    with pytest.raises(OptionError) as refused:
        open_room(id)
    assert row[3] in str(refused.value)
    assert "\n" not in str(refused.value)
    for _ in range(2):
        assert id not in playable()
        assert set(bh.games()) - {id} == set(playable())
    assert [row[3] in line for line in caplog.messages] == [True]


@pytest.mark.parametrize("name", UNSOUND)
def test_a_game_that_goes_wrong_says_where(
    name: str, lay: Callable[[str, Row], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "MOVES", 300)
    row = UNSOUND[name]
    said = first_look(open_room(lay(f"bad{list(UNSOUND).index(name)}", row)))
    if row[3] is None:
        assert said is None
    else:
        assert said is not None
        assert row[3] in said
        assert "\n" not in said


def test_what_numba_does_not_know_is_told_by_its_line(lay: Callable[[str, Row], str]) -> None:
    row = (RULES, "    high, low =", "    one = int(f'{one}')\n    high, low =", None)
    rules = open_room(lay("slow", row)).rules
    with pytest.raises(numba.TypingError) as refused:
        numba.njit("(int64, int64)")(rules[0].number_of)
    said = in_short(str(refused.value), rules)
    assert re.match(r"[^\n]+ \(rules.py, line \d+\); they may use numbers", said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_breaks_in_a_match_is_told_as_the_games_own(
    lay: Callable[[str, Row], str], lang: str
) -> None:
    id = lay(f"late_{lang}", (VIEW, '{"me": player,', '{"me": 1 / 0,', None))
    match = Game(open_room(id), {"players": 2}, compiled=False).new(1)
    with pytest.raises(ZeroDivisionError) as raised:
        match.view(0)
    fault = at_fault(raised.value)
    assert fault is not None
    assert "ZeroDivisionError: division by zero (view.py, line " in fault.say(lang)
    assert f"bluffhouse conform {id}" in fault.say(lang)
    with pytest.raises(ValueError, match="no player") as other:
        match.view(7)
    assert at_fault(other.value) is None


@pytest.mark.parametrize("game", bh.games())
def test_the_house_has_no_faults(game: str) -> None:
    assert list(faults(open_room(game))) == []


def test_ids_that_cannot_be_are_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(finder, "misnamed", lambda: {"my-game": "my_game"})
    assert playable() == bh.games()
    assert ["my-game" in line and "its id is taken" in line for line in caplog.messages] == [True]
