"""Sending a call to a push service: encrypted for the device (RFC 8291), signed by the house. Needs
what comes with `bluffhouse[push]`, and is loaded when somebody is first called."""

import socket
from base64 import urlsafe_b64encode
from hashlib import blake2b
from ipaddress import ip_address

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from pywebpush import WebPusher

from bluffhouse.server.push.keys import Signature
from bluffhouse.server.push.letters import Occasion
from bluffhouse.server.push.outside import check_endpoint, is_public
from bluffhouse.server.store.devices import Device

PATIENCE = aiohttp.ClientTimeout(total=10)  # seconds, for all of it
GONE = (404, 410)  # the device does not want to be called any more


def _topic(device: Device) -> str:
    """A new call of a table takes the place of one that was not delivered yet. Push services read
    this: it must not tell the code."""
    key = device.auth.encode()[:64]
    name = blake2b(f"{device.code}/{device.guest}".encode(), digest_size=16, key=key)
    return urlsafe_b64encode(name.digest()).rstrip(b"=").decode()


class Outside(AbstractResolver):
    """Looks names up, and knows only addresses of the public network: the connection is made to
    just these, whatever the name says a moment later."""

    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._names.resolve(host, port, family)
        public = [place for place in found if is_public(ip_address(place["host"]))]
        if not public:
            raise OSError(None, f"{host} is no place outside")
        return public

    async def close(self) -> None:
        await self._names.close()


class Sender:
    """Sends to where a browser said, if that leads out of the house."""

    def __init__(self, signature: Signature, *, inside: bool) -> None:
        self._signature = signature
        self._inside = inside

    async def send(self, device: Device, letter: bytes, occasion: Occasion) -> bool:
        """Whether the device can be called again. Raises if nobody knows."""
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        pusher = WebPusher({"endpoint": device.endpoint, "keys": keys})
        headers = {
            **self._signature.headers(device.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(occasion.lasts),
            "Urgency": "high" if occasion.kind == "soon" else "normal",
            "Topic": _topic(device),
        }
        check_endpoint(device.endpoint, inside=self._inside)  # what is allowed may have changed
        status = await self.post(device.endpoint, pusher.encode(letter)["body"], headers)
        if status >= 300 and status not in GONE:
            raise OSError(None, f"the push service answered {status}")
        return status not in GONE

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, of which nothing else is read; nowhere else is gone to."""
        resolver = None if self._inside else Outside()
        connector = aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False, force_close=True)
        try:
            async with (
                aiohttp.ClientSession(connector=connector, timeout=PATIENCE) as session,
                session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                return answer.status
        except aiohttp.ClientError as error:  # hung up, or said nothing that is HTTP
            raise OSError(None, f"the push service did not answer: {error}") from error
