"""What compiled code knows by its address: matches in memory, and doors of other rules.

Compiled twins of small functions that interpreted code has as they stand in their modules.
"""

from collections.abc import Callable
from typing import Any, cast

import numba
import numpy as np
from numba.extending import intrinsic

from bluffhouse.core import plan

_nb: Any = numba


def at_addresses(state: np.dtype[Any]) -> dict[str, Any]:
    """`board`, `listing` and `figures` of the doors: what lies at an address; and `paper`, room for
    one more state."""
    size = state.itemsize

    def to_pointer(typing: Any, address: Any) -> Any:
        def convert(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(_nb.types.voidptr))

        return _nb.types.voidptr(_nb.types.int64), convert

    carray, pointer = _nb.carray, cast(Callable[[int], Any], intrinsic(to_pointer))

    def board(at: int) -> Any:
        return carray(pointer(at), 1, state)

    def listing(at: int) -> Any:
        return carray(pointer(at + size), plan.IDS, np.int64)

    def figures(at: int) -> Any:
        return carray(pointer(at), plan.IDS, np.float64)

    def paper(s: Any) -> Any:
        return np.empty(1, state)

    bare = _nb.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)  # nothing that Python calls
    return {twin.__name__: bare(twin) for twin in (board, listing, figures, paper)}


def callers() -> dict[str, Any]:
    """`ask` and `judge`: call a door by its address, whichever rules it belongs to. So code that
    walks through doors is compiled once for all games."""
    return {"ask": _caller(_nb.types.int64), "judge": _caller(_nb.types.float64)}


def _caller(answer: Any) -> Any:
    word = _nb.types.int64

    def call(typing: Any, door: Any, told: Any) -> Any:
        def convert(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            from llvmlite import ir

            long = context.get_value_type(word)
            kind = ir.FunctionType(context.get_value_type(answer), [long] * signature.args[1].count)
            pointer = builder.inttoptr(args[0], kind.as_pointer())
            values = [builder.extract_value(args[1], k) for k in range(signature.args[1].count)]
            return builder.call(pointer, values)

        return answer(word, _nb.types.UniTuple(word, told.count)), convert

    return intrinsic(call)


def direct(door: Any, takes: int) -> Callable[..., int]:
    """A compiled door for whole numbers, without Numba's look at what it is given: that takes as
    long as a move. The caller sees to it that these are plain ints of at most 64 bits."""
    called: Callable[..., int] = door.compile((_nb.types.int64,) * takes)
    return called


def address(door: Any, takes: int, answers: type) -> int:
    """Where a compiled door that takes so many whole numbers begins."""
    word = _nb.types.int64
    kind = (word,) * takes
    door.compile(kind)
    made = door.overloads[kind]
    expected = word if answers is int else _nb.types.float64
    answered = _nb.types.unliteral(made.signature.return_type)
    if answered != expected:
        raise TypeError(f"door {made.fndesc.qualname} answers {answered}, not {expected}")
    where: int = made.library.get_pointer_to_function(made.fndesc.llvm_cfunc_wrapper_name)
    return where
