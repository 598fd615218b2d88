"""Around a table with people at it: who is there now, and from where."""

from collections.abc import Collection

from bluffhouse.server.live.contracts import OpenTable, Services


class Here:
    def __init__(self, live: OpenTable, services: Services) -> None:
        self._live = live
        self._services = services

    def there(self) -> frozenset[int]:
        return frozenset(ear.guest for ear in self._live.ears if ear.guest is not None)

    def marks(self, guest: int) -> frozenset[str]:
        code, mark = self._live.table.code, self._services.marks.of
        ears = [ear for ear in self._live.ears if ear.guest == guest]
        return frozenset(mark(code, ear.address) for ear in ears)

    def now(self) -> int:
        return self._services.now()

    def bots(self) -> Collection[str]:
        return self._services.own_bots.names
