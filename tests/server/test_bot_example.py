"""The bot of the handbook runs as it is written there."""

import asyncio
import re
import sys
from pathlib import Path

from tests.server.guests import PATIENCE, open_table, served

HANDBOOK = Path(__file__).parents[2] / "docs" / "protocol.md"


def example() -> str:
    text = HANDBOOK.read_text("utf-8").split("## A bot in ten lines", 1)[1]
    found = re.search(r"```python\n(.*?)```", text, re.S)
    assert found
    return found[1]


async def test_it_joins_a_table_and_plays_a_match_to_its_end(tmp_path: Path) -> None:
    script = tmp_path / "greedy.py"
    script.write_text(example(), encoding="utf-8")
    async with served(tmp_path / "data", messages=1000) as url:
        host = await open_table(url, "lineit", 2)
        phone = await host.connect()
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(script), f"{url}/api/tables/{host.code}",
            stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            await phone.until(lambda told: 1 in told.get("online", []))
            await phone.ask("start")
            await phone.hear("state", len(phone.heard) - 1)
            while not phone.over:
                if phone.view["moves"]:
                    answer = await phone.ask("move", move=phone.view["moves"][0], at=phone.at)
                    assert answer["t"] == "ack", answer
                    await phone.until(lambda told, v=answer["v"]: reached(told, v))
                else:
                    await phone.until(lambda told: "moved" in told, len(phone.heard))
            assert bot.returncode is None  # it waits for the next match
            assert (await phone.ask("close"))["t"] == "ack"
            _, said = await asyncio.wait_for(bot.communicate(), PATIENCE)
            assert (bot.returncode, said) == (0, b"")
        finally:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()


def reached(told: dict[str, object], version: int) -> bool:
    return told["t"] == "on" and int(str(told["v"])) >= version
