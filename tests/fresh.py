"""The house as a new user gets it: built from clean source, installed where there is nothing else.

python -m tests.fresh DIST [PYTHON …] installs a wheel or an sdist with all that it needs, for each
of those Pythons, and plays there.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from bluffhouse.conform.browser import FLAGS, chromium
from tests.web.conftest import AT_ONCE, HAND, PHONE
from tests.web.guest import Guest

ROOT = Path(__file__).parents[1]
NOT_SOURCE = (".git", ".venv", "__pycache__", "build", "dist", "node_modules", "static", ".*_cache")
#: What a user does not have in his environment.
OURS = ("PYTHON", "VIRTUAL_ENV", "XDG_", "BLUFFHOUSE_", "PYTEST_", "COV_", "NUMBA_")
PATIENCE = 240_000  # ms: rules are compiled meanwhile


def run(command: list[str | Path], **kwargs: Any) -> str:
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": "utf-8"}
    done = subprocess.run(command, check=False, **pipes, **kwargs)
    assert done.returncode == 0, f"{command} exited with {done.returncode}:\n{done.stdout}"
    return str(done.stdout)


def clean_source(to: Path) -> Path:
    """The source as it is in a clone: nothing is built. What pages are built with is lent."""
    shutil.copytree(ROOT, to, ignore=shutil.ignore_patterns(*NOT_SOURCE), symlinks=True)
    if (lent := ROOT / "web" / "node_modules").is_dir():
        (to / "web" / "node_modules").symlink_to(lent)
    return to


def build(source: Path, kind: str, to: Path, **kwargs: Any) -> Path:
    """A wheel or an sdist of the source."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
    run(command, cwd=source, **kwargs)
    (built,) = to.glob("bluffhouse-*.whl" if kind == "wheel" else "bluffhouse-*.tar.gz")
    return built


@dataclass(frozen=True)
class Home:
    """Somebody's folder, with an environment in it and nothing else."""

    folder: Path
    pip: tuple[str | Path, ...]

    @classmethod
    def make(cls, folder: Path, python: str = sys.executable) -> "Home":
        run([python, "-m", "venv", folder / "venv"])
        return cls(folder, (_program(folder, "python"), "-m", "pip"))

    @classmethod
    def with_our_pip(cls, folder: Path) -> "Home":
        """To put a pip of its own there takes longer than all that is installed with it."""
        run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"])
        there = _program(folder, "python")
        return cls(folder, (sys.executable, "-m", "pip", "--python", there))

    def program(self, name: str) -> Path:
        return _program(self.folder, name)

    def install(self, *what: str | Path) -> None:
        run([*self.pip, "install", "-q", *what], cwd=self.folder)

    def borrow_dependencies(self) -> None:
        """Those of the running environment, but not its bluffhouse: a path named in a .pth file
        comes after the environment's own, and the .pth files in it, such as that of an editable
        install, are not read. To be done last, so that pip does not see them."""
        code = "import sysconfig; print(sysconfig.get_path('purelib'))"
        site = run([self.program("python"), "-c", code]).strip()
        running = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
        Path(site, "dependencies.pth").write_text("\n".join(running) + "\n", "utf-8")

    def environment(self) -> dict[str, str]:
        kept = {name: text for name, text in os.environ.items() if not name.startswith(OURS)}
        folder = str(self.folder)
        return kept | {"HOME": folder, "LOCALAPPDATA": folder, "PYTHONUTF8": "1", "LANG": "C.UTF-8"}

    def run(self, command: str, *args: str, **settings: str) -> str:
        """Run a program as a new user would: somewhere else, nothing cached."""
        env = self.environment() | settings
        given = {"cwd": self.folder, "env": env, "stdin": subprocess.DEVNULL}
        return run([self.program(command), *args], **given)

    @contextmanager
    def serving(self, **settings: str) -> Iterator[str]:
        """The address of the house, once it has said it."""
        command = [self.program("bluffhouse"), "serve", "--port", "0"]
        env = self.environment() | settings
        given: Any = {"cwd": self.folder, "env": env, "encoding": "utf-8"}
        pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        server = subprocess.Popen(command, stdin=subprocess.DEVNULL, **given, **pipes)
        assert server.stdout is not None
        said: list[str] = []
        try:
            for line in server.stdout:
                said.append(line)
                if found := re.search(r"is open at (\S+): open it", line):
                    break
            else:
                raise AssertionError("".join(said))
            rest = threading.Thread(target=server.stdout.read)
            rest.start()  # so that the server never waits for who reads its log
            yield found[1]
        finally:
            server.terminate()
            server.wait()
        rest.join()
        assert not self.still_running(), "what compiled for the server goes on without it"

    def still_running(self) -> list[str]:
        """The programs of this environment that run, where that can be seen."""
        found = []
        end = time.monotonic() + 10
        while (found := list(_of(self.program("python")))) and time.monotonic() < end:
            time.sleep(0.1)
        return found


def _program(folder: Path, name: str) -> Path:
    return folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / name


def _of(python: Path) -> Iterator[str]:
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if (said := command.read_bytes().split(b"\0"))[0] == os.fsencode(python):
                yield b" ".join(said).decode()


def play_in_a_browser(url: str) -> None:
    """The door, a table for friends, and a match against bots to its end."""
    trouble: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(base_url=url, locale="en-GB", viewport=PHONE)
        context.add_init_script(path=HAND)
        context.add_init_script(AT_ONCE)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        guest = Guest(page, trouble)
        page.goto("/")
        guest.open_table("Lügen")
        expect(page.get_by_role("button", name=re.compile("^Begin"))).to_be_visible()
        page.goto("/")
        guest.play_bots("Lügen")
        guest.begin(seed=7)
        assert guest.finish().played
        expect(page.locator("section.over")).to_be_visible()
        browser.close()
    assert not trouble


def main(dist: str, *pythons: str) -> None:
    for python in pythons or (sys.executable,):
        with tempfile.TemporaryDirectory(prefix="bluffhouse-") as folder:
            home = Home.make(Path(folder), python)
            home.install(Path(dist).resolve())
            assert "luegen" in home.run("bluffhouse", "games")
            with home.serving() as url:
                play_in_a_browser(url)
            print(f"{Path(dist).name} plays on {home.run('python', '--version').strip()}")


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main(*sys.argv[1:])
