"""The long files begin first, and a quick look takes the quickest."""

from tests.times import known, noted, within, written

TIMES = {"a.py": 30.0, "b.py": 0.4, "c.py": 2.5, "d.py": 2.5}


def test_what_is_written_is_read_again_the_longest_first() -> None:
    assert noted(written(TIMES)) == TIMES
    assert list(noted(written(TIMES))) == ["a.py", "c.py", "d.py", "b.py"]
    assert known()


def test_the_quickest_that_fit() -> None:
    assert within(TIMES, 0.1) == set()
    assert within(TIMES, 3) == {"b.py", "c.py"}
    assert within(TIMES, 6) == {"b.py", "c.py", "d.py"}
    assert within(TIMES, 100) == set(TIMES)
