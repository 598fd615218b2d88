"""Lügen heads-up as it was solved: how often to bid what, and to call, by what a seat knows.

A round that two play is a game of its own, and was solved for the usual dice (`make weights
GAME=luegen`). Who plays by it remembers whether he opened the round, his own last bid, and the one
that he is to answer. Where that hardly ever happens, only the bid counts.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from bluffhouse.core.room import Chosen
from bluffhouse.core.weights import Array, read_all_weights

DICE = 6
#: The options for which it was solved; how many mats and halves there are makes no difference.
SOLVED = {"dice": DICE, "straight": True, "wild": 1}
LOWEST, BIDS = 6, 43  # the rung of 2x2, and how many were solved from there on: up to 9x6
ANY = -1  # in the place of the own last bid: whichever it is
PARTS = 255  # in which shares are counted


class Spot(NamedTuple):
    """Where a player is in a round."""

    answers: int  # 0: he opened the round; 1: the other did
    bid: int  # that he is to answer, counted from the lowest; −1: none
    own: int  # his own last bid, counted from 1; 0: none


def spot_of(said: Sequence[int]) -> Spot:
    """Where a player is who has heard these bids, his own among them."""
    return Spot(len(said) % 2, said[-1] if said else -1, said[-2] + 1 if len(said) > 1 else 0)


def wide(bid: int) -> int:
    """How much may be done about a bid: all higher ones, legal or not, and a call."""
    return BIDS - bid


def mixture(game: Chosen, view: Mapping[str, Any]) -> dict[str, float] | None:
    """How often to do what, by what a player sees; none where nothing was solved."""
    options, two = game.options, sum(view["active"]) == 2
    if not two or any(options[name] != value for name, value in SOLVED.items()):
        return None
    said = heard(game.ids[bid["bid"]] for bid in view["bids"])
    if said and said[-1] >= BIDS - 1:
        return None
    spot = spot_of(said)
    shares = shares_of(spot)[hands()[tuple(sorted(view["dice"][view["me"]]))]]
    ids = [*range(LOWEST + spot.bid + 1, LOWEST + BIDS), len(game.words) - 1]
    return {game.words[k]: int(n) / PARTS for k, n in zip(ids, shares, strict=True) if n}


def heard(rungs: Iterable[int]) -> list[int]:
    """The bids that count, from the lowest on. A single die of some face is nearly always there:
    who says no more has said nothing."""
    return [rung - LOWEST for rung in rungs if rung >= LOWEST]


def shares_of(spot: Spot) -> Array:
    """What is done at some spot: hand × what is done, in parts of 255."""
    at, shares = _table()
    first = at.get(spot, at[spot._replace(own=ANY)])
    size = len(hands()) * wide(spot.bid)
    return shares[first : first + size].reshape(len(hands()), wide(spot.bid))


@cache
def hands() -> dict[tuple[int, ...], int]:
    """The number of every hand."""
    return {hand: n for n, hand in enumerate(combinations_with_replacement(range(1, 7), DICE))}


@cache
def _table() -> tuple[dict[Spot, int], Array]:
    """Where the shares of each spot begin, and all shares."""
    arrays = read_all_weights(__file__, "master.npz")
    at, first = {}, 0
    for answers, bid, own in arrays["spots"].tolist():
        at[Spot(answers, bid, own)] = first
        first += len(hands()) * wide(bid)
    return at, arrays["shares"]
