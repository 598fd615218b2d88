"""What tests of all games ask of this one: tables that are worth trying, full, small, and with
every option turned; and what is to be seen there. See `tests/trials.py`."""

from typing import Any

TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2},
    {"players": 3, "mats": 2, "wild": 6},
    {"players": 5, "mats": 1, "dice": 2, "wild": 0},
    {"players": 3, "straight": False, "halves": False},
    {"players": 20, "mats": 2},
]

#: A match that is soon over; the same on the pages, where more is to be seen; and one that is
#: over at once.
SHORT: dict[str, Any] = {"mats": 1, "halves": False}
ON_PAGES: dict[str, Any] = {"mats": 2, "halves": False}
TINY: dict[str, Any] = {"players": 3, "mats": 1, "dice": 2, "halves": False}
CALLS = True  # somebody is asked what he believes in every match
RECORDED: dict[str, Any] = {"mats": 2}

#: Golden playthroughs: how the names of their files end, options and seed.
GOLDEN: dict[str, tuple[dict[str, Any], int]] = {
    "": ({"players": 3, "mats": 2}, 5),
    "-one-die-sixes-wild": (
        {"players": 2, "dice": 1, "mats": 1, "halves": False, "wild": 6, "straight": False},
        1,
    ),
    "-nothing-wild": ({"players": 4, "mats": 1, "dice": 3, "wild": 0}, 2),
}

#: Runs that reports are made of: options, and who plays.
RUNS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "": ({"players": 4}, ("thumb",)),
    "-mixed": ({"players": 3, "mats": 3}, ("thumb", "random", "random")),
    "-full": ({"players": 12, "mats": 1, "halves": False}, ("thumb",)),
}

#: What moves are called: at a table of three, in English, German and Bulgarian.
LABELS: dict[str, tuple[str, str, str]] = {
    "1x5": ("Bid 1 five", "Bieten: eine Fünf", "Обяви една петица"),
    "6x5": ("Bid 6 fives", "Bieten: 6 Fünfen", "Обяви 6 петици"),
}

#: On its page: moments that are worth a picture, in order; what is drawn but cannot be played now,
#: and what asks why, if that is something else; and how many a crowd is.
MOMENTS = {"turn": ".wheel", "showdown": ".showdown .truth"}
CANNOT = [".wheel:has([data-move]:enabled) .drum .end"]
CROWD = 20

GUIDE = "≥ 5 M"  # steps a second, compiled
