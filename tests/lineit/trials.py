"""What tests of all games ask of this one: tables that are worth trying, full, small, and with
every option turned; and what is to be seen there. See `tests/trials.py`."""

from typing import Any

TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "bet_rule": "exactly"},
    {"players": 3, "hand_limit": 1, "open_hands": False},
    {"players": 5, "hand_limit": 3, "last_cards": 2, "last_card": "must"},
]

#: A match that is over as soon as it can be.
TINY: dict[str, Any] = {"players": 2}
HIDDEN: dict[str, Any] = {"open_hands": False}  # with more secrets than usual

#: Golden playthroughs: how the names of their files end, options and seed.
GOLDEN: dict[str, tuple[dict[str, Any], int]] = {
    "": ({"players": 3}, 4),
    "-exact-bets-small-hand": ({"players": 2, "bet_rule": "exactly", "hand_limit": 1}, 6),
    "-hidden-hands-two-last-cards": (
        {"players": 4, "last_cards": 2, "last_card": "must", "open_hands": False},
        3,
    ),
}

#: A run that reports are made of: options, and who plays.
RUNS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "": ({"players": 3}, ("thumb", "random", "thumb")),
}

#: What moves are called: at a table of three, in English, German and Bulgarian.
LABELS: dict[str, tuple[str, str, str]] = {
    "take 57 line": ("Take 57 to the line", "57 in die Reihe nehmen", "Вземи 57 в редицата"),
    "play +4": (
        "Play the bet +4 from the hand",
        "Wette +4 aus der Hand anlegen",
        "Изиграй облога +4 от ръката",
    ),
}

#: On its page: moments that are worth a picture, in order; what is drawn but cannot be played now,
#: and what asks why, if that is something else; and how many a crowd is.
MOMENTS = {"turn": ".market button", "closing": ".close"}
#: On a TV: pieces, and how high they are at least, in pixels.
READABLE = {".market .offer": 150}
CANNOT = [".market .idle:enabled"]
CROWD = 5

GUIDE = "≥ 3 M"  # steps a second, compiled
