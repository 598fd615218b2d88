"""Positions there and back, for the tests of every game."""

import json

from bluffhouse.core.match import Match


def comes_back(match: Match) -> Match:
    """A state written as a position reads back to the same views; the match that was read."""
    game = match.game
    position = json.loads(json.dumps(game.room.write(game, match.snapshot())))
    again = game.position(position)
    assert game.room.write(game, again.snapshot()) == position
    assert again.actors == match.actors
    assert again.result == match.result
    for viewer in (None, *range(game.players)):
        assert again.view(viewer) == match.view(viewer)
    return again
