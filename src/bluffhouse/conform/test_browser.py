"""The generic web table: a whole match against bots, from the door, in a browser."""

from pathlib import Path

import pytest

from bluffhouse.conform.browser import launched, served
from bluffhouse.core.words import words

PHONE = {"width": 390, "height": 844}
CLICKS = 2000  # of a match, at most


@pytest.mark.browser
def test_a_match_at_the_generic_table(game: str, tmp_path: Path) -> None:
    name, said = words("en", game).say("name"), words("en")
    with served(tmp_path / "house") as house, launched() as browser:
        page = browser.new_page(viewport=PHONE, locale="en", reduced_motion="reduce")  # type: ignore[arg-type]
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.add_init_script(
            "localStorage.setItem('habits', JSON.stringify({ list: true, lang: 'en' }))"
        )
        page.goto(house)
        page.get_by_role("button", name=f"{name}: {said.say('web-play-bots')}", exact=True).click()
        page.wait_for_url("**/t/*")
        over = page.locator(f"section[aria-label='{said.say('web-match-over')}']")
        move = page.locator("button[data-move]:enabled").first
        for _ in range(CLICKS):
            over.or_(move).first.wait_for()
            if over.is_visible():
                break
            if move.is_visible():
                move.click()
        assert over.is_visible()
        page.screenshot(path=tmp_path / "over.png", full_page=True)
        assert wrong == []
