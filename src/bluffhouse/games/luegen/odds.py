"""Lügen: exact odds for who is on turn, from what he sees.

What hidden cups count is worked out by convolution, straights and wild dice included (`cups`): by
the own dice alone, or after what was bid, if bidders lean to the faces that they hold.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.odd import Odd
from bluffhouse.core.room import Snapshot
from bluffhouse.games.luegen import cups, rules

EVEN = 0.5
Named = Sequence[int]  # how often a player named each face, ones first

SILENT: Named = (0,) * 6


def die_chances(game: Game, named: Named = SILENT) -> list[float]:
    """How likely a hidden die shows each face, of a player who named faces so often: by Bayes, if
    he names a face in proportion to `cups.LEAN` to the power of his dice that count for it."""
    chances = [0.0] * 6
    cups.die_chances(int(game.options["wild"]), named, chances)
    return chances


def count_chances(game: Game, face: int, hidden: Sequence[Named]) -> list[float]:
    """How likely hidden cups together count 0, 1, 2, … for a face: one cup for each `hidden`, which
    tells what its player named."""
    total, cup = np.zeros(cups.MOST * len(hidden) + 1), np.zeros(cups.MOST + 1)
    total[0] = 1
    wild, each = int(game.options["wild"]), int(game.options["dice"])
    straights = rules.straights_count(_dice(game, []))
    for number, named in enumerate(hidden):
        cups.cup_chances(each, wild, straights, die_chances(game, named), face, cup)
        cups.add_cup(total, number, cup)
    return total.tolist()


def bid_chance(
    game: Game, dice: Sequence[int], count: int, face: int, hidden: Sequence[Named]
) -> float:
    """How likely a bid is true for who has these dice."""
    missing = count - rules.cup_count(_dice(game, dice), 0, face)
    return min(1.0, sum(count_chances(game, face, hidden)[max(0, missing) :]))


def _dice(game: Game, dice: Sequence[int]) -> Snapshot:
    """A table at which the first player has these dice."""
    counts = np.array([[dice.count(face) for face in range(1, 7)]])
    return Snapshot(**game.room.fill(game.options), dice=counts)


def odds(game: Game, view: Mapping[str, Any]) -> list[Odd]:
    """On one's own turn: how likely the last bid is true; and for every face, how likely the least
    raise is, or, to open with, the highest count that is as likely as not."""
    me = view["me"]
    if me is None or view["turn"] != me:
        return []
    others = [p for p, active in enumerate(view["active"]) if active and p != me]
    silent, heard = [SILENT] * len(others), [_named(game, view, p) for p in others]
    found: list[Odd] = []
    if view["bid"] is not None:
        bid = _bid(game, game.ids[view["bid"]])
        for key, hidden in (("odds-bid", silent), ("odds-heard", heard)):
            found.append(Odd(key, bid, bid_chance(game, view["dice"][me], **bid, hidden=hidden)))
    return [*found, *_raises(game, view, heard)]


def _bid(game: Game, action: int) -> dict[str, int]:
    wild = int(game.options["wild"])
    return {"count": rules.count_of(wild, action), "face": rules.face_of(wild, action)}


def _named(game: Game, view: Mapping[str, Any], player: int) -> Named:
    named = [0] * 6
    for made in view["bids"]:
        if made["player"] == player:
            named[_bid(game, game.ids[made["bid"]])["face"] - 1] += 1
    return named


def _raises(game: Game, view: Mapping[str, Any], heard: Sequence[Named]) -> list[Odd]:
    """For every face that can be named: the bid of `odds`."""
    bids: dict[int, list[int]] = {}
    for move in view["moves"]:
        if move != game.words[-1]:
            bid = _bid(game, game.ids[move])
            bids.setdefault(bid["face"], []).append(bid["count"])
    found = []
    for face, counts in sorted(bids.items()):
        odds_of = [(c, bid_chance(game, view["dice"][view["me"]], c, face, heard)) for c in counts]
        count, chance = odds_of[0]
        if view["bid"] is None:
            count, chance = max((o for o in odds_of if o[1] >= EVEN), default=odds_of[0])
        found.append(Odd("odds-raise", {"count": count, "face": face}, chance))
    return found
