"""Sending a call to a push service: encrypted for the device (RFC 8291), signed by the house. Needs
what comes with `bluffhouse[push]`; it is loaded when somebody first wants to be called."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b

import aiohttp
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from pywebpush import WebPusher

from bluffhouse.server.denial import Denied
from bluffhouse.server.push.keys import Signature
from bluffhouse.server.push.letters import Occasion
from bluffhouse.server.push.outside import Outside, check_endpoint
from bluffhouse.server.store.devices import Device

PATIENCE = aiohttp.ClientTimeout(total=10)  # seconds, for all of it
GONE = (404, 410)  # the device does not want to be called any more
POINT, AUTH = 65, 16  # bytes of the keys of a device


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that nothing can be encrypted with."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise Denied("bad", "push-keys") from None
    if len(point) != POINT or len(secret) != AUTH:
        raise Denied("bad", "push-keys")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii", "strict") + b"=" * (-len(text) % 4))


def _topic(device: Device) -> str:
    """A new call of a table takes the place of one that was not delivered yet. Push services read
    this: it must not tell the code."""
    key = device.auth.encode()[:64]
    name = blake2b(f"{device.code}/{device.guest}".encode(), digest_size=16, key=key)
    return urlsafe_b64encode(name.digest()).rstrip(b"=").decode()


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
        async with (
            aiohttp.ClientSession(connector=connector, timeout=PATIENCE) as session,
            session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return answer.status
