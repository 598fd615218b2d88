"""When chance is asked in City of Lies: only where something is random."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cityoflies.tables import at as put
from tests.cityoflies.tables import before as lying
from tests.cityoflies.tables import go

LIES_HIDDEN = {"table": lying("", "hidden")}
CHOOSER = {"opts": {"trap_choice": "chooser"}}


@pytest.mark.parametrize(
    ("hands", "position", "moves", "falls"),
    [
        (("reveal", "trap"), LIES_HIDDEN, "reveal 1; allow", True),
        (("steal", "sure"), {}, "steal 1; allow", True),
        (("steal", ""), {}, "steal 1; allow", False),
        (("trap", "sure"), {}, "trap 1; allow", True),
        (("trap", ""), {}, "trap 1; allow", False),
        (("trap", "sure trap"), CHOOSER, "trap 1; allow", False),
        (("trap", "sure trap"), CHOOSER, "trap 1; allow; random", True),
        (("interrogate", "sure trap"), {}, "interrogate 1; allow", True),
        (("sure", "trap"), {}, "sure", False),
        (("sure", "trap"), {"deck": [], "discard": ["swap", "double"]}, "sure", True),
        (("sure", "trap"), {"deck": []}, "sure", False),
    ],
)
def test_luck_falls_where_something_is_random_and_nowhere_else(
    hands: tuple[str, ...], position: dict[str, Any], moves: str, falls: bool
):
    """CL-5, CL-8, CL-9, CL-11, CL-12: each time by chance of its own, from the match's seed."""
    *before, last = moves.split("; ")
    match = go(put(*hands, **position), *before)
    luck = match.snapshot().chance
    assert (go(match, last).snapshot().chance != luck) == falls
