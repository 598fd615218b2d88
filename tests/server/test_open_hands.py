"""All hands for who watches with a delay: never early, never to who plays, never without a yes."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.live.audience import Audience
from bluffhouse.server.operations import archive
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.table import Table
from tests.server.guests import Guest, Phone, join
from tests.server.test_delay import DELAY, Streamed, agree, quiet, streamed
from tests.server.test_slow import Days, house, told

ADA, BEN, WATCHER = 0, 1, 2
SHOWN = b'"hands"'


@pytest.fixture
async def open_table(tmp_path: Path) -> AsyncIterator[Streamed]:
    """A match of two who both agree."""
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, Days())
        await agree(table)
        yield table


async def say(table: Streamed, by: int, kind: Any, **what: Any) -> ms.Ack | ms.Refused:
    table.serial += 1
    return await told(table.live, by, kind(id=f"x{table.serial}", **what))


async def refusal(table: Streamed, by: int, kind: Any, **what: Any) -> str:
    answer = await say(table, by, kind, **what)
    assert isinstance(answer, ms.Refused)
    return answer.why.key


def pass_by(table: Streamed, seconds: int = DELAY) -> None:
    table.now.at += 1000 * seconds
    table.live.audience.line.look()


def truth(table: Streamed) -> list[Any]:
    """What every seat sees now, but for its moves."""
    match = table.live.table.match
    assert match is not None
    views = [match.view(seat) for seat in range(match.game.players)]
    return json.loads(json.dumps([{**view, "moves": []} for view in views]))


async def last(phone: Phone, version: int) -> Any:
    return await phone.until(lambda told: told.get("v") == version and told["t"] in ("state", "on"))


# --- when, and to whom ----------------------------------------------------------------------


async def test_no_hand_leaves_early_or_to_who_plays(open_table: Streamed) -> None:
    """At the socket, by the server's clock. A screen without a name may stand where they play."""
    table = open_table
    nobody, named = [await watcher.connect() for watcher in table.watchers]
    version, seen = table.live.table.version, truth(table)
    for _ in range(3):
        pass_by(table, 1)
        await table.move()
    pass_by(table, DELAY - 4)  # a second is missing
    await quiet([nobody, named])
    assert not any(SHOWN in raw for raw in named.raw)
    pass_by(table, 1)
    assert (await last(named, version))["match"]["hands"] == seen
    pass_by(table, 3)
    moved = (await last(named, table.live.table.version))["moved"]
    assert moved["hands"] == truth(table)
    await last(nobody, table.live.table.version)
    again = await table.watchers[1].connect()  # who comes back sees what is past
    assert again.heard[0]["match"]["hands"] == truth(table)
    assert again.heard[0]["you"] == {"guest": WATCHER}
    assert not any(SHOWN in raw for raw in nobody.raw)
    assert not any(SHOWN in table.live.state(guest) for guest in (None, ADA, BEN))


async def test_who_plays_hears_the_same_with_hands_open(open_table: Streamed) -> None:
    """Two tables from one log, one of them without the consents: players see no other thing. And
    the log alone gives the table that there is."""
    table = open_table
    host = await table.host.connect()
    for _ in range(4):
        await table.move()
    await last(host, table.live.table.version)
    assert not any(SHOWN in raw for raw in host.raw)
    live, code = table.live, table.live.table.code
    await table.here.hall.ledger.drain()
    rows = await table.here.hall.ledger.ask(lambda store: list(store.events(code)))
    events = [(ev.decode(row.body), row.at) for row in rows]
    shut, opened = (
        folded(live.table, [one for one in events if keep or not isinstance(one[0], ev.Shown)])
        for keep in (False, True)
    )
    for guest in (ADA, BEN):
        own = live.audience.state(guest)
        assert bare(opened.state(guest)) == bare(own)
        assert plain(shut.state(guest)) == plain(own)


def folded(like: Table, events: list[tuple[ev.AnyEvent, int]]) -> Audience:
    table = Table(like.code, like.make_game)
    for event, at in events:
        apply(table, event, at)
    return Audience(table, lambda: 0, lambda: ms.Presence([], 0, {}, []), lambda: None)


def bare(state: bytes) -> bytes:
    """But for who is there, which is not in the log."""
    return re.sub(rb'"presence":\{.*?\},"chat"', b'"chat"', state)


def plain(state: bytes) -> bytes:
    """But for the consents, too, and how many events there were."""
    return re.sub(rb',"shows":true|"open(ed)?":(true|false)|"v":\d+', b"", bare(state))


# --- who must agree -------------------------------------------------------------------------


async def test_one_no_keeps_all_hands_shut(open_table: Streamed) -> None:
    """Who takes his yes back takes back, too, what has not been shown yet."""
    table = open_table
    named = await table.watchers[1].connect()
    await table.move()
    await say(table, BEN, ms.Show, on=False)
    pass_by(table)
    await last(named, table.live.table.version)
    assert not any(SHOWN in raw for raw in named.raw)
    assert not named.heard[-1]["table"].get("open")


async def test_a_yes_shows_nothing_of_what_was_before_it(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, Days())
        named = await table.watchers[1].connect()
        await table.move()
        pass_by(table, 10)
        await table.move()
        before = table.live.table.version
        pass_by(table, 10)
        await agree(table)
        pass_by(table, DELAY - 10)
        await last(named, before)
        assert not any(SHOWN in raw for raw in named.raw)
        pass_by(table, 10)
        await last(named, table.live.table.version)
        assert SHOWN in named.raw[-1]


async def test_sending_somebody_away_does_not_make_him_agree(open_table: Streamed) -> None:
    table = open_table
    await say(table, BEN, ms.Show, on=False)
    assert isinstance(await say(table, ADA, ms.Kick, guest=BEN), ms.Ack)
    pass_by(table)
    assert SHOWN not in table.live.state(WATCHER)


async def test_a_yes_is_for_one_seat_and_one_delay(tmp_path: Path) -> None:
    now = Days()
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, now)
        assert await refusal(table, WATCHER, ms.Show) == "table-watching"
        await table.play_out()
        await agree(table)
        shows = table.live.table.guests
        await say(table, BEN, ms.Stand)
        await say(table, BEN, ms.Sit, seat=1)
        assert [shows[ADA].shows, shows[BEN].shows] == [True, False]
        await say(table, BEN, ms.Show)
        settings = table.live.table.settings
        await say(table, ADA, ms.Change, settings=replace(settings, delay=DELAY + 1))
        assert not shows[ADA].shows
        assert not shows[BEN].shows
        await say(table, ADA, ms.Change, settings=replace(settings, delay=0))
        assert await refusal(table, ADA, ms.Show) == "table-show-no-delay"
        await say(table, ADA, ms.Start)
        assert SHOWN not in table.live.state(WATCHER)


# --- who has seen hands ---------------------------------------------------------------------


async def test_nobody_sits_down_where_hands_were_open(tmp_path: Path) -> None:
    """By his own name, a second one, his old seat, a request from before, as the host, after a
    restart: until the next match, also if somebody has taken his yes back."""
    now = Days()
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, now)
        await say(table, BEN, ms.Stand)  # a bot plays on
        assert isinstance(await say(table, WATCHER, ms.Sit, seat=1), ms.Ack)  # he asks for it
        await say(table, ADA, ms.Show)
        assert not table.live.table.hands.opened  # Ben did not agree before he got up
        await say(table, BEN, ms.Sit, seat=1)
        await agree(table)
        assert table.live.table.hands.opened
        await say(table, BEN, ms.Stand)
        for on in (True, False):
            await say(table, ADA, ms.Show, on=on)
            for guest in (BEN, WATCHER):
                assert await refusal(table, guest, ms.Sit, seat=1) == "table-hands-open"
            assert await refusal(table, ADA, ms.Admit, guest=WATCHER) == "table-nobody-asks"
        other = await join(Guest(table.here.url, table.live.table.code), "Other", seat=1)
        assert other.id is not None
        assert table.live.table.guests[other.id].seat is None
        await say(table, ADA, ms.PassHost, guest=WATCHER)
        assert await refusal(table, WATCHER, ms.Sit, seat=1) == "table-hands-open"
        code = table.live.table.code
    async with house(tmp_path, now) as here:
        live = await here.hall.table(code)
        answer = await told(live, WATCHER, ms.Sit(id="later", seat=1))
        assert isinstance(answer, ms.Refused)
        assert answer.why.key == "table-hands-open"


async def test_open_hands_move_with_their_table(tmp_path: Path) -> None:
    """Exported in the middle of a match and imported elsewhere: hands stay open, as late as ever,
    and nobody sits down."""
    now, there = Days(), tmp_path / "there"
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path / "here", now)
        await agree(table)
        await table.move()
        await say(table, BEN, ms.Stand)
        await table.here.hall.ledger.drain()
        code = table.live.table.code
        taken = await table.here.hall.ledger.ask(lambda store: archive.take(store, code))
    exported = archive.read(json.loads(archive.text(taken)))
    async with house(there, now) as here:
        await here.hall.ledger.ask(lambda store: archive.put(store, exported, now.at))
        live = await here.hall.table(code)
        answer = await told(live, BEN, ms.Sit(id="back", seat=1))
        assert isinstance(answer, ms.Refused)
        assert answer.why.key == "table-hands-open"
        with pytest.raises(Denied):  # nothing before the delay has gone by
            live.state(WATCHER)
        now.at += 1000 * DELAY
        live.audience.line.look()
        state = json.loads(live.state(WATCHER))
        assert len(state["match"]["hands"]) == 2
        assert state["table"]["opened"]


async def test_who_has_seen_hands_is_not_heard(open_table: Streamed) -> None:
    table = open_table
    for kind, what in ((ms.Say, {"text": "He lies!"}), (ms.Emote, {"emote": "liar"})):
        assert await refusal(table, WATCHER, kind, **what) == "table-hands-silent"
        assert isinstance(await say(table, ADA, kind, **what), ms.Ack)
    assert await refusal(table, WATCHER, ms.Rename, name="5 threes!") == "table-hands-silent"
    await say(table, BEN, ms.Show, on=False)
    assert table.live.table.hands.opened  # he saw them, though he sees no more
    assert await refusal(table, WATCHER, ms.Say, text="He lied!") == "table-hands-silent"


async def test_in_the_next_match_everybody_may_sit_again(open_table: Streamed) -> None:
    table = open_table
    await table.play_out()
    await say(table, BEN, ms.Stand)
    assert isinstance(await say(table, WATCHER, ms.Sit, seat=1), ms.Ack)
    await say(table, ADA, ms.Start)
    assert not table.live.table.hands.opened  # who is new there was not asked
