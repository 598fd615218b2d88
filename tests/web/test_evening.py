"""An evening with friends: ready marks, the next game, the scoreboard, and its picture."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bluffhouse.core.words import LANGUAGES, words
from tests.web.friends import playing
from tests.web.guest import Guest
from tests.web.lay import Seat, change, close, evening_of, join, lay, start
from tests.web.test_door import LOCALES

Come = Callable[..., Guest]
#: What is played, and by which house rules it is soon over.
SHORT = {"mats": 1, "halves": False}
THREE = (("Lügen", SHORT), ("Lügen", {**SHORT, "dice": 5}), ("City of Lies", {"max_rounds": 2}))
PNG = b"\x89PNG\r\n\x1a\n"


def played(come: Come, house: str) -> tuple[Seat, Guest, Guest]:
    """A table of two at which a match of Lügen is over."""
    table = lay(house, "luegen", players=2, bots=False, options={"mats": 1})
    host, ben = (
        come(link, reduced_motion="reduce") for link in (table.link, join(table, "Ben").link)
    )
    host.pledged(table.code, 2)
    start(table)
    for guest in (host, ben):
        guest.begin(1, like=["liar"])
    for guest in (host, ben):
        guest.finish()
    return table, host, ben


def test_friends_go_on_with_another_game(come: Come, house: str) -> None:
    _, host, ben = played(come, house)
    for guest in (host, ben):
        expect(guest.page.get_by_text("This evening: one match")).to_be_visible()
        expect(guest.page.get_by_text("owes a round.").first).to_be_visible()
        expect(guest.page.get_by_role("row").filter(has_text="Ben")).to_be_visible()
        assert guest.flaws() == []
    ben.tap("Again!")
    expect(host.page.get_by_text("Ready: Ben.")).to_be_visible()
    ben.tap("Another game")
    ben.tap("Line-it", exact=False)
    expect(host.page.get_by_text("One wishes for Line-it.")).to_be_visible()
    host.tap("Another game")
    assert host.flaws() == []
    host.page.get_by_role("dialog").get_by_role("button", name="Line-it 1 wish").click()
    for guest in (host, ben):
        expect(guest.page.get_by_role("heading", name="Line-it", level=1)).to_be_visible()
        expect(guest.page.get_by_role("heading", name="Seats")).to_be_visible()
        expect(guest.page.get_by_text("This evening: one match")).to_be_visible()
    ben.tap("I’m ready")
    expect(host.page.get_by_text("Ready: Ben.")).to_be_visible()
    assert ben.flaws() == []
    host.tap("Begin")
    expect(host.page.locator(".turn")).to_be_visible()
    host.page.get_by_role("button", name="Log", exact=True).click()
    expect(host.page.get_by_role("dialog").get_by_text("Ben left")).to_have_count(0)
    host.page.keyboard.press("Escape")
    ben.tap("Menu")
    ben.tap("Leave the table")
    ben.tap("Do it")
    host.page.get_by_role("button", name="Log", exact=True).click()
    expect(host.page.get_by_role("dialog").get_by_text("Ben left; a bot plays on.")).to_be_visible()


def test_five_friends_play_three_games_and_go_home(come: Come, house: str) -> None:
    """Two have their phones here. The last game has a seat for four: one watches, and it may end as
    a collective lie, which nobody wins. The evening ends with a picture, and a link for who was not
    there."""
    table = lay(house, "luegen", players=5, bots=False)
    ben, *others = [join(table, name) for name in ("Ben", "Cleo", "Dora", "Emil")]
    phones = [come(link, reduced_motion="reduce") for link in (table.link, ben.link)]
    host, guest = phones
    with playing(others, like=["liar", "close", "allow"]):
        host.pledged(table.code, 2)
        for number, (game, rules) in enumerate(THREE, 1):
            if number > 1:
                host.tap("Another game")
                host.tap(game, exact=False)
                expect(guest.page.get_by_role("heading", name=game, level=1)).to_be_visible()
            change(table, **rules)
            host.tap("Begin")
            for phone in phones:
                phone.begin(number, like=["liar", "close", "allow"], dislike=["pass"])
            for phone in phones:
                phone.finish()
                so_far = words("en").say("web-evening-so-far", count=number)
                expect(phone.page.get_by_text(so_far)).to_be_visible()
            told = evening_of(table)
            assert told["matches"] == number
            won = round(sum(line["share"] for line in told["lines"]), 3)
            assert won in ((number, number - 1) if game == "City of Lies" else (number,))
    expect(guest.page.locator(".board tbody tr")).to_have_count(5)
    assert guest.flaws() == []
    close(table)
    host.page.get_by_role("link", name="The evening").click()
    expect(host.page.get_by_role("heading", name="An evening at the Bluffhouse")).to_be_visible()
    expect(host.page.get_by_text("the evening has ended")).to_be_visible()
    expect(host.page.get_by_role("link", name="Replay")).to_have_count(3)
    assert host.flaws() == []
    with host.page.expect_download() as saved:
        host.tap("Save as a picture")
    assert saved.value.path().read_bytes().startswith(PNG)
    stranger = come(f"/t/{table.code}/evening")
    for name in ("Anna", "Ben", "Cleo", "Dora", "Emil"):
        expect(stranger.page.get_by_role("row").filter(has_text=name)).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_evening_fits_every_language(come: Come, house: str, lang: str) -> None:
    table = lay(house, "luegen", players=2, bots=True, options={"mats": 1}, lang=lang)
    guest = come(table.link, locale=LOCALES[lang], reduced_motion="reduce")
    guest.begin(1, like=["liar"])
    guest.finish()
    expect(guest.page.get_by_role("button", name=words(lang).say("web-next-game"))).to_be_visible()
    with guest.page.expect_download() as saved:  # of the match, to be sent around
        guest.tap(words(lang).say("web-match-picture"))
    assert saved.value.suggested_filename == f"bluffhouse-{table.code}-1.png"
    assert saved.value.path().read_bytes().startswith(PNG)
    guest.page.goto(f"/t/{table.code}/evening")
    expect(guest.page.get_by_role("row").filter(has_text="Anna")).to_be_visible()
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_moment_of_a_replay_is_shared_as_link_and_picture(come: Come, house: str) -> None:
    table, host, _ = played(come, house)
    host.page.goto(f"/t/{table.code}/replay/1?seat=none")
    host.tap("Next reveal")  # of the first call, which is the match's second move or later
    expect(host.page).to_have_url(re.compile(r"step=([2-9]|\d\d)"))
    expect(host.page.locator(".marks i")).not_to_have_count(0)
    assert host.flaws() == []
    with host.page.expect_download() as saved:
        host.tap("As a picture")
    assert saved.value.path().read_bytes().startswith(PNG)
    friend = come(host.page.url.removeprefix(house))
    step = re.search(r"step=(\d+)", host.page.url)
    assert step
    expect(friend.page.locator(".steps span")).to_have_text(re.compile(f"^{step[1]} / "))
