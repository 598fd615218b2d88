"""What the tests and benchmarks of all games ask of one alone: it stands in that game's own folder,
`tests/<id>/trials.py` and `tests/<id>/outcomes.py`. A game may leave out any of it.
"""

import importlib
import importlib.util
from typing import TypeVar

Thing = TypeVar("Thing")


def own(game: str, name: str, default: Thing, module: str = "trials") -> Thing:
    """What a game's own folder has under a name."""
    place = f"tests.{game}.{module}"
    if importlib.util.find_spec(f"tests.{game}") and importlib.util.find_spec(place):
        return getattr(importlib.import_module(place), name, default)
    return default
