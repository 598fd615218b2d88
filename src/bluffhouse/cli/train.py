"""`bluffhouse train`: a bot that learns a game by playing itself."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli.learning import Hours, Minutes, Out, Resume, Steps
from bluffhouse.cli.running import GameName, Language, Options, SeedNumber
from bluffhouse.core.one_thread import ONE_THREAD

if TYPE_CHECKING:
    from bluffhouse.core.game import Game
    from bluffhouse.core.words import Words
    from bluffhouse.school.course import Files
    from bluffhouse.school.measures import Look
    from bluffhouse.school.plan import Plan

How = Annotated[
    str, typer.Option(metavar="mmd|ppo", help="Policy gradients with a magnet, or without.")
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
    from bluffhouse.cli import checks, learning
    from bluffhouse.core.words import words
    from bluffhouse.school.course import Course
    from bluffhouse.school.plan import Plan

    spoken = words(checks.language(lang), checks.game(game))
    made = _game(game, players, option or [])
    budget = learning.budget(hours, minutes, steps)
    plan = Plan.of(made, method, checks.seed(seed) or 0, **budget)
    files = learning.files_of(out or Path(f"{game}-{made.players}.npz"), resume=resume)
    course = Course(made, plan, files, _command(plan, option or []))
    _report(learning.learnt(course, spoken, resume=resume), files, spoken)


def _game(game: str, players: str, given: list[str]) -> "Game":
    from bluffhouse.cli import checks
    from bluffhouse.core.errors import OptionError
    from bluffhouse.house import make

    options = checks.options(given)
    if "players" in options:
        raise OptionError("contest-error-players-option")
    return make(game, **{**options, "players": checks.whole(players, "--players", 2, 99)})


def _command(plan: "Plan", options: list[str]) -> str:
    """What makes the same bot again."""
    from bluffhouse.cli.learning import budget_as_typed

    chosen = "".join(f" --option {option}" for option in options)
    budget = budget_as_typed(plan.minutes, plan.steps)
    return (
        f"bluffhouse train {plan.game} --players {plan.options['players']}{chosen} {budget} "
        f"--seed {plan.seed} --method {plan.method}"
    )


def _report(look: "Look", files: "Files", words: "Words") -> None:
    from bluffhouse.cli.learning import measured

    bot = str(files.bot) if files.bot.is_absolute() else f"./{files.bot}"
    score = " · ".join(measured(look, words))
    typer.echo(words.say("train-done", file=str(files.bot), score=score))
    typer.echo(words.say("train-use", bot=bot))
