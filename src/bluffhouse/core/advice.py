"""Advice: a good move for somebody who learns a game, and why it is good."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, and the text `because-<why>` with its arguments; no text if nothing is to be said."""

    move: str
    why: str = ""
    details: Mapping[str, Any] = field(default_factory=dict)
