"""Line-it: what a line may still become, worked out by dynamic programming.

One player alone, and a market each turn of which he sees a part, the others having taken theirs at
random. In each of his turns he lays the nearest card that fits, waits, lays a bet, or closes and
begins anew: whatever brings most points to the end of the match. How many of the visible cards lie
ahead follows the hypergeometric distribution; where the nearest of them lies, its quartiles.
"""

import numpy as np

from bluffhouse.core.weights import Array
from bluffhouse.games.lineit.mind.growth import (
    BET_STATE,
    BET_STATES,
    FIRST_ROW,
    GRAIN,
    NO_BET,
    SETTLED,
    SHAPE,
    SHARES,
    turns_at_most,
)
from bluffhouse.games.lineit.rules.state import CARDS, PLAYERS
from fits.fit import Fitted

SEATS = range(2, PLAYERS + 1)
BETS_OF_A_KIND = 2
QUANTILES = (1 / 8, 3 / 8, 5 / 8, 7 / 8)


def chances(unseen: int, ahead: Array, visible: int) -> list[Array]:
    """How likely 0, 1 … of the visible cards are among those ahead (hypergeometric; `ahead` need
    not be whole)."""
    out = []
    for fitting in range(visible + 1):
        ways = np.ones_like(ahead)
        for k in range(fitting):
            ways *= np.maximum(ahead - k, 0) * (visible - k) / (k + 1)
        for k in range(visible - fitting):
            ways *= np.maximum(unseen - ahead - k, 0)
        for k in range(visible):
            ways /= unseen - k
        out.append(ways)
    total = sum(out)
    return [ways / total for ways in out]


def after_number(exactly: int) -> tuple[Array, Array]:
    """For each state of a bet: the state after one more number, and the points it brings."""
    state, points = np.arange(BET_STATES), np.zeros(BET_STATES)
    for value in (3, 4, 5):
        for missing in range(value + 1):
            at = int(BET_STATE[value]) + missing
            if missing > 1 or (missing == 1 and exactly):
                state[at] = at - 1
            else:  # won for good, or by the other reading one too many
                state[at], points[at] = SETTLED, value if missing == 1 else -value
    return state, points


def closing() -> Array:
    """What a bet brings if the line is closed now."""
    points = np.zeros(BET_STATES)
    for value in (3, 4, 5):
        at = int(BET_STATE[value])
        points[at : at + value + 1] = [value] + [-value] * value
    return points


def read_off(row: Array, shares: Array) -> Array:
    """The last axis at any shares, between the places of the table."""
    at = np.clip(shares, 0, 1) * (SHARES - 1)
    low = np.minimum(at.astype(int), SHARES - 2)
    part = at - low
    value: Array = row[..., low] * (1 - part) + row[..., low + 1] * part
    return value


def fresh(row: Array, visible: int) -> Array:
    """A new line, begun with the visible card nearest to an end of the numbers: by its bet."""
    edge = np.array([(1 - (1 - q) ** (1 / visible)) / 2 for q in QUANTILES])
    value: Array = read_off(row[1], 1 - edge).mean(axis=-1)
    return value


def turn(row: Array, exactly: int, unseen: int, visible: int) -> Array:
    """Values before a turn, from those after it."""
    bet_after, bet_points = after_number(exactly)
    shares = np.linspace(0, 1, SHARES)
    ahead = shares * unseen
    longer = np.array([1, 2, 3, 3])
    point = np.array([0.0, 0.0, 0.0, 1.0])[:, None, None] + bet_points[None, :, None]
    anew = fresh(row, visible)  # by bet
    close = closing()[None, :, None] + anew[NO_BET]
    value = np.zeros_like(row)
    for fitting, chance in enumerate(chances(unseen, ahead, visible)):
        rest = np.maximum(ahead - fitting, 0) / (unseen - visible) if unseen > visible else shares
        wait = np.maximum(read_off(row, rest), close)
        wait[0] = anew[bet_after][:, None] + bet_points[:, None]
        if fitting == 0:
            value += chance * with_bets(wait, row, rest, visible)
            continue
        best = np.zeros_like(row)
        for q in QUANTILES:
            nearest = 1 - (1 - q) ** (1 / fitting)
            lay = read_off(row[longer][:, bet_after], rest * (1 - nearest)) + point
            lay[0] = wait[0]
            best += np.maximum(lay, wait) / len(QUANTILES)
        value += chance * with_bets(best, row, rest, visible)
    return value


def with_bets(best: Array, row: Array, rest: Array, visible: int) -> Array:
    """A bet may be there, too, and be better."""
    better = best.copy()
    for value in (3, 4, 5):
        there = 1 - (1 - BETS_OF_A_KIND / CARDS) ** visible
        laid = read_off(row[:, BET_STATE[value] + value], rest)
        better[:, NO_BET] += there * np.maximum(laid - best[:, NO_BET], 0)
    return better


def work_out() -> Array:
    growth = np.zeros(SHAPE)
    for exactly in (0, 1):
        for players in SEATS:
            first, market = int(FIRST_ROW[players]), players + 2
            row: Array = np.broadcast_to(closing()[None, :, None], growth.shape[2:]).copy()
            growth[exactly, first] = row
            for turns in range(1, turns_at_most(players) + 1):
                seen = range(market - players + 1, market + 1)
                row = np.mean([turn(row, exactly, turns * market, k) for k in seen], axis=0)
                growth[exactly, first + turns] = row
    return growth


def make(size: int, seed: int) -> Fitted:
    """No chance is in it, and nothing to look at: neither the seed nor the size matters."""
    growth = work_out()
    points = {
        f"points in a match of {players}": float(
            growth[0, FIRST_ROW[players] + turns_at_most(players), 0, NO_BET, 0]
        )
        for players in SEATS
    }
    return Fitted({"growth": np.rint(growth * GRAIN).astype(np.int16)}, points)
