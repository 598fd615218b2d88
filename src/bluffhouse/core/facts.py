"""What is worth telling of a match when it is over: true, because it is counted from its moves."""

from typing import Any

import numpy as np

from bluffhouse.core.match import Match

MOST = 3  # facts of a match


def facts_of(match: Match) -> list[dict[str, Any]]:
    """What stands out in a match: keys of texts, the player each is about, and his counts. What
    nobody has, or two have alike, does not stand out."""
    facts = match.game.room.facts
    counts = counted(match) if facts else []
    found = []
    for fact in facts:
        best = max(row[fact.most] for row in counts)
        who = [p for p, row in enumerate(counts) if row[fact.most] == best]
        if best and len(who) == 1:
            found.append({"key": fact.key, "player": who[0], "counts": counts[who[0]]})
    return found[:MOST]


def counted(match: Match) -> list[dict[str, int]]:
    """What a simulation of the game counts, in this match: by player, by the names of tallies."""
    room = match.game.room
    names = room.counts.tallies
    counts = np.zeros((match.game.players, len(names)), np.int64)
    told = match.rewound()
    for player, action in match.taken(0):
        room.interpreted.tally(told.snapshot(), player, action, counts)
        told.act(action, player)
    return [dict(zip(names, row, strict=True)) for row in counts.tolist()]
