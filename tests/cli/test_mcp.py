"""Agents over the Model Context Protocol: the SDK's own client plays whole matches."""

import asyncio
import contextlib
import random
import socket
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import bluffhouse as bh
from bluffhouse.arena.crew import Alone
from bluffhouse.arena.exam.exam import Exam
from bluffhouse.arena.exam.kept import Papers
from bluffhouse.arena.exam.settings import Settings
from bluffhouse.arena.exam.sitting import sit
from bluffhouse.bots import Decision
from bluffhouse.cli.agents import tools
from bluffhouse.cli.agents.visitor import OVER as OVER_EXAM
from bluffhouse.cli.agents.visitor import Visitor, server_of
from tests.cli.agents import OVER, call, chair_in, refused
from tests.cli.conftest import Run
from tests.prompts import offered_in
from tests.server.process import free_port
from tests.trials import own

NONE: dict[str, Any] = {}


async def play_whole(client: Client, game: str) -> str:
    """Sit down at a table of a game and play it to its end; gives the chair, and a move of it."""
    luck = random.Random(game)
    options = own(game, "SHORT", NONE)
    told = await call(client, "sit_down", game=game, players=2, options=options, seed=7, seat=1)
    chair = chair_in(told)
    for _ in range(1000):
        if OVER in told:
            break
        legal = offered_in(told)
        assert legal, told
        told = await call(client, "move", chair=chair, move=luck.choice(legal))
    assert OVER in told
    assert "wins" in told or "won" in told
    assert OVER in await call(client, "wait", chair=chair)
    return chair


@pytest.mark.parametrize("game", bh.games())
async def test_a_whole_match_of_every_game(game: str) -> None:
    async with Client(tools.server()) as client:
        chair = await play_whole(client, game)
        assert "over" in await refused(client, "move", chair=chair, move="6x5")
        await call(client, "leave_table", chair=chair)
        assert "no such chair" in await refused(client, "look", chair=chair)


async def test_what_the_house_offers() -> None:
    async with Client(tools.server()) as client:
        names = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert {"list_games", "sit_down", "join_table", "look", "odds", "move", "wait"} <= {*names}
        assert all(tool.description for tool in names.values())
        games = await call(client, "list_games", lang="de")
        assert all(game in games for game in bh.games())
        assert "Bierdeckel" in await call(client, "rules", game="luegen", lang="de")


async def test_what_is_refused_is_one_sentence_and_changes_nothing() -> None:
    async with Client(tools.server()) as client:
        assert "nonsense" in await refused(client, "sit_down", game="nonsense")
        assert "players" in await refused(client, "sit_down", game="luegen", players=99)
        assert "seat" in await refused(client, "sit_down", game="luegen", players=2, seat=2)
        assert "wizard" in await refused(client, "sit_down", game="luegen", bots="wizard")
        for wrong in ({}, {"game": "luegen", "players": "two"}, {"game": "luegen", "bots": 3}):
            told = await refused(client, "sit_down", **wrong)
            assert len(told.splitlines()) == 1
            assert told.startswith(("game: ", "players: ", "bots: "))
        told = await refused(client, "sit_down", game="luegen", mats=1)
        assert "mats: sit_down takes game, players, bots, seat, options" in told
        assert "seed" in await refused(client, "sit_down", game="luegen", seed=-1)
        assert "bats" in await refused(client, "sit_down", game="luegen", options={"bats": 1})
        assert "chair" in await refused(client, "move", chair="0000", move="1x2")
        chair = chair_in(await call(client, "sit_down", game="luegen", seed=1, odds=False))
        before = await call(client, "look", chair=chair)
        assert "no move" in await refused(client, "move", chair=chair, move="fold")
        assert "odds" in await refused(client, "odds", chair=chair)
        assert await call(client, "look", chair=chair) == before
        assert len(await call(client, "look", chair=chair, rules=True)) > len(before)


async def test_bots_may_be_named_in_a_list() -> None:
    async with Client(tools.server()) as client:
        told = await call(client, "sit_down", game="luegen", bots=["thumb", "random"])
        assert chair_in(told)
        assert "wizard" in await refused(client, "sit_down", game="luegen", bots=["wizard"])
        two = ["thumb", "random"]
        for lang, free in (
            ("en", "one other seat is"),
            ("de", "ein anderer Platz"),
            ("bg", "едно"),
        ):
            told = await refused(client, "sit_down", game="luegen", players=2, bots=two, lang=lang)
            assert free in told


async def test_odds_where_they_are_allowed() -> None:
    async with Client(tools.server()) as client:
        chair = chair_in(await call(client, "sit_down", game="luegen", seed=1))
        assert "%" in await call(client, "odds", chair=chair)


async def test_chairs_are_not_taken_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "CHAIRS", 2)
    async with Client(tools.server()) as client:
        for _ in range(2):
            await call(client, "sit_down", game="luegen")
        assert "leave one" in await refused(client, "sit_down", game="luegen")


@pytest.mark.slow
async def test_every_game_over_standard_input_and_output() -> None:
    program = Path(sys.executable).with_name("bluffhouse")
    async with Client(StdioServerParameters(command=str(program), args=["mcp"])) as client:
        for game in bh.games():
            await play_whole(client, game)


async def test_every_game_over_streamable_http() -> None:
    port = free_port()
    task = asyncio.create_task(
        tools.server().run_streamable_http_async(host="127.0.0.1", port=port)
    )  # fmt: skip
    async with asyncio.timeout(300):
        while not task.done():
            with contextlib.suppress(OSError):
                (await asyncio.open_connection("127.0.0.1", port))[1].close()
                break
            await asyncio.sleep(0.01)
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            chairs = [await play_whole(client, game) for game in bh.games()]
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            for chair in chairs:  # they outlive a connection
                assert OVER in await call(client, "look", chair=chair)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def test_an_agent_sits_an_exam() -> None:
    """It comes for its questions, and has the papers of who plays the same moves directly."""
    options = {"players": 2, "dice": 2, "mats": 1, "halves": False}
    settings = Settings.checked("luegen", options, ["thumb"], 1, 1, 4)
    guest = Visitor()
    exam = asyncio.create_task(asyncio.to_thread(sit, settings, "mcp:1", 0, talker=guest))
    async with Client(server_of(guest)) as client:
        assert "question first" in await refused(client, "answer", text="MOVE: liar")
        while not exam.done():
            asking = asyncio.create_task(call(client, "question"))
            await asyncio.wait([asking, exam], return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                guest.end()
            if (asked := await asking) == OVER_EXAM:
                break
            assert asked == await call(client, "question")
            await call(client, "answer", text=f"MOVE: {offered_in(asked)[0]}")
    papers = await exam
    first = sit(settings, f"{__file__}:First", 0)
    assert [p.share for p in papers] == [p.share for p in first]
    assert [p.loss for p in papers] == [p.loss for p in first]
    assert sum(p.spent.calls for p in papers) == sum(p.decisions for p in papers)


def test_who_stops_an_exam_does_not_wait_for_an_agent() -> None:
    """What others have sat is kept."""
    options = {"players": 2, "dice": 1, "mats": 1, "halves": False}
    settings = Settings.checked("luegen", options, ["thumb"], 3, 1, 4)
    guest, stop = Visitor(), threading.Event()
    guest.stop = stop
    exam = Exam(settings, ["thumb", "mcp:1"], Papers(None, settings), {"mcp:1": guest})
    threading.Timer(0.3, stop.set).start()
    exam.run(Alone(), stop=stop)
    assert [(paper.agent, paper.deal) for paper in exam.papers] == [("thumb", 0), ("thumb", 0)]


@pytest.mark.parametrize(
    "command", [("mcp", "--http"), ("exam", "luegen", "--deals", "1", "--agents")]
)
def test_a_port_that_is_not_free_is_refused(run: Run, command: tuple[str, ...]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        last = f"mcp:{port}" if "exam" in command else port
        said = run(*command, last)
    assert said.code == 2
    assert f"Port {port} cannot be used" in said.err


class First:
    """Always the first of its moves."""

    def act(self, seat: Any, legal: Any, rng: Any) -> Decision:
        return Decision(legal[0])


def test_the_command_refuses_what_is_no_port(run: Run) -> None:
    said = run("mcp", "--http", "99999999")
    assert said.code == 2
    assert "65535" in said.err
