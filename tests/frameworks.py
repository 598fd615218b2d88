"""The packages for frameworks pass these frameworks' own checks, without a network.

`make frameworks` runs it.

They are tried in an environment of their own, because the frameworks pin other versions of what the
house uses, and are large.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from inspect_ai import eval as evaluate
from inspect_ai.model import ModelOutput, ModelUsage, get_model

import bluffhouse as bh
from bluffhouse.adapters.text_seat import TextSeat
from tests.arena.exams import endpoint
from tests.prompts import offered_in
from tests.trials import own

BIN = Path(sys.executable).parent
ID = "bluffhouse-verifiers"
KEY = "TEST_KEY"  # the variable that verifiers reads an endpoint's key from
WHOLE = ("luegen", "cityoflies")  # short enough for verifiers, which starts a program a question

Player = Callable[[str], str]


def calls(prompt: str) -> str:
    """Always the last move of a prompt, which in Lügen is to call."""
    return f"MOVE: {offered_in(prompt)[-1]}"


def mute(prompt: str) -> str:
    return "I pass."


def short(game: str) -> dict[str, Any]:
    """Options of a table that is soon over."""
    options: dict[str, Any] = own(game, "SHORT", own(game, "TINY", {}))
    return {name: value for name, value in options.items() if name != "players"}


def directly(game: str, player: Player) -> list[TextSeat]:
    """What the packages shall find: the first deal on both seats, played without a framework."""
    seats = [TextSeat(game, seat=seat, seed=0, players=2, **short(game)) for seat in (0, 1)]
    for seat in seats:
        while not seat.over:
            seat.answer(player(seat.prompt))
    return seats


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


# --- Inspect --------------------------------------------------------------------------------


def inspected(game: str, player: Player, folder: str) -> dict[str, float]:
    """What Inspect finds, loaded by its entry point."""

    def model(messages: list[Any], *_: Any) -> ModelOutput:
        output = ModelOutput.from_content("mockllm", player(messages[-1].text))
        output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
        return output

    (log,) = evaluate(
        "bluffhouse_inspect/bluffhouse", model=get_model("mockllm/model", custom_outputs=model),
        task_args={"game": game, "deals": 1, "options": short(game)}, display="none",
        log_dir=folder,
    )  # fmt: skip
    assert log.status == "success", log.error
    return {score.name: score.metrics["mean"].value for score in log.results.scores}


def check_inspect(game: str, folder: str) -> None:
    for player in (calls, mute):
        seats = directly(game, player)
        wanted = {
            "share": mean([seat.share for seat in seats]),
            "faults": mean([float(len(seat.faults)) for seat in seats]),
            "forfeited": mean([float(seat.forfeited) for seat in seats]),
        }
        assert inspected(game, player, folder) == wanted, game


# --- verifiers ------------------------------------------------------------------------------


def check_loading() -> None:
    """verifiers finds the environment, the task set and its tasks by their id."""
    from bluffhouse_verifiers import BluffhouseEnv, BluffhouseTaskset
    from verifiers.v1.utils import loaders

    assert loaders.taskset_class(ID) is BluffhouseTaskset
    assert loaders.environment_class(ID) is BluffhouseEnv
    made = loaders.load_environment(loaders.resolve_env_config({"taskset": {"id": ID}}))
    tables = [task.data.table for task in made.taskset.take(4)]
    assert [(table["seed"], table["seat"]) for table in tables] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def verifiers(program: str, of: str, game: str, folder: str, *more: str) -> list[dict[str, Any]]:
    """What a program of verifiers writes down about the first deal of a game, on both seats."""
    command = [
        str(BIN / program), ID, "-n", "2", f"--{of}.game", game,
        f"--{of}.options", json.dumps(short(game)), "-o", folder, "--run.dir", game, *more,
    ]  # fmt: skip
    done = subprocess.run(
        command, env={**os.environ, KEY: "none"}, check=False, capture_output=True, text=True,
        timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = [*Path(folder, game).glob("*.jsonl")]
    return [json.loads(row) for row in found.read_text("utf-8").splitlines()]


def check_tasks(game: str, folder: str) -> None:
    rows = verifiers(
        "vf-validate", "taskset", game, folder, "--only-gold", "True",
        "--runtime.type", "subprocess", "--rich", "False",
    )  # fmt: skip
    assert [row["valid"] for row in rows] == [True, True], rows


def check_episodes(game: str, folder: str) -> None:
    """An agent behind an endpoint; where matches are long, it falls silent after three answers."""

    def player(prompt: str, asked: int) -> str:
        return calls(prompt) if game in WHOLE or asked < 3 else mute(prompt)

    def answer(messages: list[dict[str, Any]]) -> tuple[int, str]:
        return 200, player(_text(messages[-1]), len(messages) // 2)

    wanted = []
    for seat in (TextSeat(game, seat=k, seed=0, players=2, **short(game)) for k in (0, 1)):
        asked = 0
        while not seat.over:
            seat.answer(player(seat.prompt, asked))
            asked += 1
        wanted.append((seat.share, float(seat.decisions), float(seat.forfeited)))
    with endpoint(answer) as (url, _):
        rows = verifiers(
            "vf-eval", "env.taskset", game, folder, "--client.base-url", url,
            "--client.api-key-var", KEY, "-m", "tiny", "--push", "False",
        )  # fmt: skip
    rows.sort(key=lambda row: row["task"]["data"]["idx"])
    traces = [trace for row in rows for trace in row["traces"]]
    found = [
        (trace["rewards"]["share"]["score"], trace["metrics"]["decisions"],
         trace["metrics"]["forfeited"])
        for trace in traces
    ]  # fmt: skip
    assert found == wanted, (game, found, wanted)
    silent = [2.0 if forfeited else 0.0 for _, _, forfeited in wanted]
    assert [trace["metrics"]["unreadable"] for trace in traces] == silent, game


def _text(message: dict[str, Any]) -> str:
    content = message["content"]
    return content if isinstance(content, str) else "".join(part["text"] for part in content)


def main() -> None:
    check_loading()
    with tempfile.TemporaryDirectory() as folder:
        for game in bh.games():
            check_inspect(game, f"{folder}/inspect")
            check_tasks(game, f"{folder}/validate")
            check_episodes(game, f"{folder}/eval")
            print(f"{game}: Inspect and verifiers find what was played", flush=True)


if __name__ == "__main__":
    main()
