"""Who does the work of many matches: this process, its threads, several, or a Ray cluster.

A crew takes work and gives futures of what comes of it, which does not depend on the crew.
"""

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, ParamSpec, Protocol, TypeVar

from bluffhouse.core.errors import OptionError
from bluffhouse.core.one_thread import ONE_THREAD

Given = ParamSpec("Given")
Got = TypeVar("Got")


class Crew(Protocol):
    """Somebody who does what he is told, sooner or later."""

    workers: int

    def submit(
        self, work: Callable[Given, Got], *given: Given.args, **named: Given.kwargs
    ) -> "Future[Got]": ...


class Alone:
    """This process: does it at once."""

    workers = 1

    def submit(
        self, work: Callable[Given, Got], *given: Given.args, **named: Given.kwargs
    ) -> "Future[Got]":
        future: Future[Got] = Future()
        future.set_result(work(*given, **named))
        return future


class Pooled:
    """Several threads of this process, or processes of one thread each."""

    def __init__(self, pool: Executor, workers: int) -> None:
        self._pool = pool
        self.workers = workers

    def submit(
        self, work: Callable[Given, Got], *given: Given.args, **named: Given.kwargs
    ) -> "Future[Got]":
        return self._pool.submit(work, *given, **named)


class Cluster:
    """The workers of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self._do = ray.remote(_do)
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(
        self, work: Callable[Given, Got], *given: Given.args, **named: Given.kwargs
    ) -> "Future[Got]":
        future: Future[Got] = self._do.remote(work, *given, **named).future()
        return future


def _do(work: Callable[Given, Got], *given: Given.args, **named: Given.kwargs) -> Got:
    return work(*given, **named)


@contextmanager
def crew_of(workers: int) -> Iterator[Crew]:
    """So many processes; one is this one."""
    if workers == 1:
        yield Alone()
        return
    spawn = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
    others = set(multiprocessing.active_children())
    with _environment(ONE_THREAD):
        pool = ProcessPoolExecutor(workers, spawn, signal.signal, (signal.SIGINT, signal.SIG_IGN))
        try:
            yield Pooled(pool, workers)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()  # a chunk of slow bots may take minutes, and is lost anyway


@contextmanager
def thread_crew(threads: int) -> Iterator[Crew]:
    """So many threads, for work that lets go of Python's lock."""
    pool = ThreadPoolExecutor(threads, "arena")
    try:
        yield Pooled(pool, threads)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def ray_crew(workers: int | None) -> Iterator[Crew]:
    """The cluster that `RAY_ADDRESS` names, or a small one on this machine, which listens on the
    loopback interface only, has no dashboard, and reports to nobody."""
    settings = {"RAY_USAGE_STATS_ENABLED": "0", **ONE_THREAD}
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if not os.environ.get("RAY_ADDRESS"):
        settings["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # the switch to loopback on any system
        quiet |= {"address": "local", "include_dashboard": False}
        quiet["num_cpus"] = workers or os.cpu_count()
    with _environment(settings):
        try:
            import ray
        except ImportError:
            raise OptionError("contest-error-ray") from None
        ray.init(**quiet)
        try:
            yield Cluster(ray)
        finally:
            ray.shutdown()


@contextmanager
def _environment(values: dict[str, str]) -> Iterator[None]:
    """Variables that processes started meanwhile are born with."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
