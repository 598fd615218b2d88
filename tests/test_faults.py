"""A fault that is planted is done by whoever calls the function, also where a server froze it."""

import ast
import gc
import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults import faulty, mutants, plant

SOURCE = """
def older(one, other):
    return one > other

class Table:
    seats = 2

    @property
    def full(self):
        return self.seats >= 2

    @staticmethod
    def add(one, other):
        return one + other

def reckoner(more):
    def reckon(one):
        return one - more
    return reckon

REMEMBERED = {"a": reckoner(1)}
"""


@pytest.fixture
def module(tmp_path: Path) -> Iterator[types.ModuleType]:
    made = types.ModuleType("planted_here")
    made.__file__ = str(tmp_path / "planted_here.py")
    exec(SOURCE, vars(made))
    sys.modules[made.__name__] = made
    yield made
    del sys.modules[made.__name__]
    gc.unfreeze()


def planted(module: types.ModuleType, what: str) -> int:
    (mutant,) = [one for one in mutants(ast.parse(SOURCE)) if one.what.endswith(what)]
    return plant(module, faulty(SOURCE, mutant))


def test_a_function_that_was_frozen(module: types.ModuleType) -> None:
    older, table = module.older, module.Table()
    gc.freeze()
    assert not older(1, 1)
    assert planted(module, "one >= other") == 1
    assert older(1, 1)
    assert planted(module, "self.seats > 2")  # and the first fault is mended
    assert not older(1, 1)
    assert not table.full
    assert planted(module, "one - other")
    assert table.add(2, 1) == 1


def test_all_that_share_its_code(module: types.ModuleType) -> None:
    twin = types.FunctionType(module.older.__code__, {})
    assert planted(module, "one >= other") == 2
    assert twin(1, 1)


def test_functions_that_were_made_before(module: types.ModuleType) -> None:
    assert module.REMEMBERED["a"](2) == 1
    assert planted(module, "one + more") == 2
    assert module.REMEMBERED["a"](2) == 3
    assert module.reckoner(4)(2) == 6


def test_what_is_as_before_is_not_planted(module: types.ModuleType) -> None:
    assert plant(module, ast.parse(SOURCE)) == 0


def test_a_fault_knows_its_statement() -> None:
    tree = ast.parse("def f(a):\n    return (\n        a\n        + 1\n    )\n")
    assert {mutant.lines for mutant in mutants(tree)} == {range(2, 4), range(2, 5)}
