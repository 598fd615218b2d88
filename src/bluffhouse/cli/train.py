"""`bluffhouse train`: a bot that learns a game by playing itself."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli.exits import INTERRUPTED
from bluffhouse.cli.running import (
    GameName,
    Language,
    Options,
    SeedNumber,
    prepared,
    stop_at_interrupt,
    whole,
)
from bluffhouse.core.one_thread import ONE_THREAD

if TYPE_CHECKING:
    from rich.console import Console

    from bluffhouse.core.game import Game
    from bluffhouse.core.words import Words
    from bluffhouse.school.course import Course, Files, Told
    from bluffhouse.school.measures import Look
    from bluffhouse.school.plan import Plan

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
        help="The bot; beside it, the log (.jsonl) and what is needed to go on (.checkpoint).",
    ),
]
How = Annotated[
    str, typer.Option(metavar="mmd|ppo", help="Policy gradients with a magnet, or without.")
]
Resume = Annotated[
    bool, typer.Option("--resume", help="Go on with the same command's last checkpoint.")
]


def train(
    game: GameName,
    players: Annotated[str, typer.Option(metavar="N", help="How many play.")] = "2",
    option: Options = None,
    hours: Hours = None,
    minutes: Minutes = None,
    steps: Steps = None,
    seed: SeedNumber = None,
    method: How = "mmd",
    out: Out = None,
    resume: Resume = False,
    lang: Language = None,
) -> None:
    """Train a bot of a game by self-play: one core, resumable, NumPy alone."""
    os.environ.update({**ONE_THREAD, **os.environ})  # before anything loads NumPy
    from rich.console import Console

    from bluffhouse.cli import checks
    from bluffhouse.core.words import words
    from bluffhouse.school.plan import Plan

    spoken = words(checks.language(lang), checks.game(game))
    made = _game(game, players, option or [])
    plan = Plan.of(made, method, checks.seed(seed) or 0, **_budget(hours, minutes, steps))
    files = _files(out or Path(f"{game}-{made.players}.npz"), resume=resume)
    console = Console(stderr=True, highlight=False)
    course = _course(made, plan, files, _command(plan, option or []))
    if resume:
        course.resume()
    prepared(course.prepare, console, spoken)
    if not _run(course, console, spoken):
        console.print(spoken.say("train-stopped", file=str(files.checkpoint)), markup=False)
        raise typer.Exit(INTERRUPTED)
    with console.status(spoken.say("train-measuring")):
        look = course.finish()
    _report(look, files, spoken)


# --- what was asked for ---------------------------------------------------------------------


def _game(game: str, players: str, given: list[str]) -> "Game":
    from bluffhouse.cli import checks
    from bluffhouse.core.errors import OptionError
    from bluffhouse.house import make

    options = checks.options(given)
    if "players" in options:
        raise OptionError("contest-error-players-option")
    return make(game, **{**options, "players": checks.whole(players, "--players", 2, 99)})


def _budget(hours: str | None, minutes: str | None, steps: str | None) -> "dict[str, float | None]":
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


def _files(bot: Path, *, resume: bool) -> "Files":
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


def _command(plan: "Plan", options: list[str]) -> str:
    """What makes the same bot again."""
    chosen = "".join(f" --option {option}" for option in options)
    budget = f"--minutes {plan.minutes:g}" if plan.steps is None else f"--steps {plan.steps}"
    return (
        f"bluffhouse train {plan.game} --players {plan.options['players']}{chosen} {budget} "
        f"--seed {plan.seed} --method {plan.method}"
    )


def _course(game: "Game", plan: "Plan", files: "Files", command: str) -> "Course":
    from bluffhouse.school.course import Course

    return Course(game, plan, files, command)


# --- what is told ---------------------------------------------------------------------------


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
        *_measured(told.look, words),
        *([words.say("train-kept")] if told.kept else []),
    ]
    return " · ".join(parts)


def _measured(look: "Look", words: "Words") -> list[str]:
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


def _report(look: "Look", files: "Files", words: "Words") -> None:
    bot = str(files.bot) if files.bot.is_absolute() else f"./{files.bot}"
    score = " · ".join(_measured(look, words))
    typer.echo(words.say("train-done", file=str(files.bot), score=score))
    typer.echo(words.say("train-use", bot=bot))
