"""Where the house may send calls to. The address of a push service comes from a browser, so from
anybody: it must lead out of the house, to the public network, and nowhere else."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from bluffhouse.server.denial import Denied

LONGEST = 1000  # characters of an endpoint
PORTS = (None, 443)
#: By which IPv4 is reached through a translator, whichever address that is.
NAT64 = IPv6Network("64:ff9b::/96")


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
        return is_public(ip_address(host))
    except ValueError:  # a name: where it leads is looked up when it is used
        return "." in host.rstrip(".") and not host.rstrip(".").endswith((".local", ".localhost"))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        within = address.ipv4_mapped or address.sixtofour
        if within is not None:
            return is_public(within)
        if address.teredo or address in NAT64:
            return False
    return address.is_global and not address.is_multicast
