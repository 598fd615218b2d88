"""Lügen: what is refused is what is not legal, and every reason has its text."""

from bluffhouse.games.luegen.table.notation import REFUSALS
from tests.refusals import reasons_met


def test_what_is_refused_is_not_legal_and_every_reason_is_said() -> None:
    """LU-5 to LU-8."""
    assert reasons_met("luegen", 1) == REFUSALS.keys()
