"""`bluffhouse dataset`: decisions of bots, for those who learn from them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli.exits import INTERRUPTED
from bluffhouse.cli.running import (
    GameName,
    Language,
    Options,
    Players,
    SeedNumber,
    progress,
    stop_at_interrupt,
    tell_files,
    whole,
)

if TYPE_CHECKING:
    from bluffhouse.arena.dataset.files import DataSet
    from bluffhouse.arena.dataset.settings import Settings
    from bluffhouse.core.words import Words


def dataset(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option(metavar="FOLDER", help="Where the files go, as in mine.parquet; what is "
                     "there of the same data set is kept."),
    ],
    bots: Annotated[
        str,
        typer.Option(metavar="NAME,NAME…", help="Who plays; with every match all move up by one "
                     "seat."),
    ] = "thumb,calculator",
    matches: Annotated[str, typer.Option(metavar="N", help="How many matches.")] = "1000",
    players: Players = None,
    option: Options = None,
    text: Annotated[
        str | None,
        typer.Option(metavar="en|de|bg", help="Add every seat in plain text, in this language."),
    ] = None,
    seed: SeedNumber = None,
    workers: Annotated[
        str | None, typer.Option(metavar="N", help="How many processes; if not given, all cores.")
    ] = None,
    lang: Language = None,
) -> None:  # fmt: skip
    """Write every decision of bots down as a row of Parquet files."""
    from bluffhouse.arena.dataset.files import DataSet
    from bluffhouse.arena.figures import figures
    from bluffhouse.cli import checks
    from bluffhouse.core.words import words

    spoken = checks.language(lang)
    given = [*([f"players={players}"] if players is not None else []), *(option or ())]
    made = DataSet(out, _settings(game, given, bots, matches, seed, text, out))
    _run(made, workers, words(spoken, made.settings.game))
    tell_files([made.folder], words(spoken))
    if missing := made.missing:
        there = made.settings.matches - sum(len(made.settings.matches_of(part)) for part in missing)
        written = figures(spoken).whole
        told = {"done": written(there), "all": written(made.settings.matches)}
        typer.echo(words(spoken).say("dataset-stopped", **told), err=True)
        raise typer.Exit(INTERRUPTED)


def _settings(
    game: str, options: list[str], bots: str, matches: str, seed: str | None, text: str | None,
    out: Path,
) -> "Settings":  # fmt: skip
    import secrets

    from bluffhouse.arena.dataset.files import seed_in
    from bluffhouse.arena.dataset.settings import Settings
    from bluffhouse.arena.simulate import check_whole
    from bluffhouse.bots.roster import split
    from bluffhouse.cli import checks

    kept = seed_in(out) if seed is None else check_whole("seed", whole(seed), 0)
    chosen = {"players": 2, **checks.options(options)}
    return Settings.checked(
        checks.game(game), chosen, split(bots), check_whole("matches", whole(matches), 1),
        secrets.randbits(32) if kept is None else kept, text,
    )  # fmt: skip


def _run(made: "DataSet", workers: str | None, words: "Words") -> None:
    import os

    from rich.console import Console

    from bluffhouse.arena.crew import crew_of
    from bluffhouse.bots.warm import compile_room
    from bluffhouse.cli import checks

    given = os.cpu_count() or 1 if workers is None else checks.whole(workers, "--workers", 1, 256)
    hands = min(given, max(1, len(made.missing)))
    if made.missing and not made.settings.table.room.is_warm():
        compile_room(made.settings.table.room)
    console = Console(stderr=True)
    with (
        stop_at_interrupt() as stop,
        progress(made.settings.matches, console, words) as tick,
        crew_of(hands) as crew,
    ):
        made.run(crew, tick, stop)
