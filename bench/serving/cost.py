"""Seconds of a processor that one request takes: with the log and metrics, without, and nginx's."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.demos.figures import Figure
from bench.process_tree import read_processor_seconds
from bench.server import find_free_port
from bench.serving.load import ASSET, PAGE, find_nearest, find_wrk
from bench.serving.servers import (
    FOLDER,
    Serving,
    said_by,
    serve_by_nginx,
    serve_own,
)
from bench.tool import write_file

SERVER_ON, LOAD_ON = 0, 1
"""The processors: one for the server that is measured, and another one for who asks."""

CONNECTIONS = 32
SECONDS = 2
"""Of each run; long enough for a clock that counts in hundredths."""

LOG_COSTS = 1.2
"""What a request with log and metrics may cost, for each without them; what is promised."""

VISITORS = """\
local browsers = {
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) " ..
    "Chrome/%d.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:%d.0) Gecko/20100101 Firefox/%d.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 " ..
    "(KHTML, like Gecko) Version/%d.0 Mobile/15E148 Safari/604.1",
}
local requests, turn = {}, 0
function init(words)
  for number = 1, 60 do
    local version = 80 + number
    wrk.headers["Accept"] = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    wrk.headers["Accept-Encoding"] = "gzip, deflate, br, zstd"
    wrk.headers["Accept-Language"] = "en-US,en;q=0.5"
    wrk.headers["User-Agent"] = browsers[number % 3 + 1]:format(version, version)
    wrk.headers["Referer"] = "https://docs.example/material-ui/page-" .. number .. "/"
    requests[number] = wrk.format("GET", wrk.path)
  end
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
"""
"""What wrk sends: what browsers send, each of sixty visitors with a browser of their own."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Microseconds of a processor for one request, run after run, by the name of the server."""

    of: Mapping[str, Sequence[float]]

    def ratio(self, one: str, other: str) -> float:
        """How many times as much one costs as the other, each by the median of its runs.

        They were asked in turn, so what else the machine did has met both; of two
        single runs it would often have met one.
        """
        return median(self.of[one]) / median(self.of[other])


OWN, OWN_LOG, NGINX, NGINX_LOG = "Tearsheet", "Tearsheet, log", "nginx", "nginx, log"


def measure_cost(dist: Path, rounds: int, say: Callable[[str], None]) -> Iterator[Figure]:
    """What a page and an asset cost each server, one worker each, asked in turn."""
    kinds = {
        "20 KB page": find_nearest(dist, "**/index.html.br", PAGE),
        "60 KB asset": find_nearest(dist, "assets/**/*.js.br", ASSET),
    }
    with ExitStack() as running:
        servers = start_own(running, dist)
        headers = {path: said_by(servers[OWN], path) for path in kinds.values()}
        servers |= start_nginx(running, dist, headers)
        for kind, path in kinds.items():
            say(f"  {kind}: {path}")
            yield from _tell(kind, ask_in_turn(servers, path, rounds))


def start_own(running: ExitStack, dist: Path) -> dict[str, Serving]:
    """Start our own server twice, of which one writes a log and counts."""
    log = FOLDER / "own.log"
    watched = ("--access-log", "json", "--access-log-file", str(log))
    counted = ("--metrics-port", str(find_free_port()))
    return {
        OWN: running.enter_context(serve_own(dist, 1, processor=SERVER_ON)),
        OWN_LOG: running.enter_context(serve_own(dist, 1, *watched, *counted, processor=SERVER_ON)),
    }


def start_nginx(
    running: ExitStack, dist: Path, headers: Mapping[str, Sequence[tuple[str, str]]]
) -> dict[str, Serving]:
    """Start nginx twice, of which one writes the same log."""
    log = FOLDER / "nginx.log"
    plain = serve_by_nginx(dist, 1, headers, processor=SERVER_ON)
    watched = serve_by_nginx(dist, 1, headers, log=log, processor=SERVER_ON)
    return {NGINX: running.enter_context(plain), NGINX_LOG: running.enter_context(watched)}


def _tell(kind: str, costs: Costs) -> Iterator[Figure]:
    for name, runs in costs.of.items():
        yield Figure(name=f"{kind}, processor for a request, {name}", unit="µs", runs=runs)
    log = costs.ratio(OWN_LOG, OWN)
    yield _ratio(f"{kind}, with log and metrics to without", log, LOG_COSTS)
    yield _ratio(f"{kind}, ours to nginx's", costs.ratio(OWN, NGINX))
    yield _ratio(f"{kind}, ours to nginx's, both with log", costs.ratio(OWN_LOG, NGINX_LOG))


def _ratio(name: str, reached: float, budget: float | None = None) -> Figure:
    return Figure(name=name, unit="×", runs=[reached], budget=budget)


def ask_in_turn(servers: Mapping[str, Serving], path: str, rounds: int) -> Costs:
    """Ask every server once in each round, after a first round that does not count."""
    runs = [
        {name: ask(serving, path, SECONDS) for name, serving in servers.items()}
        for _ in range(rounds + 1)
    ][1:]
    return Costs({name: [run[name] for run in runs] for name in servers})


def ask(serving: Serving, path: str, seconds: int) -> float:
    """Ask for an address as often as it is answered, and find what one request cost.

    Raises:
        Unavailable: there is no wrk.
        RuntimeError: a request failed.
    """
    script = FOLDER / "visitors.lua"
    write_file(script, VISITORS)
    load = (find_wrk(), "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-s", str(script))
    words = ["taskset", "--cpu-list", str(LOAD_ON), *load, f"{serving.host}{path}"]
    before = read_processor_seconds(serving.session)
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    spent = read_processor_seconds(serving.session) - before
    found = re.search(r"(\d+) requests in", told)
    if found is None or "Non-2xx" in told or "Socket errors" in told:
        raise RuntimeError(f"Under load {path} failed:\n{told}")
    return spent / int(found[1]) * 1e6
