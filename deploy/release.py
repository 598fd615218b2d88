"""A release, up to the point where it can be handed out: `make release VERSION=0.2.0`.

    python deploy/release.py check 0.2.0    whether it can be made, before anything that takes long
    python deploy/release.py number 0.2.0   version and changelog
    python deploy/release.py tag 0.2.0      committed and tagged, with what is kept of it for tests
    python deploy/release.py pack           wheel, sdist and their checksums, in dist/

Nothing is uploaded: pushing the tag does that (.github/workflows/release.yml).
"""

import datetime
import hashlib
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NUMBER = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
UNRELEASED = "## [Unreleased]\n"
NEWS = re.compile(r"^## \[Unreleased\]\n+(?!## \[)\S", re.M)
KEPT = "tests/kept"  # what a release leaves for the tests of later ones
#: Where the version stands, as the first thing in quotation marks after these words.
PLACES = {"pyproject.toml": "\nversion = ", "web/package.json": '\n  "version": '}


def check(version: str, root: Path = ROOT) -> None:
    """Refuse what cannot become a release."""
    if not NUMBER.fullmatch(version):
        sys.exit(f"release: {version!r} is no version such as 0.2.0 or 0.2.0rc1")
    if _git(root, "status", "--porcelain"):
        sys.exit("release: there are changes that are not committed")
    if f"v{version}" in _git(root, "tag", "--list").split():
        sys.exit(f"release: there is a v{version} already")
    if not NEWS.search((root / "CHANGELOG.md").read_text("utf-8")):
        sys.exit("release: CHANGELOG.md tells nothing new under [Unreleased]")


def number(version: str, root: Path = ROOT) -> None:
    """Write the version where it stands. Its protocol was not released: it is kept anew."""
    for name, words in PLACES.items():
        _replace(root / name, rf'({re.escape(words)})"[^"]*"', rf'\g<1>"{version}"')
    lines = f"{UNRELEASED}\n## [{version}] - {datetime.date.today()}\n"
    _replace(root / "CHANGELOG.md", re.escape(UNRELEASED), lines)
    (root / KEPT / "protocol" / f"{version}.json").unlink(missing_ok=True)


def tag(version: str, root: Path = ROOT) -> None:
    _git(root, "add", "--all", KEPT)
    _git(root, "commit", "--all", "--message", f"Release {version}")
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Bluffhouse {version}")


def pack(root: Path = ROOT) -> None:
    folder = root / "dist"
    for old in folder.glob("*"):
        old.unlink()
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", folder], cwd=root, check=True)
    built = sorted(folder.iterdir())
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in built]
    (folder / "SHA256SUMS").write_text("".join(lines))


def _replace(path: Path, pattern: str, new: str) -> None:
    text, found = re.subn(pattern, new, path.read_text("utf-8"), count=1)
    if not found:
        sys.exit(f"release: {path.name} is not as it was: {pattern} is not in it")
    path.write_text(text, "utf-8")


def _git(root: Path, *args: str) -> str:
    return subprocess.run(
        ["git", *args], cwd=root, check=True, capture_output=True, text=True
    ).stdout


if __name__ == "__main__":
    match sys.argv[1:]:
        case [("check" | "number" | "tag") as step, version]:
            {"check": check, "number": number, "tag": tag}[step](version)
        case ["pack"]:
            pack()
        case _:
            sys.exit(__doc__)
