"""Tables as files: listed, exported, and imported elsewhere."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.server.operations import archive
from bluffhouse.server.store import open_store
from tests.server.guests import Guest, full_table, get, open_table, served
from tests.server.process import run
from tests.server.test_play import play_out

Change = Callable[[dict[str, Any]], object]


async def played(data: Path, *, on: bool = False) -> Guest:
    """The host of a table whose first match is over, and whose second has begun if wished."""
    async with served(data, messages=100_000) as url:
        guests, phones = await full_table(url, "luegen", options={"mats": 1})
        await phones[0].ask("say", text="Наздраве! “<b>”")
        await play_out(phones, 5)
        if on:
            assert (await phones[0].ask("start"))["t"] == "ack"
        await phones[1].until(lambda told: told.get("v", 0) >= phones[0].version)
    return guests[0]


async def state(data: Path, guest: Guest) -> dict[str, Any]:
    """What a server on that store tells a guest of his table."""
    async with served(data) as url:
        told = await get(f"{url}/api/tables/{guest.code}/state", headers=guest.key)
        record = await get(f"{url}/api/tables/{guest.code}/matches/1/record")
    assert told.status_code == record.status_code == 200
    assert bh.replay(record.json()).over
    shown: dict[str, Any] = told.json()
    del shown["presence"]
    return shown | {"record": record.json()}


@pytest.mark.parametrize("on", [False, True], ids=["over", "playing"])
async def test_a_table_moves_to_another_store(tmp_path: Path, on: bool) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "table.json"
    host = await played(here, on=on)
    exported = run("export", host.code.lower(), "--out", file, "--data", here)
    assert exported.returncode == 0, exported.stderr
    assert ("seed" in exported.stderr) == on
    assert file.stat().st_mode & 0o077 == 0
    assert host.token not in file.read_text("utf-8")
    printed = run("export", host.code, "--data", here)
    assert printed.stdout == file.read_text("utf-8")
    imported = run("import", file, "--data", there)
    assert imported.returncode == 0, imported.stderr
    assert host.code in imported.stdout
    assert await state(there, host) == await state(here, host)
    again = run("import", file, "--data", there)
    assert again.returncode == 2
    assert "already" in again.stderr
    back = run("export", host.code, "--data", there)
    assert json.loads(back.stdout)["matches"] == json.loads(printed.stdout)["matches"]


async def test_export_and_list_beside_a_running_server(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        table = await open_table(url, bots=True, public=True)
        waiting = await open_table(url, "lineit")
        exported = run("export", table.code, "--data", tmp_path)
        assert json.loads(exported.stdout)["code"] == table.code
        listed = json.loads(run("tables", "--json", "--data", tmp_path).stdout)
        assert {row["code"]: row["state"] for row in listed} == {
            table.code: "playing",
            waiting.code: "waiting",
        }
        assert [row["public"] for row in listed if row["code"] == table.code] == [True]
        some = json.loads(run("tables", "--json", "--state=waiting", "--data", tmp_path).stdout)
        assert [row["code"] for row in some] == [waiting.code]
        for lang in ("en", "de", "bg"):
            shown = run("tables", "--data", tmp_path, "--lang", lang).stdout
            assert table.code in shown
            assert "2" in shown.splitlines()[-1]
            assert "…" not in shown  # it fits
        (tmp_path / "table.json").write_text(exported.stdout, "utf-8")
        refused = run("import", tmp_path / "table.json", "--data", tmp_path)
        assert refused.returncode == 2
        assert "Another server" in refused.stderr


def test_what_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    open_store(str(tmp_path / "tables.sqlite3")).close()
    (tmp_path / "file").touch()
    for done in (
        run("tables", "--data", tmp_path / "nowhere"),
        run("tables", "--state", "busy", "--data", tmp_path),
        run("export", "NOTHER", "--data", tmp_path),
        run("import", tmp_path / "nothing.json", "--data", tmp_path),
    ):
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1, done.stderr
    assert not (tmp_path / "nowhere").exists()
    assert run("tables", "--data", tmp_path).stdout == "There are no tables.\n"


async def test_an_export_never_writes_over_a_file(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        table = await open_table(url)
    (tmp_path / "mine").write_text("precious", "utf-8")
    done = run("export", table.code, "--out", tmp_path / "mine", "--data", tmp_path)
    assert done.returncode == 2
    assert (tmp_path / "mine").read_text("utf-8") == "precious"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    import asyncio

    folder = tmp_path_factory.mktemp("exported")
    host = asyncio.run(played(folder))
    with closing(open_store(str(folder / "tables.sqlite3"), writing=False)) as store:
        return json.loads(archive.text(archive.take(store, host.code)))


def first(table: dict[str, Any], kind: str) -> dict[str, Any]:
    return next(kept["event"] for kept in table["events"] if kept["event"]["e"] == kind)


CORRUPT: dict[str, tuple[Change, str]] = {
    "nothing": (dict.clear, "archive-unreadable"),
    "another format": (lambda table: table.update(format=2), "archive-unreadable"),
    "something more": (lambda table: table.update(more=1), "archive-unreadable"),
    "an unknown event": (lambda t: first(t, "spoke").update(e="x"), "archive-unreadable"),
    "no events": (lambda table: table["events"].clear(), "archive-gap"),
    "a gap": (lambda table: table["events"].pop(3), "archive-gap"),
    "no beginning": (
        lambda t: t.update(events=[k | {"version": k["version"] - 1} for k in t["events"][1:]]),
        "archive-broken",
    ),
    "an illegal move": (lambda t: first(t, "played").update(move="9x9"), "archive-broken"),
    "a stranger's word": (lambda t: first(t, "spoke").update(by=9), "archive-broken"),
    "another seed": (lambda t: first(t, "began").update(seed="00" * 16), "archive-"),
    "other rules": (lambda t: first(t, "began").update(rules=99), "archive-rules"),
    "another record": (lambda t: t["matches"][0]["record"].update(seed="00"), "archive-match"),
    "a match twice": (lambda t: t["matches"].append(t["matches"][0]), "archive-match"),
    "a match too many": (lambda t: t["matches"][0].update(number=2), "archive-match"),
    "a code that is none": (lambda t: t.update(code="../../"), "archive-code"),
}


@pytest.mark.parametrize("name", CORRUPT)
def test_a_damaged_file_is_refused_and_leaves_nothing(
    name: str, exported: dict[str, Any], tmp_path: Path
) -> None:
    change, key = CORRUPT[name]
    damaged = json.loads(json.dumps(exported))
    change(damaged)
    with closing(open_store(str(tmp_path / "tables.sqlite3"))) as store:
        with pytest.raises(archive.ArchiveError) as refused:
            archive.put(store, archive.read(damaged), 1)
        assert refused.value.key.startswith(key)
        for lang in ("en", "de", "bg"):
            assert refused.value.say(lang)
        assert store.tables() == []
        assert store.matches(exported["code"]) == []
        archive.put(store, archive.read(exported), 1)  # the whole one is fine
        assert [row.code for row in store.tables()] == [exported["code"]]
