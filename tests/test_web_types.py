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


#: Types that skins are written against, and what they call a thing of that type.
READ = {"View": "view", "Options": "options"}


def rename_fields(pages: Path, game: str) -> list[str]:
    """One that its skin reads of each of these types; their names."""
    skin = (pages / "src" / "games" / game / "Skin.svelte").read_text(encoding="utf-8")
    types = pages / "src" / "generated" / "views" / f"{game}.ts"
    renamed = []
    for kind, called in READ.items():
        opening = f"export interface {kind} {{"
        before, fields = types.read_text(encoding="utf-8").split(opening, 1)
        declared = re.findall(r"^  (\w+)\??:", fields.split("\n}", 1)[0], re.MULTILINE)
        read = [name for name in declared if re.search(rf"\b{called}\.{name}\b", skin)]
        for name in read[:1]:
            fields = re.sub(
                rf"^  {name}(\??:)", r"  renamed\1", fields, count=1, flags=re.MULTILINE
            )
            renamed.append(name)
        types.write_text(f"{before}{opening}{fields}", encoding="utf-8")
    return renamed


@pytest.mark.slow
def test_what_is_renamed_is_found_in_the_skin_that_reads_it(pages: Path):
    """A field of a view, and an option."""
    renamed = {game: rename_fields(pages, game) for game in SKINNED}
    assert all(renamed.values())
    assert max(map(len, renamed.values())) == len(READ)
    found = run(pages, "check", "--output", "machine")
    assert found.returncode
    missed = [
        (game, name)
        for game, names in renamed.items()
        for name in names
        if not re.search(rf'"src/games/{game}/\S+\.svelte".*{name}.*does not exist', found.stdout)
    ]
    assert not missed, found.stdout + found.stderr
