"""`make docs`: gathers the pages of the docs, and lets Zensical make a site of them.

The pages in docs/ are taken as they are; beside them come those that stand elsewhere or are made:
CONTRIBUTING.md and its like, the rules as players read them, and the reference of `bluffhouse`.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import bluffhouse as bh
from bluffhouse.cli.texts import rules_page
from bluffhouse.core.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
BESIDE = {name: name.lower() for name in ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:\s]+)(#[^)\s]*)?\)")
# What lets the search run in pages that are opened as files; Zensical would have it fetched.
FETCHED = re.compile(r'(?<=src=")[^"]+/iframe-worker/shim')
# The pictures of the front page are what it shows, and come before what the search reads.
URGENT = re.compile(r"<img (?=[^>]*pictures/)")
SHIM = ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js"
TONGUES = {"en": "English", "de": "Deutsch", "bg": "Български"}
REFERENCE = {  # what the reference tells of, part by part
    "The house": ["make", "odds", "replay"],
    "Games and matches": ["Game", "Match", "Batch", "Result", "Odd"],
    "Refusals": ["IllegalMove", "OptionError", "PositionError", "RecordError"],
}


def gather(folder: Path) -> None:
    """All pages into `folder/pages`, and beside them what Zensical is to do with them."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages, ignore=shutil.ignore_patterns("*.py", "*.toml", "__*__"))
    for page in pages.rglob("*.md"):
        source = ROOT / "docs" / page.relative_to(pages)
        page.write_text(at_home(source.read_text("utf-8"), source), "utf-8")
    for name, page_name in BESIDE.items():
        text = (ROOT / name).read_text("utf-8")
        (pages / page_name).write_text(at_home(text, ROOT / name, ROOT / "docs"), "utf-8")
    for game in bh.games():
        for lang in LANGUAGES:
            text = rules_page(words(lang, game))
            (pages / "rules" / f"{game}.{lang}.md").write_text(text, "utf-8")
    (pages / "reference.md").write_text(reference(), "utf-8")
    (folder / "zensical.toml").write_text(site(), "utf-8")


def at_home(text: str, source: Path, moved: Path | None = None) -> str:
    """A page whose links lead to pages of the site; what is no page of it is named alone."""

    def led(link: re.Match[str]) -> str:
        picture, label, target, part = link.groups()
        found = (source.parent / target).resolve()
        if found.parent == ROOT and found.name in BESIDE:
            found = ROOT / "docs" / BESIDE[found.name]
        elif not found.is_relative_to(ROOT / "docs"):
            return f"`{found.relative_to(ROOT)}`"
        elif found.is_dir():
            found /= "README.md"
            if not found.exists():
                return label
        return f"{picture}[{label}]({os.path.relpath(found, moved or source.parent)}{part or ''})"

    return LINK.sub(led, text)


def reference() -> str:
    lines = ["# Reference", "What `import bluffhouse as bh` gives; the docstrings of the code."]
    for title, names in REFERENCE.items():
        lines += [f"## {title}", *(f"::: bluffhouse.{home(name)}" for name in names)]
    return "\n\n".join(lines) + "\n"


def home(name: str) -> str:
    thing = getattr(bh, name)
    return f"{thing.__module__}.{name}".removeprefix("bluffhouse.")


def site() -> str:
    """What Zensical is told: site.toml, with the pages that follow from the house."""
    text = (ROOT / "docs" / "site" / "site.toml").read_text("utf-8")
    return text.replace('"{rules}"', rules()).replace('"{decisions}"', decisions())


def rules() -> str:
    parts = ['{ "All games" = "rules/README.md" }']
    for game in bh.games():
        name = words("en", game).say("name")
        told = [f'{{ "{TONGUES[lang]}" = "rules/{game}.{lang}.md" }}' for lang in LANGUAGES]
        told.append(f'{{ "Clause by clause" = "rules/{game}.md" }}')
        parts.append(f'{{ "{name}" = [{", ".join(told)}] }}')
    parts.append('{ "Sheet by sheet" = "rules/sheets.md" }')
    return f"[{', '.join(parts)}]"


def decisions() -> str:
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    return "[" + ", ".join(f'"decisions/{page.name}"' for page in pages) + "]"


def build(folder: Path) -> Path:
    """The site in `folder/site`; it needs no server and no network."""
    gather(folder)
    zensical = Path(sys.executable).with_name("zensical")
    told = subprocess.run(
        [zensical, "build", "--strict"], cwd=folder, capture_output=True, text=True, check=False
    )
    if told.returncode:
        sys.exit(f"docs: {told.stdout}{told.stderr}")
    made = folder / "site"
    index = made / "index.html"
    index.write_text(URGENT.sub('<img fetchpriority="high" ', index.read_text("utf-8")), "utf-8")
    shutil.copy(SHIM, made / "assets" / "iframe-worker.js")
    for page in made.rglob("*.html"):
        near = os.path.relpath(made / "assets" / "iframe-worker.js", page.parent)
        page.write_text(FETCHED.sub(near, page.read_text("utf-8")), "utf-8")
    return made


if __name__ == "__main__":
    print(f"docs: open {build(Path(sys.argv[1])) / 'index.html'}")
