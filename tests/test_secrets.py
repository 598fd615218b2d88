"""Non-interference has teeth: a view which told too much would be caught. The tests themselves are
those of every game: `bluffhouse/conform/test_secrets.py`."""

import dataclasses
import importlib
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.conform.test_secrets import (
    test_views_legal_moves_and_errors as views_legal_moves_and_errors,
)
from bluffhouse.core.story import Storyteller, story
from bluffhouse.games import open_room


def test_a_leak_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison fails for a view that shows one hidden die."""
    honest = open_room("luegen")

    def leaky(game: Any, s: Any, player: int | None) -> dict[str, Any]:
        return {**honest.private(game, s, player), "peep": s.dice[0][0]}

    room = dataclasses.replace(honest, private=leaky)
    monkeypatch.setattr(importlib.import_module("bluffhouse.games.luegen"), "ROOM", room)
    with pytest.raises(AssertionError):
        views_legal_moves_and_errors("luegen", {"players": 3})


def test_imagined_dice_are_fair() -> None:
    """Lügen: the unseen dice are uniform and independent of what they really are."""
    match = bh.make("luegen", players=2).new(seed=1)
    counts = [0] * 6
    for seed in range(3000):
        for die in match.imagine(0, seed).view(1)["dice"][1]:
            counts[die - 1] += 1
    expected = 3000
    assert sum((c - expected) ** 2 / expected for c in counts) < 25  # chi-squared, 5 degrees


def test_the_story_begins_with_the_deal() -> None:
    match = bh.make("luegen", players=2).new(seed=1)
    assert [e["event"] for e in story(match, None)[0].events] == ["stage", "starts"]
    teller = Storyteller(match, 0)
    assert len(list(teller.chapters())) == 1
    match.play("1x2")
    assert [c.number for c in teller.chapters()] == [1]
    assert list(teller.chapters()) == []
