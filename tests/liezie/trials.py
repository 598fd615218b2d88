"""What tests of all games ask of this one: tables that are worth trying, full, small, and with
every option turned; and what is to be seen there. See `tests/trials.py`."""

from typing import Any

TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "draft": "turns"},
    {"players": 3, "lead_after_out": "winner", "passes": 2},
    {"players": 6, "passes": 1, "lead_after_out": "most_cards_always"},
    {"players": 5, "draft": "turns", "passes": 5},
]

#: A match that is soon over, at the table and on the pages; and one that is over at once.
SHORT: dict[str, Any] = {"passes": 1}
ON_PAGES = SHORT
TINY: dict[str, Any] = {"players": 2, "passes": 1}
REPEATS = 30  # hints that its lesson may say again: the draft is long
MEASURED: dict[str, Any] = {"draft": "turns"}  # as simulations and learners play it
PHASES = ("draft", "play")  # that take bots very differently long
SOON_LEARNT: dict[str, Any] = {**MEASURED, **SHORT}  # what a second of learning is enough for

#: Golden playthroughs: how the names of their files end, options and seed.
GOLDEN: dict[str, tuple[dict[str, Any], int]] = {
    "": ({"players": 3, "passes": 1}, 2),
    "-draft-in-turns": ({"players": 2, "draft": "turns", "passes": 2}, 5),
    "-most-cards-always": (
        {"players": 4, "passes": 1, "draft": "turns", "lead_after_out": "most_cards_always"},
        4,
    ),
}

#: What moves are called: at a table of three, in English, German and Bulgarian.
LABELS: dict[str, tuple[str, str, str]] = {
    "prize y4": (
        "Choose yellow 4 as a prize",
        "Gelb 4 als Preis nehmen",
        "Избери за награда жълто 4",
    ),
    "play 4 1": ("Play card 4", "Karte 4 spielen", "Изиграй карта 4"),
    "play 4 3": ("Play cards 4 to 6", "Karten 4 bis 6 spielen", "Изиграй картите от 4 до 6"),
}

#: On its page: moments that are worth a picture, in order; what is drawn but cannot be played now,
#: and what asks why, if that is something else; and how many a crowd is.
MOMENTS = {
    "draft": "button.pile",
    "placing": ".placing",
    "turn": ".spell",
    "prize": "[data-move^=prize]",
}
#: What is hard to draw while it is told: a number of cards that look alike.
HARD_TO_TELL = ("number", r"(\d).*\1")
#: What is to be answered at once, and so in sight.
ASKED = ".spell"
CANNOT = [".playing .dim button:enabled"]
CROWD = 6

GUIDE = "≥ 3 M"  # steps a second, compiled
#: The nearest games of OpenSpiel and RLCard, and how many matches of theirs make a round.
OPEN_SPIEL = [("hearts", 40), ("gin_rummy", 2)]
RLCARD = [("doudizhu", 4)]
