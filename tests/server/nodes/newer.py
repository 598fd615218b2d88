"""`bluffhouse` as it may be one day: `python -m tests.server.nodes.newer VERSION …`

Its version is a later one, and it stores what people say in a way that today's cannot read.
"""

import sys

import bluffhouse
from bluffhouse.server.tables import events

OLD, NEW = b'"e":"spoke"', b'"e":"voiced"'
PROGRAM = [sys.executable, "-m", "tests.server.nodes.newer"]
encode, decode = events.encode, events.decode


def newer_encode(event: events.AnyEvent) -> bytes:
    return encode(event).replace(OLD, NEW, 1)


def newer_decode(body: bytes) -> events.AnyEvent:
    return decode(body.replace(NEW, OLD, 1))


if __name__ == "__main__":
    bluffhouse.__version__ = sys.argv.pop(1)
    events.encode, events.decode = newer_encode, newer_decode
    from bluffhouse.cli import main

    main()
