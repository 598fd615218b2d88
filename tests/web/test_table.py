"""At the table: joining, playing, losing the connection, being sent away, looking back."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Route, expect

from bluffhouse.core.words import LANGUAGES
from tests.web.guest import Guest
from tests.web.lay import close, join, lay, rename, start
from tests.web.test_door import LOCALES

Come = Callable[..., Guest]
NAMES = ("Berta", "Emil", "Iva")


def seated(come: Come, game: str = "Lügen", guests: int = 1) -> list[Guest]:
    """A host and guests who followed his link, in the waiting room."""
    host = come()
    link = host.open_table(game)
    others = [come(link) for _ in range(guests)]
    for name, other in zip(NAMES, others, strict=False):
        other.page.get_by_label("Your name").fill(name)
        other.tap("Sit down")
        expect(other.page.get_by_role("heading", name="Seats")).to_be_visible()
    return [host, *others]


def test_one_tap_and_the_match_runs(come: Come) -> None:
    guest = come()
    guest.play_bots("Lügen")
    guest.has_turn()
    assert guest.moves()


def test_friends_join_by_link_and_play(come: Come) -> None:
    host, friend = seated(come)
    expect(host.page.locator("ol li").nth(1)).to_contain_text("Berta")
    expect(friend.page.get_by_text("The host begins the match.")).to_be_visible()
    host.tap("Begin (with 2 bots)")
    for guest in (host, friend):
        expect(guest.page.locator(".turn")).to_be_visible()


def test_a_match_that_is_begun_twice_begins_once(come: Come) -> None:
    """The second tap comes before the first is answered."""
    host, _ = seated(come)
    begin = host.page.get_by_role("button", name="Begin (with 2 bots)")
    begin.evaluate("(begin) => { begin.click(); begin.click(); }")
    expect(host.page.locator(".turn")).to_be_visible()
    expect(host.page.get_by_role("alert")).to_have_count(0)


def test_a_full_table_can_only_be_watched(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False)
    join(table, "Berta")
    guest = come(table.invitation)
    expect(guest.page.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)
    guest.tap("Watch")
    start(table)
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_closed_table_says_so(come: Come, house: str) -> None:
    table = lay(house, "luegen", bots=False)
    close(table)
    guest = come(table.invitation)
    expect(guest.page.get_by_role("alert")).to_have_text("The host has closed this table.")
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_closed_table_says_so_to_who_comes_back_to_his_seat(come: Come, house: str) -> None:
    table = lay(house, "luegen", bots=False)
    close(table)
    guest = come(table.link)
    expect(guest.page.get_by_role("alert")).to_have_text("The host has closed this table.")
    expect(guest.page.get_by_role("link", name="The evening")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Begin", exact=False)).to_have_count(0)


def test_a_house_that_cannot_be_reached_is_tried_again(come: Come, house: str) -> None:
    table = lay(house, "luegen", bots=False)
    guest = come()
    asked = f"**/api/tables/{table.code}"
    guest.page.route(asked, lambda route: route.abort("internetdisconnected"))
    guest.page.goto(table.invitation)
    expect(guest.page.get_by_role("alert")).to_contain_text("The house cannot be reached.")
    guest.page.unroute(asked)
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    guest.forgive_offline()


def test_a_guest_whose_answer_was_lost_sits_down_once(come: Come, house: str) -> None:
    table = lay(house, "luegen", bots=False)
    guest = come(table.invitation)
    asked = f"**/api/tables/{table.code}/guests"

    def lose(route: Route) -> None:
        route.fetch()  # the house has heard it
        route.abort("internetdisconnected")

    guest.page.route(asked, lose)
    guest.tap("Sit down")
    expect(guest.page.get_by_role("alert")).to_contain_text("The house cannot be reached.")
    guest.page.unroute(asked)
    guest.page.reload()
    guest.tap("Sit down")
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)
    seats = httpx.get(f"{house}/api/tables/{table.code}").json()["guests"]
    assert len(seats) == 2  # with the host
    guest.forgive_offline()


def test_a_reload_keeps_the_seat(come: Come) -> None:
    guest = come()
    guest.play_bots("Lügen")
    guest.has_turn()
    moves = guest.moves()
    guest.page.reload()
    guest.has_turn()
    assert guest.moves() == moves


def test_a_cut_line_is_mended_and_nothing_is_missed(come: Come) -> None:
    host, friend = seated(come)
    friend.goes_offline()
    friend.page.evaluate("dispatchEvent(new Event('offline'))")
    host.page.get_by_label("Say something").fill("still there?")
    host.tap("Send")
    expect(host.page.get_by_role("log")).to_contain_text("still there?")
    friend.goes_offline(False)
    expect(friend.page.get_by_role("log")).to_contain_text("still there?", timeout=40_000)
    friend.forgive_offline()


def test_a_line_cut_in_a_match_is_mended_with_what_was_played(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False)
    host, friend = come(table.link), come(join(table, "Berta").link)
    start(table)
    first, other = (host, friend) if host.is_first() else (friend, host)
    other.goes_offline()
    other.page.evaluate("dispatchEvent(new Event('offline'))")
    first.has_turn()
    first.tap("Bid 1 two")
    expect(first.page.locator(".turn")).to_contain_text("thinking")
    other.goes_offline(False)
    other.has_turn()
    expect(other.page.locator(".turn .last")).to_contain_text("bids 1 two")
    other.forgive_offline()


def test_what_was_told_keeps_the_names_of_then(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False)
    friend = join(table, "Berta")
    host, other = come(table.link), come(friend.link)
    start(table)
    first, second, seat = (host, other, table) if host.is_first() else (other, host, friend)
    first.has_turn()
    expect(first.page.locator(".felt .stage")).to_have_count(0)  # there are no halves
    first.tap("Bid 1 two")
    second.has_turn()
    old = "Anna" if seat is table else "Berta"
    rename(seat, "Zora")
    expect(second.page.locator(".felt")).to_contain_text("Zora")
    for again in (False, True):
        if again:
            second.page.reload()
        second.tap("Log")
        expect(second.page.get_by_role("dialog")).to_contain_text(f"{old} bids 1 two")
        second.page.keyboard.press("Escape")


def test_who_is_sent_away_in_a_match_leaves_his_seat_to_a_bot(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False)
    host, friend = come(table.link), come(join(table, "Berta").link)
    start(table)
    expect(friend.page.locator(".turn")).to_be_visible()
    host.tap("People")
    host.tap("Send away Berta")
    host.tap("Do it")
    expect(friend.page.get_by_role("alert")).to_have_text("The host has asked you to leave.")
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.begin(1)
    assert host.finish().played


def test_the_host_moves_seats_between_matches_and_the_result_stays(come: Come, house: str) -> None:
    guest = come(lay(house, "luegen", players=2).link, reduced_motion="reduce")
    with guest.page.expect_response("**/facts") as told:  # asked for when the result is there
        guest.begin(1, like=["liar"])
        guest.finish()
    over = guest.page.locator("section.over")
    expect(over.locator(".facts li")).to_have_count(len(told.value.json()["facts"]))
    expect(over).to_contain_text("This evening")
    result = over.inner_text()
    names = over.locator("li").all_text_contents()
    guest.tap("People")
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.locator("ol strong")).to_have_count(2)
    before = sheet.locator("ol strong").all_inner_texts()
    guest.tap("Move seat 2 up")
    expect(sheet.locator("ol strong")).to_have_text(before[::-1])
    guest.page.keyboard.press("Escape")
    assert over.inner_text() == result
    guest.page.reload()
    expect(over).to_have_text(result, use_inner_text=True)
    watcher = come(guest.page.url)
    watcher.tap("Watch")
    expect(watcher.page.locator("section.over li")).to_have_text(names)


def test_where_nothing_can_be_copied_the_link_is_shown(come: Come, house: str) -> None:
    """As in a house without https: browsers keep the clipboard from its pages."""
    table = lay(house, "luegen", bots=False)
    guest = come(table.link)
    guest.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    guest.tap("Share the link")
    guest.page.wait_for_function(
        "link => getSelection().toString() === link", arg=house + table.invitation
    )
    guest.tap("Menu")
    guest.tap("Copy my own link")
    expect(guest.page.get_by_label("Copy my own link").first).to_have_value(house + table.link)


def test_who_is_sent_away_is_told(come: Come) -> None:
    host, friend = seated(come)
    host.tap("Send away Berta")
    host.tap("Do it")
    expect(friend.page.get_by_role("alert")).to_have_text("The host has asked you to leave.")
    expect(host.page.locator("ol li").nth(1)).to_contain_text("free")


def test_nobody_is_sent_away_by_a_slip_of_the_hand(come: Come) -> None:
    """By keyboard alone, with the focus where it was, or where the guest sat."""
    host, friend = seated(come)
    away = host.page.get_by_role("button", name="Send away Berta")
    asks = host.page.get_by_role("dialog", name="Are you sure?")
    press = host.page.keyboard.press
    for change_of_mind in ("Escape", "Enter", "Tab Tab Enter"):
        away.focus()
        press("Enter")
        expect(asks).to_contain_text("Send Berta away from the table?")
        assert host.flaws() == []
        for key in change_of_mind.split():
            press(key)
        expect(asks).to_have_count(0)
        expect(away).to_be_focused()
    expect(friend.page.get_by_role("heading", name="Seats")).to_be_visible()
    press("Enter")
    expect(asks).to_be_visible()
    asks.get_by_role("button", name="Do it").focus()
    press("Enter")
    expect(asks).to_have_count(0)
    expect(friend.page.get_by_role("alert")).to_have_text("The host has asked you to leave.")
    expect(host.page.locator("ol li").nth(1)).to_be_focused()


@pytest.mark.parametrize("no", ["Close", "Cancel"])
def test_a_question_asked_again_at_once_is_asked(come: Come, no: str) -> None:
    """The browser says late that a dialog closed: what is tapped by then is not lost."""
    host, _ = seated(come)
    away = host.page.get_by_role("button", name="Send away Berta")
    asks = host.page.get_by_role("dialog", name="Are you sure?")
    away.click()
    leave = asks.get_by_role("button", name=no, exact=True).element_handle()
    away.evaluate(
        "async (away, no) => { no.click(); await 0; away.click(); await new Promise(setTimeout); }",
        leave,
    )
    expect(asks).to_contain_text("Send Berta away from the table?")
    asks.get_by_role("button", name="Cancel").click()
    expect(asks).to_have_count(0)


def test_chat_and_emotes_reach_everybody(come: Come) -> None:
    host, friend = seated(come)
    friend.page.get_by_label("Say something").fill("<b>prost</b>")
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_role("log")).to_contain_text("<b>prost</b>")
    friend.tap("Show how you feel")
    friend.tap("Cheers!")
    expect(host.page.get_by_role("log").get_by_role("img", name="Cheers!")).to_be_visible()


def test_the_host_changes_bots_and_settings(come: Come) -> None:
    (host,) = seated(come, guests=0)
    second = host.page.locator("ol li").nth(1)
    host.page.get_by_label("Bot on seat 2", exact=True).select_option("random")
    expect(second).to_contain_text("Bot · careless")
    host.page.get_by_label("Character of the bot on seat 2").select_option("honest")
    expect(second).to_contain_text("Bot · careless · honest")
    host.page.get_by_label("Bot on seat 2", exact=True).select_option("thumb")
    expect(second).to_contain_text("Bot · experienced · honest")
    host.tap("Settings")
    host.page.get_by_label("Players at the table").select_option("2")
    host.tap("Save")
    expect(host.page.locator("main ol").first.locator("li")).to_have_count(2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_bot_is_like_can_be_read_on_a_phone(come: Come, house: str, lang: str) -> None:
    """Whatever is chosen: no word is cut off, beside the arrow of the list."""
    host = come(lay(house, "cityoflies", players=2, bots=False).link, locale=LOCALES[lang])
    lists = host.page.locator("ol li").nth(1).locator("select")
    lists.first.select_option("thumb")
    expect(lists).to_have_count(2)
    room = """(list) => {
      const style = getComputedStyle(list), pen = document.createElement("canvas").getContext("2d");
      pen.font = style.font;
      const widest = Math.max(...[...list.options].map(({ text }) => pen.measureText(text).width));
      return list.clientWidth - parseFloat(style.paddingLeft) - widest;
    }"""
    assert [each.evaluate(room) >= 16 for each in lists.all()] == [True, True]


def test_pause_and_go_on(come: Come) -> None:
    guest = come()
    guest.play_bots("Lügen")
    guest.tap("Menu")
    guest.tap("Pause")
    expect(guest.page.get_by_text("The host has paused the match.")).to_be_visible()
    guest.tap("Go on playing")
    expect(guest.page.get_by_text("The host has paused the match.")).to_have_count(0)


def test_odds_are_shown_to_who_asks_and_everybody_knows(come: Come) -> None:
    guest = come()
    guest.play_bots("Lügen")
    guest.has_turn()
    guest.tap("Odds")
    guest.page.get_by_label("Show me the odds").check()
    expect(guest.page.get_by_text("The odds are used by: Guest.")).to_be_visible()
    expect(guest.page.get_by_role("dialog").locator("li").first).to_contain_text("%")


def test_odds_call_people_by_their_names(come: Come, house: str) -> None:
    table = lay(house, "cityoflies", players=2, bots=False)
    host, friend = come(table.link), come(join(table, "Berta").link)
    start(table)
    first, rival = (host, "Berta") if host.is_first() else (friend, "Anna")
    first.has_turn()
    first.tap("Odds")
    first.page.get_by_label("Show me the odds").check()
    told = first.page.get_by_role("dialog").locator("li").first
    expect(told).to_contain_text(f"{rival} holds a block: ")


def test_the_tv_shows_the_table_and_no_secrets(come: Come) -> None:
    guest = come()
    guest.play_bots("Lügen")
    tv = come(f"{guest.page.url}/tv", viewport={"width": 1440, "height": 900})
    expect(tv.page.get_by_alt_text("QR code with the link to this table")).to_be_visible()
    expect(tv.page.locator(".tv main")).to_contain_text("Guest")
    assert tv.moves() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(come: Come, scheme: str) -> None:
    host = come(color_scheme=scheme)
    host.open_table("Lügen")
    expect(host.page.get_by_role("heading", name="Seats")).to_be_visible()
    assert host.flaws() == []
    host.tap("Begin", exact=False)
    host.has_turn()
    assert host.flaws() == []
    host.tap("Menu")
    assert host.flaws() == []
