"""No page is wider than its screen: on a small phone, in the language with the longest words, on
every screen that a match leads to, and at every moment of the match, while things fly, too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import bluffhouse as bh
from bluffhouse.core.words import LANGUAGES, words
from tests.trials import own
from tests.web.guest import Guest
from tests.web.lay import lay

Come = Callable[..., Guest]
SAY = words("bg").say
# At every frame: what is wider than the screen, and what of it reaches farthest.
WATCH = """() => {
  const page = document.documentElement;
  window.wide = {};
  const look = () => {
    if (page.scrollWidth > innerWidth) {
      const reach = (one) => one.getBoundingClientRect().right;
      const all = [...document.querySelectorAll('body *')];
      const far = all.reduce((a, b) => (reach(a) >= reach(b) ? a : b));
      window.wide[`${page.scrollWidth}: ${far.outerHTML.slice(0, 160)}`] = true;
    }
    requestAnimationFrame(look);
  };
  look();
}"""

OUTSIDE = """() => {
  const box = document.querySelector('.invite');
  const right = (one) => one.getBoundingClientRect().right;
  return [...box.querySelectorAll('*')].filter((one) => right(one) > right(box) + 1)
    .map((one) => one.outerHTML.slice(0, 80));
}"""


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def through(guest: Guest, buttons: str) -> None:
    """Opens one sheet after the other, and closes it."""
    for button in guest.page.locator(buttons).all():
        button.click()
        if guest.page.get_by_role("dialog").count():
            expect(guest.page.get_by_role("dialog").locator("h2")).to_be_visible()
            fits(guest.page)
        guest.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", bh.games())
def test_every_screen_of_a_match(come: Come, house: str, game: str) -> None:
    table = lay(house, game, bots=False)
    guest = come(table.link, locale="bg-BG")
    page = guest.page
    page.evaluate(WATCH)
    expect(page.get_by_role("heading", name=SAY("web-seats"))).to_be_visible()
    guest.tap(SAY("web-settings"))
    expect(page.get_by_role("dialog").locator("select").first).to_be_visible()
    fits(page)
    page.keyboard.press("Escape")
    guest.tap(SAY("web-start", free=3))
    expect(page.locator(".stage button").first).to_be_visible()
    through(guest, ".dock button, .page > header button")
    guest.begin(1, dislike=["pass", "keep"])
    played = guest.finish()
    assert played.played
    assert (played.flaws, played.scrolled) == ([], [])  # with four at the table
    expect(page.get_by_role("button", name=SAY("web-rematch"))).to_be_visible()
    assert page.evaluate("Object.keys(wide)") == []
    for path in ("replay/1", "evening", "tv"):
        page.goto(f"{house}{table.invitation}/{path}")
        expect(page.locator("main > *").first).to_be_visible()
        fits(page)
    guest.remember(list=True)
    page.goto(f"{house}{table.invitation}/replay/1")
    expect(page.locator(".generic h2").first).to_be_visible()
    fits(page)


SIDEWAYS = [(740, 360), (844, 390)]
DESK, LAPTOP = (1440, 900), (1280, 720)
TABLET = (820, 1180)
TALL = (390, 1000)
ROOM = """() => {
  const seen = (one) => one.getBoundingClientRect();
  const clipped = (one) => !one.matches('.skin') &&
    (getComputedStyle(one).overflowX !== 'visible' || clipped(one.parentElement));
  const [stage, skin] = ['.stage', '.skin'].map((one) => seen(document.querySelector(one)));
  const moves = [...document.querySelectorAll('.stage button[data-move]:enabled')].map(seen);
  const dock = document.querySelector('.dock');
  const low = dock && seen(dock).width > seen(dock).height ? seen(dock).top : innerHeight;
  const inSight = moves.filter(({ top, bottom }) => top >= 0 && bottom <= low).length;
  const out = [...document.querySelectorAll('.skin *')]
    .filter((one) => !clipped(one.parentElement)).map(seen)
    .filter(({ left, right, width }) => width && (left < skin.left - 1 || right > skin.right + 1));
  return {
    out: out.length,
    over: document.documentElement.scrollWidth - innerWidth,
    reached: inSight,
    below: moves.length - inSight,
    filled: skin.height / stage.height,
    high: stage.height / innerHeight,
  };
}"""


@pytest.mark.parametrize("game", bh.games())
def test_a_phone_on_its_side_a_desk_and_a_tablet(come: Come, house: str, game: str) -> None:
    """What can be played is in sight, on a desk and a tablet all of it; nothing runs out of the
    table, and no page is half empty."""
    guest = come(lay(house, game).link, locale="de-DE", reduced_motion="reduce")
    expect(guest.page.locator(".stage button[data-move]:enabled").first).to_be_visible()
    for width, height in (
        *SIDEWAYS,
        TALL,
        LAPTOP,
        DESK,
        TABLET,
    ):  # waits, as the page is laid out anew
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_function(f"() => ({ROOM})().over <= 0 && ({ROOM})().reached > 0")
        guest.page.wait_for_function(f"() => ({ROOM})().out === 0")
        if (width, height) in (LAPTOP, DESK, TABLET):
            guest.page.wait_for_function(f"() => ({ROOM})().below === 0")
    guest.page.wait_for_function(f"() => ({ROOM})().filled > 0.9 && ({ROOM})().high > 0.7")
    if asked := own(game, "ASKED", ""):
        while not guest.page.locator(asked).count():
            guest.visit(lay(house, game, players=own(game, "CROWD", 4)))
            guest.play_until(f"{asked}, .playing section.over")
        for width, height in (*SIDEWAYS, LAPTOP, DESK, TABLET):
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.wait_for_function(f"() => ({ROOM})().reached > 0")
        guest.page.wait_for_function(f"() => ({ROOM})().below === 0")


def test_the_door(come: Come) -> None:
    guest = come(locale="bg-BG")
    expect(guest.page.locator("article")).to_have_count(len(bh.games()))
    for card in guest.page.locator("article").all():
        card.locator("button").last.click()
        expect(guest.page.get_by_role("dialog").locator("select").first).to_be_visible()
        fits(guest.page)
        guest.page.keyboard.press("Escape")
    fits(guest.page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_invitation_beside_the_seats(come: Come, house: str, lang: str) -> None:
    """On a phone on its side: what overflows there is cut off, and no page is wider for it."""
    table = lay(house, bh.games()[0], bots=False)
    guest = come(table.link, locale=lang, viewport={"width": 667, "height": 375})
    guest.page.locator(".invite .code").evaluate("(code) => { code.textContent = 'MWMW WMWM' }")
    assert guest.page.evaluate(OUTSIDE) == []
