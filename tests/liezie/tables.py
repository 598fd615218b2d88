"""Positions of The Lie Zie to test with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.core.story import story

SIDES = [f"{colour}{number}" for colour in "rbgy" for number in (1, 2, 3, 4)]
#: LZ-1: front and back share exactly one of colour and number.
CARDS = [
    f"{front}|{back}"
    for front in SIDES
    for back in SIDES
    if (front[0] == back[0]) != (front[1] == back[1])
]


def backs_of(back: str) -> list[str]:
    """All cards with this back."""
    return [card for card in CARDS if card.endswith(back)]


class Box:
    """The 96 cards, from which hands are laid out."""

    def __init__(self) -> None:
        self.cards = list(CARDS)

    def front(self, side: str) -> str:
        """Some card with this front."""
        card = next(card for card in self.cards if card.startswith(side))
        self.cards.remove(card)
        return card

    def hand(self, fronts: str) -> list[str]:
        return [self.front(side) for side in fronts.split()]

    def some(self, count: int) -> list[str]:
        taken, self.cards = self.cards[:count], self.cards[count:]
        return taken


def playing(*hands: str, options: dict[str, Any] | None = None, **position: Any) -> Match:
    """Play with hands of these fronts. Player 0 leads unless the test says otherwise."""
    box = Box()
    laid = [box.hand(fronts) for fronts in hands]
    given: dict[str, Any] = {
        "pass": 1,
        "phase": "play",
        "table": box.some(10),
        "hands": laid,
        "leader": 0,
        "turn": position.get("leader", 0),
        "led": None,
        "number": None,
        "best": None,
        "ready": 0,
        "out": [p for p, hand in enumerate(laid) if not hand],
        "seed": 1,
        **position,
    }
    return bh.make("liezie", players=len(hands), **(options or {})).position(given)


def drafting(
    *hands: str, options: dict[str, Any] | None = None, table: list[str] | None = None, **more: Any
) -> Match:
    """A draft in which hands of these fronts are held."""
    box = Box()
    laid = [box.hand(fronts) for fronts in hands]
    full = [p for p, hand in enumerate(laid) if len(hand) == 12]
    given = {
        "pass": 1,
        "phase": "draft",
        "table": box.cards if table is None else table,
        "hands": laid,
        "ready": full[0] if full else None,
        "turn": None,
        "seed": 1,
        **more,
    }
    return bh.make("liezie", players=len(hands), **(options or {})).position(given)


def prizing(*hands: str, out: list[int], table: list[str], **more: Any) -> Match:
    """Prizes are chosen from this pile."""
    box = Box()
    for card in table:
        box.cards.remove(card)
    for row in more.get("prizes", []):
        for card in row:
            box.cards.remove(card)
    laid = [box.hand(fronts) for fronts in hands]
    options = more.pop("options", None) or {}
    given = {"pass": 1, "phase": "prize", "table": table, "hands": laid, "out": out, "ready": 0}
    game = bh.make("liezie", players=len(hands), **options)
    return game.position({**given, "turn": out[0], "seed": 1, **more})


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def heard(match: Match, viewer: int | None = None) -> list[str]:
    """The keys of all events after the opening."""
    return [event["event"] for chapter in story(match, viewer)[1:] for event in chapter.events]


def refused(match: Match, move: str, says: str, player: int | None = None) -> None:
    """A move is refused with this reason, and nothing changes."""
    before, player = match.snapshot(), match.actors[0] if player is None else player
    with pytest.raises(bh.IllegalMove) as caught:
        match.play(move, player)
    assert says in str(caught.value)
    for lang in ("de", "bg"):
        assert caught.value.say(lang)
    assert match.snapshot() == before


def fronts(cards: list[str]) -> str:
    return " ".join(card[:2] for card in cards)


def places(match: Match) -> Iterator[str]:
    """Every card of the box, wherever it is: table, hands, unplaced, prizes, discards."""
    position = match.game.room.write(match.game, match.snapshot())
    yield from position["table"]
    yield from (card for row in position["hands"] for card in row)
    yield from (card for card in position["unplaced"] if card is not None)
    yield from (card for row in position["prizes"] for card in row)
    yield from match.view(None)["discarded"]
