"""What a simulation of Lügen-Kniffel counts for each player."""

from bluffhouse.games.luegenkniffel.rules.cards import is_credited
from bluffhouse.games.luegenkniffel.rules.choices import still_asked
from bluffhouse.games.luegenkniffel.rules.dice import SAID_COMBINATION, SAID_POINTS
from bluffhouse.games.luegenkniffel.rules.effects import holds
from bluffhouse.games.luegenkniffel.rules.state import BELIEVE, DOUBT, SAY, STRIKES

TALLIES = (
    "announcements", "lies", "lies_caught", "rolls_again", "answers", "doubts", "doubts_right",
    "doubt_points", "fields_struck",
)  # fmt: skip
ANNOUNCEMENTS, LIES, LIES_CAUGHT, ROLLS_AGAIN, ANSWERS, DOUBTS = range(6)
DOUBTS_RIGHT, DOUBT_POINTS, FIELDS_STRUCK = range(6, 9)

# What reports make of them: names with what is added and what is taken away, and shares of a whole.
DERIVED = (("lies_believed", ("lies",), ("lies_caught",)),)
RATES = (
    ("lies", "announcements"),
    ("lies_caught", "lies"),
    ("doubts", "answers"),
    ("doubts_right", "doubts"),
)


def tally(s, player, action, counts):
    """A lie is an announcement that the dice do not bear out."""
    if action < SAY:
        counts[player, ROLLS_AGAIN] += 1
    elif action < BELIEVE:
        counts[player, ANNOUNCEMENTS] += 1
        counts[player, LIES] += not holds(s, action - SAY)
    else:
        tally_answer(s, player, action, counts)


def tally_answer(s, player, action, counts):
    counts[player, ANSWERS] += 1
    lie = not holds(s, s.said)
    doubting = s.doubting
    if action == DOUBT:
        doubting |= 1 << player
        counts[player, DOUBTS] += 1
        counts[player, DOUBTS_RIGHT] += lie
    if doubting and still_asked(s) == 1 << player:
        tally_reveal(s, doubting, lie, counts)


def tally_reveal(s, doubting, lie, counts):
    """LK-12, LK-13, LK-16: what the last answer brings about."""
    combination = SAID_COMBINATION[s.said]
    if lie:
        counts[s.roller, LIES_CAUGHT] += 1
        counts[s.roller, FIELDS_STRUCK] += s.lies[s.roller, combination] == STRIKES - 1
    for p in range(s.players):
        if (doubting >> p) & 1:
            if not lie:
                counts[p, FIELDS_STRUCK] += s.lies[p, combination] == STRIKES - 1
            elif is_credited(s, p, combination):
                counts[p, DOUBT_POINTS] += SAID_POINTS[s.said]
