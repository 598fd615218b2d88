"""With several workers, what one address may do is counted for the whole house."""

import asyncio
import os
import signal
from pathlib import Path
from time import monotonic

import pytest
from picows import WSInvalidStatusError

from bluffhouse.server.admission import shared_limits
from bluffhouse.server.admission.limits import Limit
from bluffhouse.server.admission.shared_limits import SharedCounts
from bluffhouse.server.share import Share
from tests.server.guests import MUCH, PATIENCE, get, post, served
from tests.server.process import options, serving
from tests.server.test_workers import table_in_each, workers_of

FEW = 6


@pytest.fixture
def workers(tmp_path: Path) -> list[SharedCounts]:
    file = tmp_path / "counts"
    shared_limits.prepare(file)
    return [SharedCounts(file, Share(number, 2)) for number in range(2)]


def slow(limit: Limit, now: float) -> Limit:
    """Its time stands still, as it does for others who share its memory."""
    limit._clock = lambda: now
    return limit


def test_a_budget_is_spent_at_all_workers_together(workers: list[SharedCounts]) -> None:
    now = monotonic()
    here, there = (slow(counts.limit("requests", FEW), now) for counts in workers)
    assert [limit.take("1.2.3.4") for limit in (here, there) * 3] == [0.0] * FEW
    assert here.take("1.2.3.4") == there.take("1.2.3.4") == pytest.approx(60 / FEW)
    assert here.wait("1.2.3.4") == pytest.approx(60 / FEW)
    assert there.take("5.6.7.8") == 0.0
    here.give_back("1.2.3.4")
    assert there.take("1.2.3.4") == 0.0
    slow(there, now + 60 / FEW)
    assert there.take("1.2.3.4") == 0.0


def test_limits_of_different_names_do_not_meet(workers: list[SharedCounts]) -> None:
    one, other = workers[0].limit("joins", 1), workers[0].limit("requests", 1)
    assert one.take("1.2.3.4") == 0.0
    assert other.take("1.2.3.4") == 0.0
    assert one.take("1.2.3.4") > 0


def test_places_are_held_at_all_workers_together(workers: list[SharedCounts]) -> None:
    here, there = (counts.quota("sockets", 3) for counts in workers)
    assert [quota.take("1.2.3.4") for quota in (here, there, here)] == [True] * 3
    assert not here.take("1.2.3.4")
    assert not there.take("1.2.3.4")
    there.give_back("1.2.3.4")
    assert here.take("1.2.3.4")
    assert there.take("5.6.7.8")


def test_what_a_worker_held_is_free_when_another_takes_its_place(
    workers: list[SharedCounts], tmp_path: Path
) -> None:
    here, there = (counts.quota("sockets", 3) for counts in workers)
    for quota in (here, here, there):
        assert quota.take("1.2.3.4")
    again = SharedCounts(tmp_path / "counts", Share(0, 2)).quota("sockets", 3)
    assert [again.take("1.2.3.4") for _ in range(3)] == [True, True, False]


def test_a_crowd_of_addresses_does_not_free_places_that_are_held(
    workers: list[SharedCounts], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory is bounded: who has been quiet is forgotten, and not who is connected."""
    monkeypatch.setattr(shared_limits, "SETS", 4)
    quota, limit = workers[0].quota("sockets", 1), workers[1].limit("requests", 1)
    assert quota.take("1.2.3.4")
    for number in range(500):
        assert limit.take(f"10.0.0.{number}") == 0.0
    assert not quota.take("1.2.3.4")


async def test_requests_and_joins_of_one_address_are_counted_for_the_house(tmp_path: Path) -> None:
    async with served(tmp_path, workers=2, joins=FEW) as url:
        hosts = await table_in_each(url)
        begun = monotonic()
        said = [
            await post(f"{url}/api/tables/{hosts[i % 2].code}/guests", {"name": f"Guest {i}"})
            for i in range(2 * FEW)
        ]
        codes = [answer.status_code for answer in said]
        given_back = (monotonic() - begun) * FEW / 60
        assert set(codes) == {201, 429}
        assert FEW <= codes.count(201) <= FEW + given_back + 1
        refused = next(answer for answer in said if answer.status_code == 429)
        assert int(refused.headers["retry-after"]) >= 1


async def test_requests_are_counted_whatever_table_they_are_about(tmp_path: Path) -> None:
    async with served(tmp_path, workers=2, requests=60, new_tables=MUCH, misses=MUCH) as url:
        begun = monotonic()
        hosts = await table_in_each(url)
        answered = 0
        while (await get(f"{url}/api/tables/{hosts[answered % 2].code}")).status_code == 200:
            answered += 1
            assert answered < 1000
        given_back = monotonic() - begun  # one each second
        assert answered <= 60 + given_back  # by the worker it would be 60 each, and twice that


async def test_sockets_of_one_address_are_counted_for_the_house(tmp_path: Path) -> None:
    async with served(tmp_path, workers=2, max_sockets=3) as url:
        hosts = await table_in_each(url)
        phones = [await hosts[i].connect() for i in (0, 1, 0)]
        for host in hosts:
            with pytest.raises(WSInvalidStatusError):
                await host.connect()
        phones[0].transport.disconnect()
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await hosts[1].connect()
                    break
                except WSInvalidStatusError:  # it has not been noticed yet
                    await asyncio.sleep(0.05)


async def test_the_places_of_a_worker_that_falls_are_free_again(tmp_path: Path) -> None:
    settings = {"workers": 2, "max_sockets": 2}
    with serving(tmp_path / "log", *options(port=0, data=tmp_path), **settings) as server:
        hosts = await table_in_each(server.url())
        for _ in range(2):
            await hosts[0].connect()
        with pytest.raises(WSInvalidStatusError):
            await hosts[1].connect()
        for worker in workers_of(server.process.pid):
            os.kill(worker, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    assert await hosts[1].connect()
                    break
                except (OSError, WSInvalidStatusError):  # not started anew yet
                    await asyncio.sleep(0.1)
