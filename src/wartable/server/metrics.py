"""What is going on, in numbers for Prometheus. They say how much and how fast, never who or what."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector
from starlette.requests import HTTPConnection

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers by which a proxy says that it asks for somebody else."""
SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
THOUGHT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
METHODS: Final = frozenset({"GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH"})


class Metrics(Collector):
    """Counters of one process, and what `now` says at the moment of asking: a name, a help line and a number each."""

    def __init__(self, now: Callable[[], list[tuple[str, str, float]]]) -> None:
        self.now = now
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "wartable_requests", "Requests that were answered.", ["method", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "wartable_request_seconds", "From a request to its answer.", buckets=SHORT, registry=self.registry
        )
        self.entries = Counter("wartable_entries", "Entries written into logs of tables.", registry=self.registry)
        self.commit_seconds = Histogram(
            "wartable_commit_seconds", "Until what was decided is stored.", buckets=SHORT, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "wartable_bot_seconds", "A bot's answer, its wait included.", buckets=THOUGHT, registry=self.registry
        )
        ProcessCollector(registry=self.registry)
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        for name, about, value in self.now():
            yield GaugeMetricFamily(f"wartable_{name}", about, value)

    def answered(self, method: str, status: int, seconds: float) -> None:
        """A request has had its answer; whatever else somebody calls a method is counted together."""
        self.requests.labels(method if method in METHODS else "other", str(status)).inc()
        self.request_seconds.observe(seconds)

    def stored(self, entries: int, seconds: float) -> None:
        self.entries.inc(entries)
        self.commit_seconds.observe(seconds)

    def text(self) -> tuple[bytes, str]:
        """All of it, and how it is written."""
        return generate_latest(self.registry), CONTENT_TYPE_PLAIN_0_0_4


def from_this_machine(connection: HTTPConnection) -> bool:
    """Whether somebody on this machine asks for himself."""
    if connection.client is None or any([name in connection.headers for name in FORWARDED]):
        return False
    try:
        return ipaddress.ip_address(connection.client.host).is_loopback
    except ValueError:
        return False
