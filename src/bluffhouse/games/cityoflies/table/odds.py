"""City of Lies: odds for who is to play, from what he sees.

Cards that one certainly knows are certain (`known` in the view); all others that one does not see
are shuffled over the other places of hands and deck (`hidden`), by the hypergeometric distribution.
Of a hand that could play nothing, so many cards are of none of the kinds that could have been
played (`lacking`). That cards came from different decks is not used. So far the chances are those
of the cards alone (`by_the_cards`); what is shown also heeds what players keep and play
(`leanings`).
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from math import comb
from typing import Any

from bluffhouse.core.odd import Odd
from bluffhouse.core.setup import Setup
from bluffhouse.games.cityoflies.table.leanings import BY_LEVEL, LEVELS, kept_as, lean
from bluffhouse.games.cityoflies.table.notation import CARD_WORDS

REAL = ("sure", "double", "hidden")
USEFUL = tuple(card for card in CARD_WORDS if card != "false")

View = Mapping[str, Any]


def holds(view: View, player: int, kinds: Collection[str], draws: int = 0) -> float:
    """How likely a player holds at least one card of some kinds, after so many more draws."""
    known = [*view["known"][player], *_known_next(view, draws)]
    if any(card in kinds for card in known):
        return 1.0
    bound, lacks = _bound(view, player)
    places: int = view["hidden"]["hands"][player] - bound
    places += min(draws, view["deck"]) - len(_known_next(view, draws))
    cards, wanted = _unseen(view, kinds)
    fitting, useful = _unseen(view, kinds, lacks)
    return 1 - _misses(fitting, useful, bound) * _misses(cards - bound, wanted, places)


def _misses(cards: int, wanted: int, places: int) -> float:
    """How likely none of so many places has one of the wanted cards."""
    return comb(cards - wanted, places) / comb(cards, places) if wanted <= cards else 0.0


def _known_next(view: View, draws: int) -> list[str]:
    """The cards drawn next, as far as one knows them."""
    return [told["card"] for told in view["buried"] if told["after"] < draws]


def _bound(view: View, player: int) -> tuple[int, Collection[str]]:
    """How many of the cards of a hand that one does not know are, at least, of none of some kinds,
    because nothing could be played; and these kinds."""
    lacking = view["lacking"][player]
    if lacking is None:
        return 0, ()
    others = sum(card not in lacking["kinds"] for card in view["known"][player])
    return max(0, lacking["cards"] - others), lacking["kinds"]


def _unseen(view: View, kinds: Collection[str], lacks: Collection[str] = ()) -> tuple[int, int]:
    """How many cards one does not know that are none of those lacked, and how many of them are of
    some kinds."""
    cards = {card: n for card, n in view["hidden"]["cards"].items() if card not in lacks}
    return sum(cards.values()), sum(cards.get(kind, 0) for kind in kinds)


def hits(view: View, player: int, kinds: Collection[str]) -> float:
    """How likely a random card of a player's hand is of some kinds."""
    held = view["hand_counts"][player]
    if not held:
        return 0.0
    known = sum(card in kinds for card in view["known"][player])
    bound, lacks = _bound(view, player)
    cards, wanted = _unseen(view, kinds)
    fitting, useful = _unseen(view, kinds, lacks)
    hidden = bound * useful / max(1, fitting)
    places = view["hidden"]["hands"][player] - bound
    expected: float = known + hidden + places * (wanted - hidden) / max(1, cards - bound)
    return expected / float(held)


def useful_to(game: Setup, card: str) -> Collection[str]:
    """CL-17: the kinds whose loss to a trap or a theft is a sabotage."""
    scope = game.options["sabotage_scope"]
    if scope == "any_card":
        return CARD_WORDS
    if scope == "evidence_only" or (scope == "printed" and card == "steal"):
        return REAL
    return USEFUL


def odds(game: Setup, view: View) -> list[Odd]:
    """Who may hold a block, who can win in his next turn, and what traps and thefts would hit."""
    return [shown for odd in by_the_cards(game, view) for shown in _leaning(view, odd)]


def _leaning(view: View, odd: Odd) -> list[Odd]:
    """Odds as they are shown; one for each kind of bots where these differ too much."""
    chance, player = odd.chance, odd.details["player"]
    assert chance is not None
    if odd.key not in BY_LEVEL or not 0 < chance < 1:
        return [replace(odd, chance=lean(odd.key, chance, view, player))]
    return [
        Odd(
            BY_LEVEL[odd.key],
            {**odd.details, "level": level},
            chance=lean(kept_as(odd.key, level), chance, view, player),
        )
        for level in LEVELS
    ]


def by_the_cards(game: Setup, view: View) -> list[Odd]:
    """The same, as likely as the cards alone make it."""
    if view["me"] is None or view["turn"] != view["me"] or view["phase"] != "play":
        return []
    rivals = [p for p in range(game.players) if p != view["me"] and p not in view["eliminated"]]
    told = [Odd("odds-block", {"player": p}, chance=holds(view, p, ("block",))) for p in rivals]
    told += [odd for p in rivals for odd in _threats(game, view, p)]
    for card in ("trap", "steal"):
        if card in view["hand"]:
            useful = useful_to(game, card)
            told += [
                Odd(f"odds-{card}", {"player": p}, chance=_strikes(game, view, p, card, useful))
                for p in rivals
                if view["hand_counts"][p]
            ]
    return told


def _strikes(game: Setup, view: View, player: int, card: str, useful: Collection[str]) -> float:
    """CL-11, CL-12: how likely a trap or a theft hits such a card; who may name one that he knows
    hits it for certain."""
    named = card == "trap" and game.options["trap_choice"] == "chooser"
    if named and any(known in useful for known in view["known"][player]):
        return 1.0
    return hits(view, player, useful)


def draws_of(view: View) -> int:
    """CL-2, CL-5: how many cards are drawn in a turn."""
    return 2 if view["circle"] == 3 else 1


def _threats(game: Setup, view: View, player: int) -> list[Odd]:
    """CL-18, CL-19: how likely a player's next turn can win by truth, or expose the viewer."""
    target, limit = view["goals"]["truth"], view["goals"]["falses"]
    missing = target - view["truth"][player]
    told = []
    if missing <= 2 and not view["confused"][player]:
        kinds = ("sure", "double") if missing == 1 else ("double",)
        chance = holds(view, player, kinds, draws_of(view))
        told.append(Odd("odds-truth", {"player": player}, chance=chance))
    if view["falses"][view["me"]] == limit - 1 and not view["confused"][player]:
        chance = holds(view, player, ("false",), draws_of(view))
        told.append(Odd("odds-exposure", {"player": player}, chance=chance))
    return told
