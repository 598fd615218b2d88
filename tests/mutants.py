"""Plants small faults and sees whether tests find them: make mutants ARGS="--count 60 rules-lineit"

The tests of a sample run once without a fault, to see which pass, how long they take and which
lines they reach. Then each fault is planted in a fork of that process, and the tests that reach its
line are asked, the quickest files first, until one fails. Rules are played interpreted, each of a
few matches only, as every fault would have to be compiled else. All these tests are of the suite,
so what is found here the whole suite finds as well.

Every thirtieth fault is asked twice, once without having been planted: what is "found" then tells
how often a test fails for another reason, such as a busy machine.
"""

import argparse
import ast
import importlib
import math
import os
import random
import resource
import select
import shutil
import signal
import sys
import tempfile
import threading
import time
import types
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bluffhouse as bh
from bluffhouse import house
from bluffhouse.core.game import Game
from bluffhouse.games import open_room
from tests.duel import Duel
from tests.faults import Mutant, faulty, mutants, plant

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bluffhouse"
LONGEST = 8.0  # seconds of CPU of a test
WAITING = 90.0  # seconds of a clock, for tests that wait for something
HURRY = 8.0  # seconds of a clock until a test gives up that waits for what never comes
STOOD = 20.0  # seconds without a step: this process was stopped
DULL = 300  # calls of a function
RULES = "cards choices course dice effects endings ladder lines moves refusals score"
CLAUSES = "clauses* endings options refusals story luck bids_of_bots against_account"


def _rules(game: str) -> tuple[list[str], list[str]]:
    modules = [f"games/{game}/rules/{name}.py" for name in RULES.split()]
    shared = ["src/bluffhouse/conform/test_sampling.py"]
    return modules, [*(f"tests/{game}/test_{name}.py" for name in CLAUSES.split()), *shared]


def _server(modules: str, tests: str) -> tuple[list[str], list[str]]:
    files = [f"server/{name}.py" for name in modules.split()]
    return files, [f"tests/server/{name}.py" for name in tests.split()]


#: Modules by patterns of their files, and the tests that they are put to. What players know and
#: imagine of rules has tests that are too long for this.
SAMPLES = {
    **{f"rules-{game}": _rules(game) for game in bh.games()},
    "decide": _server(
        "tables/decide tables/seating/*",
        "test_tables test_evening test_seat_walks test_hosts test_deals test_courtesies "
        "test_recovery test_names_then test_trouble test_open_hands test_one_hand",
    ),
    "tables": _server(
        "tables/apply* tables/clocks tables/info",
        "test_tables test_evening test_seat_walks test_hosts test_deals test_clock test_names_then "
        "test_courtesies test_audience test_apply",
    ),
    "viewer_messages": _server(
        "live/viewer_messages live/audience",
        "test_viewer_messages test_audience test_tables test_connections test_nothing_more "
        "test_delay test_open_hands test_trouble",
    ),
    "store": _server(
        "store/chain store/store store/ledger store/sqlite live/command_queue",
        "store/test_chain store/test_store store/test_ledger test_stored_first test_trouble "
        "test_store_trouble",
    ),
}


class Fault(NamedTuple):
    file: Path
    mutant: Mutant


class Known(NamedTuple):
    """A test that passes without a fault."""

    item: pytest.Item
    seconds: float
    lines: frozenset[tuple[str, int]]  # those that it reaches of the files under test


class Trial:
    """A run of the tests that asks them again and again, each time in a fork with one fault."""

    def __init__(self, sample: str, faults: list[Fault], say: Callable[[str], object]) -> None:
        self.sample, self.faults, self.say = sample, faults, say
        self.files = {str(fault.file) for fault in faults}
        self.fates: Counter[str] = Counter()
        self._failed = False
        self._seconds = 0.0
        self._patience = LONGEST  # 0: as long as it takes

    def pytest_collection_finish(self) -> None:
        hurry()
        if self.sample.startswith("rules"):
            play_interpreted()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        """Time is the processor's, whatever else the machine does. Too long a test fails."""
        begun = time.process_time()
        signal.signal(signal.SIGPROF, _too_long)
        signal.setitimer(signal.ITIMER_PROF, self._patience)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self._seconds = time.process_time() - begun

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed or report.skipped

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        known = self._baseline(session.items)
        took = sum(test.seconds for test in known)
        self.say(f"{self.sample}: {len(known)} tests of {len(session.items)}, {took:.0f} s")
        for number, fault in enumerate(self.faults):
            tests = reaching(known, fault)
            if number % 30 == 0 and tests:
                self.fates["no fault: " + self._fate(tests, None)] += 1
            fate = self._fate(tests, fault) if tests else "alive, not reached"
            self.fates[fate] += 1
            if fate not in ("found", "hangs"):
                name = fault.file.relative_to(SOURCE).as_posix()
                self.say(f"{fate}: {name}:{fault.mutant.lines[-1]} {fault.mutant.what}")
            if number % 10 == 9:
                self.say(f"{self.sample}: {dict(self.fates)}")
        self.say(f"{self.sample}: {dict(self.fates)}")
        return True

    def _baseline(self, items: list[pytest.Item]) -> list[Known]:
        """Each test is run twice: to see how long it takes, and which lines it reaches."""
        known = []
        for item, after in _with_next(items):
            self._patience = LONGEST
            if self._passes(item, after):
                seconds, self._patience = self._seconds, 0
                with traced(self.files) as lines:
                    self._passes(item, after)
                known.append(Known(item, seconds, frozenset(lines)))
        return known

    def _passes(self, item: pytest.Item, after: pytest.Item | None) -> bool:
        self._failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        return not self._failed

    def _fate(self, tests: list[Known], fault: Fault | None) -> str:
        """`found`, `hangs` (which is found, too) or `alive`; asked anew if the machine stood still
        meanwhile, which tests may take for a fault."""
        patience = 5 + 3 * sum(test.seconds for test in tests)
        while (fate := fate_of(lambda: self._ask(tests, fault), patience)) == "interrupted":
            pass
        return fate

    def _ask(self, tests: list[Known], fault: Fault | None) -> str:
        if fault and not plant(module_of(fault.file), faulty(read(fault.file), fault.mutant)):
            return "not planted"
        for (item, after), test in zip(_with_next([t.item for t in tests]), tests, strict=True):
            self._patience = 1 + 5 * test.seconds
            if not self._passes(item, after):
                return "found"
        return "alive"


def _too_long(signal_number: int, frame: types.FrameType | None) -> None:
    raise TimeoutError(f"longer than {LONGEST} s")


def _with_next(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=True)


def reaching(known: list[Known], fault: Fault) -> list[Known]:
    """The tests of a line; of its statement, where nothing stops at the line. The quickest files
    come first, and in each the quickest test."""
    file, lines = str(fault.file), fault.mutant.lines
    tests: list[Known] = []
    for line in reversed(lines):
        tests = tests or [test for test in known if (file, line) in test.lines]
    whole: defaultdict[Path, float] = defaultdict(float)
    for test in tests:
        whole[test.item.path] += test.seconds
    return sorted(tests, key=lambda test: (whole[test.item.path], test.item.path, test.seconds))


@contextmanager
def traced(files: set[str]) -> Iterator[set[tuple[str, int]]]:
    """Which lines of some files are run meanwhile, in this thread and in those that begin. A
    function that has shown nothing new for so many calls is not looked at any more."""
    lines: set[tuple[str, int]] = set()
    calls: Counter[types.CodeType] = Counter()

    def called(frame: types.FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code.co_filename not in files or calls[code] > DULL:
            return None
        calls[code] += 1
        return step

    def step(frame: types.FrameType, event: str, arg: Any) -> Any:
        if (line := (frame.f_code.co_filename, frame.f_lineno)) not in lines:
            lines.add(line)
            calls[frame.f_code] = 0
        return step

    threading.settrace(called)
    sys.settrace(called)
    try:
        yield lines
    finally:
        sys.settrace(None)
        threading.settrace(None)  # type: ignore[arg-type]


def fate_of(asks: Callable[[], str], seconds: float) -> str:
    """What a process of its own says of a fault; `found`, where it breaks by it, and `hangs`, if it
    works for so many seconds, or waits for ever. If this process stood still meanwhile, tests may
    have taken that for a fault: then it is not known."""
    ours, theirs = os.pipe()
    if not (child := os.fork()):
        os.close(ours)
        limit = math.ceil(seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        try:
            os.write(theirs, asks().encode())
        finally:
            os._exit(0)
    os.close(theirs)
    said, stood, end = None, False, time.monotonic() + WAITING
    while said is None and time.monotonic() < end:
        asked = time.monotonic()
        if select.select([ours], [], [], 1.0)[0]:
            said = os.read(ours, 100).decode()
        stood |= time.monotonic() - asked > STOOD
    if said is None:
        os.kill(child, signal.SIGKILL)
    os.close(ours)
    ended = os.waitpid(child, 0)[1]
    if stood:
        return "interrupted"
    overworked = os.WIFSIGNALED(ended) and os.WTERMSIG(ended) == signal.SIGXCPU
    return said or ("hangs" if said is None or overworked else "found")


@contextmanager
def silence() -> Iterator[Callable[[str], object]]:
    """What tests say is read by nobody; what is said by this alone goes on."""
    kept = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        yield lambda line: os.write(kept[0], f"{line}\n".encode())
    finally:
        os.dup2(kept[0], 1)
        os.dup2(kept[1], 2)
        for opened in (nowhere, *kept):
            os.close(opened)


@cache
def read(file: Path) -> str:
    """As it was when it was first read: somebody may work on it meanwhile."""
    return file.read_text("utf-8")


def files(patterns: list[str], root: Path) -> list[Path]:
    return sorted({file for pattern in patterns for file in root.glob(pattern)})


def play_interpreted() -> None:
    """Whatever is played from now on; and few matches of everything."""

    def make(game: str, /, **options: Any) -> Game:
        return Game(open_room(game), options, compiled=False)

    house.make = bh.make = make
    for kind in Duel.__subclasses__():
        kind.matches, kind.positions, kind.spoiled = 1, 1, 100


def hurry() -> None:
    """By many a fault something never comes, and nobody shall wait for it as on a busy machine."""
    for name, module in sys.modules.copy().items():
        if name.startswith("tests.") and (had := getattr(module, "PATIENCE", 0)) > HURRY:
            vars(module)["PATIENCE"] = type(had)(HURRY)


def module_of(file: Path) -> types.ModuleType:
    name = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
    return importlib.import_module(name)


def try_out(sample: str, count: int, seed: int) -> Counter[str]:
    patterns, wanted = SAMPLES[sample]
    tests = [str(file) for name in wanted for file in files([name], ROOT)]
    every = [
        Fault(file, mutant)
        for file in files(patterns, SOURCE)
        for mutant in mutants(ast.parse(read(file)))
    ]
    drawn = random.Random(seed).sample(every, min(count, len(every)))
    print(f"{sample}: {len(drawn)} of {len(every)} faults, by seed {seed}", flush=True)
    with silence() as say:
        trial = Trial(sample, drawn, say)
        folder = tempfile.mkdtemp()
        try:
            quiet = ["-q", "-n", "0", "-p", "no:cacheprovider", f"--basetemp={folder}"]
            pytest.main([*quiet, *tests], [trial])
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    return trial.fates


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
