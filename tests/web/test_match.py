"""Whole matches in the skins: by people, and by keyboard alone. Against bots: test_width.py."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

import bluffhouse as bh
from tests.web.guest import Guest
from tests.web.lay import lay

Come = Callable[..., Guest]
FRIENDS = ("Berta", "Emil", "Iva")
# What the stage went through, told apart by what is seen last of it.
WATCH = """() => {
  const stations = { result: 'section.over', counted: '.truth', cups: '.showdown', table: 'body' };
  window.seen = [];
  new MutationObserver(() => {
    const now = Object.keys(stations).find((name) => document.querySelector(stations[name]));
    if (window.seen.at(-1) !== now) window.seen.push(now);
  }).observe(document.body, { childList: true, subtree: true });
}"""
EAGER = {"dislike": ["pass", "keep"]}  # what makes a match longer is played rarely


def company(come: Come, house: str, game: str, friends: Sequence[str]) -> list[Guest]:
    """People at one table, all but the host came by the link, and the match has begun."""
    table = lay(house, game, players=1 + len(friends), bots=False)
    host = come(table.link, reduced_motion="reduce")
    guests = [come(table.invitation, reduced_motion="reduce") for _ in friends]
    for name, guest in zip(friends, guests, strict=True):
        guest.page.get_by_label("Your name").fill(name)
        guest.tap("Sit down")
        expect(host.page.locator("main ol").get_by_text(name, exact=True)).to_be_visible()
    host.pledged(table.code, 1 + len(friends))
    host.tap("Begin")
    return [host, *guests]


@pytest.mark.parametrize(
    ("game", "friends"),
    [(bh.games()[0], FRIENDS), *((game, FRIENDS[:1]) for game in bh.games()[1:])],
)
def test_people_play_to_the_end_and_again(
    come: Come, house: str, game: str, friends: Sequence[str]
) -> None:
    """Four of one game, two of the others: how four look at each of them is seen below."""
    people = company(come, house, game, friends)
    for seed, guest in enumerate(people):
        guest.begin(seed, **EAGER)
    played = [guest.finish() for guest in people]
    assert any(one.played for one in played)
    assert [flaw for one in played for flaw in one.flaws] == []
    results = [guest.page.locator("section.over ol").inner_text() for guest in people]
    assert all(result == results[0] for result in results)
    assert all(name in results[0] for name in ("Anna", *friends))
    people[0].tap("Rematch")
    for guest in people:
        expect(guest.page.locator("section.over")).to_have_count(0)
        expect(guest.page.locator(".playing .stage").first).to_contain_text(
            "Anna" if guest is people[1] else "Berta"
        )


@pytest.mark.parametrize("game", bh.games())
def test_by_keyboard_alone(come: Come, house: str, game: str) -> None:
    guest = come(lay(house, game, players=2).link, reduced_motion="reduce")
    played = guest.play_by_keys(2, **EAGER)
    assert played.played
    assert played.flaws == []


def test_the_last_step_of_lineit_can_be_passed(come: Come, house: str) -> None:
    """Whoever keeps his hand and has no line could play any card then: so he has a choice, at a
    table with other house rules, too."""
    rules = {"last_cards": 2, "open_hands": False}
    guest = come(lay(house, "lineit", players=2, options=rules).link, reduced_motion="reduce")
    guest.begin(3, like=["pass", "close"], dislike=["play", "take line"])
    assert guest.finish().played["pass"]


def test_the_result_waits_until_the_last_showdown_is_counted(come: Come, house: str) -> None:
    guest = come(lay(house, "luegen", players=2, pace="quick").link)
    guest.page.evaluate(WATCH)
    guest.tap("Lift your cup")
    guest.begin(1, like=["liar"])
    guest.finish()
    assert guest.page.evaluate("seen")[-3:] == ["cups", "counted", "result"]
    guest.tap("Rematch")  # at once: nothing of the old showdown is in the way of the new match
    # and the cup that was lifted then covers what is thrown now
    expect(guest.page.get_by_role("button", name="Lift your cup")).to_be_visible()


def test_a_hand_sees_what_is_covered_or_too_small(come: Come, house: str) -> None:
    guest = come(lay(house, "luegen", players=2).link, reduced_motion="reduce")
    guest.has_turn()
    small = "height: 20px !important; min-height: 0 !important"
    guest.page.add_style_tag(content=f".stage button {{ {small} }}")
    guest.page.add_style_tag(content=".stage { pointer-events: none }")
    guest.page.evaluate("window.hand = new Hand(1)")
    # It looks at nothing that still moves: a match may be over before all is at rest.
    guest.page.wait_for_function("() => (hand.aim(hand.choose()), hand.flaws.size)")
    flaws = " ".join(guest.page.evaluate("hand.report().flaws"))
    assert "covered by" in flaws
    assert "20 pixels" in flaws
