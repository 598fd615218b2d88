"""Lügen-Kniffel in the terminal: what the arrows propose, and what a reveal shows."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from bluffhouse.core.match import Match
from bluffhouse.core.picture import Picture
from bluffhouse.core.words import LANGUAGES, words
from tests.luegenkniffel.tables import NAMES, answer, at, card, full_but, play

PLAYERS = ["Anna", "Boris", "Cleo", "Dimo", "Elke", "Fritz", "Gita", "Hristo"]


def picture(match: Match, lang: str = "en") -> Picture:
    return match.game.room.picture(
        match.game.options, words(lang, "luegenkniffel"), PLAYERS[: match.game.players]
    )


def drawn(renderable: Any, width: int) -> list[str]:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get().rstrip("\n").split("\n")


def test_the_truth_is_proposed_first():
    match = at(dice=[1, 2, 3, 4, 6], rolls=3)
    assert picture(match).first(match.view(0)) == "say small"
    assert picture(match).first(match.view(1)) is None
    match = at(dice=[4, 4, 4, 2, 5], cards={0: full_but("fours", "chance")}, last_turns=None)
    assert picture(match).first(match.view(0)) == "say chance 19"


@pytest.mark.parametrize(("truth", "word"), [("exact", "a lie"), ("at_least", "true")])
def test_lies_are_called_so(truth: str, word: str):
    """LK-9: what is offered says whether it would be true."""
    match = at({"truth": truth})
    shown = drawn(picture(match).ask(match.view(0), "say fours 2", 74), 74)
    assert shown[1].rstrip().endswith(word)


def test_arrows_go_through_everything():
    """Down goes from rolling again through the open combinations, right through all of one."""
    match = at(cards={0: card({"twos": 2})})
    view, shown = match.view(0), picture(match)
    chosen, met = view["moves"][0], []
    for _ in range(13):
        met.append(chosen.split()[1] if chosen.startswith("say") else "keep")
        chosen = shown.turn(view, chosen, "down")
    assert met == ["keep", *(name for name in NAMES if name != "twos")]
    assert chosen == view["moves"][0]
    for _ in range(26):
        chosen = shown.turn(view, chosen, "right")
    assert chosen.startswith("keep")
    assert shown.turn(view, "say large", "up") == "say small"
    assert shown.turn(view, "say three 19", "down") == "say four 19"  # the total is kept


def test_answers_have_keys():
    match = play(at(), "say fours 3")
    shown = picture(match)
    assert shown.keys(match.view(1)) == {"b": "believe", "d": "doubt"}
    assert shown.keys(match.view(0)) == {}
    assert shown.turn(match.view(1), "believe", "right") == "doubt"
    match.play("doubt", 2)
    table = "\n".join(drawn(shown.table(match.view(1), 70, 20), 70))
    assert "Cleo ●" in table
    assert "Cleo ✓" not in table  # which reads as if he believed
    assert "Cleo: has answered" in "\n".join(shown.spoken(match.view(1)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reveal_is_a_scene(lang: str):
    match = play(at(), "say large")
    shown, before = picture(match, lang), match.view(1)
    answer(match, 1)
    after = match.view(1)
    told = shown.scene_spoken(before, after)
    assert "2 4 4 4 5" in told[1]
    assert len(drawn(shown.scene(before, after, 60, 20), 60)) <= 16
    match = play(at(), "say large")
    before = match.view(1)
    answer(match)
    assert shown.scene(before, match.view(1), 60, 20) is None
    assert shown.scene_spoken(before, match.view(1)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(50, 14), (62, 20), (100, 40)])
def test_eight_players_fit(lang: str, width: int, height: int):
    cards = {p: full_but("chance", ones=5, kniffel=50) for p in range(7)}
    match = at(players=8, cards={**cards, 7: full_but()}, last_turns=[0, 1, 2, 3, 4, 5, 6])
    for viewer in (None, 0, 3):
        lines = drawn(picture(match, lang).table(match.view(viewer), width, height), width)
        assert len(lines) <= height
        assert sum("50" in line for line in lines) >= 7


def test_only_the_roller_sees_dice():
    match = at(dice=[6, 6, 6, 6, 6])
    for viewer, there in ((0, True), (1, False), (None, False)):
        shown = "\n".join(drawn(picture(match).table(match.view(viewer), 70, 24), 70))
        assert ("●   ●" in shown) == there
