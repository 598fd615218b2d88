"""Tables for tests: every game, with the options worth trying, and random play."""

import random
from collections.abc import Iterator
from typing import Any

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.games import open_room

#: A few tables of each game: full, small, and with every option turned.
TABLES: dict[str, list[dict[str, Any]]] = {
    "luegen": [
        {"players": 4},
        {"players": 2},
        {"players": 3, "mats": 2, "wild": 6},
        {"players": 5, "mats": 1, "dice": 2, "wild": 0},
        {"players": 3, "straight": False, "halves": False},
        {"players": 20, "mats": 2},
    ],
    "lineit": [
        {"players": 4},
        {"players": 2, "bet_rule": "exactly"},
        {"players": 3, "hand_limit": 1, "open_hands": False},
        {"players": 5, "hand_limit": 3, "last_cards": 2, "last_card": "must"},
    ],
    "luegenkniffel": [
        {"players": 3},
        {"players": 2, "truth": "at_least", "bonus": 100, "bonus_at": 30},
        {"players": 4, "doubts": "open"},
        {"players": 8},
    ],
    "liezie": [
        {"players": 4},
        {"players": 2, "draft": "turns"},
        {"players": 3, "lead_after_out": "winner", "passes": 2},
        {"players": 6, "passes": 1, "lead_after_out": "most_cards_always"},
        {"players": 5, "draft": "turns", "passes": 5},
    ],
    "cityoflies": [
        {"players": 4, "archetypes": True},
        {"players": 2, "length": "quick"},
        {
            "players": 3,
            "archetypes": True,
            "length": "slow",
            "forger": "forgeries",
            "sabotage_win": False,
        },
        {"players": 3, "truth_count": "gross", "sabotage_scope": "evidence_only"},
        {
            "players": 3,
            "trap_choice": "chooser",
            "sabotage_scope": "any_card",
            "truth_target": 12,
            "false_limit": 6,
        },
        {
            "players": 4,
            "archetypes": True,
            "sabotage_scope": "any_useful",
            "sabotage_target": 9,
            "confiscate_own_false": True,
            "max_rounds": 12,
        },
    ],
}
ALL = [(game, options) for game in bh.games() for options in TABLES[game]]
FIRST = [(game, TABLES[game][0]) for game in bh.games()]
NAMES = [f"{game}-{'-'.join(f'{k}={v}' for k, v in o.items())}" for game, o in ALL]


def interpreted(game: str, options: dict[str, Any]) -> Game:
    """The same table with rules that are not compiled."""
    return Game(open_room(game), options, compiled=False)


def random_play(match: bh.Match, seed: int = 0) -> Iterator[tuple[int, str]]:
    """Play a match at random to its end; yields each move before it is played."""
    rng = random.Random(seed)
    while not match.over:
        player = rng.choice(match.actors)
        move = rng.choice(match.legal(player))
        yield player, move
        match.play(move, player)
