"""Makes the compiled twin of a room's rules.

Rule modules are plain Python: they import no Numba and run as they are. `press` lays the functions
of several modules into one namespace, so that those of the house (`loops`) find those of the game
(`rules`), and compiles them there. The machine code is kept on disk under a name that changes
with the source, so that no stale code is ever run; and that does not change with the place or the
age of the files, so that every checkout and installation of the same source shares it.
"""

import contextlib
import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, wraps
from importlib import metadata
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from bluffhouse.core import plan
from bluffhouse.core.kept_code import forget_old, root

_SETTING = threading.Lock()  # of Numba's, which threads that press at once would mix up


class Pressed(SimpleNamespace):
    """The functions of a room in one namespace; `compiled` tells which kind they are."""

    compiled: bool

    def __getattr__(self, name: str) -> Any:  # for type checkers: every rule function
        raise AttributeError(name)


class _Compiled(Pressed):
    """Compiled functions. What Python calls needs a wrapper that takes its arguments from Python's
    objects; what only other compiled functions call does without, which spares a fifth of the time
    to compile. So each gets one when somebody first asks for it here."""

    def __init__(self, names: Iterable[str], wrapped: Callable[[str], Any]) -> None:
        super().__init__(compiled=True, _names=frozenset(names), _wrapped=wrapped)

    def __getattr__(self, name: str) -> Any:
        if name not in self._names:
            raise AttributeError(name)
        function = self.__dict__[name] = self._wrapped(name)
        return function


def press(modules: Sequence[ModuleType], *, compiled: bool) -> Pressed:
    """One namespace of all functions of `modules`."""
    space: dict[str, Any] = {}
    functions: dict[str, FunctionType] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if not isinstance(thing, FunctionType):
                if name in space and not name.startswith("__") and space[name] is not thing:
                    _check_same(name, space[name], thing, module)
                space[name] = thing
            elif thing.__module__ == module.__name__:  # its own, not one it imports
                _check_name(name, functions.get(name))
                functions[name] = thing
    plain = {name: _moved(f, space) for name, f in functions.items()}
    if compiled and _numba_is_on():
        folder = _lay_out(plain, modules)
        space.update(_compile(plain, folder, no_cpython_wrapper=True, no_cfunc_wrapper=True))
        space.update(_by_address(space))
        return _Compiled(plain, lambda name: _wrapped(name, plain[name], folder))
    space.update(plain)
    return Pressed(compiled=False, **{name: _like_compiled(f) for name, f in plain.items()})


def _check_same(name: str, one: Any, other: Any, module: ModuleType) -> None:
    """A constant has one value in everything that is pressed together."""
    if type(one) is not type(other) or not np.array_equal(one, other):
        raise NameError(f"two values of {name!r} are pressed together; one is in {module.__name__}")


def _check_name(name: str, other: FunctionType | None) -> None:
    """Only the declarations of the plan may be defined again: by the room."""
    if other is not None and other.__module__ != plan.__name__:
        raise NameError(f"two modules pressed together define {name!r}; one is {other.__module__}")


def _numba_is_on() -> bool:
    from numba.core import config

    return not config.DISABLE_JIT  # type: ignore[attr-defined]


def _like_compiled(f: FunctionType) -> Callable[..., Any]:
    """An interpreted function as its compiled twin behaves: unsigned words wrap silently, and what
    comes back is a plain number."""

    @wraps(f)
    def call(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            answer = f(*args)
        return answer.item() if isinstance(answer, np.generic) else answer

    return call


def _moved(f: FunctionType, space: dict[str, Any]) -> FunctionType:
    """The same function, finding its names in `space`."""
    moved = FunctionType(f.__code__, space, f.__name__, f.__defaults__)
    moved.__module__ = f.__module__
    moved.__doc__ = f.__doc__
    return moved


def _lay_out(functions: dict[str, FunctionType], modules: Sequence[ModuleType]) -> Path:
    """Let functions say that they come from where their machine code is kept: that folder."""
    folder = cache_folder(modules)
    if folder.exists():
        os.utime(folder)  # used again: not the next one to be forgotten
    else:
        forget_old()
    shelf = {module.__name__: _shelved(module, folder) for module in modules}
    for f in functions.values():
        f.__code__ = f.__code__.replace(co_filename=str(shelf[f.__module__]))
    return folder


def _compile(functions: dict[str, FunctionType], folder: Path, **options: bool) -> dict[str, Any]:
    import numba

    njit: Any = numba.njit  # its types do not tell of wrappers
    for name, f in functions.items():
        # Machine code is found by name: the doors of two games must not have the same.
        f.__qualname__ = f"{name}_{folder.name}"
    with _cache_in(folder):
        return {
            # Letting go of Python's lock costs a door a tenth of its time, and a loop nothing.
            name: njit(f, cache=True, nogil=f.__module__.endswith(".loops"), **options)
            for name, f in functions.items()
        }


def _wrapped(name: str, f: FunctionType, folder: Path) -> Any:
    """The same function as Python can call it; under another name, for its code is another."""
    called = f"{name}_called"
    return _compile({called: _moved(f, f.__globals__)}, folder)[called]


def _by_address(space: dict[str, Any]) -> dict[str, Any]:
    """Compiled twins of what interpreted code reads from arrays, or calls as it is."""
    from bluffhouse.core.addresses import at_addresses, callers

    if "STATE" in space:
        return at_addresses(space["STATE"])
    return {name: twin for name, twin in callers().items() if name in space}


@contextlib.contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    # Numba reads its setting when a function is decorated: set it just that long, so that another
    # package's compiled functions in the same process keep their own place.
    from numba.core import config as settings

    config: Any = settings
    with _SETTING:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before


def _shelved(module: ModuleType, folder: Path) -> Path:
    """A copy of a module's source beside its machine code. Numba knows code again by the place and
    the age of the file it came from: of this one both stay the same."""
    copy = folder / "source" / Path(*module.__name__.split(".")).with_suffix(".py")
    if not copy.exists():
        copy.parent.mkdir(parents=True, exist_ok=True)
        fresh = copy.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        fresh.write_bytes(Path(str(module.__file__)).read_bytes())
        os.utime(fresh, (0, 0))
        os.replace(fresh, copy)  # others may be doing the same
    return copy


def cache_folder(modules: Sequence[ModuleType]) -> Path:
    """Where the machine code of these very modules is kept."""
    return root() / _digest(tuple(modules))


@cache
def _digest(modules: tuple[ModuleType, ...]) -> str:
    """Tells apart whatever would be other machine code: sources, and the numbers frozen into it."""
    numba = metadata.version("numba")  # to load it takes longer than all of this
    digest = hashlib.blake2b(numba.encode(), digest_size=8)
    for module in (*modules, sys.modules[__name__]):
        digest.update(module.__name__.encode())
        digest.update(Path(str(module.__file__)).read_bytes())
        for name, thing in vars(module).items():
            if isinstance(thing, np.ndarray):
                digest.update(f"{name} {thing.dtype} {thing.shape}".encode())
                digest.update(thing.tobytes())
    return digest.hexdigest()


def is_warm(modules: Sequence[ModuleType]) -> bool:
    """Whether this machine has compiled all that a table with bots calls again and again."""
    folder = cache_folder(modules)
    kept = {file.name.split("-")[0] for file in folder.rglob("doors.*.nbc")}
    doors = ("begin", "step", "by_thumb", "dream", "decide", "believed", "pondered")
    return {f"doors.{door}_called_{folder.name}" for door in doors} <= kept


@contextlib.contextmanager
def compiling(modules: Sequence[ModuleType]) -> Iterator[None]:
    """One process of this machine compiles these very files; others wait, and find its code."""
    try:
        import fcntl
    except ImportError:  # not on Windows: there several may do the same work
        yield
        return
    folder = cache_folder(modules)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # let go when the file is closed, even by a crash
        yield
