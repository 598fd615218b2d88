"""What a simulation of City of Lies counts for each player."""

from bluffhouse.games.cityoflies.rules.choices import ALLOW, BLOCK_IT, kind_played
from bluffhouse.games.cityoflies.rules.state import (
    CONFISCATE,
    FALSE,
    FORGE,
    HIDDEN,
    REVEAL,
    SECOND,
    STEAL,
    TABLE_FALSE,
    TRAP,
)

TALLIES = (
    "plays", "evidence", "falses", "forgeries", "confiscations", "traps", "thefts", "reveals",
    "asked", "blocks", "blocked",
)  # fmt: skip
(
    PLAYS, EVIDENCE, FALSES, FORGERIES, CONFISCATIONS, TRAPS, THEFTS, REVEALS, ASKED_TO, BLOCKS,
    BLOCKED,
) = range(11)  # fmt: skip

# What reports make of them: names with what is added and what is taken away, and shares of a whole.
DERIVED = (("attacks", ("falses", "forgeries", "confiscations", "traps", "thefts"), ()),)
RATES = (("evidence", "plays"), ("attacks", "plays"), ("blocks", "asked"), ("blocked", "attacks"))


def tally(s, player, action, counts):
    """What is aimed at others counts for who plays it when it is allowed or blocked."""
    if action < ALLOW:
        if s.phase != SECOND:
            counts[player, PLAYS] += 1
        if kind_played(action) <= HIDDEN:
            counts[player, EVIDENCE] += 1
        elif kind_played(action) == REVEAL:
            counts[player, REVEALS] += 1
    elif action <= BLOCK_IT:
        counts[player, ASKED_TO] += 1
        attack = attack_of(s)
        if attack >= 0:
            counts[s.by, attack] += 1
        if action == BLOCK_IT:
            counts[player, BLOCKS] += 1
            if attack >= 0:
                counts[s.by, BLOCKED] += 1


def attack_of(s):
    """Which count the pending card belongs to, or none."""
    kind = s.pending
    if kind == FALSE:
        return FALSES
    if kind == FORGE:
        return FORGERIES
    if kind == CONFISCATE and s.aim != TABLE_FALSE:
        return CONFISCATIONS
    if kind == TRAP:
        return TRAPS
    return THEFTS if kind == STEAL else -1
