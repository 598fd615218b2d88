"""`bluffhouse arena`: bots against each other, and how sure one can be who is better."""

import contextlib
from collections.abc import Iterator
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
    SeedNumber,
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
    from rich.console import Console

    from bluffhouse.arena.contest.contest import Contest
    from bluffhouse.arena.contest.ledger import Ledger
    from bluffhouse.arena.contest.report import ContestReport
    from bluffhouse.arena.contest.settings import Settings
    from bluffhouse.arena.crew import Crew
    from bluffhouse.core.words import Words

MOST_WORKERS = 256


Contestants = Annotated[
    str | None,
    typer.Option(
        metavar="NAME,NAME…",
        show_default=False,
        help="Which bots, weakest first: levels (also with a persona: thumb/honest), installed "
        "ones, or your own (FILE.py:CLASS); if not given, all levels that are compiled.",
    ),
]
Stopping = Annotated[
    str,
    typer.Option(
        metavar="LOW,HIGH|off",
        help="A table stops when it is clear that a bot's share against another is not LOW "
        "or less, or not HIGH or more; off: play all.",
    ),
]
LuckTaken = Annotated[
    bool,
    typer.Option(
        "--aivat",
        help="Tell the shares with the luck taken away, too: surer, but much slower.",
    ),
]
OverRay = Annotated[
    bool, typer.Option("--ray", help="Play on a Ray cluster: RAY_ADDRESS, or one of its own.")
]
Resume = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep what was played there, and go on from it."),
]


def arena(
    game: GameName,
    bots: Contestants = None,
    players: Annotated[
        str, typer.Option(metavar="N[,N…]", help="How many play; several numbers, one by one.")
    ] = "2",
    games: Annotated[
        str, typer.Option(metavar="N", help="How many matches at a table, at most.")
    ] = "20_000",
    option: Options = None,
    seed: SeedNumber = None,
    sprt: Stopping = "0.5,0.55",
    aivat: LuckTaken = False,
    workers: Annotated[
        str | None, typer.Option(metavar="N", help="How many processes; if not given, all cores.")
    ] = None,
    ray: OverRay = False,
    resume: Resume = None,
    lang: Language = None,
    html: Html = None,
    json: Json = None,
) -> None:
    """Let bots play each other: mirrored deals, every seat, shares with intervals, ratings."""
    import msgspec

    from bluffhouse.arena.contest.ledger import seed_in
    from bluffhouse.cli import checks
    from bluffhouse.core.words import words

    spoken = checks.language(lang)
    luck = chosen_seed(seed, lambda: None if resume is None else seed_in(resume))
    settings = _settings(game, option or [], bots, players, games, luck, sprt)
    settings = msgspec.structs.replace(settings, aivat=aivat)
    hands = None if workers is None else _workers(workers)
    files = checked_files(html, json, resume)
    with _ledger(resume, settings) as ledger:
        found = _run(settings, ledger, hands, words(spoken, settings.game), over_ray=ray)
    _report(found, spoken, html, json)
    tell_files(files, words(spoken))
    if not found.complete:
        raise typer.Exit(INTERRUPTED)


def _settings(
    game: str, options: list[str], bots: str | None, players: str, games: str, seed: int,
    sprt: str,
) -> "Settings":  # fmt: skip
    from bluffhouse.arena.contest.settings import Settings
    from bluffhouse.arena.simulate import check_whole
    from bluffhouse.bots import LEVELS, policy_of
    from bluffhouse.bots.roster import split
    from bluffhouse.cli import checks

    quick = [level for level in LEVELS if policy_of(level) is not None]
    return Settings.checked(
        checks.game(game),
        checks.options(options),
        quick if bots is None else split(bots),
        [checks.whole(n.strip(), "--players", 1, 99) for n in players.split(",")],
        check_whole("games", whole(games), 1),
        seed,
        _hypotheses(sprt),
    )


def _hypotheses(given: str) -> tuple[float, float] | None:
    from bluffhouse.core.errors import OptionError
    from bluffhouse.core.quoting import typed

    if given.strip().lower() == "off":
        return None
    try:
        low, high = (float(part) for part in given.split(","))
    except ValueError:
        raise OptionError("contest-error-sprt", value=typed(given)) from None
    return low, high


def _workers(given: str) -> int:
    from bluffhouse.arena.simulate import check_whole

    return check_whole("workers", whole(given), 1, MOST_WORKERS)


@contextlib.contextmanager
def _ledger(path: Path | None, settings: "Settings") -> "Iterator[Ledger | None]":
    if path is None:
        yield None
        return
    from bluffhouse.arena.contest.ledger import Ledger

    with contextlib.closing(Ledger(path, settings)) as ledger:
        yield ledger


def _run(
    settings: "Settings", ledger: "Ledger | None", workers: int | None, words: "Words", *,
    over_ray: bool,
) -> "ContestReport":  # fmt: skip
    from rich.console import Console

    from bluffhouse.arena.contest.contest import Contest
    from bluffhouse.arena.contest.report import report

    console = Console(stderr=True)
    contest = Contest(settings, ledger)
    prepared(contest.prepare, console, words)
    with _crew(workers, over_ray=over_ray) as crew:
        _play(contest, crew, console, words)
        if not contest.matches:
            console.print(words.say("arena-nothing"), style="yellow", highlight=False)
            raise typer.Exit(INTERRUPTED)
        with console.status(words.say("contest-rating-now")):
            return report(contest, crew)


def _crew(workers: int | None, *, over_ray: bool) -> "contextlib.AbstractContextManager[Crew]":
    import os

    from bluffhouse.arena.crew import crew_of, ray_crew

    return ray_crew(workers) if over_ray else crew_of(workers or os.cpu_count() or 1)


def _play(contest: "Contest", crew: "Crew", console: "Console", words: "Words") -> None:
    with stop_at_interrupt() as stop, progress(contest.asked, console, words) as tick:
        contest.run(crew, tick, stop)


def _report(found: "ContestReport", lang: str, html: Path | None, json: Path | None) -> None:
    from bluffhouse.arena.contest.html import html_report
    from bluffhouse.arena.contest.report import to_json
    from bluffhouse.arena.contest.text import text_report

    publish(
        html,
        json,
        lambda: html_report(found, lang),
        lambda: to_json(found),
        lambda width: text_report(found, lang, width),
    )
