"""Lügen: exact odds for who is on turn, from what he sees.

What hidden cups count is worked out by convolution, straights and wild dice included: by the own
dice alone (`bid_chance`), or after all that was bid (`heard`), every hand of a bidder weighed by
how likely bots would have bid so with it (`bidders`).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.odd import Odd
from bluffhouse.core.room import Snapshot, State
from bluffhouse.games.luegen.mind import cups
from bluffhouse.games.luegen.mind.bidders import KINDS
from bluffhouse.games.luegen.mind.calculator import counts_of
from bluffhouse.games.luegen.rules.dice import cup_count
from bluffhouse.games.luegen.rules.ladder import straights_count
from bluffhouse.games.luegen.rules.state import NO_BID, NOBODY, RUNG_BITS
from bluffhouse.games.luegen.table.notation import bid_details

EVEN = 0.5
FACES = range(1, 7)
Chances = np.ndarray[Any, np.dtype[np.float64]]


@lru_cache(maxsize=1024)
def count_chances(game: Game, face: int, hidden: int) -> tuple[float, ...]:
    """How likely so many hidden cups together count 0, 1, 2, … for a face, as dice fall."""
    total, cup = np.zeros(cups.MOST * hidden + 1), np.zeros(cups.MOST + 1)
    total[0] = 1
    wild, each = int(game.options["wild"]), int(game.options["dice"])
    cups.cup_chances(each, wild, straights_count(_table(game, [])), [1 / 6] * 6, face, cup)
    for number in range(hidden):
        cups.add_cup(total, number, cup)
    return tuple(total.tolist())


def bid_chance(game: Game, dice: Sequence[int], count: int, face: int, hidden: int) -> float:
    """How likely a bid is true for who has these dice, beside so many cups that he knows nothing
    of."""
    missing = count - cup_count(_table(game, dice), 0, face)
    return min(1.0, sum(count_chances(game, face, hidden)[max(0, missing) :]))


def _table(game: Game, dice: Sequence[int]) -> Snapshot:
    """A table at which the first player has these dice."""
    counts = np.array([[dice.count(face) for face in FACES]])
    return Snapshot(**game.room.fill(game.options), dice=counts)


def heard(game: Game, view: Mapping[str, Any], kinds: Sequence[float] | Chances = KINDS) -> Chances:
    """How likely the dice of all, the viewer's own included, count so many or more of each face
    (`[face - 1, count]`), after all that was bid; `kinds` says how often bidders are held to be
    calculators, to bid by thumb, and to bid anything."""
    others = np.zeros((len(FACES), counts_of(game.players)))
    game.rules.hear_round(_seen(game, view)[0], view["me"], np.asarray(kinds, float), others)
    table = _table(game, view["dice"][view["me"]])
    own = [cup_count(table, 0, face) for face in FACES]
    counts = np.arange(counts_of(game.players))
    return np.array([others[f, np.maximum(0, counts - own[f])] for f in range(len(FACES))])


def unheard(game: Game, view: Mapping[str, Any]) -> Chances:
    """The same by the viewer's own dice alone."""
    dice, hidden = view["dice"][view["me"]], sum(view["active"]) - 1
    counts = range(counts_of(game.players))
    return np.array([[bid_chance(game, dice, n, face, hidden) for n in counts] for face in FACES])


def _seen(game: Game, view: Mapping[str, Any]) -> State:
    """The state of the table as far as the view goes, and as the odds need it."""
    state = game.blank.copy()
    s = state[0]
    s["middle"], s["turn"], s["stage"] = view["middle"], view["turn"], view["stage"]
    s["inside"][: game.players] = view["active"]
    s["mats"][: game.players] = view["mats"]
    s["dice"][view["me"]] = [view["dice"][view["me"]].count(face) for face in FACES]
    s["bid"], s["bidder"], s["opener"] = NO_BID, NOBODY, view["turn"]
    for number, made in enumerate(view["bids"]):
        bid = game.ids[made["bid"]]
        s["bids"][bid // RUNG_BITS] |= 1 << (bid % RUNG_BITS)
        s["bid"], s["bidder"] = bid, made["player"]
        s["opener"] = s["opener"] if number else made["player"]
    return state


def odds(game: Game, view: Mapping[str, Any]) -> list[Odd]:
    """On one's own turn: how likely the last bid is true; and for every face, how likely the least
    raise is, or, to open with, the highest count that is as likely as not."""
    me = view["me"]
    if me is None or view["turn"] != me:
        return []
    # To listen takes uncompiled rules most of a second, in which a server would serve nobody. Who
    # can wait until they are compiled hears the same on every machine.
    settled = game.settled()
    above = heard(settled, view) if settled.rules.compiled else unheard(game, view)
    found: list[Odd] = []
    if view["bid"] is not None:
        bid = _bid(game, view["bid"])
        alone = bid_chance(game, view["dice"][me], **bid, hidden=sum(view["active"]) - 1)
        chance = float(above[bid["face"] - 1, bid["count"]])
        found.append(Odd("odds-bid", {**bid, "alone": alone}, min(1.0, chance)))
    return [*found, *_raises(game, view, above)]


def claim(game: Game, view: Mapping[str, Any]) -> float | None:
    """How likely the last bid is true, after all that was bid."""
    told = [odd.chance for odd in odds(game, view) if odd.key == "odds-bid"]
    return told[0] if told else None


def _bid(game: Game, word: str) -> dict[str, int]:
    return bid_details(int(game.options["wild"]), game.ids[word])


def _raises(game: Game, view: Mapping[str, Any], above: Chances) -> list[Odd]:
    """For every face that can be named: the bid of `odds`."""
    bids: dict[int, list[int]] = {}
    for move in view["moves"]:
        if move != game.words[-1]:
            bid = _bid(game, move)
            bids.setdefault(bid["face"], []).append(bid["count"])
    found = []
    for face, counts in sorted(bids.items()):
        count = counts[0]
        if view["bid"] is None:
            count = max((c for c in counts if above[face - 1, c] >= EVEN), default=count)
        chance = min(1.0, float(above[face - 1, count]))
        found.append(Odd("odds-raise", {"count": count, "face": face}, chance))
    return found
