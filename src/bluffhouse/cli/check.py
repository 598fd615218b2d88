"""`bluffhouse check`: is a store as it was written?"""

from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli import checks, stores
from bluffhouse.core.words import Words, words

if TYPE_CHECKING:
    from bluffhouse.server.operations.checking import Report

SOUND, DAMAGED = 0, 1


def check(
    data: stores.Data = None,
    store: stores.StoreUrl = None,
    config: stores.Config = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    lang: stores.Lang = None,
) -> int:
    """Examine a store: every log, every match. A server may be running on it."""
    from bluffhouse.server.operations.checking import examine

    with stores.opened(stores.Place(data, store, config), writing=False) as opened:
        report = examine(opened)
    if json:
        import msgspec

        typer.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
        return DAMAGED if report.damaged else SOUND
    speech = words(checks.language(lang))
    typer.echo(said(report, speech, "ui-check-examined"))
    return verdict(report, speech)


def said(report: "Report", speech: Words, key: str, **more: str) -> str:
    """A text about how much there is."""
    return speech.say(
        key, tables=report.tables, events=report.events, matches=report.matches, **more
    )


def verdict(report: "Report", speech: Words, heading: str | None = None) -> int:
    """Say whether all is sound, and what is not; gives the exit code."""
    if not report.damaged:
        if heading is None:
            typer.echo(speech.say("ui-check-sound"))
        return SOUND
    if heading is not None:
        typer.echo(speech.say(heading), err=True)
    for finding in report.damaged:
        typer.echo(finding.what, err=True)
    typer.echo(speech.say("ui-check-damaged", count=len(report.damaged)), err=True)
    return DAMAGED
