"""Tables of this game that are worth trying: full, small, and with every option turned."""

from typing import Any

TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "draft": "turns"},
    {"players": 3, "lead_after_out": "winner", "passes": 2},
    {"players": 6, "passes": 1, "lead_after_out": "most_cards_always"},
    {"players": 5, "draft": "turns", "passes": 5},
]
