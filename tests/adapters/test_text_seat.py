"""A seat that is asked and answered in text."""

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.adapters.text_seat import TextSeat
from tests.prompts import offered_in

SHORT = {"mats": 1, "halves": False, "players": 2, "dice": 2}


def test_a_match_by_its_prompts_alone() -> None:
    seats = [TextSeat("luegen", seed=5, seat=1, bots=["calculator"], **SHORT) for _ in range(2)]
    for seat in seats:
        assert "## Bidding and raising" in seat.prompt
        while not seat.over:
            assert seat.answer(f"MOVE: {offered_in(seat.prompt)[-1]}") == ""
            assert "## Bidding and raising" not in seat.prompt
        assert seat.share in (0.0, 1.0)
        assert not seat.faults
    assert seats[0].decisions == seats[1].decisions


def test_faults_are_told_and_end_the_match_at_last() -> None:
    seat = TextSeat("luegen", seed=5, **SHORT)
    before = seat.prompt
    assert "MOVE:" in seat.answer("I pass.")
    assert seat.prompt == before
    assert seat.answer(f"MOVE: {offered_in(before)[0]}") == ""  # one may err, and go on
    while not seat.over:
        seat.answer("MOVE: 99x6")
    assert seat.forfeited
    assert seat.share == 0
    assert seat.faults[0] == "unreadable"


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(bh.OptionError):
        TextSeat("luegen", players=99)
    with pytest.raises(ValueError, match="no player"):
        TextSeat("luegen", players=2, seat=2)
    with pytest.raises(ValueError, match="at least one bot"):
        TextSeat("luegen", players=2, bots=[])
    assert TextSeat("luegen", players=3, bots="calculator").prompt  # one name is no list of letters
    with pytest.raises(ValueError, match="bots are a name or a list of names, not 5"):
        TextSeat("luegen", players=2, bots=5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="tries is a whole number from 1, not 0"):
        TextSeat("luegen", players=2, tries=0)
    with pytest.raises(ValueError, match="one of brief, full, none, not as 'all'"):
        bh.make("luegen", players=2).new(1).prompt(0, rules="all")  # type: ignore[arg-type]


def test_a_language_that_nobody_speaks_here_is_refused() -> None:
    match = bh.make("luegen", players=2).new(1)
    for ask in (
        lambda: match.prompt(0, "fr"),
        lambda: match.reply(0, "MOVE: 1x2", "fr"),
        lambda: TextSeat("luegen", players=2, lang="fr"),
    ):
        with pytest.raises(ValueError, match="one of en, de, bg, not 'fr'"):
            ask()


def test_who_is_done_is_not_heard_any_more() -> None:
    """An answer that comes after a forfeit plays nothing, and makes no fault."""
    seat = TextSeat("luegen", seed=5, **SHORT)
    for _ in range(2):
        seat.answer("I pass.")
    with pytest.raises(ValueError, match="over: make another seat"):
        seat.answer(f"MOVE: {offered_in(seat.prompt)[0]}")
    assert (seat.share, seat.decisions, seat.faults) == (0.0, 0, ["unreadable"] * 2)


def test_numbers_of_numpy_are_numbers() -> None:
    numbers = {"players": 2, "seat": 1, "seed": 4, "tries": 3, "dice": 2}
    plain = TextSeat("luegen", **numbers)
    numpy = TextSeat("luegen", **{name: np.int64(number) for name, number in numbers.items()})
    assert plain.prompt == numpy.prompt
