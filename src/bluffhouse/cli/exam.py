"""`bluffhouse exam`: how well agents lie, and see through lies."""

import contextlib
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
    checked_files,
    chosen_seed,
    progress,
    publish,
    stop_at_interrupt,
    tell_files,
    whole,
)

if TYPE_CHECKING:
    from bluffhouse.arena.exam.report import ExamReport
    from bluffhouse.arena.exam.settings import Settings
    from bluffhouse.cli.agents.visitor import Visitor
    from bluffhouse.core.words import Words

MCP = "mcp:"  # and a port: an agent that asks for its questions there


Agents = Annotated[
    str,
    typer.Option(
        metavar="NAME,NAME…",
        help="Who sits the exam: bots, chat:MODEL@URL for an OpenAI-compatible endpoint, or "
        "mcp:PORT for an agent that comes for its questions.",
    ),
]
Condition = Annotated[
    str, typer.Option(metavar="free|honest", help="honest: agents are told not to lie.")
]
Disguise = Annotated[
    bool, typer.Option("--disguise", help="The rules under other names, moves as codes.")
]
Beliefs = Annotated[bool, typer.Option("--beliefs", help="Ask agents what they hold likely.")]
Resume = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep the papers there, and go on from them."),
]


def exam(
    game: GameName,
    agents: Agents = "random,thumb,calculator",
    panel: Annotated[
        str, typer.Option(metavar="NAME,NAME…", help="Who plays against them.")
    ] = "thumb,calculator",
    deals: Annotated[
        str, typer.Option(metavar="N", help="Deals; each is played on every seat.")
    ] = "20",
    players: Players = None,
    option: Options = None,
    playouts: Annotated[
        str, typer.Option(metavar="N", help="Playouts of each search that judges a decision.")
    ] = "200",
    condition: Condition = "free",
    disguise: Disguise = False,
    beliefs: Beliefs = False,
    speak: Annotated[
        str, typer.Option(metavar="en|de|bg", help="The language of the questions.")
    ] = "en",
    seed: SeedNumber = None,
    workers: Annotated[
        str, typer.Option(metavar="N", help="How many processes.")
    ] = "1",
    resume: Resume = None,
    lang: Language = None,
    html: Html = None,
    json: Json = None,
) -> None:  # fmt: skip
    """Examine agents: duplicate deals, every decision judged, lies and doubts counted."""
    from bluffhouse.arena.exam.kept import seed_in
    from bluffhouse.cli import checks
    from bluffhouse.core.words import words

    spoken = checks.language(lang)
    given = [*([f"players={players}"] if players is not None else []), *(option or ())]
    manner = {"condition": condition, "disguise": disguise, "beliefs": beliefs, "lang": speak}
    luck = chosen_seed(seed, lambda: None if resume is None else seed_in(resume))
    asked = _settings(game, given, panel, deals, luck, playouts, manner)
    files = checked_files(html, json, resume)
    hands = checks.whole(workers, "--workers", 1, 256)
    found = _run(asked, agents, resume, hands, words(spoken, asked.game))
    _report(found, spoken, html, json)
    tell_files(files, words(spoken))
    if not found.complete:
        raise typer.Exit(INTERRUPTED)


def _settings(
    game: str, options: list[str], panel: str, deals: str, seed: int, playouts: str,
    manner: dict[str, object],
) -> "Settings":  # fmt: skip
    from bluffhouse.arena.exam.settings import Settings
    from bluffhouse.arena.simulate import check_whole
    from bluffhouse.bots.roster import split
    from bluffhouse.cli import checks

    chosen = {"players": 2, **checks.options(options)}
    return Settings.checked(
        checks.game(game), chosen, split(panel), check_whole("deals", whole(deals), 1),
        seed, check_whole("playouts", whole(playouts), 2), **manner,
    )  # fmt: skip


def _run(
    asked: "Settings", agents: str, resume: Path | None, workers: int, words: "Words"
) -> "ExamReport":
    from rich.console import Console

    from bluffhouse.arena.crew import crew_of
    from bluffhouse.arena.exam.candidates import check_agent
    from bluffhouse.arena.exam.exam import Exam
    from bluffhouse.arena.exam.kept import Papers
    from bluffhouse.arena.exam.report import report
    from bluffhouse.bots.roster import split
    from bluffhouse.bots.warm import compile_room

    names = list(dict.fromkeys(split(agents)))
    with contextlib.ExitStack() as open_doors:
        talkers = {n: _visitor(n, open_doors) for n in names if n.startswith(MCP)}
        for name in names:
            if name not in talkers:
                check_agent(name)
        sat = Exam(asked, names, Papers(resume, asked), talkers)
        if not sat.complete and not asked.table.room.is_warm():
            compile_room(asked.table.room)
        console = Console(stderr=True)
        stop = open_doors.enter_context(stop_at_interrupt())
        for visitor in talkers.values():
            visitor.stop = stop
        tick = open_doors.enter_context(progress(sat.asked, console, words))
        sat.run(open_doors.enter_context(crew_of(workers)), tick, stop)
        if not sat.papers:
            console.print(words.say("arena-nothing"), style="yellow", highlight=False)
            raise typer.Exit(INTERRUPTED)
        return report(sat)


def _visitor(name: str, open_doors: contextlib.ExitStack) -> "Visitor":
    """An agent that asks for its questions at a port of this machine."""
    from bluffhouse.arena.extras import need
    from bluffhouse.cli import checks

    need("mcp", "mcp")
    port = checks.whole(name.removeprefix(MCP), MCP.rstrip(":"), 1, 65535)
    from bluffhouse.cli.agents.door import HERE
    from bluffhouse.cli.agents.visitor import visitor

    typer.echo(f"http://{HERE}:{port}/mcp", err=True)
    return open_doors.enter_context(visitor(port))


def _report(found: "ExamReport", lang: str, html: Path | None, json: Path | None) -> None:
    from bluffhouse.arena.exam.html import html_report
    from bluffhouse.arena.exam.report import to_json
    from bluffhouse.arena.exam.text import text_report

    publish(
        html,
        json,
        lambda: html_report(found, lang),
        lambda: to_json(found),
        lambda width: text_report(found, lang, width),
    )
