"""A log that was tampered with, or lost a part of itself, is found out when it is read."""

from collections.abc import Callable
from contextlib import closing
from time import monotonic

import pytest

from bluffhouse.server.hall.games import Games
from bluffhouse.server.store import Entry, Event, Store, StoreDamaged, open_store
from bluffhouse.server.store.database import Run
from bluffhouse.server.store.schema import NEWEST
from bluffhouse.server.tables.from_log import fold
from tests.server.store.entries import entry, event, table
from tests.server.store.older import CODE, make_old_store, old_rows

Damage = Callable[[Run], None]


def missing(run: Run) -> None:
    run("DELETE FROM events WHERE code = 'ABCD' AND version = 2")


def missing_and_closed_up(run: Run) -> None:
    missing(run)
    run("UPDATE events SET version = 2 WHERE code = 'ABCD' AND version = 3")


def edited(run: Run) -> None:
    run("UPDATE events SET body = $1 WHERE code = 'ABCD' AND version = 2", (b'{"bid":"9x6"}',))


def at_another_time(run: Run) -> None:
    run("UPDATE events SET at = at + 1 WHERE code = 'ABCD' AND version = 1")


def out_of_order(run: Run) -> None:
    for now, then in ((1, 99), (2, 1), (99, 2)):
        run(f"UPDATE events SET version = {then} WHERE code = 'ABCD' AND version = {now}")


def of_another_table(run: Run) -> None:
    """What was said there is said here, and the other way round."""
    for now, then in (("ABCD", "tmp"), ("EFGH", "ABCD"), ("tmp", "EFGH")):
        run(f"UPDATE events SET code = '{then}' WHERE code = '{now}'")


def without_its_link(run: Run) -> None:
    run("UPDATE events SET chain = NULL WHERE code = 'ABCD' AND version = 3")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (missing, "event 2 of its log is missing"),
        (missing_and_closed_up, "event 2 of its log is not"),
        (edited, "event 2 of its log is not"),
        (at_another_time, "event 1 of its log is not"),
        (out_of_order, "event 1 of its log is not"),
        (of_another_table, "event 1 of its log is not"),
        (without_its_link, "event 3 of its log is not"),
    ],
)
def test_damage_is_found(store: Store, url: str, damage: Damage, said: str) -> None:
    store.append([entry("ABCD", 1, 2, 3), entry("EFGH", 1), entry("KEEP", 1)])
    with store._database.transaction() as run:
        damage(run)
    store.close()
    with closing(open_store(url)) as now:
        with pytest.raises(StoreDamaged, match=f"Table ABCD is damaged: {said}"):
            now.events("ABCD")
        assert len(now.events("KEEP")) == 1
        now.append([entry("KEEP", 2)])


def test_a_log_that_was_cut_off_is_found(store: Store) -> None:
    row = table("ABCD")._replace(summary=b'{"version":2}')
    store.append([Entry((event("ABCD", 1), event("ABCD", 2)), row), entry("ABCD", 3)])
    with store._database.transaction() as run:
        run("DELETE FROM events WHERE version = 3")
    assert len(store.events("ABCD")) == 2, "a list was not told of it: this cannot be known"
    with store._database.transaction() as run:
        run("DELETE FROM events WHERE version = 2")
    for after in (0, 1):
        with pytest.raises(StoreDamaged, match="event 2 of its log is missing"):
            store.events("ABCD", after)


def test_a_part_of_a_log_is_held_to_what_comes_before(store: Store) -> None:
    store.append([entry("ABCD", 1, 2, 3)])
    with store._database.transaction() as run:
        run("UPDATE events SET chain = $1 WHERE version = 2", (bytes(16),))
    assert [one.version for one in store.events("ABCD", after=3)] == []
    with pytest.raises(StoreDamaged, match="event 3"):
        store.events("ABCD", after=2)


def test_what_comes_after_a_restart_is_linked_to_what_was_before(store: Store, url: str) -> None:
    store.append([entry("ABCD", 1)])
    store.append([entry("ABCD", 2), entry("EFGH", 1), entry("ABCD", 3)])
    store.close()
    with closing(open_store(url)) as now:
        now.append([entry("ABCD", 4)])
        assert [one.version for one in now.events("ABCD")] == [1, 2, 3, 4]
        links = [linked.chain for linked in now.log("ABCD")]
        assert len({*links}) == 4
        assert {len(link) for link in links} == {16}


def test_ends_of_logs_are_remembered_for_some_tables_only(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bluffhouse.server.store.store.MOST_HEADS", 5)
    codes = [f"T{i:03}" for i in range(40)]
    for version in (1, 2):
        for code in codes:
            store.append([entry(code, version)])
        assert len(store._heads) <= 7
    assert {len(store.events(code)) for code in codes} == {2}


def test_a_redaction_does_not_make_damage_look_sound(store: Store) -> None:
    store.append([entry("ABCD", 1, 2, 3)])
    with store._database.transaction() as run:
        edited(run)
    before = store.log("ABCD")
    with pytest.raises(StoreDamaged):
        store.redact("ABCD", 1, {1: b"{}"}, {})
    assert store.log("ABCD") == before


def test_a_redaction_waits_for_nobody_who_reads(store: Store, url: str) -> None:
    store.append([entry("ABCD", 1, 2)])
    with (
        closing(open_store(url, writing=False)) as reader,
        reader._database.stream("SELECT body FROM events") as answers,
    ):
        next(next(answers))
        begun = monotonic()
        store.redact("ABCD", 1, {1: b'{"gone":1}'}, {})
        assert monotonic() - begun < 4
    assert store.events("ABCD")[0].body == b'{"gone":1}'
    store.append([entry("ABCD", 3)])


def test_equal_events_of_different_tables_are_linked_differently(store: Store) -> None:
    store.append([entry("ABCD", 1), entry("ABC", 1)])
    store.append([Entry((Event("D", 1, 11, b"1"), Event("D1", 1, 1, b"1")))])
    links = [store.log(code)[0].chain for code in ("ABCD", "ABC", "D", "D1")]
    assert len({*links}) == 4


def test_a_store_of_format_1_is_linked_as_it_is(url: str) -> None:
    make_old_store(url)
    before = [Event(*row) for row in old_rows()["events"]]
    for _ in range(2):  # once is enough
        with closing(open_store(url)) as store:
            assert store._database.rows("SELECT version FROM schema_version") == [(NEWEST,)]
            for code in {one.code for one in before}:
                assert store.events(code) == [one for one in before if one.code == code]
            folded = fold(CODE, store.events(CODE), Games().make)
            assert (folded.state, folded.number) == ("playing", 2)
            assert len(store.matches(CODE)) == 1
    with closing(open_store(url)) as store:
        store.append([Entry((event(CODE, folded.version + 1),))])
        with store._database.transaction() as run:
            run("DELETE FROM events WHERE version = 3")
        with pytest.raises(StoreDamaged, match="event 3 of its log is missing"):
            store.events(CODE)
