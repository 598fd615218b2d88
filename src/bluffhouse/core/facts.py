"""What is worth telling of a match when it is over: true, because it is taken from its moves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from bluffhouse.core.deed import Deed, Moment
from bluffhouse.core.match import Match
from bluffhouse.core.words import Words, named

MOST = 3  # facts of a match


def facts_of(match: Match) -> list[dict[str, Any]]:
    """What stands out in a match: keys of texts, the player each is about, and what is said of him.
    What nobody has, or two have alike, does not stand out; of deeds, the first of the greatest."""
    room = match.game.room
    if not room.facts:
        return []
    counts, deeds = counted(match), greatest(match)
    found = []
    for fact in room.facts:
        if not fact.most:
            if deed := deeds.get(fact.key):
                found.append({"key": deed.key, "player": deed.player, "counts": {**deed.details}})
            continue
        best = max(row[fact.most] for row in counts)
        who = [p for p, row in enumerate(counts) if row[fact.most] == best]
        if best and len(who) == 1:
            found.append({"key": fact.key, "player": who[0], "counts": counts[who[0]]})
    return found[:MOST]


def say_fact(fact: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    """A fact as people read it."""
    return words.say(fact["key"], **named({"player": fact["player"], **fact["counts"]}, names))


def counted(match: Match) -> list[dict[str, int]]:
    """What a simulation of the game counts, in this match: by player, by the names of tallies."""
    room = match.game.room
    names = room.counts.tallies
    counts = np.zeros((match.game.players, len(names)), np.int64)
    if names:
        for before, player, action, _ in moments(match):
            room.interpreted.tally(before, player, action, counts)
    return [dict(zip(names, row, strict=True)) for row in counts.tolist()]


def greatest(match: Match) -> dict[str, Deed]:
    """The greatest deed of each kind, by the keys of their facts."""
    found: dict[str, Deed] = {}
    for deed in match.game.room.deeds(match.game, moments(match)):
        if deed.key not in found or deed.greatness > found[deed.key].greatness:
            found[deed.key] = deed
    return found


def moments(match: Match) -> Iterator[Moment]:
    """The match once more, move by move."""
    told = match.rewound()
    before = told.snapshot()
    for player, action in match.taken():
        told.act(action, player)
        after = told.snapshot()
        yield Moment(before, player, action, after)
        before = after
