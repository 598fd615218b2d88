"""Who is woken at once: the threads that people wait for, and nobody else."""

import ctypes
import platform
import struct
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from bluffhouse.server.time_slices import CALLS, SLICE, wake_at_once
from tests.server.process import ServerProcess, serving

ATTRIBUTES = struct.Struct("=IIQiIQQQ")


def slices(process: int) -> list[int]:
    """How long each thread of a process may keep a core, in nanoseconds."""
    return [slice_of(int(task.name)) for task in Path(f"/proc/{process}/task").iterdir()]


def slice_of(thread: int = 0) -> int:
    told = ctypes.create_string_buffer(ATTRIBUTES.size)
    asked = CALLS[platform.machine()] + 1  # that which gets them
    assert not ctypes.CDLL(None).syscall(asked, thread, told, ATTRIBUTES.size, 0)
    return int(ATTRIBUTES.unpack(told.raw)[5])


def minded() -> bool:
    """Whether this system knows slices of a thread at all."""
    try:
        return slice_of() > 0
    except (AssertionError, AttributeError, KeyError):  # an older Linux says nothing, others less
        return False


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with serving(tmp_path / "log", store=tmp_path / "house.db") as server:
        server.url()
        yield server


@pytest.mark.skipif(not minded(), reason="no time slices of threads before Linux 6.12")
def test_who_is_woken_at_once(server: ServerProcess) -> None:
    """The loop of a server, and the thread that writes."""
    assert slices(server.process.pid).count(SLICE) == 2


@pytest.mark.skipif(not minded(), reason="no time slices of threads before Linux 6.12")
def test_what_such_a_thread_begins_waits_its_turn() -> None:
    found = []

    def begin() -> None:
        wake_at_once()
        found.append(slice_of())
        inner = Thread(target=lambda: found.append(slice_of()))
        inner.start()
        inner.join()

    thread = Thread(target=begin)
    thread.start()
    thread.join()
    assert found[0] == SLICE < found[1]


def test_on_a_machine_that_it_does_not_know_nothing_happens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("platform.machine", lambda: "pdp11")
    wake_at_once()
