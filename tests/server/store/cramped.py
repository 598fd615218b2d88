"""A server whose files may not grow: the system itself refuses to write on.

python -m tests.server.store.cramped PATH
"""

import asyncio
import resource
import sys
from collections.abc import Callable
from contextlib import closing

from bluffhouse.server.store import Entry, StoreFailed, open_store
from bluffhouse.server.store.ledger import Ledger
from tests.server.store.entries import event

BODY = b'{"pad":"' + b"x" * 1000 + b'"}'
WRITERS = 12


async def fill(ledger: Ledger, make_room: Callable[[], object]) -> None:
    """Write until there is no room, make some, write on; what is stored must be what was told."""
    kept = dict.fromkeys((f"T{i:03}" for i in range(WRITERS)), 0)

    async def sit(code: str, writes: int) -> str:
        for _ in range(writes):
            try:
                await ledger.write(Entry((event(code, kept[code] + 1, BODY),)))
            except StoreFailed as failed:
                return str(failed)
            kept[code] += 1
        return ""

    async def check() -> None:
        for code, versions in kept.items():
            events = await ledger.ask(lambda store, code=code: store.events(code))
            assert [one.version for one in events] == [*range(1, versions + 1)]
            assert all(one.body == BODY for one in events)
        healthy = await ledger.ask(lambda store: store._database.rows("PRAGMA integrity_check"))
        assert healthy == [("ok",)]

    for _ in range(3):  # still full when tried again
        told = await asyncio.gather(*(sit(code, 10_000) for code in kept))
        assert all("Nothing was stored" in text and "disk" in text for text in told), told
        await check()
    make_room()
    before = sum(kept.values())
    assert not any(await asyncio.gather(*(sit(code, 20) for code in kept)))
    assert sum(kept.values()) == before + 20 * WRITERS
    await check()


async def main(path: str) -> None:
    with closing(open_store(path)) as store:
        ledger = Ledger(store)
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
        await fill(ledger, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard)))
        await ledger.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
