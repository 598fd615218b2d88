"""Line-it: bots in the last step, and in the turns before it, at tables that end in other ways."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.conform.many import play_many
from bluffhouse.core.loops import CALCULATOR, THUMB
from tests.lineit.tables import at

ENDINGS = [{"last_cards": cards, "last_card": rule} for cards in (1, 2) for rule in ("may", "must")]


def score_after(match: bh.Match, moves: tuple[str, ...]) -> int | None:
    """What player 0 has if he makes these moves; None if he cannot, or has more to do."""
    shown = match.copy()
    for move in moves:
        if shown.actors != (0,) or move not in shown.legal(0):
            return None
        shown.play(move, 0)
    if 0 in shown.actors:
        return None
    while not shown.over:
        shown.play(shown.legal(shown.actors[0])[-1])
    return int(shown.view(0)["scores"][0])


def best_score(match: bh.Match) -> int:
    """By trying everything."""
    plays = [f"play {card}" for card in dict.fromkeys(match.view(0)["hands"][0])]
    tried = [(), *((play,) for play in plays), *permutations(plays, 2)]
    found = [score_after(match, (*moves, *end)) for moves in tried for end in ((), ("pass",))]
    return max(score for score in found if score is not None)


def some_ending(draw: random.Random, **options: Any) -> bh.Match:
    """Three cards in the hand, a line that may hold a bet, and jackpots."""
    numbers = draw.sample(range(1, 101), 12)
    line = [str(number) for number in sorted(numbers[:4], reverse=draw.random() < 0.5)]
    if draw.random() < 0.5:
        line.insert(draw.randint(0, 4), "+3")
    hand = [str(number) for number in numbers[4:7]]
    if draw.random() < 0.5:
        hand[draw.randrange(3)] = "+5"
    pots: dict[str, list[str]] = {name: [] for name in ("red", "blue", "green", "yellow")}
    for number in numbers[7:]:
        pots[("red", "blue", "green", "yellow")[(number - 1) % 4]].append(str(number))
    position = {"last_step": True, "hands": [hand, []], "lines": [line, []], "jackpots": pots}
    return at({"hand_limit": 3, **options}, **position)


@pytest.mark.parametrize("options", ENDINGS)
@pytest.mark.parametrize("level", [THUMB, CALCULATOR])
def test_bots_end_as_well_as_can_be(options: dict[str, Any], level: int):
    """LI-13: in the last step nothing is hidden, so the best is known."""
    draw = random.Random(7)
    decided = 0
    for _ in range(150):
        match = some_ending(draw, **options)
        if match.over:
            continue
        expected = best_score(match)
        while not match.over:
            assert match.actors == (0,)
            match.play(match.suggest(0, level, draw.getrandbits(60)), 0)
        assert match.view(0)["scores"][0] == expected
        decided += 1
    assert decided > 50


@pytest.mark.parametrize("cards", [1, 2])
def test_the_calculator_keeps_no_bet_that_it_would_have_to_play(cards: int):
    """LI-13: in the last round a bet in the hand is lost points, if it must be played."""
    position = {"market": ["+5", "90", "91", "92"], "lines": [["70", "60", "50"], []]}
    match = at({"last_card": "must", "last_cards": cards}, **position)
    move = match.suggest(0, CALCULATOR, 3)
    assert not move.startswith("take +5")


@pytest.mark.parametrize("options", ENDINGS[1:])
def test_thumb_beats_random_at_every_ending(options: dict[str, Any]):
    game = bh.make("lineit", players=3, open_hands=False, **options)
    found = play_many(game, [1, 0, 0], 150)
    assert float((found["winners"] == 1).mean()) > 0.85
