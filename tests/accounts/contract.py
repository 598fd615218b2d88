"""What all rule files share: the number of players, options by name, and how a win is shared."""

from __future__ import annotations

from fractions import Fraction
from typing import Any


def is_number(value: Any) -> bool:
    """A whole number, and not true or false."""
    return isinstance(value, int) and not isinstance(value, bool)


def all_options(options: dict[str, Any], defaults: dict[str, Any]) -> dict[str, Any]:
    """Options with their defaults: none unknown, and the number of players given."""
    for name in options:
        if name != "players" and name not in defaults:
            raise ValueError(f"no such option: {name}")
    if "players" not in options:
        raise ValueError("players is required")
    return {**defaults, **options}


def known_keys(position: dict[str, Any], known: set[str]) -> None:
    """A position has no other keys than these."""
    for key in position:
        if key not in known:
            raise ValueError(f"unknown key: {key}")


class Seats:
    """Players are numbers from 0 on."""

    players: int

    def _check_player(self, player: Any) -> None:
        if not is_number(player) or not 0 <= player < self.players:
            raise ValueError(f"no such player: {player!r}")


def shared_win(scores: list[int], winners: list[int]) -> dict[str, Any]:
    """The winners share what the others lose, and nobody gets anything if all win."""
    everybody = range(len(scores))
    losers = [who for who in everybody if who not in winners]
    utility = [Fraction(0)] * len(scores)
    if losers:
        for who in everybody:
            won = who in winners
            utility[who] = Fraction(1, len(winners)) if won else Fraction(-1, len(losers))
    return {"scores": scores, "winners": winners, "losers": losers, "utility": utility}
