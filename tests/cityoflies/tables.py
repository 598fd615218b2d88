"""Tables, positions and the log of City of Lies for its tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.room import Snapshot
from bluffhouse.games.cityoflies.rules import state
from bluffhouse.games.cityoflies.table.notation import ARCHETYPE_WORDS, CARD_WORDS, goals

LONG = 40  # moves: whoever looks at everything in a match may look at less after them
TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2},
    {"players": 3, "archetypes": True},
    {"players": 4, "archetypes": True, "length": "slow", "sabotage_win": False},
    {"players": 2, "archetypes": True, "sabotage_win": False, "truth_count": "gross"},
    {"players": 3, "sabotage_scope": "any_useful", "confiscate_own_false": True},
    {"players": 4, "sabotage_scope": "evidence_only", "length": "slow", "sabotage_target": 9},
    {"players": 4, "archetypes": True, "length": "quick", "sabotage_target": 1},
    {"players": 3, "max_rounds": 4, "confiscate_own_false": True, "archetypes": True},
    {"players": 4, "max_rounds": 1, "sabotage_win": False},
    {"players": 3, "trap_choice": "chooser", "sabotage_scope": "any_card", "truth_target": 9},
    {
        "players": 4, "trap_choice": "chooser", "archetypes": True, "forger": "forgeries",
        "sabotage_win": False, "truth_target": 15, "false_limit": 6,
    },
    {"players": 2, "archetypes": True, "forger": "forgeries", "false_limit": 2},
]  # fmt: skip

#: Every card of the box.
BOX = [word for word, copies in zip(CARD_WORDS, state.COPIES, strict=True) for _ in range(copies)]


def entries(s: Snapshot) -> Iterator[tuple[int, int, int, int, int]]:
    """The log: what, who, whom, card, number."""
    for word in s.log[: s.told]:
        yield (
            word & 63,
            (word >> 6 & 15) - 1,
            (word >> 10 & 15) - 1,
            (word >> 14 & 15) - 1,
            word >> 18,
        )


def at(*hands: str, opts: dict[str, Any] | None = None, **changes: Any) -> Match:
    """Player 0 has drawn and is to play, in round 1; the deck is four sure evidences."""
    position = {
        "round": 1,
        "turn": 0,
        "hands": [hand.split() for hand in hands],
        "deck": ["sure"] * 4,
        "drawn": True,
        "seed": 1,
        **changes,
    }
    return bh.make("cityoflies", players=len(hands), **(opts or {})).position(position)


def some_position(game: Game, draw: random.Random) -> dict[str, Any]:
    """Cards laid out at random, not caring whether play could have led there."""
    n = game.players
    target, limit = goals(game.options)
    cards = draw.sample(BOX, 60)
    gone = draw.sample(range(n), draw.choice([0, 0, 0, 1])) if n > 2 else []
    still = [p for p in range(n) if p not in gone]
    table = [dict.fromkeys(("sure", "double", "hidden", "false"), 0) for _ in range(n)]
    notes = [dict.fromkeys(("+1", "+2", "false"), 0) for _ in range(n)]
    for _ in range(draw.choice([0, 4, 10])):
        p, card = draw.choice(still), cards[-1]
        mine = table[p]
        worth = mine["sure"] + 2 * mine["double"] + notes[p]["+1"]
        room = {"sure": worth < target - 1, "double": worth < target - 2, "hidden": True}
        room["false"] = mine["false"] + notes[p]["false"] < min(2, limit - 1)
        if room.get(card):
            mine[cards.pop()] += 1
        elif draw.random() < 0.2 and worth < target - 1:
            notes[p]["+1"] += 1
    hands = [[cards.pop() for _ in range(draw.choice([0, 1, 2, 5, 7]))] for _ in range(n)]
    for p in gone:
        hands[p] = []
    keep = draw.choice([0, 1, 3, 20])
    deck, pile = cards[:keep], draw.choice([[], cards[keep:]])
    most = int(game.options["max_rounds"])
    drawn = draw.random() < 0.7
    turn = draw.choice(still)
    lap = draw.randint(1, min(most, 14))
    confused = [p in still and draw.random() < 0.2 for p in range(n)]
    plays = draw.choice([0, 1]) if drawn and not confused[turn] else 0
    return {
        "round": lap,
        "turn": turn,
        "first": draw.randrange(n),
        "hands": hands,
        "deck": deck,
        "discard": pile,
        "table": table,
        "notes": notes,
        "sabotage": [0] * n,
        "confused": confused,
        "eliminated": gone,
        "archetypes": draw.sample(ARCHETYPE_WORDS, n) if game.options["archetypes"] else None,
        "drawn": drawn,
        "plays": plays,
        "evidence": plays == 1 and draw.random() < 0.5,
    }


def go(match: Match, *moves: str) -> Match:
    """Each move by the only player who may act."""
    for move in moves:
        match.play(move)
    return match


def before(*tables: str) -> list[dict[str, int]]:
    """What lies before each player, in words."""
    return [{word: table.split().count(word) for word in table.split()} for table in tables]


def ended(match: Match) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    assert match.result is not None
    return match.result.winners, match.result.reason


def refused(match: Match, move: str, says: str, player: int | None = None) -> None:
    """A move is refused with this text key, and nothing changes."""
    snapshot = match.snapshot()
    with pytest.raises(bh.IllegalMove) as caught:
        match.play(move, player)
    assert caught.value.key == says
    for lang in ("en", "de", "bg"):
        assert caught.value.say(lang)
    assert match.snapshot() == snapshot
