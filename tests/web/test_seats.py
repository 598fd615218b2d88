"""Seats in a match, keys to them, and what hosts may do with guests."""

from collections.abc import Callable

from playwright.sync_api import expect

from bluffhouse.core.words import words
from tests.web.guest import Guest
from tests.web.lay import join, lay, start
from tests.web.test_door import LOCALES

Come = Callable[..., Guest]
KEY = "Object.entries(localStorage).find(([k]) => k.startsWith('key:'))[1]"


def comes(come: Come, path: str, name: str, button: str) -> Guest:
    guest = come(path)
    guest.page.get_by_label("Your name").fill(name)
    guest.tap(button)
    return guest


def test_who_comes_in_a_match_asks_and_the_host_consents(come: Come, house: str) -> None:
    table = lay(house, "luegen")
    host = come(table.link)
    host.has_turn()
    guest = comes(come, table.invitation, "Berta", "Ask for a seat")
    expect(guest.page.get_by_text("You have asked to take over from")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Ask for a seat")).to_have_count(0)
    request = host.page.get_by_role("status").filter(has_text="Berta would like to take over from")
    expect(request).to_be_visible()
    assert host.flaws() == []
    host.tap("Agree")
    expect(request).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Lift your cup")).to_be_visible()
    host.tap("People")
    host.page.get_by_text("What the hosts did").click()
    expect(host.page.get_by_text("Anna agreed that Berta takes over seat 2.")).to_be_visible()
    assert host.flaws() == []


def test_who_stands_up_gets_his_own_seat_back_and_no_other(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=3, bots=False)
    join(table, "Berta")  # who is away, so that the match does not end without us
    guest = come(table.link)
    start(table)
    expect(guest.page.get_by_role("button", name="Lift your cup")).to_be_visible()
    guest.tap("Menu")
    guest.tap("Stand up and watch")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    guest.tap("People")
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Back to your seat")).to_have_count(1)
    expect(sheet.get_by_role("button", name="Ask for a seat")).to_have_count(0)
    guest.page.keyboard.press("Escape")
    guest.tap("Back to your seat")
    expect(guest.page.get_by_role("button", name="Lift your cup")).to_be_visible()


def test_who_asks_can_be_declined_or_think_better_of_it(come: Come, house: str) -> None:
    table = lay(house, "luegen")
    host = come(table.link)
    guest = comes(come, table.invitation, "Berta", "Watch")
    request = host.page.get_by_role("status").filter(has_text="Berta would like to take over from")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()  # the door has one, too
    guest.tap("Ask for a seat")
    expect(request).to_be_visible()
    guest.tap("Never mind")
    expect(request).to_have_count(0)
    guest.tap("Ask for a seat")
    expect(guest.page.get_by_text("You have asked to take over from")).to_be_visible()
    host.tap("Not now")
    expect(guest.page.get_by_text("You have asked to take over from")).to_have_count(0)
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()


def test_who_was_sent_away_stays_out_until_the_host_lets_him_in(come: Come, house: str) -> None:
    table = lay(house, "luegen", bots=False)
    host, guest = come(table.link), come(join(table, "Berta").link)
    expect(guest.page.get_by_role("heading", name="Seats")).to_be_visible()
    host.tap("Send away Berta")
    host.tap("Do it")
    guest.tap("Join again")
    guest.tap("Sit down")
    expect(guest.page.get_by_role("alert")).to_contain_text("Ask the host to let you in")
    host.tap("People")
    expect(host.page.get_by_text("Berta was sent away. For 30 more minutes")).to_be_visible()
    assert host.flaws() == []
    host.tap("Let in again")
    expect(host.page.get_by_text("Berta was sent away.")).to_have_count(0)
    guest.tap("Sit down")
    expect(guest.page.get_by_role("heading", name="Seats")).to_be_visible()
    guest.trouble[:] = [line for line in guest.trouble if "403" not in line]  # the refusal above


def test_a_locked_table_lets_nobody_in(come: Come, house: str) -> None:
    table = lay(house, "luegen", bots=False)
    host = come(table.link)
    host.tap("People")
    host.page.get_by_label("Lock the table").check()
    host.knows(table.code, "info.locked")
    guest = come(table.invitation)
    expect(guest.page.get_by_text("The host has locked this table")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)
    host.page.get_by_label("Lock the table").uncheck()
    host.knows(table.code, "!info.locked")
    guest.page.reload()
    guest.tap("Sit down")
    expect(guest.page.get_by_role("heading", name="Seats")).to_be_visible()


def test_the_seat_follows_a_personal_link(come: Come) -> None:
    guest = come()
    guest.play_bots("Lügen")
    key = guest.page.evaluate(KEY)
    other = come(f"{guest.page.url}#{key}")
    other.has_turn()
    assert key not in other.page.url
    other.page.goto("about:blank")
    other.page.goto(f"{guest.page.url}#{key}")  # once more: the same key, and no question
    other.has_turn()


def test_a_link_to_another_chair_asks_first(come: Come, house: str) -> None:
    say = words("de").say
    table = lay(house, "luegen", bots=False)
    lure = join(table, "Berta")
    guest = come(table.link, locale=LOCALES["de"])
    expect(guest.page.get_by_role("heading", name=say("web-seats"))).to_be_visible()
    for answer, token in (("web-keep-mine", table.token), ("web-take-other", lure.token)):
        guest.visit(lure)
        expect(guest.page.get_by_role("alert")).to_have_text(
            say("web-other-key-what", code=table.code)
        )
        assert lure.token not in guest.page.url
        assert guest.page.evaluate(KEY) == table.token
        assert guest.flaws() == []
        guest.tap(say(answer))
        expect(guest.page.get_by_role("heading", name=say("web-seats"))).to_be_visible()
        assert guest.page.evaluate(KEY) == token
