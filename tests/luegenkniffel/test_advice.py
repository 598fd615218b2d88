"""What a learner is told to do with a straight: not to break it."""

from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.games.luegenkniffel.table.advice import advise, longest_row


def seen(dice: list[int], rolls: int = 1, lying: list[int] = (), **points: int) -> dict[str, Any]:  # type: ignore[assignment]
    """A view of the first of three who is to roll or to announce."""
    game = bh.make("luegenkniffel", players=3)
    keeps = [word for word in game.words if word.startswith("keep")]
    return {
        "me": 0, "dice": dice, "rolls": rolls, "lying": list(lying),
        "cards": [{"points": points, "lies": {}}], "moves": [*keeps, "say small", "say large"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("view", "move", "why"),
    [
        (seen([2, 3, 4, 5, 5]), "keep 2 3 4 5", "row"),
        (seen([3, 4, 5, 6, 6]), "keep 3 4 5 6", "row"),
        (seen([1, 3, 4, 5, 6], rolls=2, lying=[4, 5]), "keep 3 6", "row"),
        (seen([2, 3, 4, 5, 5], rolls=3), "say small", "true"),
        (seen([2, 3, 4, 5, 5], large=40), "say small", "true"),
        (seen([2, 3, 4, 5, 6]), "say large", "true"),
        (seen([2, 3, 4, 5, 6], large=40), "say small", "true"),
        (seen([2, 3, 4, 5, 5], small=30), "keep 5 5", "equal"),
        (seen([1, 2, 4, 5, 5]), "keep 5 5", "equal"),
        (seen([2, 3, 4, 5, 5], rolls=2, lying=[5, 5]), "keep 5 5", "equal"),
    ],
)
def test_four_in_a_row_stay_together(view: dict[str, Any], move: str, why: str) -> None:
    advice = advise(bh.make("luegenkniffel", players=3), view, "keep 5 5")
    assert (advice.move, advice.why) == (move, why)


def test_the_longest_row() -> None:
    assert longest_row([1, 2, 2, 5, 6]) in ([1, 2], [5, 6])
    assert longest_row([2, 3, 4, 5, 6]) == [2, 3, 4, 5, 6]


def test_a_true_announcement_is_called_true_and_a_lie_a_lie() -> None:
    game = bh.make("luegenkniffel", players=3)
    for move, why in (("say fives 2", "true"), ("say fives 4", "lie")):
        assert advise(game, seen([1, 2, 4, 5, 5], rolls=3), move).why == why
