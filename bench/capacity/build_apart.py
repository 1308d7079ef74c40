"""Builds a site in a process of its own and tells the seconds of processors that it took.

Seconds of processors, and not of the clock: others at work on the machine hardly change them.
"""

from __future__ import annotations

import gc
import json
import resource
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tearsheet.pipeline.build_site import build_site
from tearsheet.pipeline.options import BuildOptions
from tearsheet.progress import Progress

READING = "Reading"
FIRST_OF_PAGES = "Drawing pictures"
LAST_OF_PAGES = "Rendering pages"


class Stopwatch(Progress):
    """Notes what child processes have used when a step begins."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[str, float]] = []

    def begun(self, name: str) -> None:
        self.noted.append((name, used(resource.RUSAGE_CHILDREN)))


def used(who: int) -> float:
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


def build(content: Path, folder: Path, *, workers: bool) -> tuple[int, float, float]:
    """The pages, and the seconds that one core works alone and that any number share."""
    watch, executor = Stopwatch(), ProcessPoolExecutor(2) if workers else None
    options = BuildOptions(
        content=content, out=folder / "dist", cache=folder / "cache", executor=executor
    )
    pages = build_site(options, watch).pages
    names = [name for name, _ in watch.noted]
    before = watch.noted[names.index(FIRST_OF_PAGES)][1]
    after = watch.noted[names.index(LAST_OF_PAGES) + 1][1]
    if executor:
        before = used(resource.RUSAGE_CHILDREN)
        executor.shutdown()
        after = used(resource.RUSAGE_CHILDREN)
    # Files are read by processes of this machine, whoever renders the pages.
    first = names.index(READING)
    shared = after - before + watch.noted[first + 1][1] - watch.noted[first][1]
    whole = used(resource.RUSAGE_SELF) + used(resource.RUSAGE_CHILDREN)
    return pages, whole - shared, shared


if __name__ == "__main__":
    # As the command does it.
    gc.disable()
    content, folder, executor = sys.argv[1:]
    pages, alone, shared = build(Path(content), Path(folder), workers=executor == "elsewhere")
    print(json.dumps({"pages": pages, "alone": alone, "shared": shared}))
