"""The terminal has a hand in chance, and plays every match again to judge it."""

from pathlib import Path

from tests.cli.test_join import eventually, log_of, play_on, sitting
from tests.server.cheats import cheating
from tests.server.guests import Guest, open_table, post, served
from tests.server.handy import SHORT


async def test_the_terminal_gives_a_share_and_finds_nothing_wrong(tmp_path: Path):
    async with served(tmp_path) as url:
        host = await open_table(url, options=SHORT)
        async with sitting(host) as (pilot, screen):
            await eventually(pilot, lambda: "0" in screen.seat.table.deal.pledges)
            await pilot.press("enter")
            await play_on(pilot, screen, lambda: False)
            await eventually(pilot, lambda: "this device gave a share" in log_of(screen))
            assert "NOT" not in log_of(screen)


async def test_a_die_that_was_changed_is_found(tmp_path: Path, home: Path):
    settings = {"game": "luegen", "options": {"players": 2, **SHORT}}
    with cheating():
        async with served(tmp_path) as url:
            told = (await post(f"{url}/api/tables", {"settings": settings, "name": "die"})).json()
            async with sitting(Guest(url, told["code"], told)) as (pilot, screen):
                await eventually(pilot, lambda: "0" in screen.seat.table.deal.pledges)
                await pilot.press("enter")
                await play_on(pilot, screen, lambda: False)
                await eventually(pilot, lambda: "was changed" in log_of(screen))
    assert list((home / "bluffhouse" / "records").glob("luegen-*.receipt.json"))
