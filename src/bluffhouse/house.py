"""The front door: how to make a game, how to replay a record, what the odds are."""

from typing import Any

from bluffhouse.beside import beside
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from bluffhouse.core.quoting import shown
from bluffhouse.core.record import replay_in
from bluffhouse.games import open_room

MOVES = 3  # of a bot that are told with the odds


def make(game: str, /, **options: Any) -> Game:
    """A game for a table: `make("luegen", players=4)`. Keywords are the options of its rules.

    On a machine that never compiled it, matches can be played at once; `NotCompiled` warns of it.
    """
    room = open_room(game)
    return Game(room, options, compiler=beside(room))


def replay(record: Any) -> Match:
    """The match of a record again, move for move."""
    return replay_in(make, record)


def odds(match: Match, player: int, *, bot: str | None = None, seed: int = 0) -> list[Odd]:
    """What a player can work out from his view, exactly, about what he has to decide now; and how
    often a bot of some name would make which move there, its likeliest ones first."""
    if not isinstance(match, Match):
        raise TypeError(f"odds are those of a match, not of {shown(match)}")
    told = match.game.room.odds(match.game, match.view(player))
    if bot is None or player not in match.actors:
        return told
    from bluffhouse.bots import Bot  # loaded by nobody who does not ask for one

    decision = Bot(bot, seed).decide(match, player)
    mixture, who = decision.probabilities, decision.by or bot
    likely = sorted(mixture, key=lambda move: -mixture[move])[:MOVES]
    return told + [
        Odd("odds-bot", {"bot": who, "move": move}, mixture[move])
        for move in likely
        if mixture[move] > 0
    ]
