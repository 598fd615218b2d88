"""The store's database where several machines share it: each writes to the tables of its slots.

Whoever gets a slot gets a new epoch with it, a number that no slot had before. Every transaction
asks whether the slots of the tables that it changes still have the epochs they were got with. So
it does not matter what a machine believes that was stopped, cut off or slow: it writes nothing.
"""

from collections.abc import Iterable

from bluffhouse.server.share import slot_of
from bluffhouse.server.store.postgresql import PostgreSQL

# It has to fail, as nobody waits for the answer: it divides by nothing unless all are found.
FENCE = "SELECT 1 / (SELECT (count(*) = $2)::int FROM slots WHERE epoch = ANY($1::bigint[]))"
NEVER = 0  # an epoch that no slot has


class SharedPostgreSQL(PostgreSQL):
    """A session beside the store's, for what machines know of each other."""

    def __init__(self, url: str) -> None:
        super().__init__(url, writing=True, alone=False)


class FencedPostgreSQL(PostgreSQL):
    """`held`: the epochs of our slots. Only the thread that writes may change it."""

    lock = "pg_advisory_lock_shared"  # it keeps single servers out, not each other

    def __init__(self, url: str) -> None:
        self.held: dict[int, int] = {}
        super().__init__(url, writing=True)

    def _check(self, codes: Iterable[str]) -> None:
        epochs = {self.held.get(slot_of(code), NEVER) for code in codes}
        if epochs:
            self._run(FENCE, (list(epochs), len(epochs)))

    def is_ours(self) -> bool:
        """Slot by slot, it is; here only whether it answers."""
        return bool(self.rows("SELECT 1"))
