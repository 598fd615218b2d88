"""The list: every game can be played to its end by the moves alone, and by keyboard."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import bluffhouse as bh
from tests.web.guest import Guest
from tests.web.lay import lay

Come = Callable[..., Guest]
OVER = "section[aria-label='The match is over']"


@pytest.mark.parametrize("game", bh.games())
def test_a_whole_match_by_the_list_alone(come: Come, house: str, game: str) -> None:
    guest = come()
    guest.remember(list=True)
    guest.visit(lay(house, game, players=2))
    guest.begin(4)
    played = guest.finish()
    assert played.played
    assert played.flaws == []
    expect(guest.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_from_the_door_to_a_move_by_keyboard_alone(come: Come) -> None:
    guest = come()
    guest.remember(list=True)
    keys = guest.page.keyboard
    expect(guest.page.get_by_role("button", name="Lügen: Play bots")).to_be_visible()
    guest.tab_to("document.activeElement.ariaLabel === 'Lügen: Play bots'")
    keys.press("Enter")
    guest.has_turn()
    # The focus is on the first move when it is one's turn: no way has to be found there.
    expect(guest.page.locator("button[data-move]:focus")).to_have_count(1)


def test_a_whole_match_and_a_rematch_by_list_and_keyboard(come: Come, house: str) -> None:
    guest = come(reduced_motion="reduce")
    guest.remember(list=True)
    guest.visit(lay(house, "luegen", players=2))
    guest.has_turn()
    assert guest.flaws() == []
    guest.play_by_keys(5, like=["liar"])
    guest.tab_to("document.activeElement.innerText === 'Rematch'")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(OVER)).to_have_count(0)


def test_the_replay_steps_and_proves_that_chance_was_fair(come: Come, house: str) -> None:
    guest = come(viewport={"width": 1440, "height": 900})
    guest.visit(lay(house, "luegen"))
    guest.begin(6)
    guest.finish()
    guest.page.get_by_role("link", name="Replay").click()
    expect(guest.page.locator("[data-fair=true]")).to_be_visible()
    told = guest.page.locator(".told")
    first = told.inner_text()
    guest.tap("One step on")
    expect(told).not_to_have_text(first)
    guest.page.get_by_label("Seen by").select_option("Anna")
    guest.page.keyboard.press("Escape")
    shared = come(guest.page.url)
    expect(shared.page.locator(".told")).to_have_text(told.inner_text())
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert bh.replay(record).over
    assert guest.flaws() == []
    guest.remember(list=True)
    guest.page.get_by_label("Seen by").select_option("all")
    expect(guest.page.locator(".generic h2").first).to_be_visible()
    assert guest.flaws() == []
