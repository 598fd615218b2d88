"""`make screenshots`: every screen in three sizes, light and dark, to be looked at."""

import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

import bluffhouse as bh
from bluffhouse.core.words import words
from tests.web.conftest import launched, served

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
LOCALES = {"light": "en-GB", "dark": "de-DE"}
SETTLE = 1500  # milliseconds for bots and motion


def screens(page: Page, lang: str) -> Iterator[str]:
    """Goes through the house; the name of every screen as it stands there."""
    page.goto("/")
    page.locator("article").first.wait_for()
    yield "door"
    page.locator("article button").nth(2).click()
    page.get_by_role("dialog").locator("select").first.wait_for()
    yield "new-table"
    page.get_by_role("dialog").locator("button.primary").click()
    page.locator("main ol").wait_for()
    yield "waiting"
    for game in bh.games():
        page.goto("/")
        name = f"{words(lang, game).say('name')}: {words(lang).say('web-play-bots')}"
        page.get_by_role("button", name=name, exact=True).click()
        page.locator(".turn").wait_for()
        yield f"table-{game}"
        table = page.url
        page.goto(f"{table}/tv")
        yield f"tv-{game}"


def take(folder: Path) -> None:
    with served(folder / "house") as address, launched() as browser:
        for scheme, locale in LOCALES.items():
            context = browser.new_context(base_url=address, locale=locale, color_scheme=scheme)
            page = context.new_page()
            for name in screens(page, locale[:2]):
                for size, (width, height) in SIZES.items():
                    page.set_viewport_size({"width": width, "height": height})
                    page.wait_for_timeout(SETTLE)
                    page.screenshot(path=folder / f"{name}-{scheme}-{size}.png")
            context.close()


if __name__ == "__main__":
    take(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
