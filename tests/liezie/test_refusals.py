"""The Lie Zie: what is refused is what is not legal, and every reason has its text."""

from bluffhouse.games.liezie.table.notation import REFUSALS
from tests.refusals import reasons_met


def test_what_is_refused_is_not_legal_and_every_reason_is_said() -> None:
    """LZ-3 to LZ-9, LZ-15."""
    assert reasons_met("liezie", 1) == REFUSALS.keys()
