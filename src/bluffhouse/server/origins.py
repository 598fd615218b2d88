"""Where requests come from: pages of our own, programs, or pages of others, which are refused."""

from urllib.parse import urlsplit

from bluffhouse.server.config import Config

LOCAL = ("127.0.0.1", "::1", "localhost")


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


def address_of(peer: str | None, forwarded: str | None, config: Config) -> str:
    """The address that limits count: a reverse proxy's word is taken only where there is one."""
    if config.proxied and forwarded:
        return forwarded.rsplit(",", 1)[-1].strip()
    return peer or "unknown"
