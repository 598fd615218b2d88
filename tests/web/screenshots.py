"""`make screenshots`: every screen in seven sizes and three looks, to be looked at.

After the folder, `door`, `evening` or games can be named, to take these alone, and looks (`de`, or
`de-light`). Each has a contact sheet for every look (a language, light or dark): a row for a
moment, a column for a size. What takes too long is left out, and said.
"""

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page

import bluffhouse as bh
from bluffhouse.conform.browser import launched
from tests.trials import own
from tests.web.conftest import HAND, served
from tests.web.lay import Seat, close, join, lay, leave, start

SIZES = {
    "phone": (360, 740),
    "tall": (412, 915),
    "landscape": (740, 360),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
}
TVS = {"tv": (1920, 1080), "tv-small": (1280, 720)}
LOOKS = ("en-light", "de-dark", "bg-light")
SETTLE = 150  # milliseconds for the layout; there is no motion
WITHIN = 120  # seconds for a game in a look
PATIENCE = 30_000  # milliseconds for anything that is waited for
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
    tv: Page
    folder: Path
    look: str
    until: float = 0.0  # when it is too late for more

    def take(self, name: str, sizes: Sequence[str] = tuple(SIZES)) -> None:
        for size in sizes:
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("scrollTo(0, 0)")
            self._shoot(self.page, name, size)

    def take_tv(self, name: str) -> None:
        self.tv.locator(".tv main > *").first.wait_for()
        for size, (width, height) in TVS.items():
            self.tv.set_viewport_size({"width": width, "height": height})
            self._shoot(self.tv, name, size)

    def _shoot(self, page: Page, name: str, size: str) -> None:
        page.wait_for_timeout(SETTLE)
        page.screenshot(path=self.folder / f"{name}-{self.look}-{size}.png")

    def seen(self, what: str) -> bool:
        """Plays until something is seen; whether it was, before the match or the time was over."""
        if time.monotonic() > self.until:
            print(f"no time for {what} ({self.look})")
            return False
        end = ".playing section.over"
        self.page.evaluate("until => new Hand(1).play(until)", f"{what}, {end}")
        return self.page.locator(what).count() > 0

    def remember(self, **habits: bool) -> None:
        self.page.evaluate(REMEMBER, habits)
        self.page.reload()


def door(camera: Camera, house: str) -> None:
    page = camera.page
    page.goto(house)
    page.locator("article").first.wait_for()
    camera.take("door-first")
    page.locator("article").first.locator("button").last.click()
    page.get_by_role("dialog").locator("select").first.wait_for()
    camera.take("door-new-table")
    page.get_by_role("dialog").locator("button.primary").click()
    page.locator("main ol").first.wait_for()
    camera.take("door-waiting")


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
    camera.tv.goto(f"{table.invitation}/tv")
    for name, what in own(game, "MOMENTS", NONE).items():
        if camera.seen(what):
            camera.take(f"{game}-{name}")
            camera.take_tv(f"{game}-{name}")
        if name == "turn":
            camera.remember(cup=True)
            page.locator("button[data-move], .stage button").first.wait_for()
            camera.take(f"{game}-cup", ["phone", "landscape"])
            panels(camera, game)
            camera.remember(cup=False)
    page.evaluate("new Hand(2).play()")
    camera.take(f"{game}-over")
    camera.take_tv(f"{game}-over")
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
    camera.tv.goto(f"{table.invitation}/tv")
    camera.take_tv(f"{game}-waits")


def crowd(camera: Camera, game: str, house: str) -> None:
    players = own(game, "CROWD", 0)
    if not players:
        return
    camera.page.goto(lay(house, game, players=players, pace="quick").link)
    for name in ("turn", "showdown", "reveal"):
        if (what := own(game, "MOMENTS", NONE).get(name)) and camera.seen(what):
            camera.take(f"{game}-crowd-{name}")


SHEET = """
<style>
  body { margin: 0; padding: 24px; background: #777; font: 20px sans-serif }
  table { border-spacing: 14px } td { vertical-align: top } th { writing-mode: vertical-lr }
  img { display: block; zoom: 0.5 }
</style>
<table>ROWS</table>
"""


def contact(page: Page, folder: Path, game: str, look: str) -> None:
    """One sheet with all that was taken of a game in a look."""
    taken = {file.stem for file in folder.glob(f"{game}-*-{look}-*.png")}
    taken |= {file.stem for file in folder.glob(f"{game}-{look}-*.png")}
    rows = dict.fromkeys(stem.rsplit(f"-{look}-", 1)[0] for stem in sorted(taken))
    if not rows:
        return
    cells = "".join(
        f"<tr><th>{row}</th>"
        + "".join(
            f'<td><img src="{stem}.png"></td>'
            for size in (*SIZES, *TVS)
            if (stem := f"{row}-{look}-{size}") in taken
        )
        + "</tr>"
        for row in rows
    )
    source = folder / f"sheet-{game}-{look}.html"
    source.write_text(SHEET.replace("ROWS", cells), encoding="utf-8")
    page.goto(source.absolute().as_uri())
    page.set_viewport_size({"width": 3500, "height": 800})
    page.screenshot(path=source.with_suffix(".png"), full_page=True)
    print(source.with_suffix(".png"))


def evening(camera: Camera, house: str) -> None:
    """Friends who come, one who goes; the end of a match, and what an evening leaves."""
    page, table = camera.page, lay(house, "luegen", players=5, bots=False, options={"mats": 1})
    page.goto(table.invitation)
    page.locator("article .primary").first.wait_for()
    camera.take("evening-invited")
    friends = [join(table, name) for name in ("Maximiliana", "Ива")]
    page.goto(table.link)
    page.locator("main ol").first.wait_for()
    camera.take("evening-waiting")
    camera.tv.goto(f"{table.invitation}/tv")
    camera.take_tv("evening-waiting")
    start(table)
    for friend in friends:
        leave(friend)  # a bot plays on
    page.evaluate("new Hand(2, { like: ['liar'] }).play()")
    page.locator(".over table").wait_for()
    camera.take("evening-over")
    camera.take_tv("evening-over")
    page.locator(".over .next button").nth(1).click()
    camera.take("evening-next", ["phone"])
    page.keyboard.press("Escape")
    page.locator(".page header button").nth(3).click()
    page.locator("dialog details, dialog .stack").first.wait_for()
    camera.take("evening-menu")
    page.goto(f"{table.invitation}/evening")
    page.locator("table").wait_for()
    camera.take("evening-page")
    close(table)
    page.goto(table.link)
    page.locator("[role=alert]").wait_for()
    camera.take("evening-closed", ["phone", "landscape"])


def walk(browser: Browser, house: str, folder: Path, only: Sequence[str]) -> None:
    kinds = {"door": door, "evening": evening}
    named = [name for name in only if name not in kinds and name not in bh.games()]
    wanted = [name for name in only if name not in named] or [*kinds, *bh.games()]
    for look in named or LOOKS:
        lang, _, scheme = look.partition("-")
        context = browser.new_context(
            base_url=house,
            locale=lang,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(path=HAND)
        camera = Camera(context.new_page(), context.new_page(), folder, look)
        for name in wanted:
            camera.until = time.monotonic() + WITHIN
            kinds.get(name, partial(table_of, name))(camera, house)
            contact(context.new_page(), folder, name, look)
        context.close()


def table_of(game: str, camera: Camera, house: str) -> None:
    match(camera, game, lay(house, game, pace="quick"))
    waits(camera, game, house)
    crowd(camera, game, house)


if __name__ == "__main__":
    into = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    with served(into / "house") as address, launched() as chromium:
        walk(chromium, address, into, sys.argv[2:])
