"""What the rules refuse, at tables of random play, and how they say why."""

from collections.abc import Iterator
from typing import Any

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.core.words import words
from tests.tables import TABLES, random_play


def reasons_met(game: str, matches: int) -> set[int]:
    """Every reason for which a move was refused. On the way: a move is refused if and only if it
    is not legal, by the rules as they are written and as they are compiled; and every refusal has
    its text in every language, with all that the text asks for."""
    met = set()
    for options in TABLES[game]:
        for match, player in _turns(game, options, matches):
            state, now = match.game.state_in(match._memory)[0], match.snapshot()
            legal = set(match.actions(player))
            written, compiled = match.game.room.interpreted.refusal, match.game.rules.refusal
            for action in range(len(match.game.words)):
                reason = written(now, player, action)
                assert (reason == 0) == (action in legal)
                assert compiled(state, player, action) == reason
                if reason and reason not in met:
                    _is_said(match, player, action)
                    met.add(reason)
    return met


def _turns(game: str, options: dict[str, Any], matches: int) -> Iterator[tuple[Match, int]]:
    for seed in range(matches):
        match = bh.make(game, **options).new(seed)
        for _ in random_play(match, seed):
            for player in match.actors:
                yield match, player


def _is_said(match: Match, player: int, action: int) -> None:
    key, details = match.game.room.why_not(match.game, match.snapshot(), player, action)
    for language in ("en", "de", "bg"):
        assert words(language, match.game.id).say(key, **details)  # refuses to leave a gap
