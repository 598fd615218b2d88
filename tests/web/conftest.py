"""A real house and a real browser: the system's Chromium, driven by Playwright."""

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from bluffhouse.conform.browser import FLAGS, chromium, launched
from bluffhouse.conform.browser import served as house_served
from tests.fate import fate
from tests.web.guest import Guest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "bluffhouse" / "server" / "static"
CLI = """
import sys
from bluffhouse.cli import main
from tests.fate import read_from
read_from(sys.argv.pop(1))
main()
"""
FATE = "fate"  # the page that the house reads its seeds from
PHONE = {"width": 360, "height": 740}
HAND = Path(__file__).with_name("hand.js")
#: Milliseconds in which a page shows what is expected of it. Only a test that fails waits so long,
#: and a machine that does much else at the same time needs more than Playwright's five seconds.
expect.set_options(timeout=30_000)
#: Devices have a hand in chance: what they draw for it, and that alone, is told by fate, too.
DRAW = """
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (room) => room instanceof Uint8Array && room.length === 32
  ? room.map((_, i) => (room[i] = parseInt("FATE".slice(2 * i, 2 * i + 2), 16))) : draw(room);
"""


#: Who opens a table wants no suspense, unless a test does.
AT_ONCE = """
if (location.protocol !== 'about:') localStorage.habits ??= JSON.stringify({ pace: 'off' });
"""


def quick() -> str:
    """The browser without windows takes a fifth less of the processor for the same pages. But it
    ends a page whose service worker marks its icon, as this house's does."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or chromium()


@contextmanager
def served(folder: Path, pace: int = 0) -> Iterator[str]:
    """A house whose seeds are told by fate."""
    assert (STATIC / "index.html").exists(), "the web table is not built: run `make web`"
    folder.mkdir(parents=True, exist_ok=True)
    fate = folder.absolute() / FATE
    fate.touch()
    with house_served(folder, pace, ("-c", CLI, str(fate)), ROOT) as address:
        yield address


@pytest.fixture(scope="session")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps its things."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def house(ground: Path) -> Iterator[str]:
    with served(ground) as address:
        yield address


@pytest.fixture(autouse=True)
def _fate_of_the_house(request: pytest.FixtureRequest, ground: Path, house: str) -> None:
    (ground / FATE).write_text(request.node.nodeid, "utf-8")


@pytest.fixture(scope="session")
def whole_browser(browser: Browser) -> Browser:
    """For pages with service workers. It ends with the other one."""
    return browser.browser_type.launch(executable_path=chromium(), args=FLAGS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched(quick()) as started:
        loop = asyncio._get_running_loop()
        yield started
        asyncio._set_running_loop(loop)  # a test that knows no browser may have been the last


@pytest.fixture
def come(
    house: str, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Guest]]:
    """Lets guests come, each with a browser of his own, and nothing may go wrong in any of them."""
    drawn = partial(fate(lambda: f"{request.node.nodeid} devices").token_hex, 32)
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def complain(line: ConsoleMessage) -> None:
        if line.type == "error":
            trouble.append(f"{line.text} ({line.location['url']})")

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", complain)

    def come(path: str = "/", *, locale: str = "en-GB", **wishes: Any) -> Guest:
        wishes = {"viewport": PHONE, "service_workers": "block", **wishes}
        mine = browser
        if wishes["service_workers"] == "allow":
            mine = request.getfixturevalue("whole_browser")
        context = mine.new_context(base_url=house, locale=locale, **wishes)
        contexts.append(context)
        context.add_init_script(path=HAND)
        context.add_init_script(AT_ONCE)
        context.add_init_script(DRAW.replace("FATE", drawn()))
        page = context.new_page()
        listen(page)
        page.goto(path)
        return Guest(page, trouble)

    yield come
    for context in contexts:
        context.close()
    assert not trouble
