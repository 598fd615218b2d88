"""Many matches, and all that is told of one: for the tests of every room."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.story import Storyteller, tell
from bluffhouse.core.words import LANGUAGES, words

Found = dict[str, np.ndarray[Any, Any]]


def play_many(
    game: Game, policies: Sequence[int], matches: int, *, seed: int = 5, first: int = 0
) -> Found:
    """Many matches by the game's loop: lengths, winners, scores, and every tally by its name."""
    n, names = game.players, game.room.counts.tallies
    found: Found = {
        "lengths": np.zeros(matches, np.int64),
        "winners": np.zeros(matches, np.int64),
        "scores": np.zeros((matches, n), np.int64),
    }
    counts = np.zeros((matches, n, len(names)), np.int64)
    out = np.zeros(len(game.words), np.int64)
    game.rules.play_many(game.blank, seed, first, np.array(policies), out, *found.values(), counts)
    return {**found, **{name: counts[:, :, k] for k, name in enumerate(names)}}


def won_by_thumb(game: Game, matches: int, *, seed: int = 5) -> float:
    """How often player 0, by thumb, wins alone against others who play at random."""
    found = play_many(game, [1] + [0] * (game.players - 1), matches, seed=seed)
    return float((found["winners"] == 1).mean())


def tell_all(matches: Iterable[Match], *others: int) -> set[str]:
    """Tell the logs of matches in every language to a player and a spectator, and what these heard
    to others, too; returns the keys of all events."""
    told = set()
    for match in matches:
        names = [f"P{p}" for p in range(match.game.players)]
        for viewer in (None, 0):
            for chapter in Storyteller(match, viewer).chapters():
                for event in chapter.events:
                    told.add(event["event"])
                    for lang in LANGUAGES:
                        for me in (viewer, *others):
                            line = tell(event, words(lang, match.game.id), names, me)
                            assert line.strip()
                            assert "{" not in line
    return told
