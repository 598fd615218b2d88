"""Tables of this game that are worth trying: full, small, and with every option turned."""

from typing import Any

TABLES: list[dict[str, Any]] = [
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
]
