"""What a game's schema declares is what its skin reads: a field of another name is found."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web.build import PACKAGES, node_and_npm

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SKINNED = sorted(skin.parent.name for skin in WEB.glob("src/games/*/Skin.svelte"))


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A copy of the pages, to be changed, beside the house they belong to."""
    away = shutil.ignore_patterns("node_modules", "generated")
    copy = Path(shutil.copytree(WEB, tmp_path / "web", ignore=away))
    (copy / "node_modules").symlink_to(PACKAGES)
    (tmp_path / "src").symlink_to(ROOT / "src")
    done = run(copy, "types")
    assert done.returncode == 0, done.stderr
    return copy


def run(pages: Path, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A script of package.json."""
    node, npm = node_and_npm()
    path = os.pathsep.join([str(Path(node).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "PYTHON": sys.executable}
    command = [*npm, "run", "--silent", script, "--", *arguments]
    return subprocess.run(
        command, cwd=pages, env=environment, capture_output=True, text=True, check=False
    )


def rename_a_field(pages: Path, game: str) -> str:
    """In the type of its views, one that its skin reads; its name."""
    skin = (pages / "src" / "games" / game / "Skin.svelte").read_text(encoding="utf-8")
    types = pages / "src" / "generated" / "views" / f"{game}.ts"
    before, view = types.read_text(encoding="utf-8").split("export interface View {", 1)
    declared = re.findall(r"^  (\w+)\??:", view.split("\n}", 1)[0], re.MULTILINE)
    field = next(name for name in declared if re.search(rf"\bview\.{name}\b", skin))
    view = re.sub(rf"^  {field}(\??:)", r"  renamed\1", view, count=1, flags=re.MULTILINE)
    types.write_text(f"{before}export interface View {{{view}", encoding="utf-8")
    return field


@pytest.mark.slow
def test_a_renamed_field_of_a_view_is_found_in_the_skin_that_reads_it(pages: Path):
    renamed = {game: rename_a_field(pages, game) for game in SKINNED}
    found = run(pages, "check", "--output", "machine")
    assert found.returncode
    missed = {
        game: field
        for game, field in renamed.items()
        if not re.search(rf'"src/games/{game}/\S+\.svelte".*{field}.*does not exist', found.stdout)
    }
    assert not missed, found.stdout + found.stderr
