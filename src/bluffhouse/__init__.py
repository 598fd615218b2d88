"""Bluffhouse: the house of lying games.

>>> import bluffhouse as bh
>>> match = bh.make("luegen", players=4).new(seed=7)
>>> match.play(match.legal(match.actors[0])[0])
"""

from typing import TYPE_CHECKING, Any

from bluffhouse import games as _rooms

if TYPE_CHECKING:
    from bluffhouse.core.batch import Batch
    from bluffhouse.core.errors import (
        IllegalMove,
        NotCompiled,
        OptionError,
        PositionError,
        RecordError,
    )
    from bluffhouse.core.game import Game
    from bluffhouse.core.match import Match
    from bluffhouse.core.odd import Odd
    from bluffhouse.core.result import Result
    from bluffhouse.house import make, odds, replay

__all__ = [
    "Batch",
    "Game",
    "IllegalMove",
    "Match",
    "NotCompiled",
    "Odd",
    "OptionError",
    "PositionError",
    "RecordError",
    "Result",
    "games",
    "make",
    "odds",
    "replay",
]

_HOMES = {
    "Batch": "core.batch",
    "Game": "core.game",
    "IllegalMove": "core.errors",
    "Match": "core.match",
    "NotCompiled": "core.errors",
    "Odd": "core.odd",
    "OptionError": "core.errors",
    "PositionError": "core.errors",
    "RecordError": "core.errors",
    "Result": "core.result",
    "make": "house",
    "odds": "house",
    "replay": "house",
}


def games() -> list[str]:
    """The ids of all games, sorted."""
    # Takes the place of the subpackage's name, which is why that is imported first.
    return _rooms.ids()


def __getattr__(name: str) -> Any:
    # Nothing heavy is imported before it is used: `import bluffhouse` costs next to nothing.
    import importlib

    if name == "__version__":
        from importlib.metadata import version

        return version("bluffhouse")
    if name not in _HOMES:
        raise AttributeError(f"module 'bluffhouse' has no attribute {name!r}")
    return getattr(importlib.import_module(f"bluffhouse.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
