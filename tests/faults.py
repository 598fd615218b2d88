"""Small faults of a source, and how one is planted in a loaded module.

By giving the functions of a module other code: so constants of modules are beyond its reach.
"""

import ast
import contextlib
import gc
import types
from collections.abc import Iterator
from typing import Any, NamedTuple

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE,
    ast.GtE: ast.Gt, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip


class Mutant(NamedTuple):
    lines: range  # where it is, the statement that holds it first
    what: str
    number: int  # among all of its source


def faulty(source: str, mutant: Mutant) -> ast.Module:
    """The tree of a source with this fault."""
    tree = ast.parse(source)
    next(one for one in mutants(tree) if one.number == mutant.number)
    return tree


def mutants(tree: ast.Module) -> Iterator[Mutant]:
    """All faults of the kinds we know. The tree has each of them as long as it is looked at."""
    number = 0
    seen = set()  # functions in functions are walked twice
    for statement, node in _nodes(tree):
        if node in seen:
            continue
        seen.add(node)
        for field, value in ast.iter_fields(node):
            for other in _others(node, field, value):
                before = _said(statement)
                setattr(node, field, other)
                line = getattr(node, "lineno", statement.lineno)
                lines = range(min(line, statement.lineno), line + 1)
                yield Mutant(lines, f"{before}  →  {_said(statement)}", number)
                setattr(node, field, value)
                number += 1


def _nodes(tree: ast.Module) -> Iterator[tuple[ast.stmt, ast.AST]]:
    """All that stands in functions, each with the innermost statement around it."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in function.body:
                yield from _within(statement, statement)


def _within(statement: ast.stmt, node: ast.AST) -> Iterator[tuple[ast.stmt, ast.AST]]:
    yield statement, node
    for child in ast.iter_child_nodes(node):
        yield from _within(child if isinstance(child, ast.stmt) else statement, child)


def _said(statement: ast.stmt) -> str:
    """A statement without what stands below it."""
    match statement:
        case ast.If() | ast.While():
            return f"if {ast.unparse(statement.test)}"
        case ast.For():
            return f"for {ast.unparse(statement.target)} in {ast.unparse(statement.iter)}"
        case ast.With() | ast.AsyncWith() | ast.Try() | ast.Match() | ast.FunctionDef():
            return type(statement).__name__
    return ast.unparse(statement)


def _others(node: ast.AST, field: str, value: Any) -> Iterator[Any]:
    if type(value) in SWAPPED:
        yield SWAPPED[type(value)]()
    elif field == "ops" and type(value[0]) in SWAPPED:
        yield [SWAPPED[type(value[0])](), *value[1:]]
    elif field == "value" and isinstance(node, ast.Constant) and isinstance(value, bool | int):
        yield (not value) if isinstance(value, bool) else value + 1
    elif field == "test" and isinstance(node, ast.If | ast.IfExp):
        yield ast.copy_location(ast.UnaryOp(ast.Not(), value), value)
    elif field == "value" and isinstance(node, ast.Expr) and isinstance(value, ast.Call):
        yield ast.copy_location(ast.Constant(None), value)  # it is not called


def plant(module: types.ModuleType, tree: ast.Module) -> int:
    """Let the functions of a module do what a changed source says. How many have other code now:
    none, where the fault is in what is no function any more."""
    gc.unfreeze()  # a server freezes what is loaded, and what is frozen has no known holders
    fresh = dict(vars(module))
    exec(compile(ast.fix_missing_locations(tree), str(module.__file__), "exec"), fresh)
    return sum(_replace(getattr(module, name, None), new) for name, new in fresh.items())


def _replace(old: Any, new: Any) -> int:
    if isinstance(old, types.FunctionType) and isinstance(new, types.FunctionType):
        return _swap(old.__code__, new.__code__) if old is not new else 0
    if isinstance(old, property) and isinstance(new, property):
        return _replace(old.fget, new.fget)
    if isinstance(old, staticmethod | classmethod) and isinstance(new, staticmethod | classmethod):
        return _replace(old.__func__, new.__func__)
    wrapped = getattr(old, "__wrapped__", None), getattr(new, "__wrapped__", None)
    if all(isinstance(inner, types.FunctionType) for inner in wrapped):
        return _replace(*wrapped)
    if isinstance(old, type) and isinstance(new, type) and old is not new:
        return sum(_replace(vars(old).get(name), inner) for name, inner in vars(new).items())
    return 0


def _swap(old: types.CodeType, new: types.CodeType) -> int:
    """Rules are pressed: a function may have twins, all of the same code. And one that makes
    functions may have made some already."""
    if old == new:
        return 0
    given = sum(_give(holder, new) for holder in gc.get_referrers(old))
    ours, theirs = _inner(old), _inner(new)
    if [code.co_name for code in ours] != [code.co_name for code in theirs]:
        return given  # one of them is gone
    return given + sum(map(_swap, ours, theirs))


def _inner(code: types.CodeType) -> list[types.CodeType]:
    return [inner for inner in code.co_consts if isinstance(inner, types.CodeType)]


def _give(holder: Any, code: types.CodeType) -> int:
    if isinstance(holder, types.FunctionType):
        with contextlib.suppress(ValueError):  # a closure of another shape
            holder.__code__ = code
            return 1
    return 0
