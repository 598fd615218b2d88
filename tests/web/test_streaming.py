"""Where a match is streamed, viewers cannot read the code off the screen."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.lay import lay

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
