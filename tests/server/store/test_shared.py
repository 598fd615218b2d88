"""A store that several processes of one server write to, each to its own tables."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Thread

import pytest

from bluffhouse.server.store import Store, StoreFailed, StoreInUse, open_store, shared
from tests.server.store.entries import entry

WRITES = 60


@pytest.fixture
def stores(store: Store, url: str) -> Iterator[list[Store]]:
    """As two processes have it; a third, `store`, keeps other servers out."""
    with ExitStack() as opened:
        yield [opened.enter_context(closing(open_store(url, epoch=store.epoch))) for _ in range(2)]


def other(first: Store, path: Path) -> Store:
    """The store of another process of the server that has it open."""
    return open_store(str(path), epoch=first.epoch)


def test_all_write_at_the_same_time_and_read_what_others_wrote(stores: list[Store]) -> None:
    def write(store: Store, code: str) -> None:
        for version in range(1, WRITES + 1):
            store.append([entry(code, version)])

    writers = [
        Thread(target=write, args=pair) for pair in zip(stores, ("ABCD", "EFGH"), strict=True)
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    for store in stores:
        for code in ("ABCD", "EFGH"):
            assert [event.version for event in store.events(code)] == [*range(1, WRITES + 1)]


def test_other_servers_are_kept_out(stores: list[Store], url: str) -> None:
    with pytest.raises(StoreInUse):
        open_store(url)


def test_a_turn_ends_with_the_process_that_has_it(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with closing(open_store(str(path))) as first, closing(other(first, path)) as store:
        hold = (
            "import fcntl, os, sys; "
            f"fcntl.flock(os.open({str(path) + '.turn'!r}, os.O_RDWR), fcntl.LOCK_EX); "
            "print('mine', flush=True); sys.stdin.read()"
        )
        with subprocess.Popen(
            [sys.executable, "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as holder:
            assert holder.stdout
            assert holder.stdout.readline() == b"mine\n"
            waiting = Thread(target=store.append, args=([entry("ABCD", 1)],))
            waiting.start()
            waiting.join(0.2)
            assert waiting.is_alive()
            holder.kill()
        waiting.join()
        assert len(store.events("ABCD")) == 1


def test_what_could_not_be_synced_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "house.db"
    with closing(open_store(str(path))) as first, closing(other(first, path)) as store:
        store.append([entry("ABCD", 1)])
        with monkeypatch.context() as broken:
            broken.setattr(shared, "sync", lambda file: os.fsync(999_999))
            with pytest.raises(StoreFailed, match="see whether"):
                store.append([entry("ABCD", 2)])
        assert [event.version for event in store.events("ABCD")] == [1]
        store.append([entry("ABCD", 2)])
        assert [event.version for event in store.events("ABCD")] == [1, 2]
