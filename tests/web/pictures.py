"""Takes the pictures that the docs begin with anew: python -m tests.web.pictures

A table of Lügen, as the phone whose turn it is and the TV show it.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from bluffhouse.conform.browser import launched
from tests.web.conftest import FATE, served
from tests.web.lay import lay

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"web-luegen": (390, 780), "web-tv": (1280, 720)}
AS_PRINTED = {"mats": 5, "halves": True, "dice": 6}  # not short, as for tests
HABITS = "if (location.protocol !== 'about:') localStorage.habits = '{\"sound\": false}'"
SETTLE = 500  # milliseconds for the layout; there is no motion


def take(browser: Browser, house: str) -> None:
    table = lay(house, "luegen", players=5, options=AS_PRINTED)
    places = {
        "web-luegen": (table.link, ".wheel"),
        "web-tv": (f"{table.invitation}/tv", ".tv main"),
    }
    for name, (width, height) in SIZES.items():
        size = {"width": width, "height": height}
        context = browser.new_context(
            base_url=house, locale="en-GB", viewport=size, reduced_motion="reduce"
        )
        context.add_init_script(HABITS)
        page = context.new_page()
        where, seen = places[name]
        page.goto(where)
        page.locator(seen).wait_for()
        page.wait_for_timeout(SETTLE)
        page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=88)
        context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as house:
        Path(folder, FATE).write_text("a picture", "utf-8")
        with launched() as browser:
            take(browser, house)


if __name__ == "__main__":
    main()
