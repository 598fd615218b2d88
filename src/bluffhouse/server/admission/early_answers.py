"""Short answers over HTTP, for who gets no further than the door."""

from http import HTTPStatus

import msgspec

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied, code_of, retry_after, why


def curtly(status: HTTPStatus, denied: Denied) -> bytes:
    """A whole response, after which the connection is closed. Nobody has said his language yet."""
    body = msgspec.json.encode(ms.Problem(code_of(denied), why(denied, "en")))  # type: ignore[arg-type]
    seconds = retry_after(denied)
    heads = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "connection: close",
        *([] if seconds is None else [f"retry-after: {seconds}"]),
    ]
    return "\r\n".join(heads).encode() + b"\r\n\r\n" + body
