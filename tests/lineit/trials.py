"""Tables of this game that are worth trying: full, small, and with every option turned."""

from typing import Any

TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "bet_rule": "exactly"},
    {"players": 3, "hand_limit": 1, "open_hands": False},
    {"players": 5, "hand_limit": 3, "last_cards": 2, "last_card": "must"},
]
