"""Draws the pictures of the README anew: `python -m tests.cli.pictures`."""

import asyncio
import os
from pathlib import Path

from bluffhouse.bots import Bot
from bluffhouse.cli.sitting import Sitting, Wishes
from bluffhouse.cli.table.app import PlayApp

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZE = (100, 30)


def after(game: str, seed: int, moves: int) -> Sitting:
    """A table at which a bot played for the person so far, and now it is the person's turn."""
    sitting = Sitting(
        Wishes(game=game, bots=3, seed=seed, name="Anna", pace=0, record=Path(os.devnull))
    )
    stand_in = Bot("thumb", seed)
    while len(sitting.match.moves) < moves or len(sitting.view()["moves"]) < 6:
        if sitting.my_turn:
            sitting.play(stand_in.choose(sitting.match, sitting.me))
        else:
            sitting.bot_moves()
    return sitting


async def draw(sitting: Sitting, keys: list[str]) -> Path:
    """A table as SVG."""
    app = PlayApp(sitting.wishes, sitting, warm=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*keys)
        await pilot.pause(0.2)
        game = sitting.match.game.id
        drawn = app.export_screenshot(title=f"bluffhouse play {game}")
    FOLDER.mkdir(exist_ok=True)
    place = FOLDER / f"{game}.svg"
    place.write_text(drawn, "utf-8")
    return place


async def main() -> None:
    print(await draw(after("luegen", 10, 17), ["right"]))
    print(await draw(after("lineit", 5, 96), ["right"]))


if __name__ == "__main__":
    asyncio.run(main())
