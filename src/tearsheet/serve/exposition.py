"""What Prometheus is told, as families of values that its own library writes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal

from prometheus_client.metrics_core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tearsheet.serve.metrics import LIMITS, Metrics

Samples = Iterable[tuple[dict[str, str], float]]
"""Labels and the value they stand for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerState:
    """What is not counted but looked up."""

    release: str
    """What names the build that is served."""
    age: float
    """Seconds since it was finished."""
    workers: int
    """How many of them are alive."""
    memory: Mapping[str, int]
    """The resident bytes of each, by the number of its process."""


@dataclass(frozen=True, slots=True)
class Exposition(Collector):
    """Everything that is told, at one moment."""

    metrics: Metrics
    around: ServerState

    def collect(self) -> Iterator[Metric]:
        """List the families of values."""
        yield from _list_counted(self.metrics)
        yield from _list_looked_up(self.around)


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


def _list_looked_up(around: ServerState) -> Iterator[Metric]:
    about = "The build that is served; always 1."
    yield _family("gauge", "release_info", about, [({"release": around.release}, 1)])
    about = "Seconds since that build was finished."
    yield _family("gauge", "release_age_seconds", about, [({}, around.age)])
    yield _family("gauge", "workers", "Workers that are alive.", [({}, around.workers)])
    memory = (({"process": process}, size) for process, size in around.memory.items())
    yield _family("gauge", "worker_memory_bytes", "Resident memory of each worker.", memory)


def _family(kind: Literal["counter", "gauge"], name: str, about: str, samples: Samples) -> Metric:
    family = Metric(f"tearsheet_{name}", about, kind)
    ending = "_total" if kind == "counter" else ""
    for labels, value in samples:
        family.add_sample(f"tearsheet_{name}{ending}", labels, value)
    return family
