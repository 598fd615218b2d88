"""Plants small faults and sees whether tests find them: make mutants ARGS="--count 100 rules"

Each fault is planted in a fork of a process that has everything loaded, by giving the functions of
a module other code. So constants of modules are beyond its reach; and rules are played interpreted,
each of a few matches only, as every fault would have to be compiled else. What is found here the
whole suite finds as well.
"""

import argparse
import ast
import contextlib
import gc
import importlib
import os
import random
import shutil
import signal
import tempfile
import time
import types
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bluffhouse as bh
from bluffhouse import house
from bluffhouse.core.game import Game
from bluffhouse.games import open_room
from tests.duel import Duel

ROOT = Path(__file__).parents[1]
LONGEST = 2.0  # seconds of CPU of a test: quick ones are asked again and again
PATIENCE = 120  # seconds: a fault that makes tests hang is found
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE,
    ast.GtE: ast.Gt, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip
RULES = "cards choices course dice effects endings ladder lines moves refusals score"
CLAUSES = "clauses* endings options refusals against_account"


def _rules(game: str) -> tuple[list[str], list[str]]:
    modules = [f"games/{game}/rules/{name}.py" for name in RULES.split()]
    return modules, [f"tests/{game}/test_{name}.py" for name in CLAUSES.split()]


def _server(modules: str, tests: str) -> tuple[list[str], list[str]]:
    files = [f"server/{name}.py" for name in modules.split()]
    return files, [f"tests/server/{name}.py" for name in tests.split()]


#: Modules by patterns of their files, and the tests that they are put to, in this order. What
#: players know and imagine of rules has tests that are too long for this.
SAMPLES = {
    **{f"rules-{game}": _rules(game) for game in bh.games()},
    "decide": _server(
        "tables/decide tables/seating/*",
        "test_tables test_evening test_seat_walks test_hosts test_deals test_courtesies "
        "test_recovery test_names_then test_trouble",
    ),
    "tables": _server(
        "tables/apply* tables/clocks tables/info",
        "test_tables test_evening test_seat_walks test_hosts test_deals test_clock test_names_then "
        "test_courtesies",
    ),
    "viewer_messages": _server(
        "live/viewer_messages live/audience",
        "test_viewer_messages test_tables test_nothing_more test_delay test_trouble",
    ),
    "store": _server(
        "store/chain store/store store/ledger store/sqlite live/command_queue",
        "store/test_chain store/test_store store/test_ledger test_stored_first test_trouble "
        "test_store_trouble",
    ),
}


class Mutant(NamedTuple):
    line: int
    what: str
    tree: ast.Module


def mutants(tree: ast.Module) -> Iterator[Mutant]:
    """All faults of the kinds we know, each in a tree of its own."""
    places = [node for function in _functions(tree) for node in ast.walk(function)]
    for node in dict.fromkeys(places):  # functions in functions are walked twice
        for field, value in ast.iter_fields(node):
            for other in _others(node, field, value):
                setattr(node, field, other)
                line = getattr(node, "lineno", 0)
                yield Mutant(line, f"{type(node).__name__}.{field}", deepcopy(tree))
                setattr(node, field, value)


def _functions(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from node.body


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


def plant(module: types.ModuleType, tree: ast.Module) -> None:
    """Let the functions of a module do what a changed source says."""
    fresh = dict(vars(module))
    exec(compile(ast.fix_missing_locations(tree), str(module.__file__), "exec"), fresh)
    for name, new in fresh.items():
        _replace(getattr(module, name, None), new)


def _replace(old: Any, new: Any) -> None:
    if isinstance(old, types.FunctionType) and isinstance(new, types.FunctionType):
        for holder in gc.get_referrers(old.__code__):  # rules are pressed: they have twins
            if isinstance(holder, types.FunctionType):
                with contextlib.suppress(ValueError):  # a closure of another shape
                    holder.__code__ = new.__code__
    elif isinstance(old, property) and isinstance(new, property):
        _replace(old.fget, new.fget)
    elif isinstance(old, type) and isinstance(new, type) and old is not new:
        for name, inner in vars(new).items():
            _replace(vars(old).get(name), inner)


def fate_of(module: types.ModuleType, mutant: Mutant, tests: list[str]) -> str:
    """`found`, `hangs` (which is found, too) or `alive`."""
    if not (child := os.fork()):
        signal.alarm(PATIENCE)
        try:
            plant(module, mutant.tree)
            code = passed(tests)
        except BaseException:
            code = 1
        os._exit(int(code))
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status):
        return "hangs" if os.WTERMSIG(status) == signal.SIGALRM else "found"
    return "found" if status else "alive"


class Baseline:
    """What tests do without a fault: which of them are of use here."""

    def __init__(self) -> None:
        self.quick: list[str] = []
        self.left: list[str] = []  # those that want compiled rules, or take too long
        self._taken: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        begun = time.process_time()  # whatever else the machine does
        try:
            return (yield)
        finally:
            self._taken[item.nodeid] = time.process_time() - begun

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            fit = report.passed and self._taken[report.nodeid] < LONGEST
            (self.quick if fit else self.left).append(report.nodeid)


def passed(tests: list[str], *plugins: Baseline) -> int:
    """The exit code of these tests; what they say is not read by anybody."""
    with Path(os.devnull).open("w") as nowhere:
        kept = os.dup(1), os.dup(2)
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
        folder = tempfile.mkdtemp()
        try:
            quiet = ["-q", "-n", "0", "-p", "no:cacheprovider", f"--basetemp={folder}"]
            stop = [] if plugins else ["-x"]
            return int(pytest.main([*quiet, *stop, *tests], plugins))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
            os.dup2(kept[0], 1)
            os.dup2(kept[1], 2)


def files(patterns: list[str], root: Path) -> list[Path]:
    return sorted({file for pattern in patterns for file in root.glob(pattern)})


def play_interpreted() -> None:
    """Whatever is played from now on; and few matches of everything."""

    def make(game: str, /, **options: Any) -> Game:
        return Game(open_room(game), options, compiled=False)

    house.make = bh.make = make
    for kind in Duel.__subclasses__():
        kind.matches, kind.positions, kind.spoiled = 1, 1, 100


def module_of(file: Path) -> types.ModuleType:
    name = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
    return importlib.import_module(name)


def try_out(sample: str, count: int, seed: int) -> Counter[str]:
    patterns, wanted = SAMPLES[sample]
    tests = [str(file) for name in wanted for file in files([name], ROOT)]
    if sample.startswith("rules"):
        for test in tests:
            importlib.import_module(".".join(Path(test).relative_to(ROOT).with_suffix("").parts))
        play_interpreted()
    baseline = Baseline()
    passed(tests, baseline)  # which also loads all that they need
    print(f"{sample}: {len(baseline.quick)} tests, without {baseline.left}", flush=True)
    every = [
        (file, mutant)
        for file in files(patterns, ROOT / "src" / "bluffhouse")
        for mutant in mutants(ast.parse(file.read_text("utf-8")))
    ]
    fates: Counter[str] = Counter()
    for file, mutant in random.Random(seed).sample(every, min(count, len(every))):
        fate = fate_of(module_of(file), mutant, baseline.quick)
        fates[fate] += 1
        if fate == "alive":
            line = file.read_text("utf-8").splitlines()[mutant.line - 1].strip()
            print(f"{file.name}:{mutant.line} {mutant.what}: {line}", flush=True)
        if fates.total() % 20 == 0:
            print(f"{sample}: {dict(fates)} of {len(every)}", flush=True)
    print(f"{sample}: {dict(fates)}, drawn from {len(every)} with seed {seed}", flush=True)
    return fates


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("--count", type=int, default=40, help="faults of each sample")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("samples", nargs="*", metavar="sample", help=", ".join(SAMPLES))
    chosen = parser.parse_args()
    for sample in chosen.samples or SAMPLES:
        try_out(sample, chosen.count, chosen.seed)


if __name__ == "__main__":
    main()
