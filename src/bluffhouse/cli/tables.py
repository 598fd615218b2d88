"""`bluffhouse tables`: what a server keeps, whether it runs or not."""

import json
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, get_args

import typer

from bluffhouse.cli import checks, stores
from bluffhouse.core.words import Words, words

if TYPE_CHECKING:
    from bluffhouse.server.store import TableRow

ALL = 1 << 31
COLUMNS = ("code", "game", "players", "state", "access", "touched")


def tables(
    data: stores.Data = None,
    store: stores.StoreUrl = None,
    config: stores.Config = None,
    state: Annotated[
        str | None,
        typer.Option(metavar="waiting|playing|over|closed", help="Only tables of this state."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    lang: stores.Lang = None,
) -> None:
    """The tables of a server: last touched first."""
    from bluffhouse.server.store import State

    wanted = None if state is None else checks.one_of(state, get_args(State), "ui-bad-state")
    with stores.opened(stores.Place(data, store, config), writing=False) as opened:
        rows = opened.tables(wanted, limit=ALL)  # type: ignore[arg-type]
    if json:
        _print_json(rows)
    else:
        _print(rows, words(checks.language(lang)))


def _print_json(rows: "list[TableRow]") -> None:
    facts = [
        {name: value for name, value in row._asdict().items() if name != "summary"} for row in rows
    ]
    print(json.dumps(facts, indent=2))


def _print(rows: "list[TableRow]", speech: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in COLUMNS:
        table.add_column(speech.say(f"ui-tables-{name}"), no_wrap=True)
    for row in rows:
        table.add_row(
            row.code,
            words(speech.lang, row.game).say("name"),
            str(row.players),
            speech.say("ui-tables-state-is", state=row.state),
            speech.say("ui-tables-access-is", access="public" if row.public else "private"),
            _time(row.touched_at),
        )
    if rows:
        Console().print(table)
    print(speech.say("ui-tables-count", count=len(rows)))


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d %H:%M}"
