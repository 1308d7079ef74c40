"""What it costs to write a request down and count it, beside what it costs to answer it."""

from __future__ import annotations

import time
from pathlib import Path
from statistics import median

from asked import Asked, AskedHeaders
from test_production import write_build

from tearsheet.output.headers import Header
from tearsheet.serve.access_log import AccessLog
from tearsheet.serve.application import Application
from tearsheet.serve.log_form import LogForm
from tearsheet.serve.metrics import Metrics

ROUNDS, REQUESTS = 11, 2000
MOST = 3.3
"""Times what Python has to do for an answer, which is a tenth of the whole. Usually it is 2.4; what
is asked for by real visitors is measured by `python -m bench serve --only cost`."""


class Discarded:
    """A reply that is sent to nobody."""

    def response_empty(self, status: int, headers: list[Header]) -> None:
        """Send nothing."""

    def response_bytes(self, status: int, headers: list[Header], body: bytes) -> None:
        """Send nothing."""

    def response_file(self, status: int, headers: list[Header], file: str) -> None:
        """Send nothing."""

    def response_file_range(
        self, status: int, headers: list[Header], file: str, start: int, end: int
    ) -> None:
        """Send nothing."""


def test_log_and_metrics_cost_little_beside_an_answer(tmp_path: Path) -> None:
    write_build(tmp_path / "dist")
    log = AccessLog(LogForm.JSON, tmp_path / "log", ())
    plain = Application(tmp_path / "dist")
    watched = Application(tmp_path / "dist", [Metrics(1).observe, log.observe])

    pairs = [(measure(plain), measure(watched, log)) for _ in range(ROUNDS)]

    assert median((more - less) / less for less, more in pairs) < MOST


def measure(application: Application, log: AccessLog | None = None) -> float:
    """Seconds this thread had the processor for some requests."""
    said = {"host": ["a.example"], "user-agent": ["Browser/1 " * 12], "referer": ["https://b/"]}
    request, reply = Asked("/material-ui/react-button/", headers=AskedHeaders(said)), Discarded()
    begin = time.thread_time()
    for _ in range(REQUESTS):
        application(request, reply)
    if log:
        application.observation.finish()
        log.flush()
    return time.thread_time() - begin
