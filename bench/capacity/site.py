"""The real site, built and answered for by one worker of the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, run_measured, start
from bench.server import find_free_port, wait_until_served
from bench.tools.tearsheet import program

LOG = INSTALLED / "logs" / "capacity-serve.log"


@dataclass(frozen=True, slots=True, kw_only=True)
class Served:
    """Where the site lies and who answers for it."""

    out: Path
    host: str
    server: int
    """The session of the server's processes."""


@contextmanager
def serve_real_site() -> Iterator[Served]:
    """Build what is new of the site and serve it until the end of the block."""
    folder = INSTALLED / "capacity" / "served"
    out = folder / "dist"
    run_measured(_tearsheet("build", "--out", str(out), "--cache", str(folder / "cache")), LOG)
    port = find_free_port()
    words = ("serve", "--out", str(out), "--port", str(port), "--workers", "1")
    with start(_tearsheet(*words), LOG) as server:
        host = f"http://127.0.0.1:{port}"
        wait_until_served(server, host, LOG)
        yield Served(out=out, host=host, server=server.pid)


def _tearsheet(*words: str) -> Command:
    return Command(words=(str(program()), *words), folder=REPOSITORY)
