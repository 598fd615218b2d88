"""The puzzle of the day: asked, answered, explained, remembered by this browser alone."""

from collections.abc import Callable
from datetime import date

import pytest
from playwright.sync_api import expect

from bluffhouse.arena.puzzles.posing import posed
from bluffhouse.core.words import LANGUAGES, words
from tests.web.guest import Guest
from tests.web.test_door import LOCALES

Come = Callable[..., Guest]
DAYS = [f"2026-11-{day}" for day in range(16, 21)]  # one of each game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_asked_answered_and_explained(come: Come, house: str, lang: str) -> None:
    """Every game in one of the languages, each language with one or two of them."""
    guest = come(locale=LOCALES[lang])
    say = words(lang).say
    expect(guest.page.get_by_role("link", name=say("web-puzzle-solve"))).to_be_visible()
    share = LANGUAGES.index(lang)
    for number, day in list(enumerate(DAYS))[share :: len(LANGUAGES)]:
        put = posed(date.fromisoformat(day)).puzzle
        guest.page.goto(f"{house}/puzzle/{day}")
        choices = guest.page.locator(".choices button")
        expect(choices).to_have_count(len(put.choices))
        expect(guest.page.locator(".stage > *")).to_be_visible()
        assert guest.flaws() == []
        moves = [choice.move for choice in put.choices]
        right = number % 2 == 0
        picked = moves.index(put.answer) if right else moves.index(
            next(move for move in moves if move != put.answer)
        )  # fmt: skip
        choices.nth(picked).click()
        verdict = guest.page.locator(".verdict")
        expect(verdict).to_contain_text(
            say("puzzle-right") if right else say("puzzle-wrong", move="").split(":")[0]
        )
        expect(guest.page.locator(".why li")).to_have_count(
            len(put.reasons) + bool(put.mixture) + 1
        )
        assert guest.flaws() == []
        guest.page.reload()  # the first answer stays
        expect(verdict).to_be_visible()


def test_a_streak_is_this_browsers_own(come: Come, house: str) -> None:
    guest = come()
    today = str(guest.page.evaluate("new Date().toLocaleDateString('sv')"))
    guest.page.evaluate(
        "day => localStorage.setItem('puzzles',"
        " JSON.stringify({ [day]: { move: 'x', right: true } }))",
        today,
    )
    guest.page.reload()
    expect(guest.page.get_by_text("1 day in a row")).to_be_visible()
    expect(come().page.get_by_text("day in a row")).to_have_count(0)
    guest.page.goto(f"{house}/puzzle/2026-02-31")  # no such day
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.trouble[:] = [line for line in guest.trouble if "2026-02-31" not in line]  # as it should
