"""The bot that sits at a table."""

import random

from bluffhouse.bots.decision import Decision
from bluffhouse.bots.personas import PERSONAS, Character
from bluffhouse.bots.policy import Policy
from bluffhouse.bots.seat import Seat
from bluffhouse.bots.thinker import Thinker
from bluffhouse.bots.thinking import Limits
from bluffhouse.core.errors import OptionError
from bluffhouse.core.loops import CALCULATOR, RANDOM, THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.quoting import shown
from bluffhouse.core.seeds import Seed

#: The levels, weakest first, and the compiled policy of each; None: it thinks in Python.
LEVELS: dict[str, int | None] = {
    "random": RANDOM,
    "thumb": THUMB,
    "calculator": CALCULATOR,
    "thinker": None,
}


def names() -> list[str]:
    """Everything a bot can be: the levels, then each with each persona (`thumb/reckless`)."""
    return [*LEVELS, *(f"{level}/{persona}" for level in LEVELS for persona in PERSONAS)]


def searches(name: str) -> bool:
    """Whether a bot of this name thinks for milliseconds, not for microseconds."""
    return LEVELS[name.partition("/")[0]] is None


class Bot:
    """A player of some level, with or without a persona. The same seed gives the same decisions.

    It never meets the real match, only what its seat knows: so a bot cannot peep, however it is
    written.
    """

    def __init__(
        self, level: str = "thumb", seed: int | bytes | None = None, *,
        persona: str | None = None, limits: Limits | None = None,
    ) -> None:  # fmt: skip
        """`level` may name a persona, too, as in `names`; `limits` are those of a thinker."""
        if isinstance(level, str) and "/" in level and persona is None:
            level, persona = level.split("/", 1)
        if not isinstance(level, str) or level not in LEVELS:
            raise OptionError("bot-unknown", value=shown(level), allowed=", ".join(LEVELS))
        if persona is not None and persona not in PERSONAS:
            raise OptionError("bot-persona", value=shown(persona), allowed=", ".join(PERSONAS))
        self.level, self.persona = level, persona
        policy = LEVELS[level]
        player = Thinker(limits) if policy is None else Policy(policy)
        self._player = player if persona is None else Character(player, persona)
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
