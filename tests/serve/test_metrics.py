"""What is counted, and how it is told."""

from __future__ import annotations

import os

import pytest
from asked import Asked, observed
from prometheus_client.exposition import choose_encoder

from tearsheet.serve.exposition import Exposition, ServerState
from tearsheet.serve.metrics import KINDS, LIMITS, Metrics, number_of_kind

AROUND = ServerState(release='a"b\\c', age=2.5, workers=1, memory={"17": 4096})


def count(metrics: Metrics, path: str, status: int, size: int = 0, seconds: float = 0.0) -> None:
    metrics.observe([observed(Asked(path), status, size, int(seconds * 1e9))])


def tell(metrics: Metrics) -> dict[str, str]:
    lines = write("", metrics).splitlines()
    return dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))


def write(accepted: str, metrics: Metrics) -> str:
    encode, _ = choose_encoder(accepted)
    return encode(Exposition(metrics, AROUND)).decode()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "document"),
        ("/material-ui/", "document"),
        ("/assets/a-12345678.js", "asset"),
        ("/llms.txt", "file"),
        ("/healthz", "health"),
    ],
)
def test_an_address_tells_what_it_asks_for(path: str, kind: str) -> None:
    assert KINDS[number_of_kind(path)] == kind


def test_requests_are_counted_by_kind_and_by_what_came_of_them() -> None:
    metrics = Metrics(1)
    for path, status in (("/", 200), ("/", 200), ("/", 304), ("/assets/a.js", 404), ("/x", 503)):
        count(metrics, path, status, 10)

    told = tell(metrics)

    assert told['tearsheet_requests_total{kind="document",status="2xx"}'] == "2.0"
    assert told['tearsheet_requests_total{kind="document",status="3xx"}'] == "1.0"
    assert told['tearsheet_requests_total{kind="asset",status="4xx"}'] == "1.0"
    assert told['tearsheet_requests_total{kind="file",status="5xx"}'] == "1.0"
    assert told['tearsheet_sent_bytes_total{kind="document"}'] == "30.0"
    assert told["tearsheet_not_modified_total"] == "1.0"


def test_the_histogram_counts_upwards_to_all() -> None:
    metrics = Metrics(1)
    for seconds in (0.000005, 0.00001, 0.00003, 0.002, 5.0):
        count(metrics, "/", 200, seconds=seconds)

    told = tell(metrics)

    assert told['tearsheet_answer_seconds_bucket{le="1e-05"}'] == "2.0"
    assert told['tearsheet_answer_seconds_bucket{le="5e-05"}'] == "3.0"
    assert told['tearsheet_answer_seconds_bucket{le="0.1"}'] == "4.0"
    assert told['tearsheet_answer_seconds_bucket{le="+Inf"}'] == "5.0"
    assert told["tearsheet_answer_seconds_count"] == "5.0"
    assert float(told["tearsheet_answer_seconds_sum"]) == pytest.approx(5.002045)
    assert len(metrics.buckets()) == len(LIMITS) + 1


def test_what_processes_count_is_summed() -> None:
    metrics = Metrics(2)
    for worker in range(2):
        child = os.fork()
        if child == 0:
            metrics.begin(worker)
            for _ in range(100):
                count(metrics, "/", 200)
            os._exit(0)
        os.waitpid(child, 0)

    assert tell(metrics)['tearsheet_requests_total{kind="document",status="2xx"}'] == "200.0"
    assert len(set(metrics.processes())) == 2


def test_a_worker_that_takes_over_goes_on_counting() -> None:
    metrics = Metrics(1)
    for _ in range(2):
        metrics.begin(0)
        count(metrics, "/", 200)

    assert tell(metrics)['tearsheet_requests_total{kind="document",status="2xx"}'] == "2.0"


def test_openmetrics_is_written_for_those_who_ask_for_it() -> None:
    text = write("application/openmetrics-text; version=1.0.0", Metrics(1))

    assert text.endswith("\n# EOF\n")
    assert "# TYPE tearsheet_requests counter\n" in text
    assert 'tearsheet_requests_total{kind="document",status="2xx"} 0.0\n' in text


def test_the_name_of_a_release_cannot_leave_its_quotation() -> None:
    assert 'tearsheet_release_info{release="a\\"b\\\\c"} 1.0\n' in write("", Metrics(1))
