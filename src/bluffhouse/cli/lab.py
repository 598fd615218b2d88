"""`bluffhouse lab`: what a rule changes, for those who design games."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli.exits import INTERRUPTED
from bluffhouse.cli.running import (
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
    from bluffhouse.arena.lab.report import LabReport
    from bluffhouse.arena.lab.trial import Lab
    from bluffhouse.core.options import Value
    from bluffhouse.core.words import Words


def lab(
    game: GameName,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE,VALUE…",
            help="An option and its values; of several, every combination. The first values are "
            "what the others are compared with.",
        ),
    ] = None,
    players: Players = None,
    games: Annotated[str, typer.Option(metavar="N", help="Matches of each variant.")] = "10_000",
    policy: Annotated[
        str,
        typer.Option(
            "--policy",
            "--bots",
            metavar="NAME[,NAME…]",
            help="Who plays, for all seats or one a seat: levels, also with a persona, installed "
            "bots, or your own (FILE.py:CLASS).",
        ),
    ] = "thumb",
    option: Options = None,
    seed: SeedNumber = None,
    threads: Threads = None,
    lang: Language = None,
    html: Html = None,
    json: Json = None,
) -> None:
    """Vary options of the rules and show what they change, side by side."""
    from bluffhouse.cli import checks
    from bluffhouse.core.words import words

    spoken = checks.language(lang)
    given = [*([f"players={players}"] if players is not None else []), *(option or ())]
    bench = _lab(game, given, vary or [], policy, games, seed, threads)
    files = checked_files(html, json)
    found = _run(bench, words(spoken, bench.game))
    _report(found, spoken, html, json)
    tell_files(files, words(spoken))
    if not found.complete:
        raise typer.Exit(INTERRUPTED)


def _lab(
    game: str, options: list[str], vary: list[str], policy: str, games: str, seed: str | None,
    threads: str | None,
) -> "Lab":  # fmt: skip
    from bluffhouse.arena.lab.trial import Lab
    from bluffhouse.arena.simulate import MOST_THREADS, check_whole
    from bluffhouse.bots.roster import split
    from bluffhouse.cli import checks

    return Lab(
        checks.game(game),
        checks.options(options),
        _vary(vary),
        split(policy),
        check_whole("games", whole(games), 2),
        chosen_seed(seed),
        None if threads is None else check_whole("threads", whole(threads), 1, MOST_THREADS),
    )


def _vary(given: list[str]) -> "dict[str, list[Value]]":
    """`wild=1,0` and its like; every option once, every value once."""
    from bluffhouse.cli import checks
    from bluffhouse.core.errors import OptionError
    from bluffhouse.core.quoting import typed

    chosen: dict[str, list[Value]] = {}
    for text in given:
        name, _, values = text.partition("=")
        pairs = [checks.options([f"{name}={value}"]) for value in values.split(",")]
        if name.strip() in chosen:
            raise OptionError("lab-error-twice", option=typed(name))
        found = [value for pair in pairs for value in pair.values()]
        if len({(type(value), value) for value in found}) < len(found):
            raise OptionError("lab-error-values", value=typed(text))
        chosen[name.strip()] = found
    return chosen


def _run(lab: "Lab", words: "Words") -> "LabReport":
    from rich.console import Console

    from bluffhouse.arena.lab.report import report

    console = Console(stderr=True)
    prepared(lab.prepare, console, words)
    with stop_at_interrupt() as stop, progress(lab.asked, console, words) as tick:
        trials = lab.run(tick, stop)
    if len(trials) < 2:
        console.print(words.say("lab-nothing"), style="yellow", highlight=False)
        raise typer.Exit(INTERRUPTED)
    return report(lab, trials)


def _report(found: "LabReport", lang: str, html: Path | None, json: Path | None) -> None:
    from bluffhouse.arena.lab.html import html_report
    from bluffhouse.arena.lab.report import to_json
    from bluffhouse.arena.lab.text import text_report

    publish(
        html,
        json,
        lambda: html_report(found, lang),
        lambda: to_json(found),
        lambda width: text_report(found, lang, width),
    )
