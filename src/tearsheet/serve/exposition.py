"""Metrics as Prometheus reads them: its own text format, and OpenMetrics for those who ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal

from tearsheet.serve.metrics import LIMITS, Metrics

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
OPENMETRICS = "application/openmetrics-text; version=1.0.0; charset=utf-8"

Labels = Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """All values of one name."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    help: str
    samples: Sequence[tuple[str, Labels, float]]
    """What stands behind the name, the labels, the value."""


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


def list_families(metrics: Metrics, around: ServerState) -> Iterator[Family]:
    """Everything that is told."""
    yield _counter(
        "tearsheet_requests",
        "Requests that were answered, by what was asked for and the hundred of the status.",
        [
            ({"kind": kind, "status": f"{hundred}xx"}, count)
            for kind, hundred, count in metrics.requests()
        ],
    )
    yield _counter(
        "tearsheet_sent_bytes",
        "Bytes of bodies that were sent.",
        [({"kind": kind}, size) for kind, size in metrics.sizes()],
    )
    yield _counter(
        "tearsheet_not_modified",
        "Answers that told a browser that it has the file already.",
        [({}, metrics.not_modified())],
    )
    yield _answer_seconds(metrics)
    yield _gauge(
        "tearsheet_release_info",
        "The build that is served; always 1.",
        [({"release": around.release}, 1)],
    )
    yield _gauge(
        "tearsheet_release_age_seconds",
        "Seconds since that build was finished.",
        [({}, around.age)],
    )
    yield _gauge("tearsheet_workers", "Workers that are alive.", [({}, around.workers)])
    yield _gauge(
        "tearsheet_worker_memory_bytes",
        "Resident memory of each worker.",
        [({"process": process}, size) for process, size in around.memory.items()],
    )


def _answer_seconds(metrics: Metrics) -> Family:
    counts = list(accumulate(metrics.buckets()))
    limits = [*(_write(limit) for limit in LIMITS), "+Inf"]
    buckets = [
        ("_bucket", {"le": limit}, count) for limit, count in zip(limits, counts, strict=True)
    ]
    return Family(
        name="tearsheet_answer_seconds",
        kind="histogram",
        help="Seconds from a request to its answer, without the way over the network.",
        samples=[*buckets, ("_count", {}, counts[-1]), ("_sum", {}, metrics.seconds())],
    )


def _counter(name: str, text: str, values: Sequence[tuple[Labels, float]]) -> Family:
    samples = [("_total", labels, value) for labels, value in values]
    return Family(name=name, kind="counter", help=text, samples=samples)


def _gauge(name: str, text: str, values: Sequence[tuple[Labels, float]]) -> Family:
    return Family(
        name=name, kind="gauge", help=text, samples=[("", labels, it) for labels, it in values]
    )


def write_prometheus(families: Iterator[Family]) -> str:
    """Write the format every version of Prometheus reads; a counter is called by its full name."""
    return "".join(
        _write_family(family, f"{family.name}_total" if family.kind == "counter" else family.name)
        for family in families
    )


def write_openmetrics(families: Iterator[Family]) -> str:
    """Write the format that became the standard; a counter is called without its ending."""
    return "".join([*(_write_family(family, family.name) for family in families), "# EOF\n"])


def _write_family(family: Family, called: str) -> str:
    lines = [f"# HELP {called} {family.help}", f"# TYPE {called} {family.kind}"]
    for ending, labels, value in family.samples:
        described = ",".join(f'{name}="{_escape(text)}"' for name, text in labels.items())
        braces = f"{{{described}}}" if described else ""
        lines.append(f"{family.name}{ending}{braces} {_write(value)}")
    return "\n".join([*lines, ""])


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _write(value: float) -> str:
    return f"{value:.10f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
