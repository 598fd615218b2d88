"""One wing of a house, in a process of its own: a server that is led its guests by the porter."""

import asyncio
import os
import socket
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from bluffhouse.core.errors import Refused
from bluffhouse.server import serve
from bluffhouse.server.config import Config
from bluffhouse.server.hall import Hall
from bluffhouse.server.wings.board import Board
from bluffhouse.server.wings.plan import Wing

REFUSED = 2  # the exit code of a wing that it would be useless to build again
READY = b"."  # what the porter hears when guests may come


class Orders(Struct, frozen=True):
    """What the porter tells a wing on its input: settings may hold a password."""

    config: Config
    wing: Wing
    epoch: int  # of the store
    corridor: int  # the file descriptor by which guests come
    board: str  # the folder of the board


def main() -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    try:
        with asyncio.Runner(loop_factory=serve.loop_factory()) as runner:
            runner.run(_keep(orders))
    except Refused as refused:
        print("bluffhouse:", refused.say(), file=sys.stderr)
        sys.exit(REFUSED)


async def _keep(orders: Orders) -> None:
    """Serve this wing's tables until told to stop."""
    config, wing = orders.config, orders.wing
    serve.set_up_logs(config)
    store = serve.configured_store(config, epoch=orders.epoch)
    hall = Hall(config, store, wing=wing, board=Board(Path(orders.board), wing))
    with serve.one_line():
        await hall.open()
    house = serve.House(hall, staying=False)
    with socket.socket(fileno=orders.corridor) as corridor:
        corridor.setblocking(False)
        serve.spare_the_collector()
        entrance = asyncio.create_task(_open(house, corridor))
        await house.serve([])
        entrance.cancel()


async def _open(house: serve.House, corridor: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    await house.opened()
    loop.add_reader(corridor, _let_in, house, corridor, loop)
    corridor.send(READY)


def _let_in(house: serve.House, corridor: socket.socket, loop: asyncio.AbstractEventLoop) -> None:
    """Somebody comes down the corridor, with the first words on his lips."""
    try:
        said, found, _, _ = socket.recv_fds(corridor, 1, 1)
    except BlockingIOError:
        return
    if not said:  # the porter is dead, and the door is shut
        os._exit(1)
    for number in found:
        house.welcome(socket.socket(fileno=number), loop)


if __name__ == "__main__":
    main()
