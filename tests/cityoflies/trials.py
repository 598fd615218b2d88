"""What tests of all games ask of this one: tables that are worth trying, full, small, and with
every option turned; and what is to be seen there. See `tests/trials.py`."""

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

#: A match that is soon over; the same on the pages, where more is to be chosen; and one that is
#: over at once.
SHORT: dict[str, Any] = {"length": "quick"}
ON_PAGES: dict[str, Any] = {"length": "quick", "trap_choice": "chooser"}
TINY: dict[str, Any] = {"players": 2, "max_rounds": 3}

#: Golden playthroughs: how the names of their files end, options and seed.
GOLDEN: dict[str, tuple[dict[str, Any], int]] = {
    "": ({"players": 3, "archetypes": True}, 4),
    "-quick": ({"players": 2, "length": "quick"}, 1),
    "-named-traps": (
        {"players": 3, "trap_choice": "chooser", "archetypes": True, "forger": "forgeries"},
        69,
    ),
}

#: What moves are called: at a table of three, in English, German and Bulgarian.
LABELS: dict[str, tuple[str, str, str]] = {
    "steal 2": ("Steal from Cleo", "Cleo bestehlen", "Крада от Cleo"),
    "forge 1 double": (
        "Forge double evidence of Boris",
        "Bei Boris einen doppelten Beweis fälschen",
        "Подменям двойно доказателство на Boris с фалшиво",
    ),
    "give trap": ("Give the trap", "Geben: Falle", "Давам „Капан“"),
}

#: On its page: moments that are worth a picture, in order; what is drawn but cannot be played now,
#: and what asks why, if that is something else.
MOMENTS = {
    "turn": ".tray [data-move]",
    "block": "[data-move=allow]",
    "swap": "[data-move^=give]",
}
#: What is to be answered at once, and so in sight.
ASKED = "[data-move=allow]"
CANNOT = [".desk:has(.tray [data-move]:enabled) .hand .idle", ".why:enabled"]

GUIDE = "≥ 2 M"  # steps a second, compiled
#: The nearest game of RLCard, and how many matches of theirs make a round.
RLCARD = [("uno", 20)]
