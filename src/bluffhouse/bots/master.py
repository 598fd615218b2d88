"""The level that plays what was solved or learnt, and thinks where nothing was."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bluffhouse.bots.decision import Decision, Why
from bluffhouse.bots.roster import MASTER, check_seat
from bluffhouse.bots.seat import Seat
from bluffhouse.bots.thinker import Thinker
from bluffhouse.bots.thinking import Limits
from bluffhouse.bots.trained import pupil_of
from bluffhouse.core.budget import Budget
from bluffhouse.core.setup import Setup


def solved(seat: Seat) -> dict[str, float] | None:
    """How often to make which move, as was solved: the likeliest first. None where nothing was."""
    room = seat.game.room
    mixture: Mapping[str, float] | None = room.master(seat.game, seat.view) if room.master else None
    if mixture is None:
        return None
    total = sum(mixture.values())
    moves = sorted(mixture, key=lambda move: -mixture[move])
    return {move: mixture[move] / total for move in moves if mixture[move] > 0}


def mastery(game: Setup) -> Budget | None:
    """How far a master searches at a table, by numbers of his own; None where he has none."""
    return game.room.mastery(game) if game.room.mastery else None


class Master:
    """A game as a player that was solved: it draws from the mixture that its room tells of a view.
    Or that was learnt: it draws from the mixture of a network, or searches by numbers that were
    found for it."""

    def __init__(self, limits: Limits | None = None) -> None:
        self._limits = limits

    def choose(self, seat: Seat, rng: random.Random) -> str:
        return self.act(seat, seat.legal, rng).move

    def act(self, seat: Seat, legal: Sequence[str], rng: random.Random) -> Decision:
        check_seat(MASTER, seat.game)
        mixture = solved(seat)
        if mixture is not None:
            shares = {move: mixture.get(move, 0.0) for move in legal}
            move = rng.choices(list(shares), list(shares.values()))[0]
            return Decision(move, shares, None, Why("bot-why-master", {"share": shares[move]}))
        pupil = pupil_of(seat.game)
        if pupil is not None:
            return pupil.decide(seat, legal, rng)
        well = mastery(seat.game)
        thought = Thinker(self._limits, well).act(seat, legal, rng)
        if well is not None:
            return thought
        return replace(thought, why=Why("bot-why-master-thinks"), by="thinker")
