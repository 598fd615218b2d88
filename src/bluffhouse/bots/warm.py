"""Compiles a game in a process of its own, so that nobody has to wait for it.

python -m bluffhouse.bots.warm [GAME …]
"""

import contextlib
import os
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

from bluffhouse.core.kept_code import root
from bluffhouse.core.room import Room

if TYPE_CHECKING:
    from bluffhouse.core.match import Match

HELD = "--held"  # by the process that started this one
STDIN = 0


def start(game: str) -> "subprocess.Popen[bytes]":
    """Begin to compile a game beside this process. It ends when this one does, however that
    happens; what it has compiled by then is kept."""
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, "-m", "bluffhouse.bots.warm", HELD, game],
        stdin=subprocess.PIPE,  # nothing is ever written: its end is the message
        stdout=quiet,
        stderr=quiet,
        env={**os.environ, "BLUFFHOUSE_CACHE": str(root())},  # where this one looks for it
        start_new_session=True,  # Ctrl-C is for the one who started it
    )


def _end_with_parent() -> None:
    """Not by `sys.stdin`, whose lock this thread would hold for ever: Python aborts at its end."""
    while os.read(STDIN, 1):
        pass
    os._exit(1)


def compile_rules(room: Room) -> "Match":
    """Compile what a match needs, by using it; gives one that has begun."""
    import numpy as np

    from bluffhouse.core.game import Game

    game = Game(room, {"players": room.seats()[0]})
    match = game.new(0)
    at = game.door(memory := game.memory(game.blank))
    game.rules.begin(at, 0)
    game.rules.acting(at)
    game.rules.options_of(at, 0)
    game.rules.scored(at, np.zeros(game.players, np.int64))
    del memory  # kept until here: `at` is its address
    match.play(match.legal(match.actors[0])[0], match.actors[0])
    return match


def compile_room(room: Room) -> None:
    """Compile what a table with bots needs, by using it. Of several processes one does, and the
    others wait for it."""
    from bluffhouse.bots import Bot, Limits, levels

    hasty = Limits(seconds=0.0)
    with room.compiling():
        match = compile_rules(room)
        bots = [Bot(level, 0, limits=hasty) for level in levels(room)]
        for bot in bots * 10:
            player = match.actors[0]
            room.odds(match.game, match.view(player))
            match.play(bot.choose(match, player), player)
            if match.over:
                break


def main(games: list[str]) -> None:
    from bluffhouse.games import open_room, playable

    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)  # the table comes first
    if games[:1] == [HELD]:
        threading.Thread(target=_end_with_parent, daemon=True).start()
        games = games[1:]
    for game in games or playable():
        compile_room(open_room(game))


if __name__ == "__main__":
    main(sys.argv[1:])
