"""Compiling beside the table: once, however many ask for it."""

import threading

from bluffhouse.games import open_room


def test_one_compiles_and_the_others_wait() -> None:
    room = open_room("luegen")
    entered = threading.Event()

    def enter() -> None:
        with room.compiling():
            entered.set()

    other = threading.Thread(target=enter)
    with room.compiling():
        other.start()
        assert not entered.wait(0.2)
    other.join(30)
    assert entered.is_set()


def test_doors_of_two_games_have_names_of_their_own() -> None:
    """Machine code is found by name: a search would walk through the doors of another game."""
    names = {open_room(game).compiled.step.py_func.__qualname__ for game in ("luegen", "lineit")}
    assert len(names) == 2
