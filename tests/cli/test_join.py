"""At a server's table from the terminal: a real server on loopback, and real sockets."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input, Static

from bluffhouse.bots.warm import compile_room
from bluffhouse.cli.remote import address, heard, keys, knock
from bluffhouse.cli.remote.address import Address
from bluffhouse.cli.remote.doings import doings
from bluffhouse.cli.remote.place import RemotePlace, _since
from bluffhouse.cli.table.app import OneScreenApp
from bluffhouse.cli.table.asking import Asking
from bluffhouse.cli.table.board import ASKING, OVER, SCENE
from bluffhouse.cli.table.menu import Menu
from bluffhouse.cli.table.remote import WAITING, RemoteScreen
from bluffhouse.cli.table.replay import ReplayScreen
from bluffhouse.cli.table.widgets import Log, PictureView
from bluffhouse.core.errors import Refused
from bluffhouse.core.facts import say_fact
from bluffhouse.games import open_room
from bluffhouse.server import messages as ms
from bluffhouse.server.messages.notes import Note
from tests.cli.conftest import Run
from tests.cli.test_table import eventually
from tests.server.guests import Guest, join, open_table, served
from tests.server.process import free_port
from tests.server.test_delay import agree, streamed
from tests.server.test_open_hands import pass_by, truth
from tests.server.test_slow import Days
from tests.trials import own

EXAMPLES = ("cityoflies", "luegen")
NONE: dict[str, Any] = {}


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for game in EXAMPLES:
        compile_room(open_room(game))


async def place_at(where: Address) -> RemotePlace:
    return RemotePlace("en", await asyncio.to_thread(knock.look, where))


@asynccontextmanager
async def sitting(guest: Guest) -> AsyncIterator[tuple[Pilot, RemoteScreen]]:
    """The screen of somebody who is a guest already, once it shows his table."""
    where = Address(guest.url, guest.code)
    screen = RemoteScreen(where, guest.token, await place_at(where))
    app = OneScreenApp(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        if guest.token:
            await eventually(pilot, lambda: screen.seat.you.guest == guest.id)
        yield pilot, screen


def picture_of(screen: RemoteScreen) -> str:
    """What the table shows, each paragraph on a line of its own."""
    shown = StringIO()
    console = Console(width=400, file=shown)
    draw = screen.query_one(PictureView).draw
    assert draw is not None
    console.print(draw(400, 60))
    return shown.getvalue()


def log_of(screen: RemoteScreen) -> str:
    return "\n".join(screen.query_one("#log", Log).lines)


async def play_on(pilot: Pilot, screen: RemoteScreen, enough: Callable[[], bool]) -> None:
    """Doubt where one may, else play what is proposed, until it is enough."""

    def can_act() -> bool:
        return enough() or screen.state in (SCENE, OVER) or screen.state == ASKING

    while True:
        await eventually(pilot, can_act)
        if enough() or screen.state == OVER:
            return
        screen._deaf_until = 0.0
        moves = screen.seat.view()["moves"] if screen.state == ASKING else []
        await pilot.press("l" if "liar" in moves else "enter")


@pytest.mark.parametrize("game", EXAMPLES)
async def test_a_match_to_the_end_and_a_rematch(tmp_path: Path, game: str):
    async with served(tmp_path) as url:
        host = await open_table(url, game, options=own(game, "SHORT", NONE), odds=True)
        async with sitting(host) as (pilot, screen):
            assert screen.state == WAITING
            await pilot.press("enter")
            await eventually(pilot, lambda: screen.seat.playing)
            assert screen.seat.match
            assert screen.seat.match.commitment[:16] in log_of(screen)
            await play_on(pilot, screen, lambda: False)
            assert screen.seat.over
            await eventually(pilot, lambda: "Fair: this device" in log_of(screen))
            await pilot.press("n")
            await eventually(pilot, lambda: screen.seat.playing and screen.seat.match.number == 2)
            assert screen.state != OVER


async def test_the_end_tells_what_stood_out(tmp_path: Path):
    """As the server counted it: a terminal that has only its own views could not."""
    async with served(tmp_path) as url:
        host = await open_table(url, options=own("luegen", "SHORT", NONE), bots=True)
        async with sitting(host) as (pilot, screen):
            await play_on(pilot, screen, lambda: False)
            told = await asyncio.to_thread(knock.facts, screen.address, 1)
            said = [say_fact(fact, screen.seat.words, screen.seat.names) for fact in told]
            assert said
            await eventually(pilot, lambda: all(line in picture_of(screen) for line in said))


async def test_replay_after_a_match(tmp_path: Path, home: Path):
    async with served(tmp_path) as url:
        host = await open_table(url, options=own("luegen", "SHORT", NONE), bots=True)
        async with sitting(host) as (pilot, screen):
            await play_on(pilot, screen, lambda: False)
            await pilot.press("p")
            await eventually(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))
    assert list((home / "bluffhouse" / "records").glob("luegen-*.json"))


async def test_two_people_talk_and_see_each_other(tmp_path: Path):
    async with served(tmp_path) as url:
        host = await open_table(url)
        ben = await join(host)
        phone = await ben.connect()
        async with sitting(host) as (pilot, screen):
            await pilot.press("f3")
            pilot.app.screen.query_one(Input).value = "Hallo Ben"
            await pilot.press("enter")
            told = await phone.until(lambda told: bool(told.get("said")))
            assert told["said"]["text"] == "Hallo Ben"
            await phone.ask("say", text="[red]hi[/red]")
            await phone.ask("emote", emote="liar")
            await eventually(pilot, lambda: "Ben: Liar!" in log_of(screen))
            assert "Ben: [red]hi[/red]" in log_of(screen)
            await pilot.press("f4", "1")
            told = await phone.until(lambda told: "emote" in (told.get("said") or {}))
            await pilot.press("f5")
            assert isinstance(pilot.app.screen, Menu)
            assert any("Ben" in line for line in pilot.app.screen._lines)
            await pilot.press("escape")
            phone.hang_up()
            await eventually(pilot, lambda: screen.seat.presence.online == [host.id])


async def test_a_server_that_comes_back(tmp_path: Path):
    """Its table, its match, and a move that was made while it was gone."""
    port = free_port()
    async with served(tmp_path, port=port) as url:
        host = await open_table(url, players=2)
        ben = await join(host)
        where = Address(url, host.code)
        screen = RemoteScreen(where, host.token, await place_at(where))
        app = OneScreenApp(screen)
        running = app.run_test(size=(80, 24))
        pilot = await running.__aenter__()
        await eventually(pilot, lambda: screen.seat.you.host)
        await pilot.press("enter")
        await eventually(pilot, lambda: screen.seat.playing)
        before = screen.seat.match.number
    try:
        await eventually(pilot, lambda: screen._lost)
        screen.wire.say(ms.Say, text="anybody?")
        async with served(tmp_path, port=port):
            phone = await ben.connect()
            await phone.until(
                lambda told: "anybody?" in str(told.get("chat")) + str(told.get("said"))
            )
            await eventually(pilot, lambda: not screen._lost)
            assert screen.seat.match.number == before
            assert log_of(screen).count("anybody?") <= 1
    finally:
        await running.__aexit__(None, None, None)


async def test_what_the_server_refuses_is_said(tmp_path: Path):
    async with served(tmp_path) as url:
        host = await open_table(url, "luegen", options=own("luegen", "SHORT", NONE), bots=True)
        async with sitting(host) as (pilot, screen):
            await play_on(pilot, screen, lambda: screen.state == ASKING)
            at = screen.seat.match.at
            await pilot.press(*"1x2", "enter") if at else await pilot.press(*"99x9", "enter")
            hint = screen.query_one("#hint")
            await eventually(pilot, lambda: hint.has_class("bad"))
            assert screen.seat.match.at == at


async def test_who_is_sent_away_hears_it(tmp_path: Path):
    async with served(tmp_path) as url:
        host = await open_table(url)
        ben = await join(host)
        phone = await host.connect()
        async with sitting(ben) as (pilot, screen):
            await phone.ask("kick", guest=ben.id)
            await eventually(pilot, lambda: pilot.app.return_value is not None)
        said = pilot.app.return_value
        assert isinstance(said, Refused)
        assert "sent you away" in said.say("en")
        assert "weggeschickt" in said.say("de")
        assert keys.load().tokens == {}
        assert screen.address.code == host.code


async def test_who_asks_for_a_seat_is_let_in(tmp_path: Path):
    async with served(tmp_path) as url:
        host = await open_table(url, players=3, bots=True)
        async with sitting(host) as (pilot, screen):
            await eventually(pilot, lambda: screen.seat.playing)
            ben = await join(host, seat=2)
            await eventually(pilot, lambda: "Ben asks for seat 2" in log_of(screen))
            await pilot.press("f5", "1")
            await eventually(pilot, lambda: screen.seat.table.seats[2].guest == ben.id)


async def test_watching(tmp_path: Path):
    async with served(tmp_path) as url:
        host = await open_table(url, bots=True)
        watcher = Guest(url, host.code)
        async with sitting(watcher) as (pilot, screen):
            await eventually(pilot, lambda: screen.seat.playing)
            assert screen.seat.me is None
            assert not screen.seat.my_turn
            await pilot.press("f3")
            assert screen.query_one("#hint").has_class("bad")


async def test_what_is_wrong_with_an_address(tmp_path: Path):
    async with served(tmp_path) as url:
        with pytest.raises(Refused, match="no table AAAAAA"):
            await place_at(address.parse(f"{url}/t/aaaaaa"))
    with pytest.raises(Refused, match="cannot be reached"):
        await place_at(address.parse(f"{url}/t/aaaaaa"))


@pytest.mark.parametrize(
    ("given", "server", "code"),
    [
        ("kmrtxb", "http://last:1", "KMRTXB"),
        (" kmrt xbwq", "http://last:1", "KMRTXBWQ"),
        ("http://h:8000/t/KMRTXBWQ", "http://h:8000", "KMRTXBWQ"),
        ("http://h:8000/t/KMRTXB", "http://h:8000", "KMRTXB"),
        ("h:8000/t/kmrtxb/", "http://h:8000", "KMRTXB"),
        ("https://h/games/t/KMRTXB/tv", "https://h/games", "KMRTXB"),
        ("https://h/api/tables/KMRTXB", "https://h", "KMRTXB"),
    ],
)
def test_addresses(given: str, server: str, code: str):
    assert address.parse(given, "http://last:1") == Address(server, code)


def test_a_personal_link_is_the_key_to_its_seat():
    assert address.parse("http://h/t/KMRTXB#s3cret").token == "s3cret"


@pytest.mark.parametrize("given", ["", "   ", "ftp://h/t/KMRTXB", "http://", "http://h:x/t/KMRTXB"])
def test_no_address(given: str):
    with pytest.raises(Refused, match="no address"):
        address.parse(given)


@pytest.mark.parametrize("given", ["http://h:8000", "ABCDEFG", "http://h/t/KM3TXB"])
def test_no_table_in_it(given: str):
    with pytest.raises(Refused, match="names no table"):
        address.parse(given)


def test_joining_needs_a_terminal(run: Run):
    said = run("join", "KMRTXB")
    assert said.code == 2
    assert "needs a terminal" in said.err


async def test_a_locked_table_and_a_full_one_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bluffhouse.server.tables.seating.joining.GUESTS", 2)
    async with served(tmp_path) as url:
        host = await open_table(url)
        where = Address(url, host.code)
        phone = await host.connect()
        await phone.ask("lock", on=True)
        with pytest.raises(Refused) as locked:
            await asyncio.to_thread(knock.join, where, ms.NewGuest("Zoe"))
        assert locked.value.say("de") != locked.value.say("en") != ""
        await phone.ask("lock", on=False)
        await join(host)
        with pytest.raises(Refused, match="No more guests fit"):
            await asyncio.to_thread(knock.join, where, ms.NewGuest("Zoe"))


async def test_clocks_run_on_the_edge_of_the_table(tmp_path: Path):
    async with served(tmp_path) as url:
        clock = {"budget": 300, "increment": 0}
        host = await open_table(url, clock=clock, bots=True)
        async with sitting(host) as (pilot, screen):
            await eventually(pilot, lambda: screen.seat.playing)
            edge = screen.query_one("#picture")
            shown = re.compile(r"Ada \d:\d\d")
            await eventually(pilot, lambda: bool(shown.search(str(edge.border_subtitle))))
            (left,) = (left for name, left, _ in screen.seat.clocks() if name == "Ada")
            assert 200 < left <= 300


def test_a_chat_that_is_told_again_is_not_said_twice():
    lines = [ms.Line(0, "Ada", text=str(number % 3)) for number in range(12)]
    assert _since([], lines) == lines
    assert _since(lines, lines) == []
    assert _since(lines[:8], lines) == lines[8:]
    assert _since(lines[:10], lines[4:]) == lines[10:]  # the oldest are not told any more


def test_who_comes_and_goes_is_told_in_words():
    seats = [ms.SeatInfo(guest=0, name="Ada"), ms.SeatInfo(guest=1, name="Ben")]
    table = ms.TableInfo("ABCDEF", ms.Settings("luegen", {"players": 2}), "playing", 1, seats, [])

    def state(*notes: Note) -> heard.State:
        you, all_here = ms.You(guest=0, seat=0), ms.Presence([0, 1], 0, {}, [])
        return heard.State(1, you, table, all_here, [], notes=list(notes))

    place = RemotePlace("en", table)
    came = Note(at=1, what="join", who="Ben")
    place.take(state(came))
    assert place.news() == []  # he was there before
    place.take(heard.On(2, notes=[Note(at=5, what="host", who="Ben", by="Ada")]))
    place.take(heard.On(3, notes=[Note(at=5, what="kick", who="Cleo", by="Ben", bot=True)]))
    assert place.news() == ["Ada made Ben the host.", "Ben sent Cleo away; a bot plays on."]
    left = Note(at=9, what="leave", who="Dora")
    place.take(state(came, left))  # after the line was lost
    assert place.news() == ["Dora left."]
    place.take(ms.Presence([0], 0, {}, [1]))
    place.take(ms.Presence([0, 1], 0, {}, []))
    assert place.news() == ["Ben is away: a bot plays meanwhile.", "Ben is back."]
    place.take(ms.Presence([0], 0, {}, [1]))
    place.take(ms.Presence([0], 0, {}, []))  # the match is over, and he is not here
    assert place.news() == ["Ben is away: a bot plays meanwhile."]


async def test_who_watches_goes_from_hand_to_hand(tmp_path: Path) -> None:
    """Where all hands are open; and who would leave such a match for good is asked."""
    now = Days()
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, now)
        await agree(table)
        hands = truth(table)
        pass_by(table)
        async with sitting(table.watchers[1]) as (pilot, screen):
            place = screen.seat
            await eventually(pilot, lambda: place.shown == len(hands))
            assert "Tab" in str(screen.query_one("#foot", Static).render())
            assert place.view() not in hands
            for seat, hand in enumerate(hands):
                await pilot.press("tab")
                assert place.view() == hand
                assert place.names[seat] in str(screen.query_one("#picture").border_subtitle)
            await table.move()
            moved = truth(table)
            pass_by(table)
            await eventually(pilot, lambda: place.view() == moved[-1])
            await pilot.press("enter", "tab")  # what was laid open has been seen
            assert place.view() not in moved
        async with sitting(table.host) as (pilot, screen):
            assert screen.seat.shown == 0
            menu = [one.kind for one in doings(screen.seat)]
            screen._do(doings(screen.seat), menu.index(ms.Stand))
            await pilot.pause()
            assert isinstance(pilot.app.screen, Asking)
            await pilot.press("enter")
            screen._do(doings(screen.seat), menu.index(ms.Stand))
            await pilot.pause()
            assert screen.seat.me is not None  # nobody stands up by habit
            await pilot.press("y")
            await eventually(pilot, lambda: screen.seat.me is None)
