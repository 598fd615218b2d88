"""Stores that are examined, saved and brought back."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from bluffhouse.cli.app import run
from bluffhouse.core.errors import Refused
from bluffhouse.server.operations.backup import back_up, restore
from bluffhouse.server.operations.checking import Report, examine
from bluffhouse.server.store import Store, open_store
from tests.server.store.cluster import Cluster
from tests.server.store.entries import entry
from tests.server.store.older import CODE, FORMAT_1, make_old_store

WHOLE = Report(tables=2, events=14, matches=1, damaged=[])


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store with a finished match, in each kind of database."""
    if request.param == "sqlite":
        address = str(tmp_path / "tables.sqlite3")
    else:
        postgres: Cluster = request.getfixturevalue("postgres")
        address = postgres.empty()
    make_old_store(address)
    open_store(address).close()
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(open_store(url)) as opened:
        yield opened


def rows(store: Store) -> list[object]:
    """All that is of the tables."""
    return [(store.log(c), store.table(c), store.matches(c)) for c in store.codes()]


def harm(store: Store, sql: str, *values: object) -> None:
    with store._database.transaction() as do:
        do(sql, values)


# --- check ----------------------------------------------------------------------------------


def test_a_sound_store_is_found_sound(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(open_store(url)) as server:  # it runs meanwhile
        assert examine(server) == WHOLE
        assert run(["check", "--store", url, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "tables": 2, "events": 14, "matches": 1, "damaged": []
    }  # fmt: skip
    for lang, said in (("en", "as it was written"), ("de", "geschrieben"), ("bg", "записано")):
        assert run(["check", "--store", url, "--lang", lang]) == 0
        assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("DELETE FROM events WHERE code = $1 AND version = 3", "event 3 of its log is missing"),
        ("UPDATE events SET at = at + 1 WHERE code = $1 AND version = 4", "event 4 of its log is"),
        ("DELETE FROM events WHERE code = $1", "it has no log"),
        ("UPDATE matches SET number = 7 WHERE code = $1", "the log does not tell of it"),
    ],
)
def test_what_is_damaged_is_named(
    store: Store, url: str, sql: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    harm(store, sql, CODE)
    found = examine(store)
    assert [finding.table for finding in found.damaged] == [CODE]
    assert said in found.damaged[0].what
    assert run(["check", "--store", url]) == 1
    told = capsys.readouterr()
    assert found.damaged[0].what in told.err
    assert "Keep a copy" in told.err


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda record: record | {"moves": record["moves"][:-1]}, "the log does not tell of it"),
        (lambda record: record | {"seed": "00" * 32}, ""),
        (lambda record: record | {"commitment": "00" * 32}, "seed is not the promised one"),
        (lambda record: record | {"moves": [[0, "nonsense"]]}, "nonsense"),
        (lambda _: [], "cannot be read"),
    ],
)
def test_a_record_that_was_changed_is_found(store: Store, change: object, said: str) -> None:
    record = json.loads(store.matches(CODE)[0].record)
    harm(store, "UPDATE matches SET record = $1", json.dumps(change(record)).encode())  # type: ignore[operator]
    (finding,) = examine(store).damaged
    assert finding.what.startswith(f"Match 1 of table {CODE} is damaged: ")
    assert said in finding.what


def test_an_event_that_cannot_have_happened_is_found(store: Store) -> None:
    """Rightly linked, but nobody ever decided on it."""
    store.append([entry(CODE, len(store.events(CODE)) + 1)])
    (finding,) = examine(store).damaged
    assert "cannot have happened" in finding.what


@pytest.mark.parametrize("place", ["", "letter.txt"])
def test_what_is_no_store_is_said_in_one_line(
    tmp_path: Path, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear house, " * 100)
    for command in (["check"], ["backup", "--out", str(tmp_path / "out")]):
        assert run([*command, "--store", str(tmp_path / (place or "nowhere"))]) == 2
        told = capsys.readouterr()
        assert told.err.count("\n") == 1
        assert told.err.startswith("bluffhouse: The tables cannot be used.")
    assert not (tmp_path / "out").exists()


# --- backup and restore ---------------------------------------------------------------------


def test_a_backup_brings_everything_back_in_either_database(
    url: str, store: Store, tmp_path: Path, postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "monday"
    assert run(["backup", "--store", url, "--out", str(file)]) == 0  # beside a server
    assert "2 tables, 14 events, one finished match" in " ".join(capsys.readouterr().out.split())
    assert [each.name for each in folder.iterdir()] == ["monday"]
    assert file.stat().st_mode & 0o777 == 0o600
    assert run(["backup", "--store", url, "--out", str(file)]) == 2, "never over another"
    before = rows(store)
    for there in (str(tmp_path / "new" / "tables.sqlite3"), postgres.address(postgres.create())):
        assert run(["restore", str(file), "--store", there]) == 0
        with closing(open_store(there)) as restored:
            assert rows(restored) == before
            restored.append([entry("NEWS", 1)])
        assert run(["restore", str(file), "--store", there]) == 2
        assert "tables in this store already" in capsys.readouterr().err
        with closing(open_store(there)) as restored:
            assert len(restored.codes()) == 3


def test_a_backup_beside_a_busy_server_is_of_one_moment(
    store: Store, url: str, tmp_path: Path
) -> None:
    begun, enough = Event(), Event()

    def write() -> None:
        version = 0
        while not enough.is_set():
            version += 1
            # Always as many in one as in the other.
            store.append([entry("EVEN", version), entry("EQUAL", version)])
            if version == 20:
                begun.set()

    writer = Thread(target=write)
    writer.start()
    try:
        assert begun.wait(60)
        with closing(open_store(url, writing=False)) as reader:
            back_up(reader, tmp_path / "file")
    finally:
        enough.set()
        writer.join()
    with closing(open_store(str(tmp_path / "file"), writing=False)) as saved:
        even, equal = saved.events("EVEN"), saved.events("EQUAL")
    assert len(even) == len(equal) >= 20


def test_damage_is_saved_as_it_is_and_said(
    store: Store, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    harm(store, "DELETE FROM events WHERE code = $1 AND version = 3", CODE)
    assert run(["backup", "--store", url, "--out", str(tmp_path / "file")]) == 1
    told = capsys.readouterr()
    assert "event 3 of its log is missing" in told.err
    assert (tmp_path / "file").exists()


def test_a_damaged_table_is_taken_from_a_backup(
    store: Store, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, file, table = rows(store), tmp_path / "file", tmp_path / "table.json"
    assert run(["backup", "--store", url, "--out", str(file)]) == 0
    harm(store, "DELETE FROM events WHERE code = $1 AND version = 3", CODE)
    store.close()
    assert run(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
    assert run(["export", CODE, "--data", str(tmp_path / "new"), "--out", str(table)]) == 0
    assert run(["import", str(table), "--store", url]) == 0
    assert run(["import", str(table), "--store", url]) == 2, "this one is whole"
    with closing(open_store(url)) as now:
        assert examine(now) == WHOLE
        assert [log for log, _, _ in rows(now)] == [log for log, _, _ in before]  # type: ignore[misc]


def test_a_backup_of_the_format_before_is_restored_too(tmp_path: Path) -> None:
    old = tmp_path / "old"
    with closing(sqlite3.connect(old)) as made:
        made.executescript(FORMAT_1.read_text("utf-8"))
    before = old.read_bytes()
    with closing(open_store(str(tmp_path / "tables.sqlite3"))) as store:
        assert restore(old, store) == WHOLE
    assert old.read_bytes() == before


def test_what_is_no_backup_harms_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there"
    assert run(["restore", str(tmp_path / "nothing"), "--data", str(there)]) == 2
    assert "“bluffhouse backup” makes one" in capsys.readouterr().err
    assert not there.exists()
    with closing(open_store(str(tmp_path / "whole"))) as whole:
        whole.append([entry("ABCD", *range(1, 500))])
    with closing(open_store(str(tmp_path / "whole"), writing=False)) as whole:
        back_up(whole, tmp_path / "file")
    data = (tmp_path / "file").read_bytes()
    for harmed in (data[: len(data) // 2], b"Dear house, " * 900, data[:4096] + bytes(9000)):
        (tmp_path / "file").write_bytes(harmed)
        with closing(open_store(str(tmp_path / "target"))) as target:
            with pytest.raises(Refused, match="is not a backup"):
                restore(tmp_path / "file", target)
            assert target.codes() == []
