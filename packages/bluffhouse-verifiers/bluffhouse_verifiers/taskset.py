"""One task is one seat of one deal; an episode is the match from there, against bots.

Deals are duplicated: every deal is played from every seat, and the same number deals the same. The
reward is the share of the win; faulty answers are metrics of their own, and end the match after the
second in a row.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any

import verifiers.v1 as vf
from pydantic import Field

from bluffhouse.adapters.text_seat import TextSeat


class BluffhouseData(vf.TaskData):
    table: dict[str, Any]
    """What `TextSeat` is made of: the game, the seat, the bots, the seed, the language, options."""


class BluffhouseTask(vf.Task[BluffhouseData]):
    def seat(self) -> TextSeat:
        return TextSeat(**self.data.table)

    async def validate(self, runtime: vf.Runtime) -> bool | None:
        """The table can be played to its end from the prompts alone."""
        seat = self.seat()
        while not seat.over:
            offered = [line for line in seat.prompt.splitlines() if line.startswith("- `")]
            seat.answer("MOVE: " + offered[-1].split("`")[1])
        return not seat.forfeited and 0 <= seat.share <= 1


class BluffhouseConfig(vf.TasksetConfig):
    game: str = "luegen"
    """The id of a game: `bluffhouse games` lists them."""
    players: int = Field(2, ge=2)
    bots: tuple[str, ...] = ("thumb",)
    """Who takes the other seats, clockwise: any bot that Bluffhouse knows by name."""
    options: dict[str, int | bool | str] = Field(default_factory=dict)
    """Options of the rules, as in `mats=1`."""
    lang: str = "en"


class BluffhouseEnvConfig(vf.EnvConfig):
    """An agent only answers: it needs no tools, and no machine elsewhere to run them on."""

    player: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"}, runtime={"type": "subprocess"})


class BluffhouseEnv(vf.Env[BluffhouseEnvConfig]):
    async def run(self, task: BluffhouseTask, agents: vf.Agents) -> None:
        seat = task.seat()
        talk = vf.Task(vf.TaskData(idx=task.data.idx, prompt=None))
        async with agents.player.interaction(talk) as player:
            prompt = seat.prompt
            while not seat.over:
                segment = await player.turn(prompt)
                if segment.terminated:
                    break
                prompt = seat.answer(segment.last_reply) or seat.prompt
        trace = player.trace
        trace.record_reward("share", seat.share)
        trace.record_metric("decisions", float(seat.decisions))
        trace.record_metric("unreadable", float(seat.faults.count("unreadable")))
        trace.record_metric("illegal", float(seat.faults.count("illegal")))
        trace.record_metric("forfeited", float(seat.forfeited))
        trace.info["bluffhouse"] = task.data.table


class BluffhouseTaskset(vf.Taskset[BluffhouseTask, BluffhouseConfig]):
    INFINITE = True

    def load(self) -> Iterator[BluffhouseTask]:
        asked = self.config
        table = {**asked.options, "game": asked.game, "players": asked.players}
        table |= {"bots": list(asked.bots), "lang": asked.lang}
        for number in count():
            deal, seat = divmod(number, asked.players)
            yield BluffhouseTask(
                BluffhouseData(
                    idx=number,
                    name=f"{asked.game} deal {deal} seat {seat}",
                    prompt=None,
                    table={**table, "seed": deal, "seat": seat},
                )
            )
