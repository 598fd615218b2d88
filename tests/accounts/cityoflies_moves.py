"""Matches, moves and chance for the tests of the account of City of Lies."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .cityoflies import CityOfLies
from .cityoflies_table import (
    BOX,
    CARDS,
    Chance,
    Need,
)

VIEW = {
    "game", "players", "me", "round", "circle", "hand", "hand_counts", "table", "notes", "truth",
    "falses", "sabotage", "confused", "eliminated", "deck", "discard", "archetype",
    "archetypes_seen", "known", "seen", "top", "pending", "turn", "moves",
}  # fmt: skip
ALL = [card for card in CARDS for _ in range(BOX[card])]
ROLES = {"archetypes": True}


def refused() -> Any:
    """The account says no, with a reason."""
    return pytest.raises(ValueError, match=r"\w+")


def at(*hands: str, opts: Any = None, **changes: Any) -> CityOfLies:
    """Player 0 has drawn and is to play, in round 1; the deck is four sure evidences."""
    position = {
        "round": 1, "turn": 0, "hands": [hand.split() for hand in hands], "deck": ["sure"] * 4,
        "drawn": True, **changes,
    }  # fmt: skip
    chance = position.pop("chance", None)
    options = {"players": len(hands), **(opts or {})}
    return CityOfLies.from_position(options, position, chance=chance)


def before(*tables: dict[str, int]) -> list[dict[str, int]]:
    return list(tables)


def worth(truth: int) -> list[dict[str, int]]:
    """Player 0 has so much truth."""
    return [{"double": truth // 2, "sure": truth % 2}, {}]


def go(match: CityOfLies, move: str, **chance: Any) -> None:
    """The only player who may act plays."""
    (player,) = match.actors()
    match.play(player, move, chance=Chance(**chance))


def ended(match: CityOfLies) -> tuple[list[int], str]:
    result = match.result()
    assert match.actors() == ()
    return result["winners"], result["reason"]


def draw_chance(need: Need, chance: Chance, rng: random.Random) -> None:
    """Tell what is needed, at random."""
    if need.what == "cards":
        chance.cards = rng.sample(need.cards, need.number)
    elif need.what == "outcome":
        chance.outcome = rng.choice(["+1", "+1", "+1", "+2", "+2", "false"])
    elif need.what == "deck":
        chance.decks.append(rng.sample(need.cards, len(need.cards)))
    else:
        chance.final = [
            [rng.choice(["+1", "+2", "false"]) for _ in range(number)] for number in need.hidden
        ]


# ====================================================================== setting up and turns


def roles(*names: str) -> dict[str, Any]:
    return {"opts": ROLES, "archetypes": list(names)}
