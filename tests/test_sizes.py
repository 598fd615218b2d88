"""Code is built of small parts: no file, function or list of arguments that one cannot take in."""

import ast
from collections.abc import Iterator
from inspect import unwrap
from pathlib import Path

from bluffhouse.cli.agents.tools import Hall
from bluffhouse.cli.app import build
from tests.layout import PACKAGE, ROOT, SOURCES, tree_of

LONGEST_FILE, LONGEST_FUNCTION, MOST_ARGUMENTS = 400, 50, 7
FOLDERS = ("tests", "benchmarks", "fits", "docs", "deploy", "packages", "web")
AROUND = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*.py"))
    if "node_modules" not in path.parts
]

#: Compiled inner loops take what they work on one by one: Numba packs and unpacks a record at every
#: call, and a class of its own would have to be compiled with each game.
COMPILED = {
    PACKAGE / "arena" / "luck" / "loops.py",
    PACKAGE / "bots" / "thinking" / "loops.py",
    PACKAGE / "core" / "loops.py",
    PACKAGE / "learn" / "crowd.py",
    PACKAGE / "learn" / "loops.py",
    PACKAGE / "learn" / "sampling.py",
}


def test_files_are_short() -> None:
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in [*SOURCES, *AROUND]}
    assert [f"{path}: {n} lines" for path, n in lines.items() if n > LONGEST_FILE] == []


def test_functions_are_short() -> None:
    assert [
        f"{path}:{function.lineno}: {function.name} has {length(function)} lines"
        for path in SOURCES
        for function in functions(path)
        if length(function) > LONGEST_FUNCTION
    ] == []


def test_functions_take_little() -> None:
    asked = commands()
    assert [
        f"{path}:{function.lineno}: {function.name} takes {', '.join(taken(function))}"
        for path in sorted({*SOURCES} - COMPILED)
        for function in functions(path)
        if len(taken(function)) > MOST_ARGUMENTS and (path, function.name) not in asked
    ] == []


def commands() -> set[tuple[Path, str]]:
    """What people call from the command line, and agents as a tool. Their arguments are the options
    that help lists, each with a name and a default: nobody gives them by place or has to know them
    all. Their lines count like those of others."""
    called = [command.callback for command in build().registered_commands]
    found = {unwrap(each).__code__ for each in (*called, Hall.sit_down) if each}
    return {(Path(code.co_filename), code.co_name) for code in found}


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from its name to its end."""
    return (function.end_lineno or 0) - function.lineno + 1


def taken(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """All that it may be given, also what has a default."""
    told = function.args
    every = [*told.posonlyargs, *told.args, *told.kwonlyargs]
    return [each.arg for each in every if each.arg not in ("self", "cls")]
