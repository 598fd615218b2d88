"""Where a match is streamed, viewers cannot read the code off the screen."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.lay import lay, watch

Come = Callable[..., Guest]


def test_the_code_is_hidden_on_screens_that_are_streamed(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, delay=600)
    guest = come(table.link)
    guest.has_turn()
    expect(guest.page.locator("header [data-line]")).to_have_text("streamed")
    waiting = lay(house, "luegen", players=2, bots=False, delay=600)
    tv = come(f"{waiting.invitation}/tv", viewport={"width": 1280, "height": 720})
    expect(tv.page.get_by_role("heading", name="Lügen")).to_be_visible()
    expect(tv.page.get_by_text("Anna").first).to_be_visible()
    for page, code in ((guest.page, table.code), (tv.page, waiting.code)):
        letters = page.locator("body").inner_text().replace(" ", "")
        assert code not in letters
        assert page.get_by_alt_text("QR").count() == 0
    assert tv.flaws() == []


def test_watchers_see_all_hands_if_the_table_agrees(come: Come, house: str) -> None:
    """One switch on the player's phone; the watcher's page shows all dice, and the TV none."""
    table = lay(house, "luegen", players=2, delay=1)
    watcher = come(watch(table).link)
    tv = come(f"{table.invitation}/tv", viewport={"width": 1280, "height": 720})
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    guest = come(table.link)
    guest.has_turn()
    guest.tap("People")
    guest.page.get_by_role("checkbox", name="Watchers may see my hand").click()
    expect(guest.page.get_by_text("Agreed: Anna. Watchers see all hands")).to_be_visible()
    expect(watcher.page.locator("header [data-line]")).to_have_text("1 s late, hands open")
    expect(watcher.page.locator(".felt.open .dice [role=img]:not([aria-label='?'])")).to_have_count(
        12
    )
    expect(watcher.page.get_by_role("button", name="Ask for a seat")).to_have_count(0)
    expect(tv.page.locator(".felt:not(.open)")).to_be_visible()
    assert watcher.flaws() == guest.flaws() == []
    guest.page.keyboard.press("Escape")
    guest.tap("Menu")  # who gets up cannot sit down again, and is told so
    guest.tap("Stand up and watch")
    expect(guest.page.get_by_text("cannot sit down again")).to_be_visible()
    guest.tap("Cancel")
    guest.tap("Stand up and watch")
    guest.tap("Do it")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
