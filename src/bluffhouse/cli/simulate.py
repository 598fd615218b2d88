"""`bluffhouse simulate`: many matches between policies, and what they show."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli.exits import INTERRUPTED
from bluffhouse.cli.running import (
    STDOUT,
    GameName,
    Html,
    Json,
    Language,
    Options,
    Players,
    SeedNumber,
    Threads,
    checked_files,
    chosen_seed,
    prepared,
    progress,
    publish,
    stop_at_interrupt,
    tell_files,
    whole,
)

if TYPE_CHECKING:
    from bluffhouse.arena.findings import Findings
    from bluffhouse.arena.simulate import Simulation
    from bluffhouse.core.words import Words


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[str, typer.Option(metavar="N", help="How many matches.")] = "10_000",
    policy: Annotated[
        list[str] | None,
        typer.Option(
            "--policy",
            "--bots",
            metavar="NAME[,NAME…]",
            help="Who plays, for all seats or one a seat: levels (thumb, if not given), also with "
            "a persona, installed bots, or your own (FILE.py:CLASS).",
        ),
    ] = None,
    option: Options = None,
    seed: SeedNumber = None,
    threads: Threads = None,
    lang: Language = None,
    html: Html = None,
    json: Json = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write one row a match, as Parquet.")
    ] = None,
) -> None:
    """Play many matches between policies and report what they show."""
    from bluffhouse.cli import checks
    from bluffhouse.core.errors import OptionError
    from bluffhouse.core.words import words

    spoken = checks.language(lang)
    given = [*([f"players={players}"] if players is not None else []), *(option or ())]
    simulation = _simulation(game, given, policy or ["thumb"], games, seed, threads)
    if parquet == STDOUT:
        raise OptionError("arena-error-parquet-printed")
    files = checked_files(html, json, parquet)
    findings = _run(simulation, parquet, words(spoken, game))
    _report(findings, spoken, html, json)
    tell_files(files, words(spoken))
    if not findings.complete:
        raise typer.Exit(INTERRUPTED)


def _simulation(
    game: str, options: list[str], policies: list[str], games: str, seed: str | None,
    threads: str | None,
) -> "Simulation":  # fmt: skip
    from bluffhouse.arena.simulate import MOST_THREADS, Simulation, check_whole
    from bluffhouse.bots.roster import split
    from bluffhouse.cli import checks
    from bluffhouse.house import make

    chosen = [name for part in policies for name in split(part)]
    return Simulation(
        make(checks.game(game), **checks.options(options)),
        chosen,
        check_whole("games", whole(games), 1),
        chosen_seed(seed),
        None if threads is None else check_whole("threads", whole(threads), 1, MOST_THREADS),
    )


# --- the run --------------------------------------------------------------------------------


def _run(simulation: "Simulation", parquet: Path | None, words: "Words") -> "Findings":
    from rich.console import Console

    console = Console(stderr=True)
    prepared(simulation.prepare, console, words)
    with (
        stop_at_interrupt() as stop,
        _parquet(simulation, parquet) as sink,
        progress(simulation.matches, console, words) as tick,
    ):
        findings = simulation.run(sink, tick, stop)
        if not findings.matches:
            console.print(words.say("arena-nothing"), style="yellow", highlight=False)
            raise typer.Exit(INTERRUPTED)
    return findings


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


# --- the reports ----------------------------------------------------------------------------


def _report(findings: "Findings", lang: str, html: Path | None, json: Path | None) -> None:
    from bluffhouse.arena.html import html_report
    from bluffhouse.arena.report import to_json
    from bluffhouse.arena.text import text_report

    publish(
        html,
        json,
        lambda: html_report(findings, lang),
        lambda: to_json(findings),
        lambda width: text_report(findings, lang, width),
    )
