"""Learning a game at the table, and looking back at what one did."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

import bluffhouse as bh
from bluffhouse.core.words import LANGUAGES, words
from tests.web.conftest import PHONE
from tests.web.guest import Guest
from tests.web.test_door import LOCALES

Come = Callable[..., Guest]
SCHEMES = ("light", "dark")
# How often the guide has pointed at something.
POINTED = """
window.pointed = 0;
new MutationObserver((changes) => {
  pointed += changes.filter(({ target }) => 'pointed' in target.dataset).length;
}).observe(document, { subtree: true, attributeFilter: ['data-pointed'] });
"""
games = pytest.mark.parametrize("game", bh.games())


def learn(guest: Guest, game: str, lang: str = "en") -> None:
    said = words(lang, game)
    guest.tap(f"{said.say('name')}: {said.say('web-learn')}")
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.locator(".guide")).to_be_visible()


def said(page: Page) -> str:
    return str(page.locator(".guide p").inner_text())


def step(page: Page) -> str:
    """Wait until the guide wants something; `note`, `move` or `over`."""
    wanted = page.locator(".guide .primary, .guide .advice:enabled, .ending")
    expect(wanted.first).to_be_visible()
    if page.locator(".ending").count():
        return "over"
    return "note" if page.locator(".guide .primary").count() else "move"


def obey(page: Page) -> None:
    """Do what the guide says now, and wait until that is done."""
    before = page.locator(".guide").get_attribute("data-hint")
    page.locator(".guide .primary, .guide .advice").first.click()
    changed(page, before)


def changed(page: Page, before: str | None) -> None:
    """Wait until the guide says something else, or nothing."""
    page.wait_for_function(
        "before => document.querySelector('.guide')?.dataset.hint !== before", arg=before
    )


def follow(page: Page, till: str = "over", most: int = 400) -> None:
    """Do what the guide says until it wants something else, or has said all."""
    for _ in range(most):
        if step(page) in (till, "over"):
            return
        obey(page)
    raise AssertionError("the lesson does not end")


# What plays, or leads to it, ends above the guide. Another's answer that is just being told
# takes the buttons away for a moment, so this is waited for.
REACHABLE = """(low) => ['[data-move]', '']
  .map((kind) => [...document.querySelectorAll(`.stage button${kind}:enabled`)])
  .find((buttons) => buttons.length)
  ?.some((button) => button.getBoundingClientRect().bottom <= low)"""


def lies(page: Page) -> None:
    """On a phone that lies, the guide leaves room for the table as well."""
    page.set_viewport_size({"width": 740, "height": 360})
    page.wait_for_function("document.querySelector('.guide').getBoundingClientRect().top > 240")
    page.wait_for_function(REACHABLE, arg=360)
    page.set_viewport_size(PHONE)


@games
def test_a_whole_first_match(come: Come, game: str) -> None:
    """On a phone, by doing what the guide says: it points at what it speaks of, nothing runs off
    the page, and what plays can be reached without scrolling."""
    guest = come(reduced_motion="reduce")
    page = guest.page
    page.evaluate(POINTED)
    learn(guest, game)
    for number in range(6):
        follow(page, "move")
        if page.locator(".ending").count():
            break  # all was said
        if number == 1:
            lies(page)
        guest.rests()
        low = page.locator(".guide").bounding_box()
        assert low is not None
        assert low["y"] + low["height"] <= 740
        assert low["y"] >= 740 * 0.7, said(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.wait_for_function(REACHABLE, arg=low["y"])
        obey(page)
    follow(page)
    summary = words("en", game).say("learn-summary")
    expect(page.locator(".ending")).to_contain_text(summary)
    assert page.evaluate("pointed") >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(come: Come, lang: str) -> None:
    guest = come(locale=LOCALES[lang])
    learn(guest, "luegen", lang)
    expect(guest.page.locator(".guide p")).to_have_text(words(lang, "luegen").say("learn-welcome"))


def test_who_does_something_else_is_guided_all_the_same(come: Come) -> None:
    """By the accessible list, with the first move that is offered, whatever the advice."""
    guest = come()
    guest.remember(list=True)
    learn(guest, "cityoflies")
    page = guest.page
    while (kind := step(page)) != "over":
        if kind == "note":
            page.locator(".guide .primary").click()
        else:
            assert said(page)
            before = page.locator(".guide").get_attribute("data-hint")
            page.locator("button[data-move]:enabled").first.click()
            changed(page, before)


def test_by_keyboard_alone(come: Come) -> None:
    guest = come()
    page = guest.page
    page.get_by_role("button", name="Lügen: Learn", exact=True).focus()
    page.keyboard.press("Enter")
    heard = []
    for _ in range(5):
        step(page)
        expect(page.locator(".guide button").first).to_be_focused()
        heard.append(said(page))
        before = page.locator(".guide").get_attribute("data-hint")
        page.keyboard.press("Enter")
        changed(page, before)
    assert len(set(heard)) == 5
    assert page.locator(".guide p").get_attribute("aria-live") == "polite"


def test_a_lesson_can_be_ended_at_any_time(come: Come) -> None:
    guest = come()
    page = guest.page
    learn(guest, "lineit")
    lesson = page.url
    guest.tap("End")
    guest.tap("Read the rules")
    expect(page.get_by_role("dialog")).to_contain_text(words("en", "lineit").say("rules-01"))
    page.keyboard.press("Escape")
    guest.tap("Back to the lesson")
    expect(page.locator(".guide")).to_be_visible()
    guest.tap("End")
    guest.tap("Play on without hints")
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".ending")).to_have_count(0)
    page.reload()
    expect(page.locator(".guide")).to_be_visible()
    guest.tap("End")
    guest.tap("Play a real match now")
    page.wait_for_url(lambda url: url != lesson)
    expect(page.locator(".turn")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)


def test_a_reload_forgets_nothing(come: Come) -> None:
    guest = come()
    page = guest.page
    learn(guest, "luegen")
    follow(page, "move")
    obey(page)
    follow(page, "move")
    before = said(page)
    page.reload()
    follow(page, "move")
    assert said(page) == before


def flaws(guest: Guest) -> list[str]:
    """What axe finds by day and by night."""
    found = []
    for scheme in SCHEMES:
        guest.page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {flaw}" for flaw in guest.flaws()]
    return found


def test_axe_finds_nothing(come: Come) -> None:
    guest = come()
    learn(guest, "luegen")
    assert step(guest.page) == "note"
    assert flaws(guest) == []
    follow(guest.page, "move")
    assert flaws(guest) == []
    guest.tap("End")
    assert flaws(guest) == []


# --- looking back ---------------------------------------------------------------------------


def play_out(page: Page) -> None:
    """Play on when the lesson is over, and doubt everything, until the match is."""
    for _ in range(300):
        open_now = ".guide .primary, .ending button, button[data-move]:enabled"
        expect(page.locator(open_now).first).to_be_visible()
        if page.get_by_role("link", name="Replay").count():
            return
        wanted = [".guide .primary", ".ending button >> text=Play this one on"]
        wanted += ["button[data-move=liar]:enabled", "button[data-move]:enabled"]
        found = [page.locator(kind) for kind in wanted]
        with suppress(TimeoutError):  # others moved meanwhile
            button = next((button for button in found if button.count()), found[-1])
            button.first.click(timeout=5_000)
    raise AssertionError("the match does not end")


def test_looking_back(come: Come) -> None:
    """Played once, by the shortest lesson, and judged once: that takes longest."""
    guest = come()
    page = guest.page
    guest.remember(avatar="owl", list=True, confirm=False)
    learn(guest, "luegen")
    play_out(page)
    guest.remember(list=False)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("[data-fair=true]")).to_be_visible()  # the page stands still now
    bots_look_like_bots(page)
    guest.tap("Judge this match")
    expect(page.locator(".curve")).to_be_visible(timeout=60_000)
    page.get_by_label("Show all decisions").check()
    assert flaws(guest) == []
    every_decision_can_be_visited(page)


def bots_look_like_bots(page: Page) -> None:
    """And a guest like the guest: the face of the door."""
    expect(page.locator(".stage svg").first).to_be_visible()
    path = page.url.replace("/t/", "/api/tables/").replace("/replay/1", "/matches/1/replay")
    told = page.request.get(path.split("?")[0]).json()
    assert told["avatars"] == ["owl", "", ""]
    assert told["bots"] == [None, "thumb", "thumb"]


def every_decision_can_be_visited(page: Page) -> None:
    names = page.get_by_label("Whose decisions").locator("option")
    assert names.count() == 3
    decisions = page.locator(".review li button")
    assert decisions.count() > 3
    number = decisions.nth(2).locator(".number").inner_text()
    decisions.nth(2).click()
    expect(page.locator(".steps span")).to_have_text(re.compile(rf"^{number} / "))
    expect(page.locator(".told")).to_be_in_viewport()
    page.locator(".curve").click(position={"x": 5, "y": 40})
    first = decisions.first.locator(".number").inner_text()
    expect(page.locator(".steps span")).to_have_text(re.compile(rf"^{first} / "))
    page.get_by_label("Whose decisions").select_option(index=1)
    assert decisions.first.locator(".number").inner_text() != first
    expect(page.locator(".review")).to_contain_text("Luck")
