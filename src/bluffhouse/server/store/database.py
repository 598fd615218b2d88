"""What the store needs of a database: the little in which SQLite and PostgreSQL differ."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeAlias

Row: TypeAlias = tuple[Any, ...]


class Run(Protocol):
    def __call__(self, sql: str, values: Sequence[object] = (), /) -> None: ...


class Database(Protocol):
    """A connection. Its errors are those of `errors`.

    SQL has its values as $1, $2, …, each once and in order. Whoever opens a database for writing
    keeps others from doing so until it is closed, or until the process dies.
    """

    blob: str  # what the type of bytes is called here
    epoch: int | None  # once it is known: transactions are refused unless it is the newest

    def take(self, owner: str) -> int:
        """Raise the epoch: whoever had the one before can write no more. Gives the new one."""

    def is_ours(self) -> bool:
        """Whether nobody else has taken the database over."""

    def transaction(self, codes: Iterable[str] = ()) -> AbstractContextManager[Run]:
        """All that is run within it is durable when it ends, or nothing of it was done.

        What is run may have its effect, and raise its error, only at the end. `codes`: of the
        tables that it changes; where several machines share them, each must be ours.
        """

    def rows(self, sql: str, values: Sequence[object] = (), /) -> list[Row]:
        """What a query gives, outside of transactions."""

    def stream(self, *queries: str) -> AbstractContextManager[Iterator[Iterator[Row]]]:
        """What each query gives, one after the other, all of the same moment; however much."""

    def sound(self, most: int | None) -> str:
        """What is wrong with the database itself; empty if nothing is. One of more than `most`
        bytes is not looked at: all of it has to be read."""

    def wipe(self) -> None:
        """Overwrite what was deleted or replaced, as far as it is in our hands."""

    def has_table(self, name: str) -> bool: ...

    def tables(self) -> set[str]:
        """Those of anybody, but not the database's own."""

    def close(self) -> None: ...
