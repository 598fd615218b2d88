"""`bluffhouse review`: what every decision of a recorded match was worth."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli import completing
from bluffhouse.cli.running import (
    STDOUT,
    RecordFile,
    checked_files,
    prepared,
    progress,
    publish,
    tell_files,
)

if TYPE_CHECKING:
    from bluffhouse.arena.review import Review
    from bluffhouse.cli.film import Film


def review(
    record: RecordFile,
    seat: Annotated[
        str | None, typer.Option(metavar="N", help="Whose decisions; without one, everybody's.")
    ] = None,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="en|de|bg",
            help="The language of the review.",
            autocompletion=completing.languages,
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also as a page with curves; - prints it.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    playouts: Annotated[
        str, typer.Option(metavar="N", help="How hard to think about each decision.")
    ] = "300",
    seed: Annotated[str, typer.Option(metavar="N", help="The same seed, the same review.")] = "0",
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Also what this bot would have done: a level, an installed bot, or your own "
            "(FILE.py:CLASS).",
            autocompletion=completing.levels,
        ),
    ] = None,
) -> None:
    """Judge the decisions of a match: luck, blunders, and lies that were right."""
    from bluffhouse.cli import checks
    from bluffhouse.cli.files import read_json
    from bluffhouse.cli.film import Film

    spoken = checks.language(lang)
    film = Film(read_json(record), spoken)
    viewer = None if seat is None else checks.whole(seat, "--seat", 0, film.players - 1)
    effort = checks.whole(playouts, "--playouts", 1, 1_000_000)
    files = checked_files(html, STDOUT if json else None)
    luck = checks.whole(seed, "--seed", 0, 2**62)
    asked = None if bot is None else checks.one_bot(bot)
    found = _judge(film, viewer, playouts=effort, seed=luck, bot=asked)
    _publish(found, film, html, STDOUT if json else None)
    tell_files(files, film.words)


def _judge(
    film: "Film", seat: int | None, *, playouts: int, seed: int, bot: str | None
) -> "Review":
    from rich.console import Console

    import bluffhouse
    from bluffhouse.arena import review as reviewing
    from bluffhouse.bots.warm import compile_room

    console = Console(stderr=True)
    prepared(lambda: compile_room(film.match.game.room), console, film.words)
    # A film may run by interpreted rules, which is too slow for thinking.
    match = bluffhouse.replay(film.match.record())
    with progress(match.played, console, film.words) as tick:
        return reviewing.review(match, seat, seed=seed, playouts=playouts, bot=bot, tick=tick)


def _publish(found: "Review", film: "Film", html: Path | None, json: Path | None) -> None:
    import msgspec

    from bluffhouse.arena.review.html import html_report
    from bluffhouse.arena.review.text import text_report

    names, lang = film.names, film.words.lang
    publish(
        html,
        json,
        lambda: html_report(found, names, lang),
        lambda: msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n",
        lambda width: text_report(found, names, lang, width),
    )
