"""Where a server listens, and how other devices reach it."""

import socket
from urllib.parse import urlsplit

from bluffhouse.core.quoting import typed
from bluffhouse.server.config import Config, ConfigError

EVERYWHERE = ("", "0.0.0.0", "::")  # all addresses of this machine
HERE = ("127.0.0.1", "::1", "localhost")
NOWHERE = ("192.0.2.1", 9)  # an address kept for documentation (RFC 5737): nobody has it


def bind(config: Config) -> socket.socket:
    """The door of the server, not open yet; or in one line why it cannot be had."""
    try:
        found = socket.getaddrinfo(
            config.host or None, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, kind, protocol, _, address = found[0]
        door = socket.socket(family, kind, protocol)
        try:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if config.host == "::":  # over IPv4, too
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            door.bind(address)
        except BaseException:
            door.close()
            raise
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        host = typed(config.host)
        raise ConfigError("serve-no-door", host=host, port=str(config.port), why=why) from error
    return door


def link(config: Config, port: int) -> str:
    """The address to open, from here and, if the server listens to them, from other devices."""
    if config.public_url:
        return config.public_url.rstrip("/")
    return _url("http", _outside() if config.host in EVERYWHERE else config.host, port)


def shared(seen: str, config: Config) -> str:
    """An address that somebody here has used, as others can use it: `localhost` is theirs."""
    parts = urlsplit(seen)
    if config.public_url or config.host not in EVERYWHERE or parts.hostname not in HERE:
        return (config.public_url or seen).rstrip("/")
    return _url(parts.scheme, _outside(), parts.port)


def _url(scheme: str, host: str, port: int | None) -> str:
    host = f"[{host}]" if ":" in host else host
    return f"{scheme}://{host}" + (f":{port}" if port else "")


def _outside() -> str:
    """The address of this machine on its network, as packets to the world would carry it.

    Connecting a datagram socket looks up the route and sends nothing.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:  # no network
            return HERE[0]
        return str(probe.getsockname()[0])
