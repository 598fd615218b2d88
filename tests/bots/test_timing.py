"""How long bots take: what they are asked."""

import pytest

import bluffhouse as bh
from bluffhouse.bots import MASTER
from bluffhouse.bots.timing import choices, seconds
from tests.trials import own


@pytest.mark.parametrize("game", bh.games())
def test_choices_are_taken_from_all_over_matches(game: str) -> None:
    """The first moves alone would say nothing of what comes later: of play, where a draft was."""
    asked = choices(bh.make(game, players=2), 20)
    assert len(asked) == 20
    moves = [match.played for match, _ in asked]
    assert max(moves) > 2 * min(moves) + 4
    assert len({match.seed for match, _ in asked}) >= 4
    assert all(len(match.legal(player)) > 1 for match, player in asked)
    for phase in own(game, "PHASES", ()):
        assert sum(match.view(player)["phase"] == phase for match, player in asked) >= 4


def test_masters_are_asked_where_they_have_to_work() -> None:
    """A turn of Lügen-Kniffel is solved once for all who act in it, and looked up from then on."""
    taken = seconds(MASTER, choices(bh.make("luegenkniffel", players=2), 10))
    assert sorted(taken)[5] > 0.001
