"""The store of a server, from its configuration."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

from bluffhouse.server.config import Config, ConfigError
from bluffhouse.server.store import Store, StoreError, open_store


def store_url(config: Config) -> str:
    """Where the tables are kept."""
    if config.store:
        return config.store
    folder = Path(config.data) if config.data else platformdirs.user_data_path("bluffhouse")
    return str(folder / "tables.sqlite3")


def configured_store(config: Config, *, writing: bool = True, epoch: int | None = None) -> Store:
    """The store of a server; `writing=False` to look into it beside a running one, `epoch` for one
    of its processes.
    """
    with one_line():
        return open_store(store_url(config), writing=writing, epoch=epoch)


@contextmanager
def one_line() -> Iterator[None]:
    """Trouble with the store ends the program with one line that says what to do."""
    try:
        yield
    except StoreError as error:
        raise ConfigError("serve-no-store", why=str(error)) from error
