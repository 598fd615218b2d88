"""What every answer carries, who may ask, and what pages can be had."""

import asyncio
import gzip
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from picows import WSInvalidStatusError, ws_connect

from bluffhouse.server.metrics import Metrics
from bluffhouse.server.requests import app
from bluffhouse.server.requests import pages as server_pages
from tests.server.guests import Guest, Phone, http_client, open_table, served

ANSWERS = (
    ("GET", "/api/games", 200),
    ("GET", "/api/tables", 200),
    ("GET", "/api/tables/BBBBBB", 404),
    ("GET", "/api/tables?lang=xx", 400),
    ("POST", "/api/tables", 400),
    ("POST", "/api/tables/BBBBBB/commands", 404),
    ("DELETE", "/api/tables", 405),
    ("POST", "/api/games", 405),
    ("GET", "/api/nothing/there", 404),
    ("POST", "/api/nothing/there", 405),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/api/messages.json", 200),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
    ("GET", "/nothing.txt", 404),
    ("POST", "/", 405),
    ("OPTIONS", "/api/tables", 405),
    ("HEAD", "/api/games", 200),
)


def wears_headers(answer: httpx.Response) -> None:
    for name, text in app.HEADERS.items():
        assert answer.headers.get_list(name) == [text], (answer.url, name)
    assert "cache-control" in answer.headers
    assert "set-cookie" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers


async def test_every_answer_wears_the_headers(tmp_path: Path) -> None:
    async with served(tmp_path) as url, http_client(base_url=url) as client:
        for method, path, status in ANSWERS:
            answer = await client.request(method, path)
            assert answer.status_code == status, (method, path, answer.text)
            wears_headers(answer)
            if status == 405:
                assert answer.headers["allow"]
            if method == "HEAD":
                assert answer.content == b""
            elif status >= 400:
                assert answer.json()["why"]["text"]


async def test_a_fault_of_the_server_says_no_more_than_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Metrics) -> bytes:
        raise ZeroDivisionError("with a secret")

    monkeypatch.setattr(Metrics, "text", broken)
    async with served(tmp_path) as url, http_client(base_url=url) as client:
        answer = await client.get("/metrics")
        assert (answer.status_code, answer.json()["why"]["key"]) == (500, "http-failed")
        assert "secret" not in answer.text
        wears_headers(answer)


async def test_the_policy_lets_nothing_foreign_in() -> None:
    policy = app.HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-eval" not in policy
    assert "script-src" not in policy  # so scripts are the default: our own, never inline
    for closed in ("object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert closed in policy


FOREIGN = ("https://evil.example", "null", "http://127.0.0.1.evil.example", "http://[", "file://")


async def test_pages_of_others_may_not_act(tmp_path: Path) -> None:
    async with served(tmp_path) as url, http_client(base_url=url) as client:
        new = {"settings": {"game": "luegen", "options": {"players": 2}}, "name": "Ada"}
        for origin in FOREIGN:
            for method in ("GET", "POST"):
                headers = {"Origin": origin}
                answer = await client.request(method, "/api/tables", json=new, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "origin"), origin
                wears_headers(answer)
        for headers in ({}, {"Origin": url}, {"Origin": url.upper().replace("HTTP", "http")}):
            answer = await client.post("/api/tables", json=new, headers=headers)
            assert answer.status_code == 201, headers


async def knock(guest: Guest, origin: str | None) -> int:
    """Open a socket as a page of that origin; gives the status of the answer."""
    headers = {} if origin is None else {"Origin": origin}
    try:
        transport, _ = await ws_connect(Phone, guest.socket, extra_headers=headers)
    except WSInvalidStatusError as refused:
        return int(refused.response.status)
    transport.disconnect()
    await transport.wait_disconnected()
    return 101


async def test_pages_of_others_get_no_socket(tmp_path: Path) -> None:
    async with served(tmp_path, origins=["https://friend.example"]) as url:
        guest = await open_table(url)
        for origin in FOREIGN:
            assert await knock(guest, origin) == 403, origin
        for origin in (None, url, "https://friend.example"):
            assert await knock(guest, origin) == 101, origin


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of pages beside something secret."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "app-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("the seed")
    (folder / "out.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(server_pages, "folder", lambda: folder)
    return folder


async def raw_get(url: str, path: str) -> tuple[int, bytes]:
    """GET a path exactly as it is written: clients would tidy it."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    request = f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: close\r\n\r\n"
    writer.write(request.encode("latin-1"))
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return int(answer.split(b" ", 2)[1]), answer


TRAVERSALS = (
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/....//secret.txt",
    "//secret.txt",
    "/out.txt",
    "/%00secret.txt",
    "/secret.txt%00.js",
    "/" + "a/" * 3000 + "b.txt",
)


async def test_no_path_leads_out_of_the_pages(pages: Path, tmp_path: Path) -> None:
    outside = str(tmp_path / "secret.txt")
    async with served(tmp_path / "data") as url:
        for path in (*TRAVERSALS, outside, "/" + outside, outside.replace("/", "%2f")):
            status, answer = await raw_get(url, path)
            assert status in (400, 404, 414), (path, answer)
            assert b"the seed" not in answer
            if status == 404:
                assert b"content-security-policy" in answer


async def test_pages_wear_the_headers_too(pages: Path, tmp_path: Path) -> None:
    async with served(tmp_path / "data") as url, http_client(base_url=url) as client:
        for path in ("/", "/t/KMRTXB"):
            answer = await client.get(path)
            assert "the page" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            wears_headers(answer)
        script = await client.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        wears_headers(script)
        head = await client.head("/")
        assert (head.status_code, head.content) == (200, b"")
        wears_headers(head)
        part = await client.get("/assets/app-1a2b.js", headers={"Range": "bytes=900-"})
        assert part.status_code == 416
        wears_headers(part)


async def test_a_pressed_file_is_sent_to_who_takes_it(pages: Path, tmp_path: Path) -> None:
    (pages / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"play()"))
    async with served(tmp_path / "data") as url, http_client(base_url=url) as client:
        for taken in ("gzip, br", "identity"):
            script = await client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": taken})
            assert script.text == "play()"
            assert script.headers.get("content-encoding") == ("gzip" if "gzip" in taken else None)
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.headers["vary"] == "accept-encoding"
            wears_headers(script)


async def test_only_what_is_the_same_for_all_is_compressed(tmp_path: Path) -> None:
    """What a table holds would show in the size of what is told of it."""
    async with served(tmp_path) as url, http_client(base_url=url) as client:
        host = await open_table(url)
        for path, public in (
            ("/api/games", True),
            ("/api/games/luegen/texts", True),
            ("/api/games/luegen/labels?players=4", True),
            ("/api/games/luegen/certificate", True),
            ("/api/tables", False),
            (f"/api/tables/{host.code}", False),
            (f"/api/tables/{host.code}/state", False),
        ):
            plain, small = [
                await client.get(path, headers={"Accept-Encoding": taken})
                for taken in ("identity", "gzip")
            ]
            assert plain.status_code == small.status_code == 200
            assert "content-encoding" not in plain.headers
            assert small.headers.get("content-encoding") == ("gzip" if public else None)
            assert small.headers["content-type"] == plain.headers["content-type"]
            if public:
                assert small.content == plain.content
                assert small.num_bytes_downloaded < len(plain.content) / 2
                assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"


async def test_a_table_names_what_it_needs_next(pages: Path, tmp_path: Path) -> None:
    for name in ("table-1.js", "table-1.js.gz", "table-2.css"):
        (pages / "assets" / name).write_text("")
    async with served(tmp_path / "data") as url, http_client(base_url=url) as client:
        assert "link" not in (await client.get("/")).headers
        hints = (await client.get("/t/KMRTXB")).headers["link"].split(", ")
        assert hints[0] == "</assets/table-1.js>; rel=modulepreload"
        assert hints[1].startswith("</assets/table-2.css>; rel=preload; as=style")
        assert len(hints) == 2
