"""What a store keeps, what it gives back and what it refuses."""

import os
import stat
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bluffhouse.server.store import (
    Entry,
    EntryRefused,
    Event,
    Store,
    StoreConflict,
    StoreError,
    StoreFailed,
    StoreInUse,
    StoreTooNew,
    open_store,
)
from bluffhouse.server.store.inserting import MOST_ROWS, insert
from bluffhouse.server.store.schema import NEWEST, STEPS
from tests.server.store.entries import entry, event, match, table


def reopened(store: Store, url: str) -> Store:
    store.close()
    return open_store(url)


def test_events_come_back_as_they_were_given(store: Store, url: str) -> None:
    bodies = [b"{}", b'{"text":"\xd0\x9b\xd1\x8a\xd0\xb6\xd0\xb0"}', bytes(range(256)) * 50]
    given = [event("ABCD", version, body) for version, body in enumerate(bodies, 1)]
    store.append([Entry(tuple(given))])
    assert store.events("ABCD") == given
    assert store.events("ABCD", after=2) == given[2:]
    assert store.events("ABCD", after=3) == []
    assert store.events("ZZZZ") == []
    with closing(reopened(store, url)) as again:
        assert again.events("ABCD") == given
        assert all(type(one.body) is bytes for one in again.events("ABCD"))


def test_the_largest_numbers_fit(store: Store) -> None:
    late = Event("ABCD", 1, 2**63 - 1, b"{}")
    store.append([Entry((late,))])
    assert store.events("ABCD") == [late]


@pytest.mark.parametrize(
    "many", [1, 2, 3, MOST_ROWS - 1, MOST_ROWS, MOST_ROWS + 1, 5 * MOST_ROWS + 77]
)
def test_batches_of_every_size_are_kept_whole(store: Store, many: int) -> None:
    codes = [f"T{i % 50:03}" for i in range(many)]
    given = [event(code, codes[:i].count(code) + 1) for i, code in enumerate(codes)]
    store.append([Entry((one,), table(one.code, touched=one.version)) for one in given])
    for code in set(codes):
        mine = [one for one in given if one.code == code]
        assert store.events(code) == mine
        assert store.table(code) == table(code, touched=len(mine)), "the newest row counts"


def test_an_empty_batch_is_harmless(store: Store) -> None:
    store.append([])
    store.append([Entry(())])
    assert store.counts() == ({}, 0)


@pytest.mark.parametrize("versions", [(0,), (2,), (-1,), (1, 1), (1, 3), (2, 1)])
def test_a_table_begins_at_one_and_has_no_gaps(store: Store, versions: tuple[int, ...]) -> None:
    with pytest.raises(StoreConflict, match="ABCD is at version"):
        store.append([entry("ABCD", *versions)])
    assert store.events("ABCD") == []
    store.append([entry("ABCD", 1, 2)])
    assert len(store.events("ABCD")) == 2


@pytest.mark.parametrize("version", [1, 3, 5])
@pytest.mark.parametrize("fresh", [False, True])
def test_only_the_next_version_is_taken(store: Store, url: str, version: int, fresh: bool) -> None:
    store.append([entry("ABCD", 1, 2, 3)])
    with closing(reopened(store, url) if fresh else store) as now:
        with pytest.raises(StoreConflict, match=f"at version 3; {version} is not its next"):
            now.append([entry("ABCD", version)])
        now.append([entry("ABCD", 4)])
        assert [one.version for one in now.events("ABCD")] == [1, 2, 3, 4]


def test_a_batch_is_stored_whole_or_not_at_all(store: Store) -> None:
    store.append([Entry((event("ABCD", 1),), table("ABCD", touched=1), match("ABCD", 1))])
    before = store.events("ABCD"), store.tables(), store.matches("ABCD"), store.counts()
    # The match is refused by the database itself, after all that stands before it.
    doomed = [
        Entry((event("NEWS", 1),), table("NEWS")),
        Entry((event("ABCD", 2),), table("ABCD", "over", touched=9), match("ABCD", 1)),
        Entry((event("ABCD", 3),), None, match("ABCD", 2)),
    ]
    with pytest.raises(StoreConflict, match="already in the store"):
        store.append(doomed)
    assert (store.events("ABCD"), store.tables(), store.matches("ABCD"), store.counts()) == before
    assert store.events("NEWS") == []
    store.append([doomed[0], entry("ABCD", 2)])
    assert len(store.events("ABCD")) == 2


def test_what_no_column_can_hold_is_refused(store: Store) -> None:
    with pytest.raises(EntryRefused):
        store.append([entry("ABCD", 1), Entry((Event("NEWS", 1, 2**63, b"{}"),))])
    assert store.events("ABCD") == []
    store.append([entry("ABCD", 1)])


@pytest.mark.parametrize("error", [ZeroDivisionError, KeyboardInterrupt])
def test_what_raises_in_the_midst_of_a_transaction_leaves_nothing(
    store: Store, error: type[BaseException]
) -> None:
    with suppress(error), store._database.transaction() as run:
        insert(run, "events", [(*event("ABCD", 1), bytes(16))])
        raise error
    assert store.events("ABCD") == []
    store.append([entry("ABCD", 1)])
    assert len(store.events("ABCD")) == 1


def test_a_row_that_cannot_even_be_sent_takes_the_others_with_it(store: Store) -> None:
    """Those before it may be on their way already."""
    unheard_of = table("NEWS")._replace(game=object())  # type: ignore[arg-type]
    with pytest.raises(StoreError):
        store.append([Entry((event("NEWS", 1),), unheard_of)])
    assert store.events("NEWS") == []
    store.append([entry("NEWS", 1)])


def test_tables_are_listed_by_what_is_asked(store: Store) -> None:
    rows = [
        table("AAAA", "waiting", True, 1),
        table("BBBB", "waiting", False, 2),
        table("CCCC", "playing", True, 3),
        table("DDDD", "over", True, 4),
        table("EEEE", "closed", False, 5),
        table("FFFF", "waiting", True, 5),
    ]
    store.append([Entry((event(row.code, 1),), row) for row in rows])

    def codes(**wanted: object) -> str:
        return "".join(row.code[0] for row in store.tables(**wanted))  # type: ignore[arg-type]

    assert codes() == "EFDCBA"
    assert codes(state="waiting") == "FBA"
    assert codes(state="waiting", public=True) == "FA"
    assert codes(public=False) == "EB"
    assert codes(limit=2) == "EF"
    assert codes(limit=2, offset=2) == "DC"
    assert codes(state="waiting", limit=1, offset=1) == "B"
    assert store.tables("waiting", True)[-1] == rows[0]
    assert store.tables("waiting", True)[-1].public is True
    assert store.running() == ["AAAA", "BBBB", "CCCC", "FFFF"]
    assert store.counts().tables == {"waiting": 3, "playing": 1, "over": 1, "closed": 1}
    store.append([Entry((event("CCCC", 2),), table("CCCC", "over", True, 6))])
    assert store.running() == ["AAAA", "BBBB", "FFFF"]
    assert store.table("CCCC") == table("CCCC", "over", True, 6)
    assert store.table("XXXX") is None


def test_finished_matches_are_kept(store: Store) -> None:
    for number in (1, 2):
        store.append([Entry((event("ABCD", number),), None, match("ABCD", number))])
    assert store.matches("ABCD") == [match("ABCD", 1), match("ABCD", 2)]
    assert store.match("ABCD", 2) == match("ABCD", 2)
    assert store.match("ABCD", 3) is None
    assert store.counts().matches == 2


def test_a_deleted_table_is_gone_and_its_code_is_free(store: Store) -> None:
    for code in ("ABCD", "KEEP"):
        store.append([Entry((event(code, 1), event(code, 2)), table(code), match(code, 1))])
    store.delete("ABCD")
    assert (store.events("ABCD"), store.table("ABCD"), store.matches("ABCD")) == ([], None, [])
    assert (len(store.events("KEEP")), store.counts()) == (2, ({"playing": 1}, 1))
    store.append([entry("ABCD", 1)])


def test_a_second_server_is_refused(store: Store, url: str) -> None:
    store.append([entry("ABCD", 1)])
    with pytest.raises(StoreInUse, match="stop it, or give this one another"):
        open_store(url)
    store.append([entry("ABCD", 2)])
    with closing(reopened(store, url)) as next_one:
        next_one.append([entry("ABCD", 3)])


def test_a_reader_looks_on_beside_the_server(store: Store, url: str) -> None:
    store.append([entry("ABCD", 1)])
    with closing(open_store(url, writing=False)) as reader:
        store.append([entry("ABCD", 2)])
        assert len(reader.events("ABCD")) == 2
        with pytest.raises(StoreError):
            reader.append([entry("ABCD", 3)])
    assert len(store.events("ABCD")) == 2


def test_a_reader_makes_no_store(url: str) -> None:
    with pytest.raises(StoreError, match="start the server on it once"):
        open_store(url, writing=False)


def test_a_newer_store_is_left_alone(store: Store, url: str) -> None:
    store.append([entry("ABCD", 1)])
    with store._database.transaction() as run:
        run("UPDATE schema_version SET version = $1", (NEWEST + 1,))
    store.close()
    for writing in (True, False):
        with pytest.raises(StoreTooNew, match=f"format {NEWEST + 1}.*up to {NEWEST}"):
            open_store(url, writing=writing)


def test_an_older_store_is_brought_up_to_date(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.append([Entry((event("ABCD", 1),), table("ABCD"))])
    store.close()
    module = "bluffhouse.server.store.format"
    steps = ("CREATE TABLE notes (text BLOB)", "INSERT INTO notes SELECT summary FROM tables")
    monkeypatch.setattr(f"{module}.NEWEST", NEWEST + 2)
    monkeypatch.setattr(f"{module}.STEPS", (*STEPS, steps, ("DROP TABLE nowhere",)))
    with pytest.raises(StoreError, match="start the server on it once"):
        open_store(url, writing=False)
    with pytest.raises(StoreError, match="nowhere"):
        open_store(url)
    monkeypatch.setattr(f"{module}.NEWEST", NEWEST + 1)
    monkeypatch.setattr(f"{module}.STEPS", (*STEPS, steps))
    for _ in range(2):  # the failed step has left nothing, a done one is not done again
        with closing(open_store(url)) as now:
            assert now._database.rows("SELECT text FROM notes") == [(table("ABCD").summary,)]
            assert now.events("ABCD") == [event("ABCD", 1)]


def test_sqlite_syncs_each_commit_and_hides_its_files(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "house.db"
    with closing(open_store(str(path))) as store:
        store.append([entry("ABCD", 1)])
        assert store._database.rows("PRAGMA journal_mode") == [("wal",)]
        assert store._database.rows("PRAGMA synchronous") == [(2,)], "FULL"
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes.keys() >= {"house.db", "house.db-wal", "house.db.lock"}
    assert os.name != "posix" or set(modes.values()) == {0o600}


def test_what_is_no_store_is_said_clearly(tmp_path: Path) -> None:
    for nowhere in ("", "mysql://host/house", "sqlite:///"):
        with pytest.raises(StoreError, match="give the path of a file"):
            open_store(nowhere)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear house, " * 100)
    with pytest.raises(StoreFailed, match="give the path of a store"):
        open_store(str(letter))
    assert letter.read_text().startswith("Dear house")
    with pytest.raises(StoreFailed, match="see whether"):
        open_store(str(letter / "house.db"))
    with pytest.raises(StoreFailed, match="see whether it runs"):
        open_store(f"postgresql://house:secret@/house?host={tmp_path}")
