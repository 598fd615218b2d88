"""docs/a-new-game.md, done from its first line to a match in the browser, in an empty folder."""

import importlib
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import expect

import bluffhouse as bh
from bluffhouse.conform.browser import launched, served
from bluffhouse.core.errors import OptionError
from bluffhouse.core.facts import facts_of
from bluffhouse.core.furnish import furnish
from bluffhouse.core.game import Game
from bluffhouse.core.words import words
from bluffhouse.scaffold import FILES, new_game
from tests.web.lay import lay

PAGE = (Path(__file__).parents[1] / "docs" / "a-new-game.md").read_text("utf-8")
LONGEST = 400  # lines that a newcomer has to read


def commands() -> list[str]:
    shown = re.findall(r"(?<=^```sh\n).*?(?=^```)", PAGE, re.M | re.S)
    return [line for block in shown for line in block.splitlines() if line]


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder, and what is installed in it."""
    folder = tmp_path_factory.mktemp("designer")
    assert run("bluffhouse new-game mia --out mia", folder)
    run("pip install ./mia", folder)
    return folder


def run(line: str, folder: Path, said: str = "") -> str:
    """A line of the page; what it installs is found by the lines after it."""
    program, *rest = shlex.split(line)
    words = [sys.executable, "-c", "from bluffhouse.cli import main; main()", *rest]
    site = folder / "site"
    if program == "pip":
        quiet = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", site]
        words = [sys.executable, "-m", "pip", *rest, *map(str, quiet)]
    paths = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    environment = {**os.environ, "PYTHONPATH": paths, "BLUFFHOUSE_LANG": "en"}
    environment |= {"XDG_DATA_HOME": str(folder / "data"), "NO_COLOR": "1"}
    done = subprocess.run(
        words, cwd=folder, env=environment, input=said, capture_output=True, text=True, timeout=500,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_page_says_what_is_done_here() -> None:
    assert commands()[:3] == [
        "bluffhouse new-game mia --out mia", "pip install ./mia", "bluffhouse conform mia",
    ]  # fmt: skip


def test_it_is_short_enough_to_be_read() -> None:
    files = [file for file in FILES.rglob("*") if file.is_file()]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= LONGEST


@pytest.mark.slow
def test_a_new_game_conforms_also_in_the_browser(ground: Path) -> None:
    told = run("bluffhouse conform mia", ground)
    assert re.search(r"\d+ passed", told)
    assert "failed" not in told


@pytest.mark.slow
def test_a_new_game_is_told_simulated_and_played(ground: Path) -> None:
    assert "mia" in run("bluffhouse games", ground)
    for line in commands():
        if line.split()[1] in ("rules", "simulate", "arena"):
            assert run(line, ground)
    assert run("bluffhouse play mia --bots 2 --plain --seed 1 --pace 0", ground, "q\ny\n")


@pytest.mark.slow
def test_its_own_tests_pass(ground: Path) -> None:
    paths = os.pathsep.join([str(ground / "site"), str(ground / "mia" / "tests")])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=ground / "mia", env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_presets_facts_and_beats_are_as_the_page_says(
    ground: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ground / "site"))
    mia = importlib.import_module("bluffhouse_mia")
    lines = re.search(r"(?<=^```py\n).*?(?=^```)", PAGE, re.M | re.S)
    assert lines
    said = ModuleType("said")
    exec(lines[0], vars(said))
    table = mia.table
    monkeypatch.setattr(table.notation, "PRESETS", said.PRESETS, raising=False)
    room = furnish(
        "mia", "bluffhouse_mia", version=1, rules=(mia.rules, said), notation=table.notation,
        view=table.view, position=table.position, facts=said.FACTS, beats=said.beats,
    )  # fmt: skip
    match = Game(room, {"preset": "short", "players": 2}, compiled=False).new(1)
    assert match.game.options["lives"] == 1
    first = match.actors[0]
    match.play(match.legal(first)[0], first)
    (doubter,) = match.actors
    match.play("doubt", doubter)
    assert match.over
    assert facts_of(match) == [{"key": "fact-doubter", "player": doubter, "counts": {"doubts": 1}}]
    assert room.beats(match.game, [{"event": "doubt"}]) == 2
    assert room.beats(match.game, [{"event": "believe"}]) == 0


SKIN = """
const made = (tag, more) => Object.assign(document.createElement(tag), more);

export function draw(place) {
  return {
    update({ moves, busy, play, label, view }) {
      const choice = { className: 'own', disabled: busy };
      const choices = moves.map((move) =>
        made('button', { ...choice, textContent: label(move), onclick: () => play(move) }));
      place.replaceChildren(made('p', { className: 'own', textContent: view.game }), ...choices);
    },
    destroy: () => { document.body.dataset.destroyed = 'yes'; },
  };
}
"""


def skinned(folder: Path) -> Path:
    """A game with a skin of its own, installed."""
    new_game("pips", folder / "pips")
    package = next((folder / "pips" / "src").iterdir())
    (package / "skin.js").write_text(SKIN)
    register = (package / "__init__.py").read_text("utf-8")
    register = register.replace(
        "view_type=", 'skin=Path(__file__).with_name("skin.js"), view_type='
    )
    (package / "__init__.py").write_text(
        register.replace("from bluffhouse", "from pathlib import Path\n\nfrom bluffhouse", 1)
    )
    run("pip install ./pips", folder)
    return folder / "site"


@pytest.mark.slow
def test_a_skin_that_comes_with_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of an installed package, by pages that were built before it: told of every change, and that
    it is over."""
    paths = [str(skinned(tmp_path)), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    with served(tmp_path / "house") as house, launched() as browser:
        page = browser.new_page(locale="en", reduced_motion="reduce")
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(house + lay(house, "pips", players=2).link)
        expect(page.locator("p.own")).to_have_text("pips")
        over = page.locator(f"section[aria-label='{words('en').say('web-match-over')}']")
        move = page.locator("button.own:enabled").first
        for _ in range(500):
            over.or_(move).first.wait_for()
            if over.is_visible():
                break
            if move.is_visible():
                move.click()
        expect(over).to_be_visible()
        page.locator("a[href='/']").first.click()
        expect(page.locator("body")).to_have_attribute("data-destroyed", "yes")
        assert wrong == []


@pytest.mark.parametrize("id", ["", "a", "Mia", "2mia", "mia-x", "../mia", "m" * 40])
def test_ids_that_cannot_be(id: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="id of a game"):
        new_game(id, tmp_path / "x")
    assert not (tmp_path / "x").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="already"):
        new_game(bh.games()[0], tmp_path / "x")
    (tmp_path / "kept").write_text("mine")
    with pytest.raises(OptionError, match="not empty"):
        new_game("mia", tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["kept"]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("raise RuntimeError('no')", "RuntimeError: no"),
        ("ROOM = 3", "must define ROOM, the room of broken, and has 3"),
    ],
)
def test_a_broken_guest_is_its_own_trouble(tmp_path: Path, source: str, why: str) -> None:
    """Other games are played; the broken one says what is wrong in one line."""
    site = tmp_path / "site"
    (site / "broken").mkdir(parents=True)
    (site / "broken" / "__init__.py").write_text(source)
    (site / "broken-1.dist-info").mkdir()
    (site / "broken-1.dist-info" / "METADATA").write_text("Name: broken\nVersion: 1\n")
    points = "[bluffhouse.games]\nbroken = broken\nluegen = broken\n"
    (site / "broken-1.dist-info" / "entry_points.txt").write_text(points)
    code = """
import bluffhouse as bh
from bluffhouse.games import rooms
assert "broken" in bh.games() and "broken" not in [room.id for room in rooms()]
assert bh.make("luegen", players=2).room.package.startswith("bluffhouse.")
try:
    bh.make("broken", players=2)
except bh.OptionError as error:
    print(error)
"""
    paths = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": paths}, capture_output=True,
        text=True, check=True,
    )  # fmt: skip
    assert why in done.stdout
    assert len(done.stdout.splitlines()) == 1
