"""What tests of all games ask of this one: tables that are worth trying, full, small, and with
every option turned; and what is to be seen there. See `tests/trials.py`."""

from typing import Any

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 2, "truth": "at_least", "bonus": 100, "bonus_at": 30},
    {"players": 4, "doubts": "open"},
    {"players": 8},
]

#: A match that is over as soon as it can be.
TINY: dict[str, Any] = {"players": 2}

#: Golden playthroughs: how the names of their files end, options and seed.
GOLDEN: dict[str, tuple[dict[str, Any], int]] = {
    "": ({"players": 3}, 3),
    "-open-doubts": ({"players": 2, "doubts": "open", "truth": "at_least"}, 2),
}

#: What moves are called: at a table of three, in English, German and Bulgarian.
LABELS: dict[str, tuple[str, str, str]] = {
    "keep 4 4": (
        "Leave 4 4, roll the rest",
        "4 4 liegen lassen, den Rest werfen",
        "Остави 4 4, хвърли останалите",
    ),
    "say three 19": (
        "Announce three of a kind with 19",
        "Ansagen: Dreierpasch mit 19",
        "Обяви: три еднакви със сбор 19",
    ),
}

#: On its page: moments that are worth a picture, in order; what is drawn but cannot be played now,
#: and what asks why, if that is something else; and how many a crowd is.
MOMENTS = {"turn": ".picker", "answer": ".answer", "reveal": ".reveal strong"}
CANNOT = [".field.closed"]
CROWD = 8

GUIDE = "≥ 3 M"  # steps a second, compiled
#: The nearest games of OpenSpiel, and how many matches of theirs make a round.
OPEN_SPIEL = [("yacht", 4)]
