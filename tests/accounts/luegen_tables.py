"""Positions of Lügen to prove its account with."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from .luegen import Luegen
from .luegen_play import Chance

LUEGEN_VIEW = {
    "game", "players", "me", "stage", "middle", "mats", "active", "dice", "turn", "bid", "bidder",
    "bids", "showdown", "half_losers", "moves",
}  # fmt: skip
TWOS = [2, 2, 2, 2, 2, 2]


def twos(players: int, who: list[int] | None = None) -> list[list[int]]:
    """Six twos for everybody, or for those named."""
    return [list(TWOS) if who is None or player in who else [] for player in range(players)]


def luegen(players: int = 3, start: int = 0, **options: Any) -> Luegen:
    return Luegen({"players": players, **options}, start, twos(players))


def at(position: dict[str, Any], **options: Any) -> Luegen:
    return Luegen.from_position({"players": len(position["dice"]), **options}, position)


def active_after(match: Luegen) -> list[int]:
    """Who is in the stage after a call now, by trying the call on a copy."""
    trial = deepcopy(match)
    trial._settle_call()
    return [player for player in range(match.players) if trial.active[player]]


def call(match: Luegen, start: int | None = None) -> None:
    """The player in turn calls; everybody who is in afterwards rolls twos."""
    (player,) = match.actors()
    match.play(player, "liar", chance=Chance(twos(match.players, active_after(match)), start))


def lose_as_bidder(match: Luegen, start: int | None = None) -> None:
    """The player in turn bids sixes that are not there and is called."""
    (player,) = match.actors()
    match.play(player, "1x6")
    call(match, start)


def lose_as_caller(match: Luegen, start: int | None = None) -> None:
    """The player in turn bids twos that are there; the next one calls and loses."""
    (player,) = match.actors()
    match.play(player, "1x2")
    call(match, start)


def lose_half(match: Luegen, loser: int, start: int | None = None) -> None:
    """`loser`, in turn, loses all mats of a stage as the bidder."""
    stage = match.stage
    while not match.over and match.stage == stage:
        assert match.actors() == (loser,)
        lose_as_bidder(match, start)
