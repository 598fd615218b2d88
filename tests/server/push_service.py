"""A push service on loopback, and browsers that subscribe to it with real keys."""

import asyncio
import contextlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.guests import PATIENCE


class Got(NamedTuple):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Keeps what comes, and answers as a test wants."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status: dict[str, int] = {}  # by path; others: 201; 0: hang up
        self.url = ""
        self._news = asyncio.Event()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        path = head[0].split()[1]
        headers = {
            name.lower(): text for name, _, text in (line.partition(": ") for line in head[1:])
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        status = self.status.get(path, 201)
        more = f"Location: {self.url}/elsewhere\r\n" if 300 <= status < 400 else ""
        answer = f"HTTP/1.1 {status} .\r\n{more}Content-Length: 0\r\nConnection: close\r\n\r\n"
        writer.write(answer.encode() if status else b"")
        await writer.drain()
        writer.close()
        self.got.append(Got(path, headers, body))
        self._news.set()

    async def until(self, so: Callable[[list[Got]], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not so(self.got):
                self._news.clear()
                await self._news.wait()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, service: PushService, name: str) -> None:
        self.path = f"/{name}"
        self._service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, **more: Any) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self._service.url + self.path,
            "p256dh": b64(point),
            "auth": b64(self._auth),
            **more,
        }

    def heard(self) -> list[dict[str, Any]]:
        """What it was called with, decrypted."""
        return [json.loads(self.opened(got)) for got in self._service.got if got.path == self.path]

    def opened(self, got: Got) -> bytes:
        plain: bytes = http_ece.decrypt(
            got.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return plain


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims(got: Got, key: str) -> dict[str, Any]:
    """What the house says of itself, if it was signed by the key that browsers were given."""
    scheme, _, rest = got.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    raw = unb64(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(unb64(signed.split(".")[1]))
    return said
