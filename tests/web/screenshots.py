"""`make screenshots`: every screen in three sizes, light and dark, to be looked at.

After the folder, `door` or games can be named, to take these alone.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

import bluffhouse as bh
from bluffhouse.conform.browser import launched
from tests.trials import own
from tests.web.conftest import HAND, served
from tests.web.lay import Seat, join, lay, start

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
LOOKS = {"light": "en-GB", "dark": "de-DE"}
SETTLE = 300  # milliseconds for the layout; there is no motion
PARTS = 0.6  # of a match, for the replay
SET_BAR = "(bar, to) => { bar.value = bar.max * to; bar.dispatchEvent(new Event('input')) }"
REMEMBER = (
    "habits => localStorage.setItem('habits', JSON.stringify("
    "{ ...JSON.parse(localStorage.getItem('habits') ?? '{}'), ...habits }))"
)

NONE: dict[str, str] = {}


@dataclass
class Camera:
    """Takes the page that it is pointed at, in every size or in some."""

    page: Page
    folder: Path
    look: str

    def take(self, name: str, sizes: Sequence[str] = tuple(SIZES)) -> None:
        for size in sizes:
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("scrollTo(0, 0)")
            self.page.wait_for_timeout(SETTLE)
            self.page.screenshot(path=self.folder / f"{name}-{self.look}-{size}.png")

    def seen(self, what: str) -> bool:
        """Plays until something is seen; whether it was, before the match was over."""
        end = ".playing section.over"
        self.page.evaluate("until => new Hand(1).play(until)", f"{what}, {end}")
        return self.page.locator(what).count() > 0

    def remember(self, **habits: bool) -> None:
        self.page.evaluate(REMEMBER, habits)
        self.page.reload()


def door(camera: Camera) -> None:
    page = camera.page
    page.goto("/")
    page.locator("article").first.wait_for()
    camera.take("door")
    page.locator("article").first.locator("button").last.click()
    page.get_by_role("dialog").locator("select").first.wait_for()
    camera.take("new-table")
    page.get_by_role("dialog").locator("button.primary").click()
    page.locator("main ol").wait_for()
    camera.take("waiting")


def panels(camera: Camera, game: str) -> None:
    """What is one tap away on a phone."""
    for number, name in enumerate(("log", "chat", "odds")):
        camera.page.locator(".dock button").nth(number).click()
        camera.take(f"{game}-{name}", ["phone"])
        camera.page.keyboard.press("Escape")
    for number, name in ((0, "people"), (1, "rules"), (3, "menu")):  # 2: sound
        camera.page.locator(".page header button").nth(number).click()
        camera.take(f"{game}-{name}", ["phone"])
        camera.page.keyboard.press("Escape")


def match(camera: Camera, game: str, table: Seat) -> None:
    page = camera.page
    page.goto(table.link)
    for name, what in own(game, "MOMENTS", NONE).items():
        if camera.seen(what):
            camera.take(f"{game}-{name}")
        if name == "turn":
            camera.remember(cup=True)
            page.locator("button[data-move], .stage button").first.wait_for()
            camera.take(f"{game}-cup", ["phone"])
            panels(camera, game)
            camera.remember(cup=False)
    page.evaluate("new Hand(2).play()")
    camera.take(f"{game}-over")
    page.goto(f"{table.invitation}/replay/1")
    page.locator(".controls input[type=range]").evaluate(SET_BAR, PARTS)
    camera.take(f"{game}-replay")


def waits(camera: Camera, game: str, house: str) -> None:
    """Others think, and go on thinking; and how a TV shows that."""
    table = lay(house, game, bots=False)
    for name in ("Berta", "Maximiliana", "Ива"):
        join(table, name)
    start(table)
    camera.page.goto(table.link)
    camera.page.locator(".stage").first.wait_for()
    camera.seen(".turn:not(.mine)")
    camera.take(f"{game}-waits")
    camera.page.goto(f"{table.invitation}/tv")
    camera.page.locator(".tv main > *").first.wait_for()
    camera.take(f"{game}-tv", ["desktop"])


def crowd(camera: Camera, game: str, house: str) -> None:
    players = own(game, "CROWD", 0)
    if not players:
        return
    camera.page.goto(lay(house, game, players=players, pace="quick").link)
    for name in ("turn", "showdown", "reveal"):
        if (what := own(game, "MOMENTS", NONE).get(name)) and camera.seen(what):
            camera.take(f"{game}-crowd-{name}")


def walk(browser: Browser, house: str, folder: Path, only: Sequence[str]) -> None:
    for look, locale in LOOKS.items():
        context = browser.new_context(
            base_url=house, locale=locale, color_scheme=look, reduced_motion="reduce"
        )
        context.add_init_script(path=HAND)
        camera = Camera(context.new_page(), folder, look)
        if "door" in only:
            door(camera)
        for game in bh.games():
            if game in only:
                match(camera, game, lay(house, game, pace="quick"))
                waits(camera, game, house)
                crowd(camera, game, house)
        context.close()


if __name__ == "__main__":
    into = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    with served(into / "house") as address, launched() as chromium:
        walk(chromium, address, into, sys.argv[2:] or ["door", *bh.games()])
