"""City of Lies: exact odds for who is to play, from what he sees.

Cards that one knows are certain. The others are shuffled over the places they can lie in: those
that a reshuffle brought into play together over each other's places (`hidden` in the view), except
where a card cannot be of some kinds. Such places are filled in every possible way; for all others
the hypergeometric distribution is enough. What players choose to do is not used.
"""

from collections.abc import Collection, Iterator, Mapping
from math import comb
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.odd import Odd
from bluffhouse.games.cityoflies.notation import CARD_WORDS, LENGTHS

REAL = ("sure", "double", "hidden")
USEFUL = tuple(card for card in CARD_WORDS if card != "false")

View = Mapping[str, Any]
Lot = Mapping[str, Any]  # cards that were shuffled together
Counts = dict[str, int]


def fillings(lot: Lot) -> Iterator[tuple[float, list[tuple[int, str]], Counts]]:
    """Every way to fill the places that exclude some kinds: how many ways there are to do so, the
    kind at each place with its owner, and the cards left for the other places."""
    places = [
        (owner, frozenset(excluded))
        for owner, hand in enumerate(lot["hands"])
        for excluded in hand
        if excluded
    ]

    def fill(k: int, left: Counts) -> Iterator[tuple[float, list[tuple[int, str]], Counts]]:
        if k == len(places):
            yield 1.0, [], dict(left)
            return
        owner, excluded = places[k]
        for kind, count in left.items():
            if count and kind not in excluded:
                for ways, filled, rest in fill(k + 1, {**left, kind: count - 1}):
                    yield count * ways, [(owner, kind), *filled], rest

    return fill(0, dict(lot["cards"]))


def holds(view: View, player: int, kinds: Collection[str], draws: int = 0) -> float:
    """How likely a player holds at least one card of some kinds, after so many more draws."""
    if any(card in kinds for card in view["known"][player]):
        return 1.0
    none = 1.0
    for lot in view["hidden"]:
        open_places = sum(not excluded for excluded in lot["hands"][player])
        open_places += min(draws, lot["deck"])
        missed = total = 0.0
        for ways, filled, left in fillings(lot):
            total += ways
            if not any(owner == player and kind in kinds for owner, kind in filled):
                cards, wanted = sum(left.values()), sum(left.get(kind, 0) for kind in kinds)
                missed += ways * comb(cards - wanted, open_places) / comb(cards, open_places)
        none *= missed / total
    return 1 - none


def hits(view: View, player: int, kinds: Collection[str]) -> float:
    """How likely a random card of a player's hand is of some kinds."""
    cards = view["hand_counts"][player]
    expected = float(sum(card in kinds for card in view["known"][player]))
    for lot in view["hidden"]:
        open_places = sum(not excluded for excluded in lot["hands"][player])
        found = total = 0.0
        for ways, filled, left in fillings(lot):
            total += ways
            rest, wanted = sum(left.values()), sum(left.get(kind, 0) for kind in kinds)
            found += ways * sum(owner == player and kind in kinds for owner, kind in filled)
            found += ways * open_places * wanted / max(1, rest)
        expected += found / total
    return expected / cards if cards else 0.0


def useful_to(game: Game, card: str) -> Collection[str]:
    """CL-17: the kinds whose loss to a trap or a theft is a sabotage."""
    scope = game.options["sabotage_scope"]
    if scope == "evidence_only" or (scope == "printed" and card == "steal"):
        return REAL
    return USEFUL


def odds(game: Game, view: View) -> list[Odd]:
    """Who may hold a block, who can win in his next turn, and what traps and thefts would hit."""
    if view["me"] is None or view["turn"] != view["me"] or view["phase"] != "play":
        return []
    rivals = [p for p in range(game.players) if p != view["me"] and p not in view["eliminated"]]
    told = [Odd("odds-block", {"player": p}, chance=holds(view, p, ("block",))) for p in rivals]
    told += [odd for p in rivals for odd in _threats(game, view, p)]
    for card in ("trap", "steal"):
        if card in view["hand"]:
            useful = useful_to(game, card)
            told += [
                Odd(f"odds-{card}", {"player": p}, chance=hits(view, p, useful))
                for p in rivals
                if view["hand_counts"][p]
            ]
    return told


def _threats(game: Game, view: View, player: int) -> list[Odd]:
    """CL-18, CL-19: how likely a player's next turn can win by truth, or expose the viewer."""
    target, limit = LENGTHS[str(game.options["length"])]
    missing = target - view["truth"][player]
    told = []
    if missing <= 2 and not view["confused"][player]:
        kinds = ("sure", "double") if missing == 1 else ("double",)
        chance = holds(view, player, kinds, draws=1)
        told.append(Odd("odds-truth", {"player": player}, chance=chance))
    if view["falses"][view["me"]] == limit - 1 and not view["confused"][player]:
        chance = holds(view, player, ("false",), draws=1)
        told.append(Odd("odds-exposure", {"player": player}, chance=chance))
    return told
