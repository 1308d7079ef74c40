"""What a worker holds: the whole site fetched, and ten thousand connections that say nothing."""

from __future__ import annotations

import http.client
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

from bench.demos.figures import Figure
from bench.process_tree import read_memory, read_own_peak
from bench.serving.load import WORKERS
from bench.serving.servers import Serving, serve_own
from bench.summary import MEGABYTE
from tearsheet.output.encodings import SUFFIXES
from tearsheet.output.manifest import load_manifest

MEMORY = 80.0
CONNECTIONS = 10_000
ENCODINGS = (*SUFFIXES, "identity")
ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
PATIENCE = 20


def measure_memory(dist: Path, say: Callable[[str], None]) -> Iterator[Figure]:
    """Fetch everything in every encoding, then look at the workers."""
    with serve_own(dist, WORKERS) as serving:
        fetched = fetch_everything(serving, dist)
        say(f"  {fetched:,} answers fetched")
        megabytes = [read_own_peak(worker) / MEGABYTE for worker in serving.workers]
    yield Figure(
        name="memory of a worker, the whole site fetched",
        unit="MB",
        runs=[max(megabytes)],
        budget=MEMORY,
    )


def fetch_everything(serving: Serving, dist: Path) -> int:
    """Fetch every file of the site in every encoding; say how many answers there were."""
    count = 0
    for encoding in ENCODINGS:
        # Each connection belongs to one worker, so that a few reach all of them.
        for _ in range(2 * WORKERS):
            connection = http.client.HTTPConnection("127.0.0.1", serving.port, timeout=PATIENCE)
            for path in load_manifest(dist).files:
                if path.endswith(tuple(SUFFIXES.values())):
                    continue
                address = f"/{path.removesuffix('index.html')}"
                connection.request("GET", address, headers={"Accept-Encoding": encoding})
                connection.getresponse().read()
                count += 1
            connection.close()
    return count


def measure_idle_connections(dist: Path, say: Callable[[str], None]) -> Iterator[Figure]:
    """Hold ten thousand connections, each of which has asked once, and ask for something else."""
    raise_limit(CONNECTIONS + 1000)
    with serve_own(dist, WORKERS) as serving, ExitStack() as held:
        before = sum(map(read_memory, serving.workers))
        sockets = [held.enter_context(_ask_once(serving)) for _ in range(CONNECTIONS)]
        say(f"  {len(sockets):,} connections held")
        grown = sum(map(read_memory, serving.workers)) - before
        answered = all(_is_answered(serving) for _ in range(100))
        lost = sum(not _still_answers(it) for it in sockets)
    yield Figure(name="idle connections lost of 10,000", unit="", runs=[lost], budget=0)
    yield Figure(
        name="memory for each idle connection", unit="KB", runs=[grown / 1024 / CONNECTIONS]
    )
    yield Figure(name="others refused meanwhile", unit="", runs=[0 if answered else 1], budget=0)


def raise_limit(files: int) -> None:
    """Let this process, and those it starts, open so many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < files:
        raise RuntimeError(f"This machine allows {hard} open files, and {files} are needed.")
    if soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))


def _ask_once(serving: Serving) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE)
    connection.sendall(ASK)
    connection.recv(4096)
    return connection


def _still_answers(connection: socket.socket) -> bool:
    try:
        connection.sendall(ASK)
        return connection.recv(4096).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def _is_answered(serving: Serving) -> bool:
    with _ask_once(serving):
        return True
