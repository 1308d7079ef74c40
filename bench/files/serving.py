"""What the server needs for a site of many files: to start, in memory, and for another build."""

from __future__ import annotations

import http.client
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bench.demos.figures import Figure
from bench.files.site import edit_page, name_page
from bench.process_tree import read_own_peak, read_processor_seconds
from bench.serving.servers import Serving, serve_own
from bench.summary import MEGABYTE

WORKERS = 2
VISITS = 4000
SECONDS_TO_START = 5.0
MEMORY = 100.0
PATIENCE = 20


def measure_serving_of(dist: Path, pages: int) -> Iterator[Figure]:
    """Start, read pages at random, edit one."""
    size = f"{pages:,} pages"
    begin = time.perf_counter()
    with serve_own(dist, WORKERS) as serving:
        started = time.perf_counter() - begin
        spent = read_processor_seconds(serving.session)
        yield Figure(name=f"{size}: start", unit="s", runs=[started], budget=SECONDS_TO_START)
        yield Figure(name=f"{size}: start, processor", unit="s", runs=[spent])
        per_visit = _read_pages(serving, pages)
        yield Figure(name=f"{size}: a page from the disk, processor", unit="ms", runs=[per_visit])
        memory = max(map(read_own_peak, serving.workers)) / MEGABYTE
        yield Figure(name=f"{size}: memory of a worker", unit="MB", runs=[memory], budget=MEMORY)
        before = read_processor_seconds(serving.session)
        edit = edit_page(dist, pages // 2, f"Edited at {time.time()}")
        begin = time.perf_counter()
        while _ask(serving, edit.address) != edit.text:
            time.sleep(0.05)
        shown = time.perf_counter() - begin
        spent = read_processor_seconds(serving.session) - before
        yield Figure(name=f"{size}: an edit is served after", unit="s", runs=[shown], budget=2.0)
        yield Figure(name=f"{size}: another build, processor", unit="s", runs=[spent])


def _read_pages(serving: Serving, pages: int) -> float:
    """Read pages at random over a few connections; milliseconds of the processor for each."""
    chance = Random(1)
    before = read_processor_seconds(serving.session)
    for _ in range(4):
        connection = http.client.HTTPConnection("127.0.0.1", serving.port, timeout=PATIENCE)
        for _ in range(VISITS // 4):
            address = f"/{name_page(chance.randrange(pages))}/"
            connection.request("GET", address, headers={"Accept-Encoding": "br"})
            answer = connection.getresponse()
            answer.read()
            if answer.status != http.client.OK:
                raise RuntimeError(f"{address} was answered with {answer.status}.")
        connection.close()
    return (read_processor_seconds(serving.session) - before) / VISITS * 1000


def _ask(serving: Serving, address: str) -> bytes:
    connection = http.client.HTTPConnection("127.0.0.1", serving.port, timeout=PATIENCE)
    try:
        connection.request("GET", address)
        return connection.getresponse().read()
    finally:
        connection.close()
