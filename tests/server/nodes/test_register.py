"""Who keeps a slot, and that nobody else writes to its tables: with a real PostgreSQL."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import psycopg
import pytest

from bluffhouse.server.nodes import heart
from bluffhouse.server.nodes.heart import Heart, clock
from bluffhouse.server.nodes.node import Node
from bluffhouse.server.nodes.register import END_SESSIONS, GIVE, LEASE, Card, Expelled, Register
from bluffhouse.server.nodes.rows import as_number, generation
from bluffhouse.server.share import SLOTS, slot_of
from bluffhouse.server.store import (
    Entry,
    Event,
    StoreFailed,
    StoreInUse,
    StoreTaken,
    open_store,
)
from bluffhouse.server.store.database import Row
from bluffhouse.server.store.fenced import FencedPostgreSQL, SharedPostgreSQL
from tests.server.nodes.machines import CODE, VERSION, Machine, let_expire
from tests.server.store.cluster import Cluster

Make = Callable[..., Machine]


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.empty()


@pytest.fixture
def machine(url: str) -> Iterator[Make]:
    made: list[Machine] = []

    def make(name: str, **more: int) -> Machine:
        made.append(Machine(url, name, **more))
        return made[-1]

    yield make
    for each in made:
        each.close()


def test_an_owner_writes_and_nobody_else_does(machine: Make) -> None:
    ada, ben = machine("ada"), machine("ben")
    assert sorted(ada.take_free()) == [*range(SLOTS)]
    assert ben.take_free() == []
    ada.hold()
    ben.hold()
    ada.append(1)
    with pytest.raises(StoreTaken):
        ben.append(2)
    ben.database.held = {slot_of(CODE): 12345}  # whatever it believes
    with pytest.raises(StoreTaken):
        ben.append(2)
    assert ben.versions() == [1]


def test_whoever_was_taken_for_dead_writes_nothing_more(machine: Make, postgres: Cluster) -> None:
    ada, ben = machine("ada"), machine("ben")
    ada.take_free()
    ada.hold()
    ada.append(1)
    assert not ben.register.take_over(ada.id), "it is alive"
    let_expire(postgres, ada)
    assert ben.register.take_over(ada.id)
    with pytest.raises(StoreFailed):  # its session was ended
        ada.append(2)
    with pytest.raises(StoreTaken):
        ada.append(2)
    with pytest.raises(Expelled):
        ada.register.beat(ada.id)
    assert len(ben.take_free()) == SLOTS
    ben.hold()
    ben.append(2)
    with pytest.raises(StoreTaken):
        ada.append(3)
    assert ben.versions() == [1, 2]


def test_what_passed_the_fence_a_moment_before_is_there_or_never_comes(
    machine: Make, postgres: Cluster
) -> None:
    """The old owner stands still between asking and committing: its session is ended first."""
    ada, ben = machine("ada"), machine("ben")
    ada.take_free()
    ada.hold()
    asleep = psycopg.connect(ada.database._address, autocommit=True)
    asleep.execute("BEGIN")
    asleep.execute("INSERT INTO events VALUES (%s, 1, 0, '{}', '')", (CODE,))
    let_expire(postgres, ada)
    assert ben.register.take_over(ada.id)
    assert ben.versions() == []
    with pytest.raises(psycopg.Error):
        asleep.execute("COMMIT")
    assert ben.versions() == []


def test_what_was_begun_behind_the_fence_is_left_alone(
    machine: Make, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that is back already, under the same name, would be ended again and again."""
    ada, ben = machine("ada"), machine("ben")
    let_expire(postgres, ada)
    ask, back = ben.register._rows, []

    def rows(sql: str, values: tuple[object, ...] = ()) -> list[Row]:
        if sql == END_SESSIONS and not back:
            back.append(psycopg.connect(ada.database._address))
        return ask(sql, values)

    monkeypatch.setattr(ben.register, "_rows", rows)
    assert ben.register.take_over(ada.id)
    with closing(back[0]) as line:
        assert line.execute("SELECT 1").fetchall() == [(1,)]


def test_a_slot_that_went_and_came_back_is_another(machine: Make) -> None:
    """What was decided before it went must not be written after it came back."""
    ada, ben = machine("ada"), machine("ben")
    ada.take_free()
    ada.hold()
    slot, old = slot_of(CODE), dict(ada.database.held)
    ((given,),) = ada.database.rows(GIVE, (slot, ben.id, old[slot], VERSION))
    assert given == slot
    ben.hold()
    ben.append(1)
    assert ben.database.rows(GIVE, (slot, ada.id, ben.database.held[slot], VERSION))
    ada.database.held = old
    with pytest.raises(StoreTaken):
        ada.append(2)
    ada.hold()
    ada.append(2)
    assert ada.versions() == [1, 2]
    assert not ada.database.rows(GIVE, (slot, ben.id, old[slot], VERSION)), "with an old epoch"


def test_machines_that_come_to_an_empty_database_at_once(url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        made = [*threads.map(lambda name: Machine(url, name), "abcd")]
    assert len({machine.id for machine in made}) == 4
    for machine in made:
        machine.close()


def test_leases_go_by_the_clock_of_the_database(machine: Make, postgres: Cluster) -> None:
    ada = machine("ada")
    ada.register.beat(ada.id)
    sql = "SELECT until - (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM nodes"
    ((left,),) = postgres.ask(sql, "shared")
    assert 0 < left <= LEASE  # type: ignore[operator]
    assert abs(ada.register.clock_error()) < 1


@pytest.fixture
async def beating(machine: Make, url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Heart]:
    """The heart of a node that has just entered."""
    monkeypatch.setattr(heart, "EVERY", 0.01)
    beats = Heart(Register(SharedPostgreSQL(url)))
    beats.begin(machine("ada").id, clock())
    yield beats
    beats.close()


def signs(postgres: Cluster) -> Iterator[bool]:
    """Again and again: whether a sign of life was given since the last time."""
    before = None
    while True:
        ((until,),) = postgres.ask("SELECT until FROM nodes", "shared")
        yield until != before
        before = until


async def test_a_node_that_is_too_busy_lives(beating: Heart, postgres: Cluster) -> None:
    """Its loop does not turn once meanwhile."""
    found = signs(postgres)
    given = 0
    while given < 5:
        given += next(found)
    assert not beating.expelled
    assert not beating.doubtful


async def test_a_loop_that_stands_still_is_given_up(
    beating: Heart, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And heard again as soon as it turns."""
    monkeypatch.setattr(heart, "STANDSTILL", 0.05)
    found = signs(postgres)
    while any(next(found) for _ in range(20)):
        pass
    async with asyncio.timeout(60):
        while not next(found):
            await asyncio.sleep(0.01)


async def test_a_heart_that_others_have_ended_beats_no_more(
    beating: Heart, machine: Make, postgres: Cluster
) -> None:
    """Not even if its row were there again; under another number it does."""
    postgres.do("UPDATE nodes SET until = 0", "shared")
    async with asyncio.timeout(60):
        while not beating.expelled:
            await asyncio.sleep(0.01)
    assert beating.doubtful
    postgres.do("UPDATE nodes SET until = 1", "shared")
    found = signs(postgres)
    next(found)
    assert not any(next(found) for _ in range(20))
    postgres.do("DELETE FROM nodes", "shared")
    beating.begin(machine("ada").id, clock())
    while not next(found):
        await asyncio.sleep(0.01)
    assert not beating.expelled


async def test_whose_signs_came_late_judges_nobody(beating: Heart) -> None:
    """The database may have been away for all: they get the time to be heard."""
    async with asyncio.timeout(60):
        while not 0 < beating.steady < 1:
            await asyncio.sleep(0.01)
        beating._last -= heart.LATE
        assert beating.steady == 0
        while not 0 < beating.steady < 1:
            await asyncio.sleep(0.01)


def test_who_has_more_gives_to_who_has_less(machine: Make, postgres: Cluster) -> None:
    rich, poor = machine("rich"), machine("poor")
    rich.take_free()
    assert rich.register.look().poorer(3, rich.id) == poor.neighbour
    assert poor.register.look().poorer(3, poor.id) is None
    postgres.do(f"UPDATE nodes SET until = until - {LEASE} WHERE node = {rich.id}", "shared")
    assert rich.register.look().poorer(3, rich.id) is None, "who is late had better live first"


async def test_a_fault_in_between_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that waited before it began again would not take over what others leave."""
    monkeypatch.setattr("bluffhouse.server.nodes.node.EVERY", 0)
    enough, beats = asyncio.Event(), 0

    class Stumbling(Node):
        async def beat(self) -> None:
            nonlocal beats
            beats += 1
            if beats > 20:
                enough.set()
            raise KeyError(beats)

    card = Card("club", "own", "127.0.0.1:1", "secret", VERSION, "")
    node = Stumbling(None, None, None, card)  # type: ignore[arg-type]  # it gets to none
    living = asyncio.create_task(node.live())
    await asyncio.wait_for(enough.wait(), 30)
    assert not living.done()
    living.cancel()


def test_two_who_take_over_at_once(machine: Make, postgres: Cluster) -> None:
    ada, ben, cleo = machine("ada"), machine("ben"), machine("cleo")
    ada.take_free()
    let_expire(postgres, ada)

    def take(taker: Machine) -> None:
        taker.register.take_over(ada.id)
        taker.take_free()

    threads = [threading.Thread(target=take, args=(each,)) for each in (ben, cleo)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    slots = ben.register.look().slots
    assert {holding.node for holding in slots.values()} <= {ben.id, cleo.id}
    assert len({holding.epoch for holding in slots.values()}) == SLOTS
    ben.hold()
    cleo.hold()
    writer, other = (ben, cleo) if slot_of(CODE) in ben.database.held else (cleo, ben)
    writer.append(1)
    with pytest.raises(StoreTaken):
        other.append(2)


def test_what_a_newer_version_had_is_nothing_for_an_older(machine: Make) -> None:
    new, old = machine("new", version=VERSION + 1), machine("old")
    new.take_free()
    new.register.leave(new.id)
    sighting = old.register.look()
    assert sighting.heir(0, new.id) is None
    newer = machine("newer", version=VERSION + 2)
    heir = old.register.look().heir(0, new.id)
    assert heir is not None
    assert heir.node == newer.id


@pytest.mark.parametrize(
    ("one", "other", "beside"),
    [("0.1.0", "0.1.9", True), ("0.1.0", "0.2.0", False), ("1.2.0", "1.9.1", True),
     ("1.9.0", "2.0.0", False), ("1.0.0rc1", "1.0.0", True)],
)  # fmt: skip
def test_which_versions_can_be_nodes_side_by_side(one: str, other: str, beside: bool) -> None:
    assert (generation(as_number(one)) == generation(as_number(other))) == beside


def test_a_single_server_and_nodes_keep_each_other_out(
    machine: Make, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bluffhouse.server.store.postgresql.PATIENCE", "100ms")
    ada = machine("ada")
    with pytest.raises(StoreInUse):
        open_store(url)
    ada.close()
    alone = open_store(url)
    with pytest.raises(StoreInUse):
        FencedPostgreSQL(url)
    alone.close()


def test_a_node_that_slept_while_a_single_server_came(
    machine: Make, url: str, postgres: Cluster
) -> None:
    ada = machine("ada")
    ada.take_free()
    ada.hold()
    ada.append(1)
    postgres.do(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE application_name = '{ada.database.sessions}'"
    )
    alone = open_store(url)
    alone.append([Entry((Event(CODE, 2, 0, b"{}"),))])
    alone.close()
    with pytest.raises(StoreFailed):
        ada.append(2)
    with pytest.raises(StoreTaken):
        ada.append(2)
    assert alone_wrote(url) == [1, 2]


def alone_wrote(url: str) -> list[int]:
    with closing(open_store(url, writing=False)) as store:
        return [event.version for event in store.events(CODE)]


@pytest.mark.parametrize("good", [4, 5, 6])
def test_a_store_that_was_refused_writes_on_once_it_may(machine: Make, good: int) -> None:
    """Whenever that happens: statements are prepared after some use. A node that woke up among
    others and was refused twice took one for prepared that was not, and wrote nothing for ever."""
    node = machine("a")

    def refused() -> None:
        held, node.database.held = node.database.held, {}
        with pytest.raises(StoreTaken):
            node.append(len(node.versions()) + 1)
        node.database.held = held

    node.take_free()
    node.hold()
    refused()
    for version in range(1, good + 1):
        node.append(version)
    refused()
    node.append(good + 1)
    assert node.versions() == [*range(1, good + 2)]
