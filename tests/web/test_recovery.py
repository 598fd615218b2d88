"""The way back to one's seat: from the door, and on another device."""

from collections.abc import Callable

from playwright.sync_api import expect

from bluffhouse.core.words import words
from tests.web.guest import Guest
from tests.web.lay import join, lay, start
from tests.web.test_door import LOCALES

Come = Callable[..., Guest]


def test_a_seat_is_taken_to_another_device(come: Come, house: str) -> None:
    say, locale = words("bg").say, LOCALES["bg"]
    table = lay(house, "luegen", players=3, bots=False)
    berta = join(table, "Berta")
    old, host = come(berta.link, locale=locale), come(table.link)
    start(table)
    expect(old.page.locator(".turn")).to_be_visible()
    old.tap(say("web-menu"))
    old.tap(say("web-take-seat"))
    old.tap(say("web-take-seat-make"))
    shown = old.page.locator("dialog .code strong")
    code = shown.inner_text()
    expect(old.page.get_by_alt_text(say("web-take-seat-code"))).to_be_visible()
    assert old.flaws() == []
    old.page.reload()  # and is shown again
    old.tap(say("web-menu"))
    old.tap(say("web-take-seat"))
    expect(shown).to_have_text(code)
    new = come(table.invitation, locale=locale)
    new.page.get_by_text(say("web-recover")).click()
    new.page.get_by_label(say("web-take-seat-code")).fill(code.lower())
    assert new.flaws() == []
    new.tap(say("web-recover-go"))
    expect(new.page.locator(".turn")).to_be_visible()
    expect(old.page.get_by_role("alert")).to_have_text(say("web-bye", reason="replaced"))
    host.page.get_by_role("button", name="Log", exact=True).click()
    expect(host.page.get_by_text("Berta plays on another device now.")).to_be_visible()
    late = come(f"{table.invitation}#take={code.replace(' ', '')}", locale=locale)
    expect(late.page.get_by_role("heading", name=say("web-take-seat"))).to_be_visible()
    assert "take" not in late.page.url
    with late.page.expect_response("**/recover") as answer:
        late.tap(say("web-recover-go"))
    assert answer.value.status == 403
    expect(late.page.get_by_role("alert")).to_have_text(say("table-no-recovery"))
    late.trouble[:] = [line for line in late.trouble if "403" not in line]


def test_the_door_leads_back_to_ones_tables(come: Come, house: str) -> None:
    tables = [lay(house, "luegen", players=2, bots=False), lay(house, "lineit", players=2)]
    guest = come(tables[0].link)
    expect(guest.page.get_by_role("heading", name="Seats")).to_be_visible()
    guest.visit(tables[1])
    guest.has_turn()
    guest.page.get_by_role("link", name="To the door").click()
    yours = guest.page.get_by_role("region", name="Your tables")
    expect(yours.get_by_role("link")).to_have_count(2)
    expect(yours.get_by_role("link").first).to_contain_text("It’s your turn!")
    expect(yours.get_by_role("link").last).to_contain_text("not begun yet")
    assert guest.flaws() == []
    yours.get_by_role("link").first.click()
    guest.has_turn()
