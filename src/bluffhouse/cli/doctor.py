"""`bluffhouse doctor`: what a helper would ask first."""

import math
import os
import platform
import sys
import time
from importlib.metadata import version

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from bluffhouse.bots import timing, warm
from bluffhouse.cli.files import records_folder
from bluffhouse.cli.sitting import plain
from bluffhouse.core import kept_code
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.room import Room
from bluffhouse.core.words import Words, words
from bluffhouse.games import open_room, playable
from bluffhouse.server.requests.pages import are_built

SECONDS = 0.4  # that each speed is measured
FOUR, TWO = 4, 2  # players at most, where a speed is measured; and where masters are
MOVES = 6  # of which the slowest is told
PACKAGES = ("bluffhouse", "numpy", "numba", "llvmlite", "rich", "textual", "typer")


def examine(lang: str, *, speed: bool, compiled: bool = False) -> None:
    """Tell what is here. `compiled`: what is not compiled yet shall be, first."""
    console = Console()
    house = words(lang)
    console.print(_versions(house))
    if compiled:
        _compile(house, console)
    console.print(_places(house, console))
    if speed:
        console.print(_speeds(house, console))


def _grid(title: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None)
    table.show_header = False
    table.padding = (0, 2, 0, 2)
    return table


def _versions(house: Words) -> Table:
    table = _grid(house.say("ui-doctor-versions"))
    table.add_row("Python", f"{platform.python_version()} ({sys.executable})")
    table.add_row("system", f"{platform.system()} {platform.release()} {platform.machine()}")
    for package in PACKAGES:
        table.add_row(package, version(package))
    return table


def _places(house: Words, console: Console) -> Table:
    table = _grid(house.say("ui-doctor-places"))
    root = kept_code.root()
    sizes = {"size": kept_code.size(root) // 10**6, "most": kept_code.MOST // 10**6}
    table.add_row(house.say("ui-doctor-cache"), f"{root}\n{house.say('ui-doctor-kept', **sizes)}")
    for game in playable():
        state = "ui-doctor-warm" if open_room(game).is_warm() else "ui-doctor-cold"
        table.add_row(words(house.lang, game).say("name"), house.say(state))
    pages = "ui-doctor-built" if are_built() else "ui-doctor-unbuilt"
    table.add_row(house.say("ui-doctor-pages"), house.say(pages))
    table.add_row(house.say("ui-doctor-records"), str(records_folder()))
    colours = console.color_system or house.say("ui-doctor-no-colours")
    facts = f"{console.width}×{console.height}, {colours}, {console.encoding}"
    if not console.is_terminal:
        facts += f", {house.say('ui-doctor-no-terminal')}"
    table.add_row(house.say("ui-doctor-terminal"), f"{facts} ({os.environ.get('TERM', '–')})")
    return table


def _compile(house: Words, console: Console) -> None:
    with _waiting(console) as progress:
        for game in playable():
            if not (room := open_room(game)).is_warm():
                name = words(house.lang, game).say("name")
                task = progress.add_task(house.say("ui-doctor-compiling", game=name))
                warm.compile_room(room)
                progress.remove_task(task)


def _speeds(house: Words, console: Console) -> Table:
    table = _grid(house.say("ui-doctor-speed"))
    with _waiting(console) as progress:
        for game in playable():
            name = words(house.lang, game).say("name")
            task = progress.add_task(house.say("ui-doctor-measuring", game=name))
            table.add_row(name, _speed(open_room(game), house))
            progress.remove_task(task)
    return table


def _speed(room: Room, house: Words) -> str:
    """Steps a second, and how long a bot thinks. Who asks what is wrong does not wait for a
    compiler: it has to be asked for."""
    players = min(FOUR, room.seats()[-1])
    slow = _round(_steps(plain(room.id, players=players)))
    if not room.is_warm():
        return house.say("ui-doctor-slow", slow=slow)
    game = Game(room, {"players": players})
    steps = house.say("ui-doctor-steps", slow=slow, fast=_round(_steps(game)))
    lines = [steps, house.say("ui-doctor-thought", ms=_thought(game, "thinker"))]
    if room.has_master:
        two = Game(room, {"players": TWO})
        lines.append(house.say("ui-doctor-mastered", ms=_thought(two, "master")))
    return "\n".join(lines)


def _waiting(console: Console) -> Progress:
    shown = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    return Progress(*shown, console=console, transient=True)


def _thought(game: Game, level: str) -> int:
    """Milliseconds of one core that a bot takes over a move, at most."""
    return math.ceil(1000 * timing.slowest(level, timing.choices(game, MOVES)))


def _steps(game: Game) -> float:
    """Steps a second of matches stepped from Python."""
    _play_on(game.new(0), time.perf_counter() + 0.01)  # what is done once is not measured
    begin = time.perf_counter()
    steps = seed = 0
    while time.perf_counter() - begin < SECONDS:
        seed += 1
        steps += _play_on(game.new(seed), begin + SECONDS)
    return steps / (time.perf_counter() - begin)


def _play_on(match: Match, until: float) -> int:
    """Play the middle one of the legal moves, until it is over or time is up."""
    steps = 0
    while not match.over and time.perf_counter() < until:
        actions = match.actions(match.actors[0])
        match.act(actions[len(actions) // 2], match.actors[0])
        steps += 1
    return steps


def _round(speed: float) -> str:
    return f"{round(speed, -len(str(int(speed))) + 2):,.0f}".replace(",", " ")
