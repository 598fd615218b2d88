"""PettingZoo: every game as an environment in which agents act one after the other (AEC).

    from bluffhouse.adapters import pettingzoo

    env = pettingzoo.env("luegen", players=4)

Needs the extra `pettingzoo`.
"""

import random
from typing import Any

import numpy as np

from bluffhouse.adapters.table import Eyes, missing, table
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.numbers import whole_number
from bluffhouse.core.quoting import shown
from bluffhouse.core.story import story, tell
from bluffhouse.core.words import words

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError:
    raise missing("PettingZoo", "pettingzoo") from None


def env(game: str | Game, **options: Any) -> "OrderEnforcingWrapper[Any, Any, Any]":
    """An environment that minds the order of calls; see `raw_env`."""
    return OrderEnforcingWrapper(raw_env(game, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # PettingZoo has no types, but names for us
    """A match. Agents are `player_0`, `player_1`, … by their seats.

    An observation is a dictionary: `observation` as `game.spec` describes it, and `action_mask`,
    which is also in `infos`. Where several may act at once, one of them is asked, each as likely;
    `infos` of the others say so by a mask without any action. An illegal action is refused by
    `IllegalMove`, and nothing has happened.

    `normal`: every number of an observation from 0 to 1. `relative`: actions that name players
    count seats from the agent's own, as observations do. `render_mode` may be `ansi`: what a
    spectator heard so far.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        normal: bool = False,
        relative: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"the render mode is ansi or None, not {render_mode!r:.40}")
        self.game = table(game, options)
        self.metadata = {
            "name": f"bluffhouse_{self.game.id}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._eyes = Eyes(self.game, normal=normal, relative=relative)
        self._nothing = np.zeros(self.game.spec.actions, np.int8)
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: Discrete(self.game.spec.actions) for agent in self.possible_agents
        }
        self._rng = random.Random()
        self.agents: list[str] = []

    def _space(self) -> Dict:
        low, high = self._eyes.bounds()
        actions = self.game.spec.actions
        return Dict({"observation": Box(low, high), "action_mask": Box(0, 1, (actions,), np.int8)})

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[self._agent(agent)]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[self._agent(agent)]

    def _agent(self, name: str) -> str:
        if name not in self._seats:
            last = self.possible_agents[-1]
            raise ValueError(f"there is no agent {shown(name)}: agents are player_0 to {last}")
        return name

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match; the seed decides all of its chance."""
        if seed is not None:
            number = whole_number(seed)
            if number is None or number < 0:
                raise ValueError(f"a seed is a whole number from 0 or None, not {shown(seed)}")
            self._rng.seed(number)
        self.match: Match = self.game.new(self._rng.getrandbits(128))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._nothing} for agent in self.agents
        }
        self._ask()

    def _ask(self) -> None:
        """Whose turn it is; of several who may act, anybody's."""
        actors = self.match.actors
        seat = actors[0] if len(actors) == 1 else self._rng.choice(actors)
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self._eyes.mask(self.match, seat)}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[self._agent(agent)]
        asked = agent == self.agent_selection and not self.match.over
        return {
            "observation": self._eyes.observe(self.match, seat),
            "action_mask": self.infos[agent]["action_mask"].copy() if asked else self._nothing,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        self.match.act(self._eyes.meant(action, seat), seat)
        self.infos[agent] = {"action_mask": self._nothing}
        self._cumulative_rewards[agent] = 0.0
        result = self.match.result
        if result is None:
            self._ask()
            return
        self.rewards = dict(zip(self.agents, result.utility, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, score in zip(self.agents, result.scores, strict=True):
            self.infos[agent] = {"action_mask": self._nothing, "score": score}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What a spectator heard so far, line by line."""
        if self.render_mode is None:
            return None
        said = words("en", self.game.id)
        names = self.possible_agents
        chapters = story(self.match, None)
        return "\n".join(tell(e, said, names, None) for c in chapters for e in c.events)

    def close(self) -> None:
        """There is nothing to close."""
