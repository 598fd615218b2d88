"""What is counted, for Prometheus. Nothing here names a guest, a table or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = Counter("bluffhouse_events", "Events of tables", registry=self.registry)
        self.refused = Counter(
            "bluffhouse_refused", "Commands refused", ["code"], registry=self.registry
        )
        self.tables = Gauge("bluffhouse_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("bluffhouse_sockets", "Open connections", registry=self.registry)
        self.limited = Counter(
            "bluffhouse_limited", "Requests over a limit", ["limit"], registry=self.registry
        )
        self.requests = Counter(
            "bluffhouse_requests", "HTTP requests", ["method", "status"], registry=self.registry
        )
        self.commit = Histogram(
            "bluffhouse_commit_seconds", "Making events durable", registry=self.registry
        )

    def committed(self, entries: int, seconds: float) -> None:
        """So many events became durable together."""
        self.events.inc(entries)
        self.commit.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
