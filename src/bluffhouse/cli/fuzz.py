"""`bluffhouse fuzz`: look for what breaks a game."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli import completing

if TYPE_CHECKING:
    from bluffhouse.arena.fuzz import Finding, Fuzzer
    from bluffhouse.core.words import Words


def fuzz(
    game: Annotated[str, typer.Argument(help="Which game.")],
    minutes: Annotated[str, typer.Option(metavar="N", help="For how long.")] = "5",
    seed: Annotated[
        str | None, typer.Option(metavar="N", help="The same seed plays the same matches.")
    ] = None,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Where records of what breaks are saved.")
    ] = Path("."),
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang", metavar="en|de|bg", help="The language.", autocompletion=completing.languages
        ),
    ] = None,
) -> None:
    """Play random matches, half of it illegal input, and save a record of whatever breaks."""
    import secrets

    from bluffhouse.arena.files import check_writable
    from bluffhouse.arena.fuzz import Fuzzer
    from bluffhouse.cli import checks
    from bluffhouse.core.words import words
    from bluffhouse.games import open_room

    said = words(checks.language(lang))
    chosen = checks.seed(seed)
    room = open_room(checks.game(game))
    fuzzer = Fuzzer(room, secrets.randbits(32) if chosen is None else chosen)
    seconds = 60 * checks.minutes(minutes)
    check_writable([_file(out, game, 1)])
    findings = _run(fuzzer, seconds, said)
    for number, finding in enumerate(findings, 1):
        _save(_file(out, game, number), finding, said)
    typer.echo(
        said.say(
            "ui-fuzz-done",
            matches=fuzzer.matches,
            moves=fuzzer.moves,
            refused=fuzzer.refused,
            longest=fuzzer.longest,
            findings=len(findings),
        )
    )
    if findings:
        raise typer.Exit(1)


def _file(folder: Path, game: str, number: int) -> Path:
    return folder / f"fuzz-{game}-{number}.json"


def _run(fuzzer: "Fuzzer", seconds: float, said: "Words") -> "list[Finding]":
    """Fuzz until the time is up, ten things are found, or somebody presses Ctrl-C."""
    from rich.console import Console

    from bluffhouse.cli.running import stop_at_interrupt

    console = Console(stderr=True)
    findings: list[Finding] = []
    end = time.monotonic() + seconds
    with stop_at_interrupt() as stop, console.status(said.say("ui-fuzz-running")) as status:
        while time.monotonic() < end and len(findings) < 10 and not stop.is_set():
            finding = fuzzer.play()
            if finding is not None:
                findings.append(finding)
            status.update(
                said.say(
                    "ui-fuzz-progress",
                    matches=fuzzer.matches,
                    moves=fuzzer.moves,
                    findings=len(findings),
                    left=round(max(0, end - time.monotonic())),
                )
            )
    return findings


def _save(path: Path, finding: "Finding", said: "Words") -> None:
    from bluffhouse.arena.files import write

    write(path, finding.to_json())
    typer.echo(said.say("ui-fuzz-found", problem=finding.problem, file=str(path)))
