"""The door: what one sees first."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import bluffhouse as bh
from bluffhouse.core.words import LANGUAGES, words
from tests.rulebook import sections
from tests.web.guest import Guest

Come = Callable[..., Guest]
NAMES = {"en": "English", "de": "Deutsch", "bg": "Български"}
LOCALES = {"en": "en-GB", "de": "de-AT", "bg": "bg-BG"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_introduced_in_the_language_of_the_browser(come: Come, lang: str) -> None:
    guest = come(locale=LOCALES[lang])
    expect(guest.page.locator("h1")).to_have_text(words(lang).say("web-motto"))
    assert guest.page.get_attribute("html", "lang") == lang
    for game in bh.games():
        said = words(lang, game)
        card = guest.page.locator("article").filter(has_text=said.say("pitch"))
        expect(card.locator("h2")).to_have_text(said.say("name"))
        expect(card).to_contain_text(said.say("players"))
        expect(card).to_contain_text(said.say("minutes"))
        expect(card.locator("svg").first).to_be_visible()


def test_language_name_and_face_are_remembered(come: Come) -> None:
    guest = come()
    guest.page.get_by_label("Language").select_option(label=NAMES["de"])
    expect(guest.page.locator("h1")).to_have_text(words("de").say("web-motto"))
    guest.page.get_by_label("Dein Name").fill("Käthe")
    guest.tap("Such dir ein Gesicht aus")
    guest.tap("Igel")
    guest.page.reload()
    expect(guest.page.get_by_label("Dein Name")).to_have_value("Käthe")
    guest.tap("Such dir ein Gesicht aus")
    expect(guest.page.get_by_role("button", name="Igel", pressed=True)).to_be_visible()


def test_rules_are_one_tap_away(come: Come) -> None:
    guest = come()
    guest.tap("Rules of Lügen")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text(words("en", "luegen").say("rules-01"))
    expect(dialog).to_contain_text(words("en", "luegen").say("option-halves"))  # what is agreed on
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_on_pages_speak_of_taps_and_are_found_by_a_word(come: Come, lang: str) -> None:
    guest = come(locale=LOCALES[lang])
    dialog = guest.page.get_by_role("dialog")
    for game in bh.games():
        said = words(lang, game)
        guest.tap(words(lang).say("web-rules-of", game=said.say("name")))
        expect(dialog.locator(".how li")).to_have_count(3)  # with the game's own pieces
        (typed,) = (key for key in sections(game, lang) if said.has(f"{key}.taps"))
        expect(dialog).to_contain_text(said.say(f"{typed}.taps-title"))
        expect(dialog).not_to_contain_text(said.say(typed))
        expect(dialog.locator("code")).to_have_count(0)  # nothing is to be typed
        dialog.get_by_role("searchbox").fill(said.say("rules-03").upper())
        expect(dialog.locator("details[open] mark").first).to_be_visible()
        expect(dialog.locator("details:not(:has(mark))")).to_have_count(0)
        dialog.get_by_role("searchbox").fill("xyzzy")
        expect(dialog.locator("details")).to_have_count(0)
        if game == bh.games()[LANGUAGES.index(lang)]:
            assert guest.flaws() == []
        guest.page.keyboard.press("Escape")  # empties the field
        guest.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_a_code_that_nobody_knows(come: Come) -> None:
    guest = come()
    guest.page.get_by_label("Code of a table").fill("xxxxxx")
    guest.tap("Join")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no table XXXXXX.")
    guest.trouble.clear()  # the browser reports the 404 itself


def test_a_code_can_be_typed_as_it_is_shown(come: Come) -> None:
    host, guest = come(), come()
    host.tap("Line-it: With friends")
    host.tap("Open the table")
    host.page.wait_for_url("**/t/*")
    shown = host.page.locator("strong.code").inner_text()
    assert len(shown.split()) == 2
    guest.page.get_by_label("Code of a table").fill(shown.lower())
    guest.tap("Join")
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert guest.page.url.rpartition("/")[2] == "".join(shown.split())


def test_one_table_is_opened_however_often_it_is_asked_for(come: Come) -> None:
    guest = come()
    held: list[Route] = []

    def hold(route: Route) -> None:
        """The house is slow to answer to that."""
        held.append(route) if route.request.method == "POST" else route.continue_()

    guest.page.route("**/api/tables", hold)
    guest.tap("Line-it: With friends")
    with guest.page.expect_request(lambda asked: asked.method == "POST"):
        guest.tap("Open the table")
    expect(guest.page.get_by_role("button", name="Open the table")).to_be_disabled()
    guest.page.keyboard.press("Enter")
    held[0].continue_()
    guest.page.wait_for_url("**/t/*")
    assert len(held) == 1


def test_public_tables_are_listed(come: Come) -> None:
    host, guest = come(), come()
    host.tap("Line-it: With friends")
    host.page.get_by_label("Everybody may find this table").check()
    host.tap("Open the table")
    host.page.wait_for_url("**/t/*")
    guest.page.reload()
    code = host.page.url.rpartition("/")[2]
    guest.page.locator(f"a[href='/t/{code}']").click()
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(come: Come, scheme: str) -> None:
    guest = come(color_scheme=scheme)
    expect(guest.page.locator("article").first).to_be_visible()
    assert guest.flaws() == []
    guest.tap("Lügen: With friends")
    expect(guest.page.get_by_label("Players at the table")).to_be_visible()
    assert guest.flaws() == []
