"""What all commands have that play many matches: progress, Ctrl-C, and files for reports."""

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli import completing
from bluffhouse.cli.exits import INTERRUPTED

if TYPE_CHECKING:
    from threading import Event

    from rich.console import Console, RenderableType
    from rich.progress import Progress

    from bluffhouse.core.words import Words

PATIENCE = 1.0  # seconds
STDOUT = Path("-")

# What these commands are told alike.
GameName = Annotated[
    str,
    typer.Argument(
        help="Which game; `bluffhouse games` lists them.", autocompletion=completing.games
    ),
]
RecordFile = Annotated[
    Path,
    typer.Argument(help="A record, as `play` saves it.", autocompletion=completing.records),
]
Players = Annotated[
    str | None, typer.Option(metavar="N", help="How many play.", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE|PRESET",
        help="An option of the game's rules.",
        autocompletion=completing.options,
    ),
]
SeedNumber = Annotated[
    str | None, typer.Option(metavar="N", help="Decides all chance: the same, the same run.")
]
Threads = Annotated[
    str | None, typer.Option(metavar="N", help="How many threads; if not given, all cores.")
]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="en|de|bg", help="The language of the report.", autocompletion=completing.languages
    ),
]
Html = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write the report as an HTML file; -: print it.")
]
Json = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write all numbers as JSON; -: print them.")
]


def whole(text: str) -> int | str:
    """A whole number as Python writes them (1_000_000); what is none is left for the check."""
    try:
        return int(text) if len(text) <= 40 else text
    except ValueError:
        return text


def chosen_seed(given: str | None, kept: Callable[[], int | None] = lambda: None) -> int:
    """The seed asked for, or that of what is gone on with, or a new one."""
    import secrets

    from bluffhouse.arena.simulate import check_whole

    if given is not None:
        return check_whole("seed", whole(given), 0)
    seed = kept()
    return secrets.randbits(32) if seed is None else seed


def prepared(prepare: Callable[[], None], console: "Console", words: "Words") -> None:
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
            prepare()
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


def bars(console: "Console") -> "Progress":
    """Bars of what goes on, while it goes on; in a file they would be rubbish."""
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(None),
        TaskProgressColumn(),
        TextColumn("{task.fields[rate]}", style="dim"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextlib.contextmanager
def progress(matches: int, console: "Console", words: "Words") -> Iterator[Callable[[int], None]]:
    """A bar that is told how many matches were played more."""
    from bluffhouse.arena.figures import figures

    written = figures(words.lang).whole
    with bars(console) as bar:
        task = bar.add_task(words.say("arena-playing"), total=matches, rate="")

        def tick(played: int) -> None:
            speed = bar.tasks[0].speed
            rate = words.say("arena-rate", rate=written(speed)) if speed else ""
            bar.update(task, advance=played, rate=rate)

        yield tick


def checked_files(html: Path | None, json: Path | None, *more: Path | None) -> list[Path]:
    """The files that will be written, checked; `-` is standard output, and holds one text."""
    from bluffhouse.arena.files import check_writable
    from bluffhouse.core.errors import OptionError

    if html == json == STDOUT:
        raise OptionError("arena-error-printed-twice")
    files = [path for path in (html, json, *more) if path is not None and path != STDOUT]
    check_writable(files)
    return files


def publish(
    html: Path | None,
    json: Path | None,
    as_html: Callable[[], str],
    as_json: Callable[[], bytes],
    as_text: Callable[[int], "RenderableType"],
) -> None:
    """Write the reports that were asked for; the text is printed unless another one is."""
    if html is not None:
        _put(html, as_html())
    if json is not None:
        _put(json, as_json().decode())
    if STDOUT in (html, json):
        return
    from rich.console import Console

    console = Console(highlight=False)
    console.print(as_text(console.width))


def publish_plain(
    json: Path | None, as_json: Callable[[], bytes], as_text: Callable[[int], "RenderableType"]
) -> None:
    """The same of what has no page."""
    publish(None, json, str, as_json, as_text)


def _put(path: Path, content: str) -> None:
    from bluffhouse.arena.files import write

    if path == STDOUT:
        sys.stdout.write(content)
    else:
        write(path, content)


def tell_files(files: list[Path], words: "Words") -> None:
    from rich.console import Console

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    for path in files:
        console.print(words.say("arena-written", file=str(path)), markup=False)
