"""One worker, in a process of its own: a server whose guests are passed on by the dispatcher."""

import asyncio
import os
import socket
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from bluffhouse.core.errors import Refused
from bluffhouse.server.admission.shared_limits import SharedCounts
from bluffhouse.server.config import Config
from bluffhouse.server.hall.board import Board
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.logs import set_up_logs
from bluffhouse.server.share import Share
from bluffhouse.server.store_setup import configured_store, one_line
from bluffhouse.server.web_server import WebServer, loop_factory, settle

REFUSED = 2  # the exit code of a worker that it would be useless to build again
COUNTS = "counts"  # a file beside the board, for limits
READY = b"."  # what the dispatcher hears when guests may come


class Orders(Struct, frozen=True):
    """What the dispatcher tells a worker on its input: settings may hold a password."""

    config: Config
    share: Share
    epoch: int  # of the store
    entrance: int  # the file descriptor by which guests come
    board: str  # the folder of the board


def main() -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_keep(orders))
    except Refused as refused:
        print("bluffhouse:", refused.say(), file=sys.stderr)
        sys.exit(REFUSED)


async def _keep(orders: Orders) -> None:
    """Serve this worker's tables until told to stop."""
    config, share = orders.config, orders.share
    set_up_logs(config)
    store = configured_store(config, epoch=orders.epoch)
    board = Path(orders.board)
    counts = SharedCounts(board / COUNTS, share)
    hall = Hall(config, store, share=share, board=Board(board, share), counts=counts)
    with one_line():
        await hall.open()
    server = WebServer(hall, staying=False)
    with socket.socket(fileno=orders.entrance) as entrance:
        entrance.setblocking(False)
        settle()
        opening = asyncio.create_task(_open(server, entrance))
        await server.serve([])
        opening.cancel()


async def _open(server: WebServer, entrance: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    await server.opened()
    loop.add_reader(entrance, _let_in, server, entrance, loop)
    entrance.send(READY)


def _let_in(server: WebServer, entrance: socket.socket, loop: asyncio.AbstractEventLoop) -> None:
    """The dispatcher passes somebody on, with the first words on his lips."""
    try:
        said, found, _, _ = socket.recv_fds(entrance, 1, 1)
    except BlockingIOError:
        return
    if not said:  # the dispatcher is dead, and the door is shut
        os._exit(1)
    for number in found:
        server.welcome(socket.socket(fileno=number), loop)


if __name__ == "__main__":
    main()
