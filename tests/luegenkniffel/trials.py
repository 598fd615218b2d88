"""Tables of this game that are worth trying: full, small, and with every option turned."""

from typing import Any

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 2, "truth": "at_least", "bonus": 100, "bonus_at": 30},
    {"players": 4, "doubts": "open"},
    {"players": 8},
]
