"""The files of the house, and who imports whom: what tests of its plan look at."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bluffhouse"
GAMES = PACKAGE / "games"
IDS = sorted(room.parent.name for room in GAMES.glob("*/__init__.py"))
SOURCES = sorted(PACKAGE.rglob("*.py"))


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def module_file(name: str) -> Path | None:
    """The file of one of our modules, if there is such a module."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    return next((p for p in (path.with_suffix(".py"), path / "__init__.py") if p.is_file()), None)


def is_module(name: str) -> bool:
    return module_file(name) is not None or PACKAGE.parent.joinpath(*name.split(".")).is_dir()


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every module that a file imports, anywhere in it."""
    package = path.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            here = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*here, *filter(None, [node.module])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                ours = base.split(".")[0] == "bluffhouse"
                yield node.lineno, inner if ours and is_module(inner) else base


def room_of(module: str) -> str:
    """`core` of `bluffhouse.core.press`; `__init__` of the package itself."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def game_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in IDS else None


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def own_imports() -> dict[str, set[str]]:
    """Which of our modules each of them names in an import, anywhere in it: lazy imports and those
    for types count as well."""
    graph: dict[str, set[str]] = {}
    for path in SOURCES:
        files = {module_file(target) for _, target in imports(path)}
        graph[short_name(path)] = {
            short_name(file) for file in files if file and PACKAGE in file.parents and file != path
        }
    return graph


def short_name(path: Path) -> str:
    """`core.press`; a package is called as its folder."""
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")


def circles(graph: dict[str, set[str]]) -> Iterator[set[str]]:
    """Modules that lead to each other, in groups."""
    reached = {module: reachable(graph, module) for module in graph}
    seen = set[str]()
    for module in graph:
        if module in reached[module] and module not in seen:
            circle = {other for other in reached[module] if module in reached[other]}
            seen |= circle
            yield circle


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    todo, found = [start], set[str]()
    while todo:
        fresh = graph[todo.pop()] - found
        found |= fresh
        todo += fresh
    return found
