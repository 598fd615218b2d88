"""How long a move is told: in beats, at whatever pace a table has."""

from bluffhouse.core.match import Match


def beats_of(before: Match, after: Match) -> int:
    """In how many beats the last move of a match is told, by what everybody hears of it: what only
    some know takes no time of its own. 0: it lays nothing open."""
    game, (player, action) = after.game, after.last
    told = game.room.events(game, before.snapshot(), player, action, after.snapshot(), None)
    return game.room.beats(game, told)
