"""What is counted, for Prometheus. Nothing here names a guest, a table or a card."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

#: Where the processes of one server count together: it must be set before they start.
SHARED = "PROMETHEUS_MULTIPROC_DIR"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = Counter("bluffhouse_events", "Events of tables", registry=self.registry)
        self.refused = Counter(
            "bluffhouse_refused", "Commands refused", ["code"], registry=self.registry
        )
        self.tables = self._gauge("bluffhouse_tables", "Tables in memory")
        self.damaged = self._gauge("bluffhouse_tables_damaged", "Tables set aside: damaged logs")
        self.sockets = self._gauge("bluffhouse_sockets", "Open connections")
        self.limited = Counter(
            "bluffhouse_limited", "Requests over a limit", ["limit"], registry=self.registry
        )
        self.requests = Counter(
            "bluffhouse_requests", "HTTP requests", ["method", "status"], registry=self.registry
        )
        self.calls = Counter(
            "bluffhouse_calls", "Calls to people who did not look", ["how"], registry=self.registry
        )
        self.mended = Counter(
            "bluffhouse_mended", "Tables taken from their log again", registry=self.registry
        )
        self.restarts = Counter(
            "bluffhouse_task_restarts", "Tasks begun again", ["task"], registry=self.registry
        )
        self.running = Gauge(
            "bluffhouse_task_up", "Whether a task runs, or is done", ["task"],
            registry=self.registry, multiprocess_mode="livemin",
        )  # fmt: skip
        self.bot_failures = Counter(
            "bluffhouse_bot_failures", "Decisions that an allowed bot failed at", ["bot"],
            registry=self.registry,
        )  # fmt: skip
        self.commit = Histogram(
            "bluffhouse_commit_seconds", "Making events durable", registry=self.registry
        )

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(name, what, registry=self.registry, multiprocess_mode="livesum")

    def committed(self, entries: int, seconds: float) -> None:
        """So many events became durable together."""
        self.events.inc(entries)
        self.commit.observe(seconds)

    def task(self, name: str, alive: bool) -> None:
        """A task in the background has begun, or failed."""
        self.running.labels(name).set(alive)
        if not alive:
            self.restarts.labels(name).inc()

    def text(self) -> bytes:
        """All that was counted, by every process of the server."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        everything = CollectorRegistry()
        MultiProcessCollector(everything)  # type: ignore[no-untyped-call]
        return generate_latest(everything)
