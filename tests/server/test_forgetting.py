"""People who want to be forgotten: nothing of them is left, and nothing else is lost."""

import asyncio
import json
from contextlib import closing
from pathlib import Path

import pytest

import bluffhouse as bh
from bluffhouse.cli.app import run
from bluffhouse.server.operations.checking import examine
from bluffhouse.server.store import Store, open_store
from tests.server.guests import PATIENCE, Guest, get, join, open_table, served
from tests.server.store.cluster import Cluster
from tests.server.store.older import CODE, HOST, make_old_store
from tests.server.test_backup import rows

SAID = "Наздраве"


def everything(store: Store, code: str = CODE) -> str:
    """All that a store has of a table, as text."""
    events = [linked.event.body for linked in store.log(code)]
    return b"".join([*events, *(match.record for match in store.matches(code))]).decode()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store where Ada and Ben have played a match, and begun another."""
    if request.param == "sqlite":
        address = str(tmp_path / "tables.sqlite3")
    else:
        postgres: Cluster = request.getfixturevalue("postgres")
        address = postgres.empty()
    make_old_store(address)
    return address


@pytest.mark.parametrize("how", [("--guest", "0"), ("--name", "ada")])
def test_who_is_forgotten_leaves_no_name_and_no_word(
    url: str, how: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(open_store(url)) as store:
        before = everything(store)
        matches, versions = store.matches(CODE), len(store.events(CODE))
        head = store.log(CODE)[-1].chain
    assert '"name":"Ada"' in before
    assert SAID in before
    assert run(["forget", CODE.lower(), *how, "--store", url]) == 0
    assert "Somebody (guest 0)" in capsys.readouterr().out
    with closing(open_store(url)) as store:
        assert examine(store).damaged == []
        after = everything(store)
        assert "Ada" not in after
        assert SAID not in after
        assert "Ben" in after
        (now,) = store.matches(CODE)
        was = json.loads(matches[0].record)
        told = json.loads(now.record)
        assert told["names"] == ["Somebody", "Ben"]
        assert {**told, "names": 0, "avatars": 0} == {**was, "names": 0, "avatars": 0}
        assert bh.replay(told).over
        assert len(store.events(CODE)) == versions + 1
        ((version, then, became),) = store._database.rows(
            "SELECT version, was, became FROM redactions"
        )
        assert version == versions + 1
        assert became == store.log(CODE)[-1].chain != then != head
    for again in (how, ("--guest", "0")):
        assert run(["forget", CODE, *again, "--store", url]) == 2
    assert "forgotten before" in capsys.readouterr().err


def test_the_files_of_a_store_have_nothing_left(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.sqlite3")
    make_old_store(url)
    assert run(["forget", CODE, "--guest", "0", "--store", url]) == 0
    data = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert "Наздраве".encode() not in data
    assert b'"name":"Ben"' in data


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ([], "--guest NUMBER or --name NAME"),
        (["--guest", "0", "--name", "Ada"], "one of them"),
        (["--guest", "7"], "0 (Ada), 1 (Ben)"),
        (["--name", "Zoe"], "0 (Ada), 1 (Ben)"),
    ],
)
def test_who_is_meant_must_be_clear(
    tmp_path: Path, who: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = str(tmp_path / "tables.sqlite3")
    make_old_store(url)
    with closing(open_store(url)) as store:
        before = rows(store)
    assert run(["forget", CODE, *who, "--store", url]) == 2
    assert said in capsys.readouterr().err
    assert run(["forget", "ZZZZZZ", "--guest", "0", "--store", url]) == 2
    with closing(open_store(url)) as store:
        assert rows(store) == before


async def test_a_guest_is_forgotten_at_his_own_wish(tmp_path: Path) -> None:
    make_old_store(str(tmp_path / "tables.sqlite3"))
    async with served(tmp_path) as url:
        ada = Guest(url, CODE)
        ada.token = HOST
        phone, watcher = await ada.connect(), await Guest(url, CODE).connect()
        assert any(SAID in line.get("text", "") for line in watcher.heard[0]["chat"])
        since = len(watcher.heard)
        assert (await phone.ask("forget", "another id than then"))["t"] == "ack"
        assert "forgotten" in (await phone.hear("bye"))["text"]
        await watcher.until(
            lambda told: told["t"] == "state" and "Ada" not in json.dumps(told), since
        )
        told = (await get(f"{url}/api/tables/{CODE}/state")).json()
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Somebody", "Ben"]
        assert not any(SAID in line.get("text", "") for line in told["chat"])
        await until_wiped(str(tmp_path / "tables.sqlite3"), CODE, SAID)
        record = (await get(f"{url}/api/tables/{CODE}/matches/1/record")).json()
        assert record["names"] == ["Somebody", "Ben"]
        refused = await get(f"{url}/api/tables/{CODE}/state", headers=ada.key)
        assert refused.status_code == 403
        assert (await join(Guest(url, CODE), "Cleo", seat=-1)).id is not None
    with closing(open_store(str(tmp_path / "tables.sqlite3"))) as store:
        assert examine(store).damaged == []
        assert SAID not in everything(store)


async def nothing(*_: object) -> None:
    """As if the server had fallen before."""


async def until_wiped(url: str, code: str, what: str) -> None:
    with closing(open_store(url, writing=False)) as reader:
        async with asyncio.timeout(PATIENCE):
            while what in everything(reader, code):
                await asyncio.sleep(0.02)


async def test_what_a_server_that_fell_left_undone_is_done_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url)
        phone = await host.connect()
        assert (await phone.ask("say", text="remember me not"))["t"] == "ack"
        with monkeypatch.context() as fallen:
            fallen.setattr("bluffhouse.server.hall.hall.wipe", nothing)
            assert (await phone.ask("forget"))["t"] == "ack"
    store_url = str(tmp_path / "tables.sqlite3")
    with closing(open_store(store_url)) as store:
        assert "remember me not" in everything(store, host.code)
    async with served(tmp_path) as url:
        await get(f"{url}/api/tables/{host.code}")
        await until_wiped(store_url, host.code, "remember me not")
    with closing(open_store(store_url)) as store:
        assert "remember me not" not in everything(store, host.code)
        assert "Ada" not in everything(store, host.code)
        assert examine(store).damaged == []
