"""Every test of a game is run on the game that is named, or on all of the house."""

import pytest

import bluffhouse as bh
from bluffhouse.bots.warm import compile_room
from bluffhouse.conform.tables import named, tables_of
from bluffhouse.games import open_room


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="the id of the game to be put to the tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The house's own games have skins, and tests of their own in the browser."""
    if config.getoption("--game", None) is None:
        items[:] = [item for item in items if item.get_closest_marker("browser") is None]


@pytest.fixture(scope="session", autouse=True)
def _compiled(request: pytest.FixtureRequest) -> None:
    """Not even the first matches are played by interpreted rules."""
    asked = request.config.getoption("--game", None)
    for room in map(open_room, [asked] if asked else bh.games()):
        if not room.is_warm():
            compile_room(room)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" not in metafunc.fixturenames:
        return
    asked = metafunc.config.getoption("--game", None)
    games = [asked] if asked else bh.games()
    if "options" not in metafunc.fixturenames:
        metafunc.parametrize("game", games)
        return
    first = metafunc.definition.get_closest_marker("first") is not None
    rows = [(game, table) for game in games for table in tables_of(open_room(game), first)]
    metafunc.parametrize(("game", "options"), rows, ids=[named(*row) for row in rows])
