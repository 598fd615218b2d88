"""What commands have that let a network learn: a budget, files to go on from, a bar."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli.exits import INTERRUPTED
from bluffhouse.cli.running import prepared, stop_at_interrupt, whole

if TYPE_CHECKING:
    from rich.console import Console

    from bluffhouse.core.words import Words
    from bluffhouse.school.course import Course, Files
    from bluffhouse.school.measures import Look
    from bluffhouse.school.told import Told

_MINUTES = 10.0  # if nothing else is said

Hours = Annotated[str | None, typer.Option(metavar="N", help="How long it learns, in hours.")]
Minutes = Annotated[
    str | None, typer.Option(metavar="N", help="Or in minutes; 10 if nothing is said.")
]
Steps = Annotated[
    str | None,
    typer.Option(metavar="N", help="Or for so many decisions: then the same seed, the same bot."),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE.npz",
        help="The bot; beside it, log (.jsonl), curve (.svg), and to go on, .checkpoint.",
    ),
]
Resume = Annotated[
    bool, typer.Option("--resume", help="Go on with the same command's last checkpoint.")
]


# --- what was asked for ---------------------------------------------------------------------


def budget(hours: str | None, minutes: str | None, steps: str | None) -> "dict[str, float | None]":
    """How long it shall learn: by the clock, or by decisions."""
    from bluffhouse.arena.simulate import check_whole
    from bluffhouse.cli import checks
    from bluffhouse.core.errors import OptionError

    named = [name for name in (hours, minutes, steps) if name is not None]
    if len(named) > 1:
        raise OptionError("train-one-budget")
    if steps is not None:
        return {"steps": check_whole("steps", whole(steps), 1)}
    if hours is not None:
        return {"minutes": 60 * checks.span(hours, "--hours", 1000)}
    return {"minutes": _MINUTES if minutes is None else checks.span(minutes, "--minutes", 60_000)}


def files_of(bot: Path, *, resume: bool) -> "Files":
    from bluffhouse.arena.files import check_writable
    from bluffhouse.bots.trained import SUFFIX
    from bluffhouse.core.errors import OptionError
    from bluffhouse.school.course import Files

    if bot.suffix != SUFFIX:
        raise OptionError("train-suffix", file=str(bot))
    files = Files.beside(bot)
    check_writable(files)
    there = next((file for file in files if file.exists()), None)
    if there is not None and not resume:
        raise OptionError("train-there", file=str(there))
    return files


def budget_as_typed(minutes: float | None, steps: int | None) -> str:
    return f"--minutes {minutes:g}" if steps is None else f"--steps {steps}"


# --- learning -------------------------------------------------------------------------------


def learnt(course: "Course", words: "Words", *, resume: bool) -> "Look":
    """Learn to the end, and measure what is kept; Ctrl-C leaves it for later."""
    from rich.console import Console

    console = Console(stderr=True, highlight=False)
    if resume:
        course.resume()
    prepared(course.prepare, console, words)
    if not _run(course, console, words):
        told = words.say("train-stopped", file=str(course.files.checkpoint))
        console.print(told, markup=False)
        raise typer.Exit(INTERRUPTED)
    with console.status(words.say("train-measuring")):
        return course.finish()


def _run(course: "Course", console: "Console", words: "Words") -> bool:
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    from bluffhouse.arena.figures import figures

    written = figures(words.lang)
    columns = (BarColumn(None), TaskProgressColumn(), TextColumn("{task.description}"))
    hidden = not console.is_terminal
    bar = Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=hidden)
    with stop_at_interrupt() as stop, bar:
        task = bar.add_task("", total=1.0)

        def tick() -> None:
            count = written.whole(course.standing.steps)
            told = words.say("train-steps", steps=count)
            bar.update(task, completed=course.progress, description=told)

        def tell(told: "Told") -> None:
            bar.console.print(_line(told, words), markup=False)

        return course.run(tell, tick, stop)


def _line(told: "Told", words: "Words") -> str:
    from bluffhouse.arena.figures import figures

    written = figures(words.lang)
    parts = [
        words.say("train-steps", steps=written.whole(told.steps)),
        words.say("train-entropy", entropy=written.decimal(told.entropy, 2)),
        *measured(told.look, words),
        *([words.say("train-kept")] if told.kept else []),
    ]
    return " · ".join(parts)


def measured(look: "Look", words: "Words") -> list[str]:
    from bluffhouse.arena.figures import figures

    written = figures(words.lang)
    exact = look.exploitability
    shares = (
        f"{level} {written.share(of.share, 0)} "
        f"({written.share(of.low, 0)}–{written.share(of.high, 0)})"
        for level, of in look.shares.items()
    )
    known = [f"{words.say('exploit-exploitability')} {written.decimal(exact or 0, 4)}"]
    return [*(known if exact is not None else []), *shares]
