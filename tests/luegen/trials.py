"""Tables of this game that are worth trying: full, small, and with every option turned."""

from typing import Any

TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2},
    {"players": 3, "mats": 2, "wild": 6},
    {"players": 5, "mats": 1, "dice": 2, "wild": 0},
    {"players": 3, "straight": False, "halves": False},
    {"players": 20, "mats": 2},
]
