"""`bluffhouse backup` and `bluffhouse restore`: a whole store as a file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from bluffhouse.cli import checks, stores
from bluffhouse.cli.check import said, verdict
from bluffhouse.core.errors import Refused
from bluffhouse.core.words import words


def backup(
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to; a new file.")],
    data: stores.Data = None,
    store: stores.StoreUrl = None,
    config: stores.Config = None,
    lang: stores.Lang = None,
) -> int:
    """Save the whole store as one file, and try whether it can be restored. A server may run."""
    from bluffhouse.server.operations.backup import back_up

    speech = words(checks.language(lang))
    with stores.opened(stores.Place(data, store, config), writing=False) as opened:
        report = back_up(opened, out)
    typer.echo(said(report, speech, "ui-backed-up", file=str(out)))
    return verdict(report, speech, "ui-backup-damaged")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` has made.")],
    data: stores.Data = None,
    store: stores.StoreUrl = None,
    config: stores.Config = None,
    lang: stores.Lang = None,
) -> int:
    """Put a backup into an empty store."""
    from bluffhouse.server.operations import backup

    speech = words(checks.language(lang))
    if not file.is_file():  # before there is a store for it
        raise Refused("restore-missing", file=str(file))
    with stores.opened(stores.Place(data, store, config), writing=True) as opened:
        report = backup.restore(file, opened)
    typer.echo(said(report, speech, "ui-restored"))
    return verdict(report, speech, "ui-restored-damaged")
