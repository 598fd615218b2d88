"""`bluffhouse new-game` and `bluffhouse conform`: for those who bring a game of their own."""

from pathlib import Path
from typing import Annotated

import typer

Language = Annotated[str | None, typer.Option("--lang", metavar="en|de|bg", help="The language.")]


def new_game(
    id: Annotated[str, typer.Argument(help="The id of the game: small letters, digits and _.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="A new folder.")],
    lang: Language = None,
) -> None:
    """Write a package with a small game that works, to be changed into another."""
    from bluffhouse.cli import checks
    from bluffhouse.core.words import words
    from bluffhouse.scaffold import new_game

    files = new_game(id, out)
    said = words(checks.language(lang))
    typer.echo(said.say("ui-new-game-done", files=len(files), folder=str(out), game=id))


def conform(
    game: Annotated[str, typer.Argument(help="Which game.")],
    browser: Annotated[
        bool, typer.Option(help="Also play it in Chromium, at the generic table.")
    ] = True,
    only: Annotated[
        str | None, typer.Option("-k", metavar="WORDS", help="Only tests with these words.")
    ] = None,
) -> None:
    """Put a game, inside the house or installed, to the tests that every game must pass."""
    import importlib.util

    from bluffhouse.cli import checks
    from bluffhouse.conform import run
    from bluffhouse.conform.first_look import first_look, uncompiled
    from bluffhouse.core.errors import OptionError
    from bluffhouse.games import open_room

    room = open_room(checks.game(game))
    if fault := first_look(room) or uncompiled(room):
        typer.echo(f"{game}: {fault}", err=True)
        raise typer.Exit(1)
    needed = ("pytest", "pytest_asyncio", *(("playwright",) if browser else ()))
    if not all(importlib.util.find_spec(name) for name in needed):
        raise OptionError("conform-needs")
    chosen = [*(("-k", only) if only else ()), *(() if browser else ("-m", "not browser"))]
    code = run(game, chosen)
    if code:
        raise typer.Exit(code)
