"""What holds for every game's table: languages, colours, and what a screen reader needs."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import bluffhouse as bh
from bluffhouse.core.words import LANGUAGES, words
from tests.rulebook import sections
from tests.trials import own
from tests.web.guest import Guest
from tests.web.lay import lay

Come = Callable[..., Guest]
LOCALES = {"en": "en-GB", "de": "de-AT", "bg": "bg-BG"}
# What is drawn but cannot be played now, and what asks why. While a move is on its way nobody is
# asked, and what was seen is about to change.
CANNOT = {game: own(game, "CANNOT", list[str]()) for game in bh.games()}
KEY = re.compile(r"\b(?:web|skin|pic|event|move|odds|bid|card|says?|phase)-[a-z]+\b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_matches_are_told_in_the_readers_language(come: Come, house: str, lang: str) -> None:
    guest = come(locale=LOCALES[lang], viewport={"width": 1440, "height": 900})
    for game in bh.games():
        guest.visit(lay(house, game, players=2, lang="en"))  # whatever the host speaks
        expect(guest.page.locator("h1")).to_contain_text(words(lang, game).say("name"))
        expect(guest.page.locator("button[data-move]:enabled")).not_to_have_count(0)
        seen = guest.page.locator("body").inner_text()
        assert words(lang).say("web-your-turn") in seen
        labelled = guest.page.locator("[aria-label]")
        spoken = labelled.evaluate_all("all => all.map((one) => one.ariaLabel)")
        assert KEY.findall("\n".join([seen, *spoken])) == [], game


@pytest.mark.parametrize("game", bh.games())
def test_axe_finds_nothing_by_day_and_by_night(come: Come, house: str, game: str) -> None:
    guest = come(color_scheme="light", reduced_motion="reduce")
    guest.visit(lay(house, game))
    expect(guest.page.locator("button[data-move]:enabled")).not_to_have_count(0)
    assert guest.flaws() == []
    guest.page.emulate_media(color_scheme="dark")
    assert guest.flaws() == []


@pytest.mark.parametrize("game", [game for game in bh.games() if CANNOT[game]])
def test_the_house_says_why_something_cannot_be_played(come: Come, house: str, game: str) -> None:
    guest = come(locale=LOCALES["de"], reduced_motion="reduce")
    cannot, *asks = CANNOT[game]
    for _ in range(5):  # a short match may end before there is such a thing
        with guest.page.expect_websocket() as line:
            guest.visit(lay(house, game, lang="en"))
        guest.play_until(f"{cannot}, .playing section.over")
        if guest.page.locator(cannot).count():
            break
    with line.value.expect_event("framereceived", lambda told: '"refused"' in told) as answer:
        for what in (cannot, *asks):
            guest.page.locator(what).first.click(force=True)  # it says itself that it is disabled
    why = json.loads(answer.value)["why"]
    said = words("de", game)
    key = f"{why['key']}.taps" if said.has(f"{why['key']}.taps") else why["key"]
    reason = said.say(key, **{**why["details"], "seat": "WHO"})
    told = re.compile(re.escape(reason).replace("WHO", r"\D+"))  # a name, not a number
    expect(guest.page.get_by_role("alert")).to_contain_text(told)
    guest.tap("Zur Regel")
    rule = guest.page.get_by_role("dialog").locator("details[open]")
    expect(rule).to_have_count(1)
    expect(rule.locator("summary")).to_be_focused()
    title = rule.locator("h3").inner_text()
    (section,) = (key for key in sections(game, "de") if said.say(key) == title)
    assert said.say(f"{why['key']}.clause") in said.say(f"{section}.clauses").split()


@pytest.mark.parametrize("game", bh.games())
def test_a_phone_that_is_a_cup_is_no_wider_than_its_screen(
    come: Come, house: str, game: str
) -> None:
    """In the language with the longest words, with whatever can be lifted lifted."""
    guest = come(locale=LOCALES["bg"], reduced_motion="reduce")
    guest.remember(cup=True)
    guest.visit(lay(house, game, players=2))
    expect(guest.page.locator("button[data-move]:enabled")).not_to_have_count(0)
    for lid in guest.page.locator(".stage button[aria-pressed=false]:enabled").all()[:1]:
        lid.click()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360
