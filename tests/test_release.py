"""A release is prepared without a slip: version, changelog, commit and tag, or nothing at all."""

import importlib.util
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "deploy" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def git(root: Path, *args: str) -> str:
    done = subprocess.run(["git", *args], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with what a release touches."""
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "ada@example.org")
    for name in ("pyproject.toml", "web/package.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## [Unreleased]\n\nBetter lies.\n")
    (tmp_path / "tests" / "kept" / "protocol").mkdir(parents=True)
    (tmp_path / "tests" / "kept" / "protocol" / "7.8.9.json").write_text("before")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def prepare(release: ModuleType, house: Path) -> None:
    """As `make release` does it; what it keeps of the version is written in between."""
    release.check("7.8.9", house)
    release.number("7.8.9", house)
    protocol = house / "tests" / "kept" / "protocol" / "7.8.9.json"
    assert not protocol.exists()
    protocol.write_text("now")
    release.tag("7.8.9", house)


def test_version_changelog_commit_and_tag(release: ModuleType, house: Path) -> None:
    prepare(release, house)
    assert '\nversion = "7.8.9"\n' in (house / "pyproject.toml").read_text("utf-8")
    assert '"version": "7.8.9"' in (house / "web" / "package.json").read_text("utf-8")
    changes = (house / "CHANGELOG.md").read_text("utf-8")
    assert changes.index("## [Unreleased]") < changes.index("## [7.8.9] - 2")
    assert git(house, "status", "--porcelain") == ""
    assert git(house, "tag", "--list") == "v7.8.9"
    assert git(house, "rev-parse", "v7.8.9^{commit}") == git(house, "rev-parse", "HEAD")
    changed = git(house, "diff", "--name-only", "HEAD~1").splitlines()
    assert changed == [
        "CHANGELOG.md", "pyproject.toml", "tests/kept/protocol/7.8.9.json", "web/package.json",
    ]  # fmt: skip
    assert git(house, "show", "HEAD:tests/kept/protocol/7.8.9.json") == "now"


@pytest.mark.parametrize("version", ["", "1", "1.2", "v1.2.3", "1.2.3-dev", "1.2.3; rm"])
def test_what_is_no_version_is_refused(release: ModuleType, house: Path, version: str) -> None:
    with pytest.raises(SystemExit, match="no version such as"):
        release.check(version, house)
    assert git(house, "tag", "--list") == ""


def test_nothing_uncommitted_slips_in(release: ModuleType, house: Path) -> None:
    (house / "stray.py").touch()
    with pytest.raises(SystemExit, match="not committed"):
        release.check("7.8.9", house)


def test_no_version_comes_twice(release: ModuleType, house: Path) -> None:
    prepare(release, house)
    (house / "CHANGELOG.md").write_text("## [Unreleased]\n\nMore.\n")
    git(house, "commit", "--quiet", "--all", "--message", "More")
    with pytest.raises(SystemExit, match="already"):
        release.check("7.8.9", house)


def test_nothing_new_is_no_release(release: ModuleType, house: Path) -> None:
    (house / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [0.1.0] - 2026-11-19\n\nLies.\n")
    git(house, "commit", "--quiet", "--all", "--message", "Nothing")
    with pytest.raises(SystemExit, match="nothing new"):
        release.check("7.8.9", house)
