"""A hundred builds put in place under load: no request lost, no answer made of two builds."""

from __future__ import annotations

import http.client
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from random import Random

from bench.demos.figures import Figure
from bench.serving.load import WORKERS
from bench.serving.servers import FOLDER, Serving, serve_own
from bench.tool import remove_all
from tearsheet.output.exchange import put_in_place
from tearsheet.output.output_tree import open_tree
from tearsheet.output.policies import NO_DOCUMENT, Policies

EXCHANGES = 100
PAUSE = 0.12
"""Seconds between two builds, which is shorter than a server takes to notice one by itself."""
VISITORS = 8
PAGES = 30
SMALL, LARGE = 20_000, 2_000_000
FILM = "film.mp4"
"""Too large for a worker's memory, so it is sent from the disk."""
PATIENCE = 20

POLICIES = Policies(page=NO_DOCUMENT, frame=NO_DOCUMENT, editing=NO_DOCUMENT, worker=NO_DOCUMENT)


@dataclass(slots=True)
class Seen:
    """What visitors saw, from several threads."""

    answers: int = 0
    failures: list[str] = field(default_factory=list)


def measure_exchanges(say: Callable[[str], None]) -> Iterator[Figure]:
    """Exchange the site again and again while visitors read it."""
    dist = FOLDER / "exchanged" / "dist"
    remove_all([dist.parent])
    dist.parent.mkdir(parents=True)
    put_release(dist, 0)
    with serve_own(dist, WORKERS) as serving:
        seen = visit_during(serving, lambda: exchange_often(dist, EXCHANGES, PAUSE))
    say(f"  {seen.answers:,} answers during {EXCHANGES} exchanges")
    yield Figure(
        name=f"answers lost or torn in {EXCHANGES} exchanges",
        unit="",
        runs=[len(seen.failures)],
        budget=0,
        failure=seen.failures[0] if seen.failures else None,
    )


def exchange_often(dist: Path, times: int, pause: float) -> None:
    """Put one release after the other in place."""
    for number in range(1, times + 1):
        put_release(dist, number)
        time.sleep(pause)


def put_release(dist: Path, number: int) -> None:
    """Build a site whose every file says the number of its release from beginning to end."""
    names = ("404.html", "index.html", *(f"page-{page}/index.html" for page in range(PAGES)))
    files = {name: _fill(number, SMALL) for name in names}
    # Large files change their size too: a length told for one must not go with the other.
    files[FILM] = _fill(number, LARGE + 1000 * (number % 7))
    digests = {name: digest_of(data) for name, data in files.items()}
    tree = open_tree(dist)
    tree.write_all(files, digests)
    tree.finish(("en",), redirects={}, policies=POLICIES, placeholders={})
    put_in_place(tree)


def _fill(number: int, size: int) -> bytes:
    line = f"release {number:05d}\n".encode()
    return line * (size // len(line))


def digest_of(data: bytes) -> str:
    """What names the content of a file, in manifests and in validators."""
    return blake2b(data, digest_size=12).hexdigest()


def visit_during(serving: Serving, work: Callable[[], None]) -> Seen:
    """Read the site with several visitors for as long as some work takes."""
    seen, over = Seen(), threading.Event()
    visitors = [
        threading.Thread(target=_visit, args=(serving, Random(number), seen, over))
        for number in range(VISITORS)
    ]
    for visitor in visitors:
        visitor.start()
    try:
        work()
    finally:
        over.set()
        for visitor in visitors:
            visitor.join()
    return seen


def _visit(serving: Serving, chance: Random, seen: Seen, over: threading.Event) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", serving.port, timeout=PATIENCE)
    while not over.is_set():
        address = _choose(chance)
        try:
            connection.request("GET", address)
            answer = connection.getresponse()
            problem = find_problem(answer, answer.read(), found=not address.startswith("/gone"))
        except (OSError, http.client.HTTPException) as error:
            problem = f"{type(error).__name__}: {error}"
            connection.close()
        seen.answers += 1
        if problem:
            seen.failures.append(f"{address}: {problem}")
    connection.close()


def _choose(chance: Random) -> str:
    number = chance.randrange(PAGES + 6)
    if number < PAGES:
        return f"/page-{number}/"
    # What is nowhere is looked for on the disk each time.
    return f"/{FILM}" if number % 2 else f"/gone-{chance.randrange(1000)}/"


def find_problem(answer: http.client.HTTPResponse, body: bytes, *, found: bool) -> str:
    """Say what is wrong with an answer: nothing, if it is whole and of one release."""
    if answer.status != (200 if found else 404):
        return f"status {answer.status}"
    line = body[: body.find(b"\n") + 1]
    if not line or line * (len(body) // len(line)) != body:
        return f"{len(body)} bytes of more than one release"
    etag = answer.headers.get("etag", "").strip('"')
    if found and etag != digest_of(body):
        return f"the validator {etag} belongs to other bytes"
    return ""
