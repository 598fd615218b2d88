"""The Lie Zie in the terminal: it fits, offers what is legal, and turns the prizes over."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import bluffhouse as bh
from bluffhouse.core.words import words
from bluffhouse.games.liezie.table.picture import Picture
from tests.liezie.tables import playing
from tests.tables import random_play

NAMES = ["Maximiliana Lang", "Bo", "Clara", "D", "Елена", "Fritz"]
ROOMS = [(50, 14), (50, 16), (62, 20), (62, 22), (100, 40), (30, 12)]


def drawn(renderable: Any, width: int) -> list[str]:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get().rstrip("\n").split("\n")


def picture_of(match: bh.Match, lang: str = "en") -> Picture:
    return Picture(match.game.options, words(lang, "liezie"), NAMES[: match.game.players])


@pytest.mark.parametrize("draft", ["free", "turns"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_fits_and_offers_what_is_legal(players: int, draft: str):
    match = bh.make("liezie", players=players, draft=draft, passes=2).new(players)
    picture = picture_of(match, ("en", "de", "bg")[players % 3])
    for i, (player, _) in enumerate(random_play(match, players)):
        if i % 7:
            continue
        width, height = ROOMS[i % len(ROOMS)]
        for viewer in (None, 0, player):
            view = match.view(viewer)
            lines = drawn(picture.table(view, width, height), width)
            assert len(lines) <= max(height, 14)
            assert all(len(line) <= width for line in lines)
            assert all(line.strip() for line in picture.spoken(view))
        keys = picture.keys(view)
        assert set(keys.values()) <= set(view["moves"])
        chosen = picture.first(view)
        assert chosen is not None
        for arrow in ("up", "left", "down", "right", "up"):
            chosen = picture.turn(view, chosen, arrow)
            assert chosen in view["moves"]
            offer = drawn(picture.ask(view, chosen, 74), 74)
            assert len(offer) <= picture.rows
            assert any("▸" in line for line in offer)


def test_the_prizes_are_turned_over():
    """LZ-18: once, at the end."""
    match = bh.make("liezie", players=3, passes=1).new(1)
    picture = picture_of(match)
    before, scenes = match.view(0), []
    for _ in random_play(match, 1):
        scenes.append(picture.scene(before, match.view(0), 60, 20))
        before = match.view(0)
    assert not any(scenes)
    shown = "\n".join(drawn(picture.scene(before, match.view(0), 60, 20), 60))
    assert match.result is not None
    assert all(f"= {points}" in shown for points in match.result.scores)
    assert len(picture.scene_spoken(before, match.view(0))) == 3
    assert picture.scene(match.view(0), match.view(0), 60, 20) is None


def test_a_long_offer_keeps_the_chosen_in_sight():
    match = playing("r1 r2 r3 r4 r1 r2 r3 r4 r1 r2 r3 r4", "b1")
    picture, view = picture_of(match), match.view(0)
    assert len(view["moves"]) == 33
    for move in view["moves"]:
        offer = drawn(picture.ask(view, move, 50), 50)
        assert len(offer) == 3
        assert any("▸" in line for line in offer)
    assert len(picture.keys(view)) == 32  # the last one is reached by arrows or typed
