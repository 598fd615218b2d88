"""Agents as guests of people: the SDK's own client at a server's table, by its link."""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

import bluffhouse as bh
from bluffhouse.cli.agents import tools
from bluffhouse.core.prompt import Prompter, SeatText
from tests.cli.agents import OVER, call, chair_in, refused, turn_in
from tests.prompts import of_now, offered_in
from tests.server.guests import PATIENCE, Guest, Phone, get, join, open_table, served
from tests.trials import own

NONE: dict[str, Any] = {}
ONE_ROUND: dict[str, Any] = {"mats": 1, "halves": False}
NAMES = ["Ada", "Robo", "Rita"]  # a person, and two agents

#: A program for its seat: how the seat looked whenever it was asked for a move.
Looks = dict[str, list[str]]


@contextlib.asynccontextmanager
async def table_for(
    data: Path, game: str, players: int, **settings: Any
) -> AsyncIterator[tuple[Guest, Phone, Client]]:
    """A person with a table of her own on a phone, and the house's tools for her guests."""
    async with served(data) as url:
        host = await open_table(url, game, players, **settings)
        phone = await host.connect()
        async with Client(tools.server()) as client:
            yield host, phone, client


def link_of(host: Guest) -> str:
    return f"{host.url}/t/{host.code}"


async def come(client: Client, host: Guest, name: str) -> str:
    return chair_in(await call(client, "join_table", link=link_of(host), name=name))


async def shows(client: Client, chair: str, wanted: str, but: str = "\0") -> str:
    """How the seat looks as soon as something is to be seen there, and something else is not."""
    async with asyncio.timeout(PATIENCE):
        while True:
            shown = await call(client, "look", chair=chair)
            if wanted in shown and but not in shown:
                return shown
            await asyncio.sleep(0.01)


async def play_on(
    client: Client, chairs: dict[str, str], phone: Phone, luck: random.Random
) -> Looks:
    """Everybody plays what comes to mind, until all agents know that the match is over."""
    looks: Looks = {name: [] for name in chairs}
    playing = {*chairs}
    for _ in range(3000):
        for name in sorted(playing):
            told = await call(client, "wait", chair=chairs[name], seconds=0.005)
            if shown := turn_in(told):
                looks[name].append(shown)
                move = luck.choice(offered_in(told))
                told = await call(client, "move", chair=chairs[name], move=move)
            if OVER in told:
                playing.discard(name)
        if not playing:
            return looks
        if not phone.over and (moves := phone.view["moves"]):
            await phone.ask("move", move=luck.choice(moves), at=phone.at)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", bh.games())
async def test_a_whole_match_of_every_game(tmp_path: Path, game: str) -> None:
    """A person and two agents, who see and may do what the record says that they saw and might."""
    luck = random.Random(game)
    options = {**own(game, "SHORT", own(game, "TINY", NONE)), "players": 3}
    async with table_for(tmp_path, game, 3, options=options) as (host, phone, client):
        chairs = {name: await come(client, host, name) for name in NAMES[1:]}
        assert (await phone.ask("start"))["t"] == "ack"
        await phone.until(lambda told: bool(told.get("match")))
        looks = await play_on(client, chairs, phone, luck)
        ends = [await call(client, "wait", chair=chair) for chair in chairs.values()]
        record = (await get(f"{host.url}/api/tables/{host.code}/matches/1/record")).json()
    match = bh.replay(record)
    assert match.result is not None
    for player, name in enumerate(NAMES):
        for end in ends:
            (line,) = (line for line in end.splitlines() if line.startswith(f"{name}: "))
            assert line.endswith("wins" if player in match.result.winners else "loses")
    for player in (1, 2):
        found = looks[NAMES[player]]
        assert len(found) > 0
        for text, possible in zip(found, seen(match, player), strict=True):
            assert of_now(text) in possible


def seen(match: bh.Match, player: int) -> list[set[str]]:
    """How a match looks to a player before each of his moves: where others act at the same time, he
    may have looked before that or after it."""
    again = match.rewound()
    seat = Prompter(again, SeatText(again.game, player, "en", "none", NAMES))
    looks: list[set[str]] = [set()]
    for actor, action in match.taken():
        if player in again.actors:
            looks[-1].add(of_now(seat.text()))
        if actor == player:
            looks.append(set())
        again.act(action, actor)
    return looks[:-1]


async def test_odds_and_refusals(tmp_path: Path) -> None:
    options = ONE_ROUND
    async with table_for(tmp_path, "luegen", 2, options=options, odds=True) as (
        host,
        phone,
        client,
    ):
        told = await call(client, "join_table", link=link_of(host), name="Robo")
        chair = chair_in(told)
        assert "has not begun" in told
        assert "not begun" in await refused(client, "move", chair=chair, move="1x2")
        assert (await phone.ask("start"))["t"] == "ack"
        await phone.until(lambda told: bool(told.get("match")))
        if phone.view["moves"]:
            assert "turn" in await refused(client, "move", chair=chair, move="1x2")
            await phone.ask("move", move="1x2", at=phone.at)
        assert turn_in(await call(client, "wait", chair=chair))
        assert "no move" in await refused(client, "move", chair=chair, move="fold")
        assert "%" in await call(client, "odds", chair=chair)
        stranger = await refused(client, "join_table", link=f"{host.url}/t/ABCDEFGH")
        assert "ABCDEFGH" in stranger
        assert "link" in await refused(client, "join_table", link="somewhere")


async def test_who_has_a_clock_hears_what_is_left_on_it(tmp_path: Path) -> None:
    settings = {"options": ONE_ROUND, "clock": {"budget": 600, "increment": 30}}
    async with table_for(tmp_path, "luegen", 2, **settings) as (host, phone, client):
        chair = await come(client, host, "Robo")
        assert (await phone.ask("start"))["t"] == "ack"
        shown = await shows(client, chair, "left on your clock")
        seconds = re.search(r"^(\d+) s are left on your clock\.$", shown, re.M)
        assert seconds
        assert 500 < int(seconds[1]) <= 600


async def test_who_leaves_makes_room(tmp_path: Path) -> None:
    """His seat is free for the next one, and his chair is gone."""
    async with table_for(tmp_path, "luegen", 2) as (host, _, client):
        chair = await come(client, host, "Robo")
        watcher = await join(host, "Ben")
        said = await call(client, "leave_table", chair=chair)
        assert "left" in said
        assert "no such chair" in await refused(client, "look", chair=chair)
        state = (await get(f"{host.url}/api/tables/{host.code}/state", headers=watcher.key)).json()
        assert [seat.get("name") for seat in state["table"]["seats"]] == ["Ada", None]
        assert "Robo" not in [guest["name"] for guest in state["table"]["guests"]]


async def test_who_was_lent_a_seat_gives_it_back(tmp_path: Path) -> None:
    """A link with the secret of a seat is that seat; whose it is keeps it when the agent leaves."""
    async with table_for(tmp_path, "luegen", 2, options=ONE_ROUND) as (host, phone, client):
        ben = await join(host, "Ben")
        chair = chair_in(await call(client, "join_table", link=f"{link_of(host)}#{ben.token}"))
        assert (await phone.ask("start"))["t"] == "ack"
        await shows(client, chair, "You are Ben")
        await call(client, "leave_table", chair=chair)
        assert (await ben.connect()).heard[0]["you"]["seat"] == 1


async def test_a_rematch_and_the_end_of_the_table(tmp_path: Path) -> None:
    luck = random.Random(1)
    async with table_for(tmp_path, "luegen", 2, options=ONE_ROUND) as (host, phone, client):
        chair = await come(client, host, "Robo")
        for number in (1, 2):
            assert (await phone.ask("start"))["t"] == "ack"
            await phone.until(lambda told, n=number: (told.get("match") or {}).get("number") == n)
            await shows(client, chair, "## What you see now", but=OVER)
            await play_on(client, {"Robo": chair}, phone, luck)
            story = await call(client, "look", chair=chair)
            assert len(re.findall("loses? the match", story)) == 1
        assert (await phone.ask("close"))["t"] == "ack"
        async with asyncio.timeout(PATIENCE):
            while not (answer := await client.call_tool("wait", {"chair": chair})).is_error:
                await asyncio.sleep(0.01)
        assert "closed" in answer.content[0].text
