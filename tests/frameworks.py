"""The packages for frameworks pass these frameworks' own checks, without a network.

`make frameworks` runs it.

They are tried in an environment of their own, because the frameworks pin other versions of what the
house uses, and are large.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from inspect_ai import eval as evaluate
from inspect_ai.model import ModelOutput, ModelUsage, get_model

import bluffhouse as bh

BIN = Path(sys.executable).parent
SHORT = {"mats": 1, "halves": False}


def last_offered(messages, *_):
    """A model that always takes the last move of a prompt, which in Lügen is to call."""
    shown = messages[-1].text.rpartition("## ")[0].rpartition("## ")[2]
    offered = re.findall(r"^- `([^`]+)`: ", shown, re.M)
    output = ModelOutput.from_content("mockllm", f"MOVE: {offered[-1]}")
    output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
    return output


def mute(*_):
    output = ModelOutput.from_content("mockllm", "I pass.")
    output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
    return output


def inspected(model, folder: str, **asked) -> dict[str, float]:
    """What Inspect finds, loaded by its entry point."""
    (log,) = evaluate(
        "bluffhouse_inspect/bluffhouse", model=get_model("mockllm/model", custom_outputs=model),
        task_args={"deals": 2, "options": SHORT, **asked}, display="none", log_dir=folder,
    )  # fmt: skip
    assert log.status == "success", log.error
    return {score.name: score.metrics["mean"].value for score in log.results.scores}


def validated(folder: str) -> list[dict[str, object]]:
    """What verifiers' own check of a task set says."""
    command = [BIN / "vf-validate", "bluffhouse-verifiers", "-n", "2", "--only-gold", "True",
               "--runtime.type", "subprocess", "--rich", "False", "-o", folder,
               "--run.dir", "run"]  # fmt: skip
    subprocess.run(list(map(str, command)), check=True, timeout=300)
    rows = (Path(folder) / "run" / "results.jsonl").read_text("utf-8").splitlines()
    return [json.loads(row) for row in rows]


def loaded() -> None:
    """verifiers finds the environment, the task set and its tasks by their id."""
    from bluffhouse_verifiers import BluffhouseEnv, BluffhouseTaskset
    from verifiers.v1.utils import loaders

    assert loaders.taskset_class("bluffhouse-verifiers") is BluffhouseTaskset
    assert loaders.environment_class("bluffhouse-verifiers") is BluffhouseEnv
    made = loaders.load_environment(
        loaders.resolve_env_config({"taskset": {"id": "bluffhouse-verifiers"}})
    )
    tables = [task.data.table for task in made.taskset.take(4)]
    assert [(table["seed"], table["seat"]) for table in tables] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = inspected(last_offered, folder)
        assert found["faults"] == 0, found
        assert 0 <= found["share"] <= 1, found
        for game in bh.games():
            seated = inspected(last_offered, folder, game=game, deals=1, options={})
            assert seated["faults"] == seated["forfeited"] == 0, (game, seated)
        silent = inspected(mute, folder)
        assert silent == {"share": 0, "faults": 2, "forfeited": 1}, silent
        loaded()
        rows = validated(folder)
        assert [row["valid"] for row in rows] == [True, True], rows
    print(
        f"inspect_ai: {found}, and all {len(bh.games())} games; verifiers: {len(rows)} tasks valid"
    )


if __name__ == "__main__":
    main()
