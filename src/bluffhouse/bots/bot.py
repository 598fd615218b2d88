"""The bot that sits at a table."""

import random
from typing import Protocol

from bluffhouse.bots.decision import Decision, Player
from bluffhouse.bots.master import Master
from bluffhouse.bots.own import Own
from bluffhouse.bots.personas import Character
from bluffhouse.bots.policy import Policy
from bluffhouse.bots.roster import LEVELS, MASTER, Name, is_trained, parse
from bluffhouse.bots.seat import Seat
from bluffhouse.bots.thinker import Thinker
from bluffhouse.bots.thinking import Limits
from bluffhouse.bots.trained import Trained
from bluffhouse.core.match import Match
from bluffhouse.core.seeds import Seed


class Chooser(Player, Protocol):
    """A player who can be asked for a move alone."""

    def choose(self, seat: Seat, rng: random.Random) -> str:
        """The move that `act` decides for, without its reasons."""


def player_of(name: Name, limits: Limits | None = None) -> Chooser:
    """Who plays under a name; `limits` are those of a thinker."""
    player: Chooser
    if is_trained(name.base):
        player = Trained(name.base)
    elif name.is_own:
        player = Own(name.base)
    elif name.base == MASTER:
        player = Master(limits)
    else:
        policy = LEVELS[name.base]
        player = Thinker(limits) if policy is None else Policy(policy)
    return player if name.persona is None else Character(player, name.persona)


class Bot:
    """A player of some name, as in `roster`. The same seed gives the same decisions.

    It never meets the real match, only what its seat knows: so a bot cannot peep, however it is
    written.
    """

    def __init__(
        self, level: str = "thumb", seed: int | bytes | None = None, *,
        persona: str | None = None, limits: Limits | None = None,
    ) -> None:  # fmt: skip
        """`level` is any name, which may have a persona in it; `limits` are those of a thinker."""
        name = parse(level if persona is None else f"{level}/{persona}")
        self.level, self.persona = name
        self._player = player_of(name, limits)
        self._rng = random.Random(Seed.of(seed).key())

    def choose(self, match: Match, player: int) -> str:
        """A legal move for `player`: the same that `decide` would have decided for."""
        return self.choose_for(Seat.of(match, player))

    def choose_for(self, seat: Seat) -> str:
        """A legal move by what a seat knows."""
        return self._player.choose(seat, self._rng)

    def decide(self, match: Match, player: int) -> Decision:
        """A legal move for `player`, and what stands behind it."""
        seat = Seat.of(match, player)
        return self._player.act(seat, seat.legal, self._rng)
