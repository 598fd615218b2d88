"""How long one waits at first: imports, compiling, and the first prompt of a table."""

import os
import select
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec

import bluffhouse as bh
from benchmarks.measure import Figure

IMPORT = """
import time
begun = time.perf_counter()
import {module}
print(time.perf_counter() - begun)
"""

TABLE = """
import time
begun = time.perf_counter()
from bluffhouse.bots import Bot
{make}
match = game.new(1)
bot = Bot("thumb", 1)
player = match.actors[0]
match.view(player)
match.play(bot.choose(match, player), player)
print(time.perf_counter() - begun)
"""

AT_ONCE = "import bluffhouse as bh; game = bh.make({game!r}, players=4)"
COMPILED = """
from bluffhouse.core.game import Game
from bluffhouse.games import open_room
game = Game(open_room({game!r}), {{"players": 4}})
"""

COMMAND = "from bluffhouse.cli import main; main()"
SILENCE = 0.5  # seconds after which an unfinished line is a prompt
PATIENCE = 120


def seconds(script: str, cache: str | None = None) -> float:
    """What a script prints in a fresh Python."""
    env = {**os.environ, **({"BLUFFHOUSE_CACHE": cache} if cache else {})}
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, check=True, capture_output=True, text=True
    )
    return float(done.stdout)


def imports(rounds: int) -> Figure:
    runs: dict[str, list[float]] = {"bluffhouse": [], "numpy": []}
    for _ in range(rounds):
        for module, found in runs.items():
            found.append(1e3 * seconds(IMPORT.format(module=module)))
    return Figure(
        "import", "ms", runs["bluffhouse"], runs["numpy"], "import numpy", goal="≤ 2×",
        note="In a fresh Python, whose own start is not counted. NumPy, Numba and the rules are "
        "loaded when a game is made.", smaller_is_better=True,
    )  # fmt: skip


def first_moves(game: str, quick: bool) -> list[Figure]:
    first, cold, warm = [], [], []
    at_once, compiled = (TABLE.format(make=make.format(game=game)) for make in (AT_ONCE, COMPILED))
    for _ in range(1 if quick else 3):
        with tempfile.TemporaryDirectory() as cache:
            first.append(seconds(at_once, cache))
        with tempfile.TemporaryDirectory() as empty:
            cache = None if quick else empty  # half a minute of compiling
            cold.append(seconds(compiled, cache))
            warm.append(seconds(compiled, cache))
    what = f"first match and move, {game} with 4"
    return [
        Figure(
            f"{what}: never compiled", "s", first, smaller_is_better=True,
            note="Imports, a match, a view, a bot's move, by interpreted rules: the compiler works "
            "beside them.",
        ),
        Figure(
            f"{what}: compiling", "s", cold, smaller_is_better=True,
            note="The same by who waits for compiled rules, as batches and searches do.",
        ),
        Figure(
            f"{what}: compiled before", "s", warm, smaller_is_better=True,
            note="Imports (Numba itself most of it) and loading machine code from the cache.",
        ),
    ]  # fmt: skip


def until_prompt(game: str) -> float:
    """Seconds until a table that was never compiled asks for the first move."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as cache:
        begun = time.perf_counter()
        table = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "play", game, "--plain", "--bots", "3"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "BLUFFHOUSE_CACHE": cache, "XDG_DATA_HOME": cache},
        )  # fmt: skip
        try:
            return _last_word(table) - begun
        finally:
            table.kill()
            table.communicate()  # what compiled beside it ends with it


def _last_word(table: "subprocess.Popen[bytes]") -> float:
    """When a program that now waits for input said its last word."""
    assert table.stdout
    said, when = b"", time.perf_counter()
    while time.perf_counter() - when < (PATIENCE if said.endswith(b"\n") or not said else SILENCE):
        if select.select([table.stdout], [], [], 0.01)[0]:
            more = os.read(table.stdout.fileno(), 65536)
            if not more:
                raise RuntimeError(f"the table was closed: {said.decode()[-300:]}")
            said, when = said + more, time.perf_counter()
    return when


def run(quick: bool) -> list[Figure]:
    figures = [imports(2 if quick else 15)]
    for game in bh.games()[-1:] if quick else bh.games():
        figures += first_moves(game, quick)
        if find_spec("bluffhouse.cli.app"):
            runs = [until_prompt(game) for _ in range(1 if quick else 3)]
            figures.append(
                Figure(
                    f"`bluffhouse play {game}`, never compiled: first prompt", "s", runs,
                    smaller_is_better=True,
                    note="With `--plain`, from the start of the process. Interpreted rules play "
                    "while the compiler works beside them.",
                )
            )  # fmt: skip
    return figures
