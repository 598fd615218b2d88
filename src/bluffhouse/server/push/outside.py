"""Where the house may send calls to. The address of a push service comes from a browser, so from
anybody: it must lead out of the house, to the public network, and nowhere else."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from bluffhouse.server.denial import Denied

LONGEST = 1000  # characters of an endpoint
PORTS = (None, 443)


def check_endpoint(endpoint: str, *, inside: bool = False) -> None:
    """Refuse what cannot be a push service's. `inside`: the operator allows any address."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Denied("bad", "push-endpoint") from None
    plain = len(endpoint) <= LONGEST and endpoint.isascii() and not set(endpoint) & set(" \r\n\t\\")
    if not plain or not host or parts.username or parts.password or parts.fragment:
        raise Denied("bad", "push-endpoint")
    if inside:
        return
    if parts.scheme != "https" or port not in PORTS or not is_outside(host):
        raise Denied("bad", "push-endpoint")


def is_outside(host: str) -> bool:
    """Whether a name or an address can be one of the public network."""
    try:
        return _is_public(ip_address(host))
    except ValueError:  # a name: where it leads is looked up when it is used
        return "." in host.rstrip(".") and not host.rstrip(".").endswith((".local", ".localhost"))


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        within = address.ipv4_mapped or address.sixtofour
        if within is not None:
            return _is_public(within)
        if address.teredo or address in NAT64:
            return False
    return address.is_global and not address.is_multicast


class _Network:
    """64:ff9b::/96, by which IPv4 is reached through a translator, whichever it is."""

    def __contains__(self, address: IPv6Address) -> bool:
        return int(address) >> 32 == 0x0064_FF9B << 64


NAT64 = _Network()


class Outside(AbstractResolver):
    """Looks names up, and knows only addresses of the public network: the connection is made to
    just these, whatever the name says a moment later."""

    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._names.resolve(host, port, family)
        public = [place for place in found if _is_public(ip_address(place["host"]))]
        if not public:
            raise OSError(None, f"{host} is no place outside")
        return public

    async def close(self) -> None:
        await self._names.close()
