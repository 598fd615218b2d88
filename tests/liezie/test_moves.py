"""Moves of The Lie Zie in words: their order, their spelling, and what is refused."""

from __future__ import annotations

import pytest

import bluffhouse as bh
from tests.liezie.tables import SIDES, drafting, play, playing, refused


def test_words():
    """Takes and prizes by colour then number, plays by position then length."""
    words = bh.make("liezie", players=2).words
    assert words[:18] == (*(f"take {side}" for side in SIDES), "left", "right")
    plays = [f"play {k} {n}" for k in range(1, 13) for n in (1, 2, 3)]
    assert words[18:] == (*plays, "pass", *(f"prize {side}" for side in SIDES))
    assert len(set(words)) == len(words)


def test_order_of_legal_takes():
    match = drafting("r1", "b1")
    assert match.legal(0) == [f"take {side}" for side in SIDES]


@pytest.mark.parametrize(
    "spelling", ["TAKE R3", "  take   r3 ", "take red 3", "Take r 3", "taker3", "take r03"]
)
def test_spellings_of_a_take(spelling: str):
    match = drafting("r1", "b1")
    match.play(spelling, 0)
    assert match.moves == [(0, "take r3")]


@pytest.mark.parametrize(
    "spelling", ["PLAY 2 1", " play  2   1", "play 02 1", "play2 1", "play 2,1"]
)
def test_spellings_of_a_play(spelling: str):
    match = play(playing("r1 r2 b1", "g1"), spelling)
    assert match.moves == [(0, "play 2 1")]


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("", "no move of The Lie Zie"),
        ("fold", "no move of The Lie Zie"),
        ("take", "no move of The Lie Zie"),
        ("take r", "no move of The Lie Zie"),
        ("take r5", "no back r5"),
        ("take r0", "no back r0"),
        ("take x3", "no back x3"),
        ("prize pink 3", "no back pink3"),
        ("play 0 1", "no position 0"),
        ("play 13 1", "no position 13"),
        ("play 1 0", "one, two or three cards"),
        ("play 1 4", "one, two or three cards"),
        ("play 4", "how many cards"),
        ("play", "no move of The Lie Zie"),
        ("play -1 2", "no move of The Lie Zie"),
        ("take " + "x" * 5000 + "3", "no back"),
        ("x" * 5000, "no move of The Lie Zie"),
    ],
)
def test_what_is_no_move(move: str, says: str):
    refused(playing("r1 r2 b1", "g1"), move, says)


@pytest.mark.parametrize("move", [None, 57, ["pass"], b"pass"])
def test_a_move_is_text(move: object):
    with pytest.raises(bh.IllegalMove):
        playing("r1", "b1").play(move)  # type: ignore[arg-type]


def test_moves_of_another_phase():
    """LZ-2: each phase has its own."""
    draft, game = drafting("r1", "b1"), playing("r1 b1", "g1")
    for move in ("play 1 1", "pass", "prize r1"):
        refused(draft, move, "draft is not over", 0)
    for move in ("take r1", "left", "right", "prize r1"):
        refused(game, move, "draft is over")


def test_positions_beyond_the_hand():
    refused(playing("r1", "b1"), "play 2 1", "only 1 card:")
    refused(playing("r1 r2", "b1"), "play 12 3", "only 2 cards:")
