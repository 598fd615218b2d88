"""Draws the pictures of the README anew: `python -m tests.cli.pictures`."""

import asyncio
from pathlib import Path

from bluffhouse.cli.sitting import Sitting, Wishes
from bluffhouse.cli.table.app import PlayApp

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZE = (100, 30)


async def draw(game: str, seed: int, keys: list[str], name: str, **wishes: object) -> None:
    """A table of a game after some keys, as SVG."""
    asked = Wishes(game=game, bots=3, seed=seed, name="Anna", pace=0.001, **wishes)
    app = PlayApp(asked, Sitting(asked), warm=False)
    async with app.run_test(size=SIZE) as pilot:
        for key in keys:
            await pilot.pause(0.3)
            await pilot.press(key)
        await pilot.pause(0.5)
        FOLDER.mkdir(exist_ok=True)
        title = f"bluffhouse play {game}"
        drawn = app.export_screenshot(title=title)
        (FOLDER / name).write_text(drawn, "utf-8")
        app.sittings.clear()


async def main() -> None:
    await draw("luegen", 12, ["l", "enter", "enter", "l", "enter", "right"], "luegen.svg")
    await draw("lineit", 5, ["1", "d"] * 9, "lineit.svg")


if __name__ == "__main__":
    asyncio.run(main())
