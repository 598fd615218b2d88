"""Where requests come from: pages of our own, programs, or pages of others, which are refused."""

import re
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from bluffhouse.server.config import Config

HOST_BITS = 64  # of an IPv6 address: its owner can have them all
LONGEST = 45  # characters of an address
HOST = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")
_WITH_PORT = re.compile(r"\[([^\]]*)\](?::\d+)?|([0-9.]+):\d+")  # as some proxies write addresses


def is_ours(origin: str | None, host: str | None, config: Config) -> bool:
    """Whether a request may act here. Programs say no origin; browsers cannot leave it out."""
    if origin is None:
        return True
    if origin in config.origins or origin == _origin(config.public_url):
        return True
    return host is not None and _is_host(origin, host)


def _is_host(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all
        return False


def _origin(url: str) -> str | None:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else None


def is_host(host: str) -> bool:
    """Whether a `Host` can be one: links and QR codes are made of it."""
    return HOST.fullmatch(host) is not None


def address_of(peer: str | None, forwarded: str | None, config: Config) -> str:
    """Whom limits count: a reverse proxy's word is taken only where there is one.

    `forwarded` is the last `X-Forwarded-For` of a request: what stands before it, and before the
    last comma, may be anybody's invention.
    """
    if config.proxied and forwarded:
        return counted(forwarded.rsplit(",", 1)[-1].strip())
    return counted(peer) if peer else "unknown"


def counted(address: str) -> str:
    """What of an address counts: the whole IPv4 address, however it is written; of an IPv6 address
    the network, since whoever has one address there has 2⁶⁴."""
    with_port = _WITH_PORT.fullmatch(address)
    text = (with_port[1] or with_port[2]) if with_port else address
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:  # no address: the proxy knows what it calls its clients
        return address[:LONGEST]
    if found.version == 4:
        return str(found)
    assert isinstance(found, IPv6Address)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> HOST_BITS << HOST_BITS)}/{128 - HOST_BITS}"
