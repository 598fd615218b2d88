"""“Liar!” is shouted, not confirmed: held until the ring is full, tapped twice, or Enter twice. It
is felt as well, unless it is to be quiet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.lay import join, lay, start

Come = Callable[..., Guest]
HOLD, AGAIN = 650, 2500  # milliseconds
BUZZ = "window.buzzes = []; navigator.vibrate = (how) => (buzzes.push(how), true); 0"


def doubter(come: Come, house: str) -> Guest:
    """Somebody at a table of two, whose neighbour has made a bid. His clock stands still: how long
    something is held, and how soon it is tapped again, is for the test to say."""
    table = lay(house, "luegen", players=2, bots=False)
    people = [come(), come()]
    for guest, seat in zip(people, (table, join(table, "Berta")), strict=True):
        guest.page.clock.install()
        guest.visit(seat)
    start(table)
    first, second = people if people[0].is_first() else people[::-1]
    first.has_turn()
    first.tap("Bid 1 two")
    second.has_turn()
    second.stop_clock()
    return second


def hold(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Liar!").hover()
    guest.page.mouse.down()
    guest.page.clock.run_for(HOLD - 1)
    expect(guest.page.locator(".held")).to_be_visible()  # not yet
    guest.page.clock.run_for(1)


def tap(guest: Guest) -> None:
    liar, again = guest.page.get_by_role("button", name="Liar!"), guest.page.locator(".armed")
    liar.click()
    expect(again).to_contain_text("Once more!")
    guest.page.clock.run_for(AGAIN)
    expect(again).to_have_count(0)  # once is not enough
    liar.dblclick()


def enter(guest: Guest) -> None:
    liar = guest.page.get_by_role("button", name="Liar!")
    expect(liar).to_have_accessible_description("Hold it, or tap twice.")
    liar.focus()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Enter")


@pytest.mark.parametrize("shout", [hold, tap, enter])
def test_liar_is_held_or_tapped_twice(
    come: Come, house: str, shout: Callable[[Guest], None]
) -> None:
    guest = doubter(come, house)
    guest.page.evaluate(BUZZ)
    shout(guest)
    expect(guest.page.locator(".turn .last")).to_contain_text("All cups up")
    assert [20, 30, 60] in guest.page.evaluate("buzzes")


def test_who_wants_no_second_tap_taps_once_and_quiet_is_quiet(come: Come, house: str) -> None:
    guest = doubter(come, house)
    guest.tap("Menu")
    guest.page.get_by_label("Hold or tap twice").uncheck()
    guest.page.get_by_label("Volume").fill("30")
    guest.page.get_by_role("checkbox", name="Sound").uncheck()
    expect(guest.page.get_by_label("Volume")).to_be_disabled()
    guest.page.keyboard.press("Escape")
    guest.page.evaluate(BUZZ)
    guest.tap("Liar!")
    expect(guest.page.locator(".turn .last")).to_contain_text("All cups up")
    assert guest.page.evaluate("buzzes") == []
    assert guest.page.evaluate("JSON.parse(localStorage.habits).volume") == 30
