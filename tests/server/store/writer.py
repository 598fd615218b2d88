"""A server to be killed: writes to a store without end and says what was acknowledged.

python -m tests.server.store.writer URL
"""

import asyncio
import os
import sys

from bluffhouse.server.store import Entry, open_store
from bluffhouse.server.store.ledger import Ledger
from tests.server.store.entries import event, match, table

CODES = [f"T{i:03}" for i in range(16)]


async def sit(ledger: Ledger, code: str) -> None:
    version = len(await ledger.ask(lambda store: store.events(code)))
    while True:
        version += 1
        finished = match(code, version // 5) if version % 5 == 0 else None
        entry = Entry((event(code, version),), table(code, touched=version), finished)
        await ledger.write(entry)
        os.write(1, f"{code} {version}\n".encode())


async def main(url: str) -> None:
    ledger = Ledger(open_store(url))
    await asyncio.gather(*(sit(ledger, code) for code in CODES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
