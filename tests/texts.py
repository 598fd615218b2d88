"""The Fluent files as a tree, and the keys that the house's code asks for."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bluffhouse"
WEB = ROOT / "web" / "src"
LANGUAGES = ("en", "de", "bg")
#: The folders of texts: the house's own, and each game's.
FOLDERS = sorted(folder for folder in SOURCE.rglob("text") if list(folder.glob("*.ftl")))
FILES = sorted(SOURCE.rglob("*.ftl"))

_HOLE = r"([A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*)"
_QUOTED = re.compile(r"(?<=[\"'`])([A-Za-z][\w.-]*)(?=[\"'`])")
_TEMPLATE = re.compile(r"`((?:[\w.-]|\$\{[^`{}]*(?:\{[^`{}]*\})?[^`{}]*\})+)`")
_FILLED = re.compile(r"\$\{[^`{}]*(?:\{[^`{}]*\})?[^`{}]*\}")
_WORD = re.compile(r"[A-Za-z][\w.-]*")


@cache
def parsed(file: Path) -> ftl.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages(folder: Path, lang: str) -> dict[str, ftl.Message]:
    """Every message and term of a folder in one language; none may be there twice."""
    found: dict[str, ftl.Message] = {}
    for file in sorted(folder.glob(f"{lang}.*")):
        for entry in parsed(file).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                key = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                assert key not in found, f"{file}: {key} is there twice"
                found[key] = entry
    return found


def nodes(tree: object) -> Iterator[ftl.BaseNode]:
    """A syntax tree, node by node."""
    if isinstance(tree, ftl.BaseNode):
        yield tree
        for child in vars(tree).values():
            yield from nodes(child)
    elif isinstance(tree, list):
        for child in tree:
            yield from nodes(child)


def referenced(folder: Path) -> set[str]:
    """The keys that texts of a folder put into other texts."""
    found = set()
    for file in folder.glob("*.ftl"):
        for node in nodes(parsed(file)):
            if isinstance(node, ftl.MessageReference):
                found.add(node.id.name)
            elif isinstance(node, ftl.TermReference):
                found.add(f"-{node.id.name}")
    return found


@dataclass
class Asked:
    """What some source files say: words in quotes, and templates with holes (`event-{kind}`)."""

    words: set[str] = field(default_factory=set)
    templates: set[str] = field(default_factory=set)

    def __or__(self, other: "Asked") -> "Asked":
        return Asked(self.words | other.words, self.templates | other.templates)

    def asks_for(self, key: str) -> bool:
        """Whether the key is quoted, or fills a template with words that are quoted."""
        fits = (re.fullmatch(template, key) for template in self.templates)
        return key in self.words or any(m and self._has_all(m.groups()) for m in fits)

    def _has_all(self, holes: tuple[str, ...]) -> bool:
        return all(hole.isdigit() or hole in self.words for hole in holes)


def asked(files: Iterable[Path]) -> Asked:
    said = Asked()
    for file in files:
        said |= _python(file) if file.suffix == ".py" else _script(file)
    return said


@cache
def _python(file: Path) -> Asked:
    said = Asked()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in prose:  # some strings are lists of words
                said.words.update(_WORD.findall(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = [v.value if isinstance(v, ast.Constant) else None for v in node.values]
            _add(said, parts)
    return said


@cache
def _script(file: Path) -> Asked:
    text = file.read_text(encoding="utf-8")
    said = Asked(set(_QUOTED.findall(text)))
    for template in _TEMPLATE.findall(text):
        parts: list[str | None] = []
        for i, literal in enumerate(_FILLED.split(template)):
            parts += [None] if i else []
            parts += [literal] if literal else []
        _add(said, parts)
    return said


def _add(said: Asked, parts: list[str | None]) -> None:
    """A template counts if it begins with a word and a dash: `{a}-{b}` would fit every key."""
    if None in parts and parts[0] is not None and re.match(r"[a-z]+-", parts[0]):
        said.templates.add("".join(_HOLE if p is None else re.escape(p) for p in parts))
