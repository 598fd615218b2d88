"""`bluffhouse serve`: tables for friends, over the network."""

import logging
from typing import Annotated, Any

import typer

from bluffhouse.cli import checks, stores
from bluffhouse.core.words import Words, words

log = logging.getLogger(__name__)

Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="Be one of several servers of this name on one PostgreSQL; see the docs.",
    ),
]
AllowedBots = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=FILE.py:CLASS",
        help="A bot that hosts may choose, in a process of its own; may be repeated. Allow "
        "only what you have read.",
    ),
]
Webhook = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Told whose turn it is at slow tables; signed by BLUFFHOUSE_WEBHOOK_SECRET.",
    ),
]


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes any.")] = None,
    data: stores.Data = None,
    store: stores.StoreUrl = None,
    public_url: Annotated[
        str | None, typer.Option(help="How people reach this server, if not by host and port.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes that share the tables, for busy servers.")
    ] = None,
    cluster: Cluster = None,
    max_tables: Annotated[int | None, typer.Option(help="Tables at the same time.")] = None,
    allow_bot: AllowedBots = None,
    webhook: Webhook = None,
    config: stores.Config = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the door here, too.")] = False,
    lang: stores.Lang = None,
) -> None:
    """Serve tables to browsers, phones and bots."""
    from bluffhouse.server.config import load
    from bluffhouse.server.serve import run

    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "data": None if data is None else str(data),
        "store": store,
        "public_url": public_url,
        "workers": workers,
        "cluster": cluster,
        "max_tables": max_tables,
        "bots": allow_bot,
        "webhook": webhook,
    }
    settings = load(config, given=given)
    speech = words(checks.language(lang))
    if settings.log_json:
        run(settings, lambda url: _note(url, speech))
    else:
        run(settings, lambda url: _welcome(url, speech, open_browser))


def _note(url: str, speech: Words) -> None:
    """For programs, who read the log and scan no picture."""
    from bluffhouse.server.requests import pages

    if pages.are_built():
        log.info("open at %s", url)
    else:
        log.warning(speech.say("ui-serving-unbuilt", url=url))


def _welcome(url: str, speech: Words, open_browser: bool) -> None:
    from bluffhouse.games import rooms
    from bluffhouse.server.qr import qr_text
    from bluffhouse.server.requests import pages

    if built := pages.are_built():
        typer.echo(speech.say("ui-serving", url=url))
        typer.echo(qr_text(url))
    else:
        typer.echo(speech.say("ui-serving-unbuilt", url=url))
    if not all(room.is_warm() for room in rooms()):
        typer.echo(speech.say("ui-serving-compiling"))
    typer.echo(speech.say("ui-serving-stop"))
    if open_browser and built:
        import webbrowser

        webbrowser.open(url)
