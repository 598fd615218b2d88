"""Fate: tests meet the same dice and cards in every run, and others with another `FATE`.

Chance that nobody knows makes tests that fail once in a hundred runs: a short match may be over
before the turn that a test waits for. What comes is told by the test's name and by how many seeds
it has taken. `make test FATE=2` plays other matches.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

from bluffhouse.core import seeds

CHOSEN = os.environ.get("FATE")


def fate(name: Callable[[], str]) -> SimpleNamespace:
    """Stands in for `secrets` where seeds are made; `name` says whose fate it is at that moment."""
    taken: Counter[str] = Counter()

    def token_hex(size: int) -> str:
        whose = name()
        taken[whose] += 1
        told = f"{CHOSEN or 1} {whose} {taken[whose]}"
        return hashlib.blake2b(told.encode(), digest_size=size).hexdigest()

    return SimpleNamespace(token_hex=token_hex)


def read_from(page: str) -> None:
    """For a house in a process of its own: the page holds the name of the test that runs."""
    told = fate(lambda: Path(page).read_text("utf-8"))
    mock.patch.object(seeds, "secrets", told).start()
