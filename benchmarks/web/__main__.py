"""Lighthouse on a phone: the door and a table of every game, and pages of the docs.

python -m benchmarks.web                  the median of three visits each
python -m benchmarks.web door luegen      some
python -m benchmarks.web docs/index.html  a page of the docs, as `make docs` built it
python -m benchmarks.web --visits 5

Lighthouse comes from npm, into build/lighthouse; the browser is the system's. It divides this
machine's time by four to be as slow as a phone, so nothing else should run on it meanwhile.
"""

import argparse
import gzip
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path

import bluffhouse as bh
from bluffhouse.conform.browser import FLAGS, chromium
from tests.web.conftest import served
from tests.web.lay import lay
from web.build import node_and_npm

ROOT = Path(__file__).parents[2]
HOME = ROOT / "build" / "lighthouse"
DOCS = ROOT / "build" / "docs" / "site"
WANTED = "lighthouse@12"  # the newest for Node 20
CATEGORIES = ("performance", "accessibility")
LEAST = 95


def installed() -> list[str]:
    """The command, got once."""
    node, npm = node_and_npm()
    program = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.exists():
        HOME.mkdir(parents=True, exist_ok=True)
        quietly = ["--no-audit", "--no-fund", "--silent", "--prefix", str(HOME)]
        without_browser = os.environ | {"PUPPETEER_SKIP_DOWNLOAD": "1"}
        subprocess.run([*npm, "install", *quietly, WANTED], env=without_browser, check=True)
    return [node, str(program)]


def visit(command: list[str], url: str) -> tuple[float, ...]:
    """The scores of one visit, and how fast the machine was found to be."""
    with tempfile.NamedTemporaryFile(suffix=".json") as told:
        wishes = [
            "--quiet",
            f"--only-categories={','.join(CATEGORIES)}",
            "--output=json",
            f"--output-path={told.name}",
            f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
        ]
        environment = os.environ | {"CHROME_PATH": chromium()}
        subprocess.run([*command, url, *wishes], env=environment, check=True)
        report = json.loads(Path(told.name).read_text(encoding="utf-8"))
    scores = [100 * report["categories"][name]["score"] for name in CATEGORIES]
    return (*scores, report["environment"]["benchmarkIndex"])


class Packed(SimpleHTTPRequestHandler):
    """Files as any host of pages sends them: what is text, gzipped."""

    def send_head(self) -> BytesIO | None:
        path = Path(self.translate_path(self.path))
        if not path.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        kind, body = self.guess_type(path), path.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("content-type", kind)
        if not kind.startswith(("image/jp", "image/png")):
            body = gzip.compress(body, mtime=0)
            self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def log_message(self, *_: object) -> None:
        """The table of scores is all that is said."""


@contextmanager
def docs_served() -> Iterator[str]:
    if not DOCS.is_dir():
        sys.exit("There is no site of the docs: `make docs` builds it.")
    handler = partial(Packed, directory=str(DOCS))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def main() -> None:
    said = argparse.ArgumentParser(prog="python -m benchmarks.web")
    said.add_argument("pages", nargs="*", default=["door", *bh.games()])
    said.add_argument("--visits", type=int, default=3)
    wanted = said.parse_args()
    command = installed()
    print(f"{'page':16}{'performance':>12}{'accessibility':>15}{'speed of the machine':>22}")
    good = True
    with ExitStack() as opened:
        data = opened.enter_context(tempfile.TemporaryDirectory())
        house = opened.enter_context(served(Path(data), pace=1))
        for page in wanted.pages:
            if page.startswith("docs/"):
                url = opened.enter_context(docs_served()) + page.removeprefix("docs")
            else:
                url = house + ("/" if page == "door" else lay(house, page).link)
            visits = [visit(command, url) for _ in range(wanted.visits)]
            performance, accessibility, speed = map(statistics.median, zip(*visits, strict=True))
            good &= min(performance, accessibility) >= LEAST
            print(f"{page:16}{performance:12.0f}{accessibility:15.0f}{speed:22.0f}", flush=True)
    if not good:
        sys.exit(f"Less than {LEAST}.")


if __name__ == "__main__":
    main()
