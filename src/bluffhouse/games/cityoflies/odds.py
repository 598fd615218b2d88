"""City of Lies: odds for who is to play, from what he sees.

Cards that one certainly knows are certain (`known` in the view); all others that one does not see
are shuffled over the other places of hands and deck (`hidden`), by the hypergeometric distribution.
What players choose to do is not used, nor that cards came from different decks, nor what follows
from a hand of which nothing could be played.
"""

from collections.abc import Collection, Mapping
from math import comb
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.odd import Odd
from bluffhouse.games.cityoflies.notation import CARD_WORDS, LENGTHS

REAL = ("sure", "double", "hidden")
USEFUL = tuple(card for card in CARD_WORDS if card != "false")

View = Mapping[str, Any]


def holds(view: View, player: int, kinds: Collection[str], draws: int = 0) -> float:
    """How likely a player holds at least one card of some kinds, after so many more draws."""
    known = [*view["known"][player], *_known_next(view, draws)]
    if any(card in kinds for card in known):
        return 1.0
    cards, wanted = _unseen(view, kinds)
    places: int = view["hidden"]["hands"][player]
    places += min(draws, view["deck"]) - len(_known_next(view, draws))
    return 1 - comb(cards - wanted, places) / comb(cards, places)


def _known_next(view: View, draws: int) -> list[str]:
    """The cards drawn next, as far as one knows them."""
    return [told["card"] for told in view["buried"] if told["after"] < draws]


def _unseen(view: View, kinds: Collection[str]) -> tuple[int, int]:
    """How many cards one does not know, and how many of them are of some kinds."""
    cards = view["hidden"]["cards"]
    return sum(cards.values()), sum(cards.get(kind, 0) for kind in kinds)


def hits(view: View, player: int, kinds: Collection[str]) -> float:
    """How likely a random card of a player's hand is of some kinds."""
    held = view["hand_counts"][player]
    if not held:
        return 0.0
    cards, wanted = _unseen(view, kinds)
    known = sum(card in kinds for card in view["known"][player])
    expected: float = known + view["hidden"]["hands"][player] * wanted / max(1, cards)
    return expected / float(held)


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
