"""A wire to PostgreSQL that can break at the worst moment: after the commit, before the answer."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

DONE = b"COMMIT\0"  # what PostgreSQL answers when a transaction is durable


class Wire:
    """Carries connections from a port of its own to a server's socket."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = self._door.getsockname()[1]
        self.break_after_commit = False
        self._clients: list[socket.socket] = []
        Thread(target=self._open, daemon=True).start()

    def _open(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                self._clients.append(client)
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._server)
                for ends in ((client, server), (server, client)):
                    Thread(target=self._carry, args=ends, daemon=True).start()

    def cut(self) -> None:
        """The clients lose their connections; the server hears nothing of it."""
        self._clients, clients = [], self._clients
        for client in clients:
            client.shutdown(socket.SHUT_RDWR)

    def _carry(self, source: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if self.break_after_commit and source.family == socket.AF_UNIX:
                    if DONE not in data:
                        continue
                    self.break_after_commit = False
                    break
                to.sendall(data)
        for end in (source, to) if source in self._clients or to in self._clients else ():
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._door.close()


@contextmanager
def wire_to(server: str) -> Iterator[Wire]:
    wire = Wire(server)
    try:
        yield wire
    finally:
        wire.close()
