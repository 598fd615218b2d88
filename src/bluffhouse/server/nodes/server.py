"""A node from its configuration: its doors, the register, the hall."""

import asyncio
import secrets
import socket
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial

from msgspec.structs import replace

from bluffhouse import __version__
from bluffhouse.core.quoting import typed
from bluffhouse.server import own_address
from bluffhouse.server.admission.http_connection import HttpConnections
from bluffhouse.server.admission.reception import Reception
from bluffhouse.server.config import Config, ConfigError
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.nodes import inner_door
from bluffhouse.server.nodes.board import NodeBoard
from bluffhouse.server.nodes.counts import NodeCounts
from bluffhouse.server.nodes.doors import in_words
from bluffhouse.server.nodes.heart import Heart
from bluffhouse.server.nodes.inner_door import Brought, InnerDoor
from bluffhouse.server.nodes.lending import share
from bluffhouse.server.nodes.node import Node
from bluffhouse.server.nodes.passing_on import Front, FrontConnection, FrontConnections
from bluffhouse.server.nodes.register import Card, Register
from bluffhouse.server.nodes.rows import as_number
from bluffhouse.server.store import Store
from bluffhouse.server.store.fenced import NEVER, FencedPostgreSQL, SharedPostgreSQL
from bluffhouse.server.store.owners import own_name
from bluffhouse.server.store.postgresql import PostgreSQL
from bluffhouse.server.store_setup import one_line
from bluffhouse.server.web_server import WebServer, settle


class Inside:
    """A `Reception` for guests whom another node has let in, and counted."""

    def __init__(self, outside: Reception) -> None:
        self.config = replace(outside.config, proxied=True)
        self.share = outside.share
        self.counts = outside.counts
        self.metrics = outside.metrics
        self.budgets = outside.budgets


class NodeServer(WebServer):
    """Passes on who wants a table of another node, and serves whom others bring."""

    def __init__(self, hall: Hall, node: Node) -> None:
        self._node = node
        self.front = Front(node, self._serve_here)
        node.seen = self.front.see
        super().__init__(hall, welcoming=partial(FrontConnections, self.front))
        self._inside: HttpConnections | None = None

    def bring(self, address: str) -> asyncio.Protocol:
        """The connection of a guest who was brought by another node, which has counted him."""
        outside = self.config.http_protocol_class
        assert isinstance(outside, HttpConnections)
        if self._inside is None:
            self._inside = HttpConnections(Inside(outside.reception), outside.listen)
        return Brought(
            self._inside, address, config=self.config, server_state=self.server_state,
            app_state=self.lifespan.state,
        )  # fmt: skip

    def _serve_here(self, transport: asyncio.Transport, said: bytes) -> None:
        """Somebody who was to be passed on is right here."""
        guest = self._protocol()
        assert isinstance(guest, FrontConnection)
        transport.set_protocol(guest)
        guest.connection_made(transport)
        guest.serve(said)
        transport.resume_reading()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.closing = True  # whoever asks is told to send nobody here
        await self._node.leave()
        await self.front.part()
        await super().shutdown(sockets)


async def keep(
    config: Config, ready: Callable[[str], None] | None, stop: asyncio.Event | None
) -> None:
    """Serve as one of several nodes until `stop`, or SIGINT or SIGTERM."""
    with own_address.bind(config) as door, one_line(), ExitStack() as opened:
        database = opened.enter_context(closing(FencedPostgreSQL(config.store)))
        store = Store(database, epoch=NEVER)
        register = opened.enter_context(closing(Register(SharedPostgreSQL(config.store))))
        heart = opened.enter_context(closing(Heart(Register(SharedPostgreSQL(config.store)))))
        inner = opened.enter_context(_inner(config, database))
        node = Node(register, heart, database, _card(config, database, inner))
        await node.check()
        await _serve(config, node, store, (door, inner), ready, stop or asyncio.Event())


def _secret(config: Config) -> str:
    """What all nodes know and the database does not hold: the password that leads there."""
    from psycopg.conninfo import conninfo_to_dict

    given = conninfo_to_dict(config.store)
    return f"{config.cluster} {given.get('password') or ''}"


async def _serve(
    config: Config,
    node: Node,
    store: Store,
    doors: tuple[socket.socket, socket.socket],
    ready: Callable[[str], None] | None,
    stop: asyncio.Event,
) -> None:
    loop = asyncio.get_running_loop()
    door, inner = doors
    counts = NodeCounts(_secret(config))
    board = NodeBoard(node, counts)
    hall = Hall(config, store, share=node.territory, board=board, counts=counts)
    board.show(hall)
    lend = share(hall, node, node.card.version, board)
    await hall.open()
    server = NodeServer(hall, node)
    strangers = inner_door.strangers()
    inside = await loop.create_server(
        lambda: InnerDoor(node, node.card.secret, server.bring, hall.table, lend, strangers),
        sock=inner,
    )
    await _warm_up(hall)
    await node.begin(hall)
    settle()
    beside = [
        asyncio.create_task(server.say_when_ready(door, ready)),
        asyncio.create_task(server.stop_when_told(stop)),
    ]
    try:
        await server.serve([door])
    finally:
        for task in beside:
            task.cancel()
        inside.close()
        await node.close()


async def _warm_up(hall: Hall) -> None:
    """Load the rules of what is played, before there is anybody who would wait for them."""
    played = await hall.ledger.ask(lambda store: store.tables("playing"))
    for game in {table.game for table in played}:
        await hall.games.get(game)


def _inner(config: Config, database: PostgreSQL) -> socket.socket:
    """The inner door, where other nodes can reach it."""
    host, _, port = config.inner.rpartition(":")
    try:
        return inner_door.listen(host.strip("[]") or database.own_host(), int(port or 0))
    except OSError as error:
        why = in_words(error)
        raise ConfigError("serve-no-inner", value=typed(config.inner), why=why) from error


def _card(config: Config, database: PostgreSQL, inner: socket.socket) -> Card:
    host, port, *_ = inner.getsockname()
    address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    return Card(
        config.cluster,
        config.node or own_name(),
        address,
        secrets.token_urlsafe(24),
        as_number(__version__),
        database.sessions,
    )
