"""Code is built of small parts: no file, function or list of arguments that one cannot take in."""

import ast
from collections.abc import Iterator
from pathlib import Path

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
    PACKAGE / "learn" / "loops.py",
    PACKAGE / "learn" / "sampling.py",
}


def test_files_are_short() -> None:
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in [*SOURCES, *AROUND]}
    assert [f"{path}: {n} lines" for path, n in lines.items() if n > LONGEST_FILE] == []


def test_functions_are_short() -> None:
    assert [
        f"{path}:{function.lineno}: {function.name} has {body(function)} lines"
        for path in SOURCES
        for function in functions(path)
        if body(function) > LONGEST_FUNCTION
    ] == []


def test_functions_take_little() -> None:
    assert [
        f"{path}:{function.lineno}: {function.name} takes {', '.join(taken(function))}"
        for path in sorted({*SOURCES} - COMPILED)
        for function in functions(path)
        if len(taken(function)) > MOST_ARGUMENTS
    ] == []


def test_the_server_has_few_options_either() -> None:
    assert [
        f"{path}:{function.lineno}: {function.name}"
        for path in SOURCES
        if path.is_relative_to(PACKAGE / "server")
        for function in functions(path)
        if len(named(function)) > MOST_ARGUMENTS
    ] == []


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def body(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of what it does. A command's options, each with its help, stand before it."""
    return (function.end_lineno or 0) - function.body[0].lineno + 1


def taken(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """What it must be given; options, which have a default, are named by those who use them."""
    told = function.args
    by_place = [*told.posonlyargs, *told.args]
    by_place = by_place[: len(by_place) - len(told.defaults)]
    by_name = zip(told.kwonlyargs, told.kw_defaults, strict=True)
    needed = [*by_place, *(each for each, default in by_name if default is None)]
    return [each.arg for each in needed if each.arg not in ("self", "cls")]


def named(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    told = function.args
    every = [*told.posonlyargs, *told.args, *told.kwonlyargs]
    return [each.arg for each in every if each.arg not in ("self", "cls")]
