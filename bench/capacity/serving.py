"""What one worker of the server answers in a second of one core, asked by wrk on this machine."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import which

from bench.capacity.site import Served
from bench.demos.figures import Figure
from bench.process_tree import read_processor_seconds
from bench.tool import Unavailable

KB = 1000
WEIGHTS = (8 * KB, 20 * KB)
"""An average page and a heavy one, as they travel."""
SECONDS, CONNECTIONS = 5, 64


def measure_serving(served: Served, rounds: int) -> Iterator[Figure]:
    """Requests for each second of the processor that the server had, whoever else had the rest."""
    wrk = which("wrk")
    if wrk is None:
        raise Unavailable("wrk is not installed.")
    for weight in WEIGHTS:
        file = _nearest(served.out, weight)
        address = f"{served.host}/{file.parent.relative_to(served.out).as_posix()}/"
        runs = [_ask(wrk, address, served.server) for _ in range(rounds)]
        name = f"A page of {file.stat().st_size / KB:.0f} KB: requests per core-second"
        yield Figure(name=name, unit="", runs=runs)


def _nearest(out: Path, weight: int) -> Path:
    return min(out.rglob("index.html.br"), key=lambda file: abs(file.stat().st_size - weight))


def _ask(wrk: str, address: str, session: int) -> float:
    words = [wrk, "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "-H", "Accept-Encoding: br", address]
    before = read_processor_seconds(session)
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    spent = read_processor_seconds(session) - before
    found = re.search(r"(\d+) requests in", told)
    if found is None or "Non-2xx" in told:
        raise Unavailable(f"wrk was not answered at {address}: {told}")
    return int(found[1]) / spent
