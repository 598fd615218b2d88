"""Compiles a game in a process of its own, so that nobody has to wait for it.

python -m bluffhouse.cli.warm GAME
"""

import contextlib
import os
import subprocess
import sys

from bluffhouse.core.room import Room


def start(game: str) -> "subprocess.Popen[bytes]":
    """Begin to compile a game beside this process; it goes on if this one ends."""
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, "-m", "bluffhouse.cli.warm", game],
        stdin=quiet,
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,
    )


def compile_room(room: Room) -> None:
    """Compile what a table needs. `step` comes last: it is what `room.is_warm` looks for."""
    import numpy as np

    from bluffhouse.bots import LEVELS, Bot
    from bluffhouse.core.game import Game

    game = Game(room, {"players": room.seats()[0]})
    match = game.new(0)
    game.rules.scored(game.door(game.memory(game.blank)), np.zeros(game.players, np.int64))
    for level in LEVELS:
        move = Bot(level, 0).choose(match, match.actors[0])
    match.play(move)


def main(game: str) -> None:
    from bluffhouse.games import open_room

    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)  # the table comes first
    compile_room(open_room(game))


if __name__ == "__main__":
    main(sys.argv[1])
