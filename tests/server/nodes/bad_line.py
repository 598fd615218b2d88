"""A bad line: what goes in at one of two cards comes out at the other late, or never.

    python -m tests.server.nodes.bad_line NEAR FAR

`tc` with netem would do the same, and not every kernel has it; cards that a program reads are
nearly everywhere. Packets keep their order, as they mostly do on real lines.
"""

import asyncio
import fcntl
import os
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from random import Random

LATE = 0.03, 0.09  # seconds, each way
LOST = 0.02
LONGEST = 1 << 16  # bytes of a packet
MAKE, CARD, PLAIN = 0x400454CA, 0x0002, 0x1000  # TUNSETIFF, IFF_TAP, IFF_NO_PI


def made(name: str) -> int:
    """A new card, whose packets are read and written here."""
    card = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(card, MAKE, struct.pack("16sH22x", name.encode(), CARD | PLAIN))
    return card


def carrying(source: int, target: int, chance: Random) -> Callable[[], None]:
    """Takes one packet along."""
    loop = asyncio.get_running_loop()
    last = 0.0

    def arrive(packet: bytes) -> None:
        with suppress(OSError):  # nobody is there any more
            os.write(target, packet)

    def carry() -> None:
        nonlocal last
        packet = os.read(source, LONGEST)
        if chance.random() >= LOST:
            last = max(last + 1e-6, loop.time() + chance.uniform(*LATE))
            loop.call_at(last, arrive, packet)

    return carry


async def carry_on(names: list[str]) -> None:
    cards, chance, loop = [made(name) for name in names], Random(1), asyncio.get_running_loop()
    for source, target in (cards, reversed(cards)):
        loop.add_reader(source, carrying(source, target, chance))
    print("there", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(carry_on(sys.argv[1:]))
