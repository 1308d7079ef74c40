"""Requests a second and the slowest hundredth, in rounds that alternate between two servers."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.demos.figures import Figure
from bench.serving.servers import PACKAGES, Serving, said_by, serve_by_nginx, serve_own
from bench.tool import Unavailable

WORKERS = 2
CONNECTIONS, THREADS, SECONDS = 64, 2, 4
PAGE, ASSET = 20_000, 60_000
"""Bytes, as they travel."""

SHARE = 0.7
"""Of nginx's requests a second; what is promised."""
SLOWER = 2.0
"""Times nginx's slowest hundredth; what is promised."""

_UNITS = {"us": 0.001, "ms": 1.0, "s": 1000.0, "m": 60_000.0}


@dataclass(frozen=True, slots=True)
class Burst:
    """Some seconds of load."""

    per_second: float
    slowest: float
    """In milliseconds: 99 of 100 answers came sooner."""


def compare_with_nginx(dist: Path, rounds: int, say: Callable[[str], None]) -> Iterator[Figure]:
    """Load both servers in turn, with a page and with an asset."""
    kinds = {
        "20 KB page": find_nearest(dist, "**/index.html.br", PAGE),
        "60 KB asset": find_nearest(dist, "assets/**/*.js.br", ASSET),
    }
    with serve_own(dist, WORKERS) as own:
        headers = {path: said_by(own, path) for path in kinds.values()}
        with serve_by_nginx(dist, WORKERS, headers) as nginx:
            for kind, path in kinds.items():
                say(f"  {kind}: {path}")
                yield from _compare(kind, path, (own, nginx), rounds)


def _compare(
    kind: str, path: str, servers: tuple[Serving, Serving], rounds: int
) -> Iterator[Figure]:
    for serving in servers:
        run_load(f"{serving.host}{path}", 1)
    pairs = [tuple(run_load(f"{it.host}{path}", SECONDS) for it in servers) for _ in range(rounds)]
    own, other = zip(*pairs, strict=True)
    yield _figure(f"{kind}, requests a second", "/s", [burst.per_second for burst in own])
    yield _figure(f"{kind}, nginx's", "/s", [burst.per_second for burst in other])
    yield _figure(
        f"{kind}, nginx's requests to ours",
        "×",
        [theirs.per_second / ours.per_second for ours, theirs in pairs],
        1 / SHARE,
    )
    yield _figure(f"{kind}, slowest hundredth", "ms", [burst.slowest for burst in own])
    yield _figure(
        f"{kind}, slowest hundredth to nginx's",
        "×",
        [ours.slowest / theirs.slowest for ours, theirs in pairs],
        SLOWER,
    )


def _figure(name: str, unit: str, runs: Sequence[float], budget: float | None = None) -> Figure:
    return Figure(name=name, unit=unit, runs=runs, budget=budget)


def find_nearest(dist: Path, pattern: str, size: int) -> str:
    """Find the address of the file whose compressed copy is nearest to a size."""
    copies = [file for file in dist.glob(pattern) if file.is_file()]
    nearest = min(copies, key=lambda file: abs(file.stat().st_size - size))
    path = nearest.relative_to(dist).as_posix().removesuffix(nearest.suffix)
    return f"/{path.removesuffix('index.html')}"


def find_wrk() -> str:
    """Where the load generator is on this machine.

    Raises:
        Unavailable: it is not installed.
    """
    wrk = shutil.which("wrk")
    if wrk is None:
        raise Unavailable(f"There is no wrk here (Debian: apt-get install {PACKAGES}).")
    return wrk


def run_load(address: str, seconds: int) -> Burst:
    """Ask for one address as often as it is answered.

    Raises:
        Unavailable: there is no wrk.
        RuntimeError: a request failed.
    """
    size = (f"-t{THREADS}", f"-c{CONNECTIONS}", f"-d{seconds}")
    words = [find_wrk(), *size, "--latency", "-H", "Accept-Encoding: br", address]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in told or "Socket errors" in told:
        raise RuntimeError(f"Under load {address} failed:\n{told}")
    return read_burst(told)


def read_burst(told: str) -> Burst:
    """Read what wrk tells."""
    per_second = re.search(r"Requests/sec:\s+([\d.]+)", told)
    slowest = re.search(r"99%\s+([\d.]+)(us|ms|s|m)", told)
    if not per_second or not slowest:
        raise RuntimeError(f"wrk said nothing that can be read:\n{told}")
    return Burst(float(per_second[1]), float(slowest[1]) * _UNITS[slowest[2]])
