"""Who looks away is called back, and the house opens without a network."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.guest import Guest
from tests.web.lay import join, lay, start

Come = Callable[..., Guest]
# A window that is behind others: browsers without a screen show all of theirs.
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NOTICES = """() => {
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) { notices.push(`${title} ${body}`); }
  };
}"""


def looks_away(page: Page, away: bool = True) -> None:
    page.evaluate(HIDE, away)


def test_whose_turn_it_is_is_called_to_the_table(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False)
    host, friend = come(table.link), come(join(table, "Berta").link)
    for guest in (host, friend):
        guest.remember(notify=True)
        guest.page.evaluate(NOTICES)
        looks_away(guest.page)
    start(table)
    first, other = (host, friend) if host.is_first() else (friend, host)
    expect(other.page.locator(".turn")).to_be_visible()
    expect(first.page).to_have_title("● It’s your turn!")
    assert first.page.evaluate("notices") == ["It’s your turn! Lügen"]
    assert other.page.evaluate("notices") == []
    looks_away(first.page, False)
    expect(first.page).to_have_title("Bluffhouse: the house of lying games")


def test_the_title_is_itself_again_after_many_calls(come: Come, house: str) -> None:
    guest = come(lay(house, "luegen", players=2, options={"mats": 12}).link)
    guest.has_turn()
    looks_away(guest.page)
    guest.page.evaluate("new Hand(1).tap(document.querySelector('[data-move*=x]'))")
    expect(guest.page).to_have_title("● It’s your turn!")
    guest.begin(1)
    guest.finish()  # called again, and nobody came to look
    looks_away(guest.page, False)
    expect(guest.page).to_have_title("Bluffhouse: the house of lying games")


def test_the_house_can_be_installed_and_opens_offline(come: Come, house: str) -> None:
    guest = come(service_workers="allow")
    manifest: dict[str, Any] = guest.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((told) => told.json())"
    )
    assert manifest["name"] == "Bluffhouse"
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        found = guest.page.request.get(house + icon["src"])
        assert found.headers["content-type"] == icon["type"]
    session = guest.page.context.new_cdp_session(guest.page)
    missing = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [flaw["errorId"] for flaw in missing] == ["in-incognito"]  # as every guest of the tests
    guest.page.wait_for_function(
        "async () => navigator.serviceWorker.controller && (await caches.keys()).length > 0 && "
        "(await (await caches.open((await caches.keys())[0])).keys())"
        ".some(({ url }) => url.includes('/assets/en-'))"
    )
    guest.goes_offline()
    guest.page.reload()
    expect(guest.page.locator("h1")).to_have_text("The house of lying games")
    expect(guest.page.locator("article")).to_have_count(5)
    guest.forgive_offline()
