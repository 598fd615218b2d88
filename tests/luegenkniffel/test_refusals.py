"""Lügen-Kniffel: what is refused is what is not legal, and every reason has its text."""

from bluffhouse.games.luegenkniffel.table.notation import REFUSALS
from tests.refusals import reasons_met


def test_what_is_refused_is_not_legal_and_every_reason_is_said() -> None:
    """LK-3 to LK-10."""
    assert reasons_met("luegenkniffel", 1) == REFUSALS.keys()
