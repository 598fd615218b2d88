"""The shared suite: what every game of the house promises, as tests that any game can be put to.

`bluffhouse conform ID` runs them on one game, inside the house or installed; the house's own suite
runs them on all.
"""

from pathlib import Path

HERE = Path(__file__).parent


def run(game: str, extra: list[str]) -> int:
    """Put a game to all tests; 0 if it conforms. Needs pytest, which players do not."""
    import pytest

    settings = ["-c", str(HERE / "pytest.ini"), "--rootdir", str(HERE), "-p", "no:cacheprovider"]
    return int(pytest.main([*settings, "--game", game, *extra, str(HERE)]))
