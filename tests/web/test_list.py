"""The list: every game can be played to its end by the moves alone, and by keyboard."""

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import bluffhouse as bh
from bluffhouse.core.words import words
from tests.web.guest import Guest

Come = Callable[..., Guest]
OVER = "section[aria-label='The match is over']"


def play_on(guest: Guest, choose: Callable[[int], None]) -> int:
    """Plays until the match is over; `choose` plays one of so many moves. How many were played."""
    played = 0
    waiting = guest.page.locator(f"button[data-move]:enabled, {OVER}")
    while True:
        waiting.first.wait_for()
        if guest.page.locator(OVER).count():
            return played
        told = guest.page.locator(".log .number").first.inner_text()
        choose(guest.page.locator("button[data-move]:enabled").count())
        # The move is answered before the next is chosen: the story goes on.
        expect(guest.page.locator(".log .number").first).not_to_have_text(told)
        played += 1


@pytest.mark.parametrize("game", bh.games())
def test_a_whole_match_by_the_list_alone(come: Come, game: str) -> None:
    guest = come(viewport={"width": 1440, "height": 900})
    guest.remember(list=True, sound=False)
    guest.play_bots(words("en", game).say("name"))
    chance = random.Random(game)

    def tap(moves: int) -> None:
        guest.page.locator("button[data-move]:enabled").nth(chance.randrange(moves)).click()

    assert play_on(guest, tap) > 0
    expect(guest.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_whole_match_by_keyboard_alone(come: Come) -> None:
    guest = come(viewport={"width": 1440, "height": 900})
    guest.remember(list=True, sound=False)
    keys = guest.page.keyboard
    while guest.page.evaluate("document.activeElement.ariaLabel") != "Lügen: Play bots":
        keys.press("Tab")
    keys.press("Enter")
    chance = random.Random(5)

    def type_it(moves: int) -> None:
        # The focus is on the first move when it is one's turn: no way has to be found there.
        expect(guest.page.locator("button[data-move]:focus")).to_have_count(1)
        for _ in range(chance.randrange(min(moves, 5))):
            keys.press("Tab")
        keys.press("Enter")

    play_on(guest, type_it)
    while guest.page.evaluate("document.activeElement.innerText") != "Rematch":
        keys.press("Tab")
    keys.press("Enter")
    expect(guest.page.locator(OVER)).to_have_count(0)


def test_the_replay_steps_and_proves_that_chance_was_fair(come: Come) -> None:
    guest = come(viewport={"width": 1440, "height": 900})
    guest.remember(list=True, sound=False)
    guest.play_bots("Lügen")
    play_on(guest, lambda moves: guest.page.locator("button[data-move]").nth(moves - 1).click())
    guest.page.get_by_role("link", name="Replay").click()
    expect(guest.page.locator("[data-fair=true]")).to_be_visible()
    told = guest.page.locator(".told")
    first = told.inner_text()
    guest.tap("One step on")
    expect(told).not_to_have_text(first)
    guest.page.get_by_label("Seen by").select_option("Guest")
    guest.page.keyboard.press("Escape")
    shared = come(guest.page.url)
    expect(shared.page.locator(".told")).to_have_text(told.inner_text())
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert bh.replay(record).over
    assert guest.flaws() == []
