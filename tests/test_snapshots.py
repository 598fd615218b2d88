"""What lies in the memory of a match, and who hears of it."""

import bluffhouse as bh


def test_glances_are_equal_if_the_states_are() -> None:
    match = bh.make("luegen", players=3).new(9)
    before, twin = match.snapshot(), match.copy().snapshot()
    match.act(match.actions()[0])
    after = match.snapshot()
    assert after != before
    _ = before.dice
    assert before == twin
