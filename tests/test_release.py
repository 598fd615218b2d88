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
    for name in ("pyproject.toml", "web/package.json", "CHANGELOG.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def test_version_changelog_commit_and_tag(release: ModuleType, house: Path) -> None:
    release.prepare("7.8.9", house)
    assert '\nversion = "7.8.9"\n' in (house / "pyproject.toml").read_text("utf-8")
    assert '"version": "7.8.9"' in (house / "web" / "package.json").read_text("utf-8")
    changes = (house / "CHANGELOG.md").read_text("utf-8")
    assert changes.index("## [Unreleased]") < changes.index("## [7.8.9] - 2")
    assert git(house, "status", "--porcelain") == ""
    assert git(house, "tag", "--list") == "v7.8.9"
    assert git(house, "rev-parse", "v7.8.9^{commit}") == git(house, "rev-parse", "HEAD")
    changed = git(house, "diff", "--stat", "HEAD~1").splitlines()
    assert len(changed) == 4


@pytest.mark.parametrize("version", ["", "1", "1.2", "v1.2.3", "1.2.3-dev", "1.2.3; rm"])
def test_what_is_no_version_is_refused(release: ModuleType, house: Path, version: str) -> None:
    with pytest.raises(SystemExit, match="no version such as"):
        release.prepare(version, house)
    assert git(house, "tag", "--list") == ""


def test_nothing_uncommitted_slips_in(release: ModuleType, house: Path) -> None:
    (house / "stray.py").touch()
    with pytest.raises(SystemExit, match="not committed"):
        release.prepare("7.8.9", house)


def test_no_version_comes_twice(release: ModuleType, house: Path) -> None:
    release.prepare("7.8.9", house)
    with pytest.raises(SystemExit, match="already"):
        release.prepare("7.8.9", house)
