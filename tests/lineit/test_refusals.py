"""Line-it: what is refused is what is not legal, and every reason has its text."""

from bluffhouse.games.lineit.table.notation import REFUSALS
from tests.refusals import reasons_met


def test_what_is_refused_is_not_legal_and_every_reason_is_said() -> None:
    """LI-3 to LI-7, LI-13."""
    assert reasons_met("lineit", 4) == REFUSALS.keys()
