"""A door of this machine that agents come to."""

import socket

from bluffhouse.core.errors import Refused

HERE = "127.0.0.1"


def bound(port: int) -> socket.socket:
    """A socket at a port of this machine alone; refused if somebody has it."""
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((HERE, port))
    except OSError as error:
        door.close()
        why = error.strerror or str(error)
        raise Refused("agent-port", port=str(port), why=why) from error
    return door
