"""The key that the house signs its calls with (VAPID, RFC 8292): made once, kept in the store."""

import time
from base64 import urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

SECRET = "vapid"
CURVE = ec.SECP256R1()
BYTES = 32
VALID = 12 * 3600  # seconds; push services take up to a day


def fresh() -> bytes:
    """A new private key."""
    number: int = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(BYTES, "big")


class Signature:
    """Signs for one private key. `contact`: whom a push service can write to."""

    def __init__(self, private: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(private, "big"), CURVE)
        self._contact = contact

    @property
    def public(self) -> str:
        """What a browser needs to subscribe to our calls and to nobody else's."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self._contact,
        }
        signed: dict[str, str] = Vapid02(self._key).sign(claims)
        return signed
