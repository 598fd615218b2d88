"""What a training run is about: everything that decides what comes of it."""

import math

import msgspec

from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.numbers import counted
from bluffhouse.core.options import Value
from bluffhouse.core.quoting import shown, typed

ANSWER = "answer"


class Method(msgspec.Struct, frozen=True):
    """How the policy is kept from running after what wins at the moment.

    `entropy`: how much it is drawn towards playing anything, at the start and at the end of a run.
    `damping`: how much each step is drawn back to the policy that played.
    """

    entropy: tuple[float, float]
    damping: float

    def magnet(self, progress: float) -> float:
        """The pull towards playing anything: falls evenly in proportion."""
        first, last = self.entropy
        return first * math.exp(progress * math.log(last / first))


#: Magnetic mirror descent, and plain clipped policy gradients to compare it with. Who answers
#: somebody that does not change may follow what wins.
METHODS = {
    "mmd": Method(entropy=(0.2, 0.02), damping=0.05),
    "ppo": Method(entropy=(0.01, 0.01), damping=0.0),
    ANSWER: Method(entropy=(0.05, 0.001), damping=0.0),
}
SELF_PLAY = tuple(name for name in METHODS if name != ANSWER)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run. Two of the same plan that counts steps come to the same, number for number."""

    game: str
    options: dict[str, Value]  # all of them, the number of players as well
    method: str = "mmd"
    against: str | None = None  # a bot that has all other seats; None: itself
    seed: int = 0
    steps: int | None = None  # decisions to be played; None: `minutes` decide
    minutes: float | None = None
    hidden: int = 128  # width of both layers
    matches: int = 1024  # played side by side
    turns: int = 16  # decisions in each of them before something is learnt
    minibatch: int = 4096
    epochs: int = 2
    rate: float = 5e-4  # of learning; falls to 0
    clip: float = 0.1
    trace: float = 0.95  # how far ahead a decision answers for what comes of it

    @classmethod
    def of(cls, game: Game, method: str, seed: int, **budget: float | None) -> "Plan":
        """How to learn by self-play."""
        if method not in SELF_PLAY:
            allowed = ", ".join(SELF_PLAY)
            raise OptionError("train-method", value=typed(method), allowed=allowed)
        if not isinstance(game, Game):
            raise TypeError(f"what is learnt is a game, as make gives it, not {shown(game)}")
        given = {name: most for name, most in budget.items() if most is not None}
        if len({"steps", "minutes"} & {*given}) != 1:
            raise OptionError("train-one-budget")
        if "steps" in given:
            given["steps"] = counted(given["steps"], "steps")
        known = {"game": game.id, "options": game.options, "method": method}
        return msgspec.convert({**known, "seed": counted(seed, "seed", 0), **given}, cls)

    @classmethod
    def answering(
        cls, game: Game, bot: str, seed: int, *, asked: bool, **budget: float | None
    ) -> "Plan":
        """How to learn to answer a bot. Each step moves the policy by little, so many steps are
        taken, of few decisions each; fewer still if the bot must be asked move for move, which is
        slow."""
        plan = cls.of(game, SELF_PLAY[0], seed, **budget)
        pace = {"matches": 64, "minibatch": 256} if asked else {"matches": 128, "minibatch": 512}
        return msgspec.structs.replace(
            plan, method=ANSWER, against=bot, rate=3e-3, clip=0.2, epochs=3, **pace
        )

    def progress(self, steps: int, seconds: float) -> float:
        """How much of the run is over, from 0 to 1."""
        if self.steps is not None:
            return min(1.0, steps / self.steps)
        assert self.minutes is not None
        return min(1.0, seconds / (60 * self.minutes))
