"""`bluffhouse leakcheck`: look for anything that tells a player what he may not know."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bluffhouse.core.room import Room
    from bluffhouse.core.words import Words
    from bluffhouse.server.leakcheck.check import Finding, Tally


def leakcheck(
    game: Annotated[str, typer.Argument(help="Which game.")],
    minutes: Annotated[str, typer.Option(metavar="N", help="For how long.")] = "1",
    seed: Annotated[
        str | None, typer.Option(metavar="N", help="The same seed goes the same ways.")
    ] = None,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Where the record of a leak is saved.")
    ] = Path("."),
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|de|bg", help="The language.")
    ] = None,
) -> None:
    """Play worlds that a player cannot tell apart through two real servers on this machine, and
    compare every byte that reaches him."""
    import secrets

    from bluffhouse.arena.files import check_writable
    from bluffhouse.cli import checks
    from bluffhouse.core.words import words
    from bluffhouse.games import open_room

    said = words(checks.language(lang))
    chosen = checks.seed(seed)
    room = open_room(checks.game(game))
    seconds = 60 * checks.minutes(minutes)
    file = out / f"leak-{game}.json"
    check_writable([file])
    tally = _run(room, secrets.randbits(32) if chosen is None else chosen, seconds, said)
    for finding in tally.findings[:1]:
        _save(file, finding, said)
    typer.echo(
        said.say(
            "ui-leak-done",
            compared=tally.compared,
            courses=tally.courses,
            different=tally.different,
            moves=tally.moves,
            findings=len(tally.findings),
        )
    )
    if tally.findings:
        raise typer.Exit(1)


def _run(room: "Room", seed: int, seconds: float, said: "Words") -> "Tally":
    """Compare until the time is up, something leaks, or somebody presses Ctrl-C."""
    import asyncio
    import time

    from rich.console import Console

    from bluffhouse.cli.running import stop_at_interrupt
    from bluffhouse.server.leakcheck.check import Tally, check
    from bluffhouse.server.web_server import loop_factory

    end = time.monotonic() + seconds
    console = Console(stderr=True)
    with stop_at_interrupt() as stop, console.status(said.say("ui-leak-running")) as status:

        def wanted(tally: Tally) -> bool:
            left = end - time.monotonic()
            progress = {"compared": tally.compared, "left": round(max(0, left))}
            status.update(said.say("ui-leak-progress", **progress))
            return left > 0 and not stop.is_set()

        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(check(room, seed, wanted))


def _save(path: Path, finding: "Finding", said: "Words") -> None:
    from bluffhouse.arena.files import write

    write(path, finding.to_json())
    typer.echo(said.say("ui-leak-found", where=finding.where, file=str(path)))
