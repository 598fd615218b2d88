"""Temper: what a move shows of who makes it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class Temper:
    """How much of each there is in a move, from 0 to 1, as its own player sees it."""

    bluff: float = 0.0  # it says what is not so, or harms by a lie
    doubt: float = 0.0  # it does not let another's word or card stand
    risk: float = 0.0  # it may go wrong where another move would not
