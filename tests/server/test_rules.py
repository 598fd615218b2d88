"""Machine code comes to a server with the first table of its game, before anybody moves there."""

from pathlib import Path
from typing import Any

from bluffhouse.games import ids
from bluffhouse.server.hall.games import Games
from tests.server.guests import Guest, Phone, open_table
from tests.server.troubles import until
from tests.server.worlds import World, world


def loaded(here: World) -> set[str]:
    games: Games = here.hall.games
    return {id for id in ids() if games.of(id, players=2).rules.compiled}


def is_compiled(here: World, host: Guest) -> bool:
    return here.hall.tables[host.code].table.game.rules.compiled


async def change(phone: Phone, game: str) -> dict[str, Any]:
    settings = {"game": game, "options": {"players": 2}}
    return await phone.ask("change", settings=settings)


async def test_a_server_loads_the_rules_of_what_is_played_in_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert loaded(here) == set()
        host = await open_table(here.url, "luegen")
        assert loaded(here) == {"luegen"}
        assert is_compiled(here, host)
    async with world(tmp_path) as here:  # it comes back from the store
        again = Guest(here.url, host.code, {"token": host.token, "guest": host.id})
        phone = await again.connect()
        assert is_compiled(here, host)
        assert (await change(phone, "lineit"))["t"] == "ack"
        await until(lambda: loaded(here) == {"luegen", "lineit"})
        assert (await phone.ask("bot", seat=1, level="thumb"))["t"] == "ack"
        assert (await phone.ask("start"))["t"] == "ack"
        assert is_compiled(here, host), "the match would be played by interpreted rules"


async def test_a_game_that_is_not_there_is_not_loaded() -> None:
    assert not await Games().get("nonsense")
