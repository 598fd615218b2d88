"""`bluffhouse export` and `bluffhouse import`: a table as a file, and back."""

import os
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from bluffhouse.cli import checks, stores
from bluffhouse.core.errors import Refused
from bluffhouse.core.words import words


def export_table(
    code: Annotated[str, typer.Argument(help="The code of the table.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to; without it, printed.")
    ] = None,
    data: stores.Data = None,
    store: stores.StoreUrl = None,
    config: stores.Config = None,
    lang: stores.Lang = None,
) -> None:
    """Save a table, its log and its matches, as one JSON file."""
    from bluffhouse.server.operations import archive

    speech = words(checks.language(lang))
    with stores.opened(stores.Place(data, store, config), writing=False) as opened:
        taken = archive.take(opened, code)
        row = opened.table(taken.code)
    if row and row.state == "playing":
        typer.echo(speech.say("ui-export-secrets", code=taken.code), err=True)
    if out is None:
        sys.stdout.buffer.write(archive.text(taken))
        return
    _write(out, archive.text(taken))
    said = speech.say(
        "ui-exported",
        code=taken.code,
        file=str(out),
        events=len(taken.events),
        matches=len(taken.matches),
    )
    typer.echo(said)


def _write(path: Path, text: bytes) -> None:
    """A new file that nobody else may read: there are seeds in it."""
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise Refused("ui-export-there", path=str(path)) from None
    with open(number, "wb") as file:
        file.write(text)


def import_table(
    file: Annotated[Path, typer.Argument(help="A file that `export` has made.")],
    data: stores.Data = None,
    store: stores.StoreUrl = None,
    config: stores.Config = None,
    lang: stores.Lang = None,
) -> None:
    """Put an exported table into a store that does not have it; no server may be running on it."""
    from bluffhouse.cli.files import read_json
    from bluffhouse.server.operations import archive

    speech = words(checks.language(lang))
    exported = archive.read(read_json(file))
    with stores.opened(stores.Place(data, store, config), writing=True) as opened:
        table = archive.put(opened, exported, time.time_ns() // 1_000_000)
    said = speech.say(
        "ui-imported",
        code=table.code,
        game=words(speech.lang, table.settings.game).say("name"),
        events=len(exported.events),
        matches=len(exported.matches),
    )
    typer.echo(said)
