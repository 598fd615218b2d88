"""Where the tables of a server are kept, as options of commands."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from bluffhouse.cli import completing

if TYPE_CHECKING:
    from bluffhouse.server.store import Store

Data = Annotated[Path | None, typer.Option(help="The folder that keeps the tables.")]
StoreUrl = Annotated[str | None, typer.Option(help="A PostgreSQL database instead: postgresql://…")]
Config = Annotated[Path | None, typer.Option(help="A TOML file with all settings.")]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|de|bg",
        help="The language of this output.",
        autocompletion=completing.languages,
    ),
]


class Place(NamedTuple):
    """What was said about where the tables are; the rest is the server's configuration."""

    data: Path | None
    store: str | None
    config: Path | None


@contextmanager
def opened(place: Place, *, writing: bool) -> Iterator["Store"]:
    """The store that a server with the same options would use."""
    from bluffhouse.server.config import ConfigError, load
    from bluffhouse.server.store import StoreError
    from bluffhouse.server.store_setup import configured_store

    given = {"data": None if place.data is None else str(place.data), "store": place.store}
    try:
        with closing(configured_store(load(place.config, given=given), writing=writing)) as store:
            yield store
    except StoreError as error:
        raise ConfigError("serve-no-store", why=str(error)) from error
