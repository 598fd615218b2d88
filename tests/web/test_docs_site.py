"""The site of the docs: whole, without a network, and for everybody."""

import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from docs.site.build import build
from tests.web.guest import Guest

LOOKED_AT = ["index.html", "play.html", "reference.html", "rules/index.html"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("docs"))


def pages_of(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from pages_of(part)


def test_every_page_has_its_place(site: Path) -> None:
    told = tomllib.loads((site.parent / "zensical.toml").read_text("utf-8"))
    listed = list(pages_of(told["project"]["nav"]))
    pages = site.parent / "pages"
    assert sorted(listed) == sorted(str(p.relative_to(pages)) for p in pages.rglob("*.md"))


class Read(HTMLParser):
    """What a page has and where it leads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = dict(attrs)
        self.names.add(has.get("id") or "")
        if led := has.get("src") or has.get("href"):
            self.links.add(led)
        if tag in ("script", "img", "iframe") or (tag, has.get("rel")) == ("link", "stylesheet"):
            assert not re.match("https?:", led or ""), f"fetched from elsewhere: {led}"


def test_links_lead_somewhere(site: Path) -> None:
    read = {page: Read(page) for page in site.rglob("*.html") if page.name != "404.html"}
    for page, found in read.items():
        for link in found.links:
            led = urlsplit(link)
            if led.scheme or led.netloc:
                continue
            target = (page.parent / unquote(led.path)).resolve() if led.path else page
            assert target.exists(), f"{page.name}: {link}"
            if led.fragment and target in read:
                assert unquote(led.fragment) in read[target].names, f"{page.name}: {link}"


@pytest.fixture
def reader(browser: Browser, site: Path) -> Iterator[Page]:
    context = browser.new_context(base_url=site.as_uri() + "/", reduced_motion="reduce")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield page
    context.close()
    assert [url for url in asked if url.startswith("http")] == []


def test_it_can_be_searched_as_files(reader: Page) -> None:
    reader.goto("index.html")
    reader.get_by_role("button", name="Search").first.click()
    reader.get_by_placeholder("Search").fill("exploitability")
    found = reader.get_by_role("option").filter(has_text="exploitability")
    expect(found.first).to_be_visible()


@pytest.mark.parametrize("page", LOOKED_AT)
def test_axe_finds_nothing(reader: Page, page: str) -> None:
    reader.goto(page)
    assert Guest(reader, []).flaws() == []
