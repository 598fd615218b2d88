"""Gymnasium: one seat is yours, bots sit on the others.

    from bluffhouse.adapters import gymnasium

    envs = gymnasium.VectorEnv("luegen", 256, opponents="calculator", players=4)
    env = gymnasium.Env("luegen", opponents="thinker", players=4)

Needs the extra `gymnasium`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.adapters.table import Eyes, missing, table
from bluffhouse.bots import Bot
from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.game import Game
from bluffhouse.core.loops import PATIENCE
from bluffhouse.core.match import Match
from bluffhouse.core.numbers import whole_number
from bluffhouse.core.quoting import shown

try:
    import gymnasium as gym
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise missing("Gymnasium", "gymnasium") from None

Rows = NDArray[np.float32]
Info = dict[str, Any]


class VectorEnv(gym.vector.VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` matches of `game.batch`, in each of which one seat is yours and the others are
    played by built-in policies: `random`, `thumb` or `calculator`, one name for all or a list,
    clockwise. A match that ends is dealt anew in the same step; how it ended is in
    `info["final_obs"]`. `info["action_mask"]` is what may be done; an illegal action is refused by
    `IllegalMove`, and nothing has happened.

    `seat`: the same in all matches; if none is named, seat i mod players in match i. `relative`:
    actions that name players count seats from your own, as observations do. `normal`: every number
    of an observation from 0 to 1.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        opponents: str | Sequence[str] = "calculator",
        *,
        seat: int | None = None,
        normal: bool = False,
        relative: bool = True,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.game = table(game, options)
        if opponents is None:
            raise ValueError("opponents are named here: to play all seats yourself, see game.batch")
        self.batch = self.game.batch(
            num_envs, 0, threads, opponents=opponents, seat=seat, finals=True
        )
        self.num_envs = self.batch.n
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self._normal, self._relative = normal, relative
        low, high = Eyes(self.game, normal=normal, relative=relative).bounds()
        self.single_observation_space = Box(low, high)
        self.single_action_space = Discrete(self.game.spec.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._rows = np.arange(self.num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, Info]:
        """Deal all matches anew; the seed decides all that is left to chance."""
        super().reset(seed=_plain(seed))
        self.batch.reset(self.np_random.bytes(16))
        self._begun = True
        return self.batch.observe(normal=self._normal), {"action_mask": self._mask()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        if not self._begun:
            raise gym.error.ResetNeeded("no match was dealt yet: call reset() before step()")
        rewards, done = self.batch.step(actions, relative=self._relative)
        mine = rewards[self._rows, self.batch.seats].astype(np.float64)
        info: Info = {"action_mask": self._mask()}
        if done.any():
            info |= self._ended(done)
        seen = self.batch.observe(normal=self._normal)
        return seen, mine, done, np.zeros(self.num_envs, np.bool_), info

    def _mask(self) -> NDArray[np.int8]:
        return self.batch.legal(relative=self._relative).view(np.int8)

    def _ended(self, done: NDArray[np.bool_]) -> Info:
        """What Gymnasium wants to be told of matches that ended in this step."""
        finals = np.full(self.num_envs, None, object)
        seen = self.batch.final_observe(normal=self._normal)
        for row in np.flatnonzero(done):
            finals[row] = seen[row]
        told = {"scores": self.batch.scores.copy(), "_scores": done}
        return {"final_obs": finals, "_final_obs": done, "final_info": told, "_final_info": done}


class Env(gym.Env[Rows, np.int64]):
    """One match at a time, one seat of it yours, bots of any level on the others. `info` has the
    `action_mask`.

    `opponents`: the name of a level or a bot (anything with `choose(match, player) -> move`), or
    one for each of the others, clockwise. `seat`: yours; if none is named, another in every match.
    `illegal`: an action that is not legal is refused by `IllegalMove` and nothing has happened
    (`refuse`), or loses the match (`lose`). `relative`, `normal`: as in `VectorEnv`.
    """

    def __init__(
        self,
        game: str | Game,
        opponents: Any = "calculator",
        *,
        seat: int | None = None,
        illegal: str = "refuse",
        normal: bool = False,
        relative: bool = True,
        **options: Any,
    ) -> None:
        self.game = table(game, options)
        if illegal not in ("refuse", "lose"):
            raise ValueError(f"an illegal action is to refuse or to lose, not {illegal!r:.40}")
        self._illegal = illegal
        self._seat = None if seat is None else self.game.seat(seat)
        self._levels = _each(opponents, self.game.players - 1)
        self._seated(0)  # says at once if one of them is nobody
        self._eyes = Eyes(self.game, normal=normal, relative=relative)
        self.metadata = {"render_modes": []}
        self.observation_space = Box(*self._eyes.bounds())
        self.action_space = Discrete(self.game.spec.actions)

    def _seated(self, seed: int) -> list[Any]:
        """The bots, counted from your seat; the first place is your own."""
        named = enumerate(self._levels, seed)
        bots = [Bot(level, seed=k) if isinstance(level, str) else level for k, level in named]
        for bot in bots:
            if not callable(getattr(bot, "choose", None)):
                raise ValueError(f"an opponent is a level or has `choose`, unlike {shown(bot)}")
        return [None, *bots]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, Info]:
        """Deal a match in which you have a move; the seed decides all that is left to chance."""
        super().reset(seed=_plain(seed))
        for _ in range(PATIENCE):
            any_seat = int(self.np_random.integers(self.game.players))
            self.player = any_seat if self._seat is None else self._seat
            self._bots = self._seated(int(self.np_random.integers(1 << 31)))
            self.match: Match = self.game.new(self.np_random.bytes(16))
            if self._wait():
                return self._seen(), self._info()
        raise ValueError(f"player {self.player} never gets to act in these matches")

    def _wait(self) -> bool:
        """Let the others act until you may; whether you may at all."""
        match = self.match
        while not match.over:
            actors = match.actors
            who = actors[0] if len(actors) == 1 else int(self.np_random.choice(actors))
            if who == self.player:
                return True
            bot = self._bots[(who - self.player) % self.game.players]
            match.play(bot.choose(match, who), who)
        return False

    def step(self, action: np.int64 | int) -> tuple[Rows, float, bool, bool, Info]:
        if not hasattr(self, "match"):
            raise gym.error.ResetNeeded("no match was dealt yet: call reset() before step()")
        try:
            self.match.act(self._eyes.meant(action, self.player), self.player)
        except IllegalMove:
            if self._illegal == "refuse" or self.match.over:
                raise
            return self._seen(), self.game.spec.utility[0], True, False, self._info()
        over = not self._wait()
        result = self.match.result
        reward = result.utility[self.player] if result else 0.0
        return self._seen(), reward, over, False, self._info()

    def _seen(self) -> Rows:
        return self._eyes.observe(self.match, self.player)

    def _info(self) -> Info:
        return {"action_mask": self._eyes.mask(self.match, self.player)}


def _each(opponents: Any, count: int) -> list[Any]:
    alone = isinstance(opponents, str) or not isinstance(opponents, Sequence)
    named = [opponents] * count if alone else list(opponents)
    if len(named) != count:
        raise ValueError(f"there are {count} opponents at this table, not {len(named)}")
    return named


def _plain(seed: Any) -> Any:
    """Gymnasium takes whole numbers of Python alone; what is none, it refuses itself."""
    number = whole_number(seed)
    return seed if number is None else number
