"""`bluffhouse forget`: somebody does not want to be remembered."""

import time
from typing import Annotated

import typer

from bluffhouse.cli import checks, stores
from bluffhouse.core.errors import Refused
from bluffhouse.core.words import words


def forget(
    code: Annotated[str, typer.Argument(help="The code of the table.")],
    guest: Annotated[int | None, typer.Option(metavar="N", help="The guest's number.")] = None,
    name: Annotated[str | None, typer.Option(help="Or what he was called.")] = None,
    data: stores.Data = None,
    store: stores.StoreUrl = None,
    config: stores.Config = None,
    lang: stores.Lang = None,
) -> None:
    """Take a guest's name, picture, chat and key out of a table; no server may be running on it."""
    from bluffhouse.server.operations import forgetting

    speech = words(checks.language(lang))
    if (guest is None) == (name is None):
        raise Refused("forget-whom")
    code = code.upper()
    with stores.opened(stores.Place(data, store, config), writing=True) as opened:
        who = forgetting.Who(guest, name)
        gone, done = forgetting.forget(opened, code, who, time.time_ns() // 1_000_000)
    said = speech.say(
        "ui-forgotten",
        code=code,
        guest=gone.guest,
        name=gone.name,
        events=len(done.bodies),
        matches=len(done.records),
    )
    typer.echo(said)
