"""Friends at the table who need no browser: programs that play over HTTP what the rules allow."""

import random
import urllib.error
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Event, Thread

from tests.web.lay import Seat, command, state

EVERY = 0.05  # seconds between two looks at the table


@contextmanager
def playing(seats: Sequence[Seat], like: Sequence[str] = ()) -> Iterator[None]:
    """While this lasts, those who sit there play what they like if it is allowed, else anything."""
    enough, luck = Event(), random.Random(len(seats))

    def play() -> None:
        while not enough.wait(EVERY):
            for seat in seats:
                _move(seat, like, luck)

    thread = Thread(target=play)
    thread.start()
    try:
        yield
    finally:
        enough.set()
        thread.join()


def _move(seat: Seat, like: Sequence[str], luck: random.Random) -> None:
    match = state(seat).get("match") or {}
    moves = match.get("view", {}).get("moves", [])
    if not moves:
        return
    move = luck.choice([move for move in moves if move in like] or moves)
    with suppress(urllib.error.HTTPError):  # somebody was quicker
        command(seat, "move", move=move, at=match["at"])
