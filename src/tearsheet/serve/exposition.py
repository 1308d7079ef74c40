"""The metrics for Prometheus, as metric families of its client library."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal

from prometheus_client.metrics_core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tearsheet.serve.metrics import LIMITS, Metrics

Samples = Iterable[tuple[dict[str, str], float]]
"""Pairs of labels and value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerState:
    """Values that are read at scrape time instead of being counted."""

    release: str
    """Digest of the current build."""
    age: float
    """Seconds since it was finished."""
    workers: int
    """Number of live workers."""
    memory: Mapping[str, int]
    """Resident bytes of each worker by process ID."""


@dataclass(frozen=True, slots=True)
class Exposition(Collector):
    """All metrics at the time of a scrape."""

    metrics: Metrics
    state: ServerState

    def collect(self) -> Iterator[Metric]:
        """Yield the metric families."""
        yield from _list_counted(self.metrics)
        yield from _list_looked_up(self.state)


def _list_counted(metrics: Metrics) -> Iterator[Metric]:
    requests = (
        ({"kind": kind, "status": f"{hundred}xx"}, count)
        for kind, hundred, count in metrics.requests()
    )
    about = "Requests that were answered, by what was asked for and the hundred of the status."
    yield _family("counter", "requests", about, requests)
    sizes = (({"kind": kind}, size) for kind, size in metrics.sizes())
    yield _family("counter", "sent_bytes", "Bytes of bodies that were sent.", sizes)
    about = "Answers that told a browser that it has the file already."
    yield _family("counter", "not_modified", about, [({}, metrics.not_modified())])
    about = "Seconds from a request to its answer, without the way over the network."
    limits = [*map(str, LIMITS), "+Inf"]
    buckets = list(zip(limits, accumulate(metrics.buckets()), strict=True))
    yield HistogramMetricFamily("tearsheet_answer_seconds", about, buckets, metrics.seconds())


def _list_looked_up(state: ServerState) -> Iterator[Metric]:
    about = "The build that is served; always 1."
    yield _family("gauge", "release_info", about, [({"release": state.release}, 1)])
    about = "Seconds since that build was finished."
    yield _family("gauge", "release_age_seconds", about, [({}, state.age)])
    yield _family("gauge", "workers", "Workers that are alive.", [({}, state.workers)])
    memory = (({"process": process}, size) for process, size in state.memory.items())
    yield _family("gauge", "worker_memory_bytes", "Resident memory of each worker.", memory)


def _family(kind: Literal["counter", "gauge"], name: str, about: str, samples: Samples) -> Metric:
    family = Metric(f"tearsheet_{name}", about, kind)
    ending = "_total" if kind == "counter" else ""
    for labels, value in samples:
        family.add_sample(f"tearsheet_{name}{ending}", labels, value)
    return family
