"""Installed from its wheel into an empty environment, the house works the same."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bluffhouse"

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
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT)
    (built,) = folder.glob("bluffhouse-*.whl")
    return built


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and the running one's dependencies, but not its bluffhouse."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home / "venv", symlinks=os.name != "nt")
    python = program(home, "python")
    options = ["--disable-pip-version-check", "--no-index", "--no-deps", "-q"]
    run([sys.executable, "-m", "pip", "--python", python, "install", *options, wheel])
    # A path named in a .pth file comes after the environment's own, and the .pth files in it, such
    # as that of an editable install, are not read. Written last, so that pip did not see it.
    site = run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]).strip()
    running = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    Path(site, "dependencies.pth").write_text("\n".join(running) + "\n", "utf-8")
    return home


def run(command: list[str | Path], **kwargs: object) -> str:
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": "utf-8"}
    done = subprocess.run(command, check=False, **pipes, **kwargs)
    assert done.returncode == 0, f"{command} exited with {done.returncode}:\n{done.stdout}"
    return done.stdout


def program(home: Path, name: str) -> Path:
    return home / "venv" / ("Scripts" if os.name == "nt" else "bin") / name


def run_at_home(home: Path, command: str, *args: str) -> str:
    """Run a program of the new environment as a new user would: somewhere else, nothing cached."""
    dropped = ("PYTHON", "VIRTUAL_ENV", "XDG_", "BLUFFHOUSE_", "PYTEST_", "COV_")
    env = {key: value for key, value in os.environ.items() if not key.startswith(dropped)}
    env |= {"HOME": str(home), "LOCALAPPDATA": str(home), "PYTHONUTF8": "1"}
    return run([program(home, command), *args], cwd=home, env=env, stdin=subprocess.DEVNULL)


def test_the_wheel_holds_the_whole_package(wheel: Path):
    ours = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == ours
    assert any(name.endswith(".ftl") for name in packed)


def test_the_command_works(home: Path):
    listed = run_at_home(home, "bluffhouse", "games")
    for game in sorted(rules.parent.name for rules in PACKAGE.glob("games/*/rules.py")):
        assert game in listed
        assert run_at_home(home, "bluffhouse", "rules", game, "--lang", "bg").strip()


def test_matches_can_be_played(home: Path):
    where, *played = run_at_home(home, "python", "-c", PLAY).splitlines()
    assert Path(where).is_relative_to(home / "venv")
    assert len(played) == len(list(PACKAGE.glob("games/*/rules.py")))
