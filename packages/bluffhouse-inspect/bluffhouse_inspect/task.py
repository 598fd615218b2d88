"""One sample is one seat of one deal, and every deal is played from every seat.

The score is the share of the win. Faulty answers are scored apart: after the second in a row the
match is forfeited.
"""

from typing import Any

from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ChatMessageUser
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
from inspect_ai.solver import Generate, Solver, TaskState, solver

from bluffhouse.adapters.text_seat import TextSeat


@task
def bluffhouse(
    game: str = "luegen", players: int = 2, bots: str = "thumb", deals: int = 10,
    lang: str = "en", options: dict[str, Any] | None = None,
) -> Task:  # fmt: skip
    """A lying game against bots: the same deals on every seat."""
    table = {"game": game, "players": players, "bots": bots.split(","), "lang": lang}
    samples = [
        Sample(
            id=f"{deal}-{seat}",
            input=f"{game}: deal {deal}, seat {seat}",
            metadata={"deal": str(deal), "table": {**table, **(options or {}), "seed": deal,
                                                   "seat": seat}},
        )
        for deal in range(deals)
        for seat in range(players)
    ]  # fmt: skip
    return Task(
        dataset=MemoryDataset(samples, name=f"bluffhouse-{game}"), solver=play(), scorer=share()
    )


@solver
def play() -> Solver:
    """The whole match, question by question."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        seat = TextSeat(**state.metadata["table"])
        prompt = seat.prompt
        state.messages = []
        while not seat.over:
            state.messages.append(ChatMessageUser(content=prompt))
            state = await generate(state)
            prompt = seat.answer(state.output.completion) or seat.prompt
        state.metadata["share"] = seat.share
        state.metadata["faults"] = len(seat.faults)
        state.metadata["forfeited"] = seat.forfeited
        state.completed = True
        return state

    return solve


@scorer(
    metrics={
        "share": [mean(), stderr(cluster="deal")],
        "faults": [mean()],
        "forfeited": [mean()],
    }
)
def share() -> Scorer:
    """The share of the win; seats of one deal belong together."""

    async def score(state: TaskState, target: Target) -> Score:
        found = state.metadata
        return Score(
            value={
                "share": float(found["share"]),
                "faults": float(found["faults"]),
                "forfeited": float(found["forfeited"]),
            },
            explanation=f"{found['table']}",
        )

    return score
