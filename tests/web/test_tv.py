"""The TV as the host of the evening: the way in, names and dice that can be read from
across a room, what people say at their seats, the podium, and no secret."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bluffhouse as bh
from bluffhouse.core.words import words
from tests.trials import own
from tests.web.guest import Guest
from tests.web.lay import Seat, join, lay, say, start

Come = Callable[..., Guest]
SCREEN = {"width": 1920, "height": 1080}
NAMES = ("Anna", "Berta", "Emil", "Iva")
NONE: dict[str, int] = {}
LONG = ("Maximiliana", "Wolfgang", "Ива Петрова", "Margarethe", "Bartholomew")
# What is drawn on the stage, in pixels of the screen: how large a name is, and how large dice are.
SIZES = """(names) => {
  const zoomed = (one) => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom;
  const is = (name) => (one) => one.textContent === name;
  const high = (die) => die.getBoundingClientRect().height;
  const stage = document.querySelector('.tv main');
  const bare = [...stage.querySelectorAll('*')].filter((one) => !one.childElementCount);
  const dice = [...stage.querySelectorAll('svg[viewBox="0 0 40 40"]')];
  const box = stage.getBoundingClientRect();
  const cut = [...stage.querySelectorAll('.fit li, .fit article')].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < box.top - 2 || bottom > box.bottom + 2;
  });
  return {
    names: names.map((name) => Math.max(0, ...bare.filter(is(name)).map(zoomed))),
    dice: dice.filter((die) => !die.closest('table')).map(high),
    cut: cut.map((one) => one.outerHTML.slice(0, 120)),
  };
}"""
# Which seats reach into the middle of the table.
COVERED = """() => {
  const all = (which) => [...document.querySelectorAll(which)];
  const seen = (one) => one.getBoundingClientRect();
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const middle = all('.middle > *').map(seen);
  return all('.chip').filter((one) => middle.some((part) => meet(seen(one), part)))
    .map((one) => one.textContent);
}"""
HIGH = "(piece) => piece.getBoundingClientRect().height"
SHORTENED = """() => [...document.querySelectorAll('.chip .name')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""

#: To browsers a test that looks at a page has touched it; nobody has touched this one.
UNTOUCHED = (
    "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
)
#: How far from somebody, down and across, what he says is to be read.
HEARD = """([words, name]) => {
  const all = (which) => [...document.querySelectorAll(which)];
  const place = (which, text) =>
    all(which).find((one) => one.textContent.includes(text))?.getBoundingClientRect();
  window.heard = new Promise((done, failed) => {
    const look = () => {
      const [bubble, chip] = [place('li', words), place('.chip', name)];
      if (bubble && chip) done([Math.abs(bubble.y - chip.y), Math.abs(bubble.x - chip.x)]);
      else requestAnimationFrame(look);
    };
    look();
    setTimeout(() => failed(new Error('nobody has said it')), 30_000);
  });
}"""


def friends(house: str, game: str) -> Seat:
    table = lay(house, game, bots=False)
    for name in NAMES[1:]:
        join(table, name)
    return table


def settled(page: Page) -> dict[str, Any]:
    """What is on the stage, once it has found its size."""
    page.wait_for_function(
        "() => { const z = document.querySelector('.fit').style.zoom;"
        " return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>"
        " done(z === document.querySelector('.fit').style.zoom)))) }"
    )
    found: dict[str, Any] = page.evaluate(SIZES, list(NAMES))
    return found


@pytest.mark.parametrize("game", bh.games())
def test_it_can_be_read_from_across_the_room(come: Come, house: str, game: str) -> None:
    table = friends(house, game)
    tv = come(f"{table.invitation}/tv", viewport=SCREEN, reduced_motion="reduce")
    page, said = tv.page, words("en", game)
    expect(page.locator(".how p")).to_have_text([said.say(f"how-{i}") for i in (1, 2, 3)])
    expect(page.locator("main")).to_contain_text(f"Open {house.removeprefix('http://')}")
    assert min(settled(page)["names"]) >= 32
    assert tv.flaws() == []
    start(table)
    expect(page.locator(".skin")).to_be_visible()
    seen = settled(page)
    assert min(seen["names"]) >= 32
    assert min(seen["dice"], default=80) >= 80
    assert seen["cut"] == []
    for piece, least in own(game, "READABLE", NONE).items():
        assert page.locator(piece).first.evaluate(HIGH) >= least
    assert tv.flaws() == []
    assert tv.moves() == []


@pytest.mark.parametrize("players", [3, 4, 6])
def test_seats_stand_clear_of_the_middle(come: Come, house: str, players: int) -> None:
    """And there is room for a long name, at the edge of the screen, too."""
    table = lay(house, "luegen", players=players, bots=False)
    for name in LONG[: players - 1]:
        join(table, name)
    start(table)
    screen = {"width": 1280, "height": 720}
    tv = come(f"{table.invitation}/tv", viewport=screen, reduced_motion="reduce")
    expect(tv.page.locator(".chip")).to_have_count(players)
    settled(tv.page)
    assert tv.page.evaluate(COVERED) == []
    assert tv.page.evaluate(SHORTENED) == []


def test_people_speak_at_their_seats(come: Come, house: str) -> None:
    table = lay(house, "luegen", players=2, bots=False)
    friend = join(table, "Berta")
    tv = come(viewport=SCREEN)
    tv.page.add_init_script(UNTOUCHED)
    tv.page.goto(f"{table.invitation}/tv")
    start(table)
    expect(tv.page.locator(".felt")).to_be_visible()
    settled(tv.page)
    tv.page.evaluate(HEARD, ["Prost!", "Berta"])  # words are gone after some seconds
    say(friend, "Prost!")
    down, across = tv.page.evaluate("heard")
    assert down < 150
    assert across < 400
    tv.tap("Turn the sound on")
    expect(tv.page.get_by_role("button", name="Turn the sound on")).to_have_count(0)


def test_the_podium_says_who_won_and_why(come: Come, house: str) -> None:
    """At the end of a crowd's match, too, everything is on the screen."""
    table = lay(house, "luegen", players=12, options={"mats": 1})
    tv = come(f"{table.invitation}/tv", viewport=SCREEN, reduced_motion="reduce")
    guest = come(table.link, reduced_motion="reduce")
    expect(tv.page.locator(".felt")).to_be_visible()
    assert settled(tv.page)["cut"] == []
    guest.begin(1, like=["liar"])
    guest.finish()
    expect(tv.page.locator(".podium ol > li")).to_have_count(2)
    expect(tv.page.locator(".podium")).to_contain_text("Everybody else wins")
    expect(tv.page.locator(".podium")).to_contain_text("All cups up")
    # What stood out comes a moment later, and the stage finds its size anew.
    tv.page.wait_for_function(f"(names) => ({SIZES})(names).cut.length === 0", arg=list(NAMES))
    assert tv.flaws() == []
