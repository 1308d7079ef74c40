"""What making the index costs, for a thousand pages and for five thousand."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.corpus import generate_corpus
from bench.demos.figures import Figure
from bench.search.sites import Built, build_again, build_prose
from bench.summary import MEGABYTE
from bench.tools.tearsheet import Tearsheet
from tearsheet.search.files import LIMIT
from tearsheet.search.text.page_text import read_page_text

SECONDS = {1000: 2.0, 5000: 8.0}
MEMORY = {5000: 400.0}
"""In MB; for a smaller site nothing was promised."""

EDITED, EDITS = 0.5, 3
STEP = re.compile(r"^\s*Writing the index\s+([\d.]+) s", re.MULTILINE)
SENTENCE = "\n\nThis sentence came with edit {}.\n"

Say = Callable[[str], None]


def measure_indexing(say: Say) -> Iterator[Figure]:
    """Build generated prose of both sizes: all of it, one page edited, nothing changed."""
    for pages in SECONDS:
        say(f"  indexing {pages:,} pages")
        yield from _measure(pages)


def _measure(pages: int) -> Iterator[Figure]:
    built = build_prose(pages)
    written, read = read_step(built), _time_reading(built.folder)
    name = f"{pages:,} pages"
    yield _seconds(f"{name}: index written, or waited for", written, None)
    yield _seconds(f"{name}: text read from the pages, by one process", read, None)
    yield _seconds(f"{name}: index, both together", written + read, SECONDS[pages])
    memory = built.run.peak_bytes / MEGABYTE
    yield Figure(
        name=f"{name}: memory of the whole build",
        unit="MB",
        runs=[memory],
        budget=MEMORY.get(pages),
    )
    sizes = [file.stat().st_size for file in built.index]
    yield Figure(name=f"{name}: files of the index", unit="", runs=[float(len(sizes))])
    yield Figure(name=f"{name}: size of all", unit="KB", runs=[sum(sizes) / 1000])
    largest = max(sizes) / 1000
    yield Figure(name=f"{name}: the largest", unit="KB", runs=[largest], budget=LIMIT / 1000)
    yield _seconds(f"{name}: nothing changed", read_step(build_again(pages)), EDITED)
    edits = [_time_edit(pages, number) for number in range(EDITS)]
    yield Figure(name=f"{name}: one edited", unit="s", runs=edits, budget=EDITED)


def time_indexing(built: Built) -> float:
    """All that a build does for the search, as if it were done by one process."""
    return read_step(built) + _time_reading(built.folder)


def read_step(built: Built) -> float:
    """How long a build says it was at the index; nothing where it did not have to write it.

    For large sites other processes write it, and the build only waits for their end.
    """
    found = STEP.search(built.log.read_text())
    return float(found[1]) if found else 0.0


def _time_reading(folder: Path) -> float:
    """The part that happens while pages are rendered, here one page after the other.

    Counted in time of the processor: what else this machine does is not its matter.
    """
    texts = [(file, file.read_text()) for file in folder.rglob("index.html")]
    begin = time.process_time()
    for file, html in texts:
        read_page_text(f"/{file.parent.relative_to(folder).as_posix()}/", html)
    return time.process_time() - begin


def _time_edit(pages: int, number: int) -> float:
    corpus, tool = generate_corpus(pages), Tearsheet()
    source = tool.source(tool.folder(pages), corpus.pages[pages // (number + 2)])
    source.write_text(source.read_text() + SENTENCE.format(number))
    return read_step(build_again(pages))


def _seconds(name: str, seconds: float, budget: float | None) -> Figure:
    return Figure(name=name, unit="s", runs=[seconds], budget=budget)
