"""`bluffhouse simulate`: many matches between policies, and what they show."""

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli import INTERRUPTED

if TYPE_CHECKING:
    from threading import Event

    from rich.console import Console

    from bluffhouse.arena.findings import Findings
    from bluffhouse.arena.simulate import Simulation
    from bluffhouse.core.words import Words

PATIENCE = 1.0  # seconds
STDOUT = Path("-")


def simulate(
    game: Annotated[str, typer.Argument(help="Which game; `bluffhouse games` lists them.")],
    players: Annotated[
        str | None, typer.Option(metavar="N", help="How many play.", show_default=False)
    ] = None,
    games: Annotated[str, typer.Option(metavar="N", help="How many matches.")] = "10_000",
    policy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME[,NAME…]",
            help="Who plays: thumb (if not given) or random, for all seats or one a seat.",
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game's rules."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="N", help="Decides all chance: the same, the same run.")
    ] = None,
    threads: Annotated[
        str | None, typer.Option(metavar="N", help="How many threads; if not given, all cores.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="en|de|bg", help="The language of the report.")
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the report as an HTML file; -: print it."),
    ] = None,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all numbers as JSON; -: print them.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write one row a match, as Parquet.")
    ] = None,
) -> None:
    """Play many matches between policies and report what they show."""
    from bluffhouse.cli import checks
    from bluffhouse.core.words import words

    spoken = checks.language(lang)
    given = [*([f"players={players}"] if players is not None else []), *(option or ())]
    simulation = _simulation(game, given, policy or ["thumb"], games, seed, threads)
    files = _files(html, json, parquet)
    findings = _run(simulation, parquet, words(spoken, game))
    _report(findings, spoken, html, json)
    _tell_files(files, words(spoken))
    if not findings.complete:
        raise typer.Exit(INTERRUPTED)


def _files(html: Path | None, json: Path | None, parquet: Path | None) -> list[Path]:
    """The files that will be written, checked; `-` is standard output, and holds one text."""
    from bluffhouse.arena.files import check_writable
    from bluffhouse.core.errors import OptionError

    if parquet == STDOUT:
        raise OptionError("arena-error-parquet-printed")
    if html == json == STDOUT:
        raise OptionError("arena-error-printed-twice")
    files = [path for path in (html, json, parquet) if path not in (None, STDOUT)]
    check_writable(files)
    return files


def _simulation(
    game: str, options: list[str], policies: list[str], games: str, seed: str | None,
    threads: str | None,
) -> "Simulation":  # fmt: skip
    import secrets

    from bluffhouse.arena.simulate import MOST_THREADS, Simulation, check_whole
    from bluffhouse.cli import checks
    from bluffhouse.house import make

    chosen = [name.strip() for part in policies for name in part.split(",")]
    return Simulation(
        make(checks.game(game), **checks.options(options)),
        chosen,
        check_whole("games", _whole(games), 1),
        secrets.randbits(32) if seed is None else check_whole("seed", _whole(seed), 0),
        None if threads is None else check_whole("threads", _whole(threads), 1, MOST_THREADS),
    )


def _whole(text: str) -> int | str:
    """A whole number as Python writes them (1_000_000); what is none is left for the check."""
    try:
        return int(text) if len(text) <= 40 else text
    except ValueError:
        return text


# --- the run --------------------------------------------------------------------------------


def _run(simulation: "Simulation", parquet: Path | None, words: "Words") -> "Findings":
    from rich.console import Console

    console = Console(stderr=True)
    _prepare(simulation, console, words)
    with (
        stop_at_interrupt() as stop,
        _parquet(simulation, parquet) as sink,
        _progress(simulation, console, words) as tick,
    ):
        findings = simulation.run(sink, tick, stop)
        if not findings.matches:
            console.print(words.say("arena-nothing"), style="yellow", highlight=False)
            raise typer.Exit(INTERRUPTED)
    return findings


def _prepare(simulation: "Simulation", console: "Console", words: "Words") -> None:
    """Compile what is not compiled yet; if that takes its time, say why."""
    import threading

    status = console.status(words.say("arena-preparing"))

    def explain() -> None:
        status.update(words.say("arena-compiling"))
        if not console.is_terminal:
            console.print(words.say("arena-compiling"), highlight=False)

    timer = threading.Timer(PATIENCE, explain)
    timer.start()
    try:
        with status:
            simulation.prepare()
    except KeyboardInterrupt:
        console.print(words.say("arena-nothing"), style="yellow", highlight=False)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        timer.cancel()


@contextlib.contextmanager
def stop_at_interrupt() -> "Iterator[Event]":
    """An event that the first Ctrl-C sets, so that what was played is kept; the second ends all."""
    import signal
    import threading

    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.getsignal(signal.SIGINT)

    def interrupted(*_: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, interrupted)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _parquet(simulation: "Simulation", path: Path | None) -> Iterator["Callable[..., None] | None"]:
    """Where the matches are written to one by one, if they are."""
    if path is None:
        yield None
        return
    from bluffhouse.arena.files import written
    from bluffhouse.arena.parquet import ParquetSink

    with written(path) as part, contextlib.closing(ParquetSink(part, simulation)) as sink:
        yield sink


@contextlib.contextmanager
def _progress(
    simulation: "Simulation", console: "Console", words: "Words"
) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many matches were played more."""
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    from bluffhouse.arena.figures import figures

    whole = figures(words.lang).whole
    columns = (
        TextColumn("{task.description}"),
        BarColumn(None),
        TaskProgressColumn(),
        TextColumn("{task.fields[rate]}", style="dim"),
        TimeRemainingColumn(),
    )
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        task = progress.add_task(words.say("arena-playing"), total=simulation.matches, rate="")

        def tick(played: int) -> None:
            speed = progress.tasks[0].speed
            rate = words.say("arena-rate", rate=whole(speed)) if speed else ""
            progress.update(task, advance=played, rate=rate)

        yield tick


# --- the reports ----------------------------------------------------------------------------


def _report(findings: "Findings", lang: str, html: Path | None, json: Path | None) -> None:
    if html is not None:
        from bluffhouse.arena.html import html_report

        _put(html, html_report(findings, lang))
    if json is not None:
        from bluffhouse.arena.report import to_json

        _put(json, to_json(findings).decode())
    if STDOUT in (html, json):
        return
    from rich.console import Console

    from bluffhouse.arena.text import text_report

    console = Console(highlight=False)
    console.print(text_report(findings, lang, console.width))


def _put(path: Path, content: str) -> None:
    from bluffhouse.arena.files import write

    if path == STDOUT:
        sys.stdout.write(content)
    else:
        write(path, content)


def _tell_files(files: list[Path], words: "Words") -> None:
    from rich.console import Console

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    for path in files:
        console.print(words.say("arena-written", file=str(path)), markup=False)
