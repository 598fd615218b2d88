"""The key that the house signs its calls with (VAPID, RFC 8292): made once, kept in the store."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bluffhouse.server.denial import Denied

SECRET = "vapid"
CURVE = ec.SECP256R1()
BYTES = 32
POINT, AUTH = 65, 16  # bytes of the keys of a device
VALID = 12 * 3600  # seconds; push services take up to a day


def fresh() -> bytes:
    """A new private key."""
    number: int = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(BYTES, "big")


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that nothing can be encrypted with."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        raise Denied("bad", "push-keys") from None
    if len(point) != POINT or len(secret) != AUTH:
        raise Denied("bad", "push-keys")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii", "strict") + b"=" * (-len(text) % 4))


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
        from py_vapid import Vapid02

        signed: dict[str, str] = Vapid02(self._key).sign(claims)
        return signed
