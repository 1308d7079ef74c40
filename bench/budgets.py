"""What Tearsheet promises to stay under, and whether it did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bench.author_loop import AuthorLoop
from bench.builds import Measurements
from bench.lighthouse import Audit
from bench.summary import (
    find_fastest_hugo,
    find_own,
    median_edit,
    median_megabytes_of_first,
    median_megabytes_of_others,
    median_processor,
    median_seconds,
)
from bench.weight import PageWeight

LARGE = 5000
"""From here on, half of Hugo's time is the limit instead of Hugo's time."""

MEMORY, MEMORY_OF_PAGE, MEMORY_OF_WORKER = 300.0, 0.002, 250.0
"""In MB: of the process that builds, what it may add for each page, and of one that renders."""
PROCESSORS = 0.5
"""The share of what Hugo takes of the processors, at any size."""
UNCHANGED, UNCHANGED_AT_MOST = 0.2, 0.5
EDITED = {1000: 0.3, 5000: 0.5, 100_000: 2.0}
"""By the most pages for which it holds."""
CHECK = 2.0
CHECKED_PAGES = 1000
SAVED = 0.1
WEIGHTS = {"document": 15.0, "script": 12.0, "stylesheet": 14.0}
"""In KB, brotli: a page of prose before its visitor operates anything."""
LARGEST_PAINT = 1.5


@dataclass(frozen=True, slots=True)
class Verdict:
    """One promise beside what was reached."""

    promise: str
    limit: float
    reached: float
    unit: str = "s"

    @property
    def kept(self) -> bool:
        return self.reached < self.limit


def judge_builds(pages: int, results: Sequence[Measurements]) -> list[Verdict]:
    """Every promise about builds for which there are figures."""
    return [
        Verdict(promise, limit, reached, unit)
        for promise, limit, reached, unit in _promises(pages, results)
        if limit is not None and reached is not None
    ]


def judge_author_loop(results: Sequence[AuthorLoop]) -> list[Verdict]:
    """The promise to the author."""
    reached = median_edit(find_own(results))
    return [] if reached is None else [Verdict("save to browser", SAVED, reached)]


def judge_weights(results: Sequence[PageWeight]) -> list[Verdict]:
    """The promise to the visitor whose network is slow."""
    own = find_own(results)
    if own is None or own.sizes is None:
        return []
    sizes = own.sizes
    return [Verdict(kind, limit, sizes[kind] / 1000, "KB") for kind, limit in WEIGHTS.items()]


def judge_audits(audits: Sequence[Audit]) -> list[Verdict]:
    """The promises of every page as Lighthouse sees it: nothing below 100, and painted soon."""
    imperfect = sum(not audit.is_perfect for audit in audits)
    slowest = max(audit.largest_paint for audit in audits) / 1000
    return [
        Verdict("kinds of page below 100 anywhere, or that shift", 1, imperfect, "kinds"),
        Verdict("largest paint", LARGEST_PAINT, slowest),
    ]


def _promises(
    pages: int, results: Sequence[Measurements]
) -> Iterator[tuple[str, float | None, float | None, str]]:
    own, hugo = find_own(results), find_fastest_hugo(results)
    taken = median_seconds(hugo, "cold")
    share, words = (0.5, "cold, half of Hugo's time") if pages >= LARGE else (1.0, "cold, Hugo's")
    yield words, None if taken is None else taken * share, median_seconds(own, "cold"), "s"
    worked = median_processor(hugo, "cold")
    share_of_work = None if worked is None else worked * PROCESSORS
    yield "cold, half of Hugo's processors", share_of_work, median_processor(own, "cold"), "s"
    memory = MEMORY + pages * MEMORY_OF_PAGE
    yield "memory of the building process", memory, median_megabytes_of_first(own, "cold"), "MB"
    yield "memory of a worker", MEMORY_OF_WORKER, median_megabytes_of_others(own, "cold"), "MB"
    unchanged = UNCHANGED if pages <= LARGE else UNCHANGED_AT_MOST
    yield "nothing changed", unchanged, median_seconds(own, "unchanged"), "s"
    edited = next((limit for most, limit in EDITED.items() if pages <= most), None)
    yield "one page edited", edited, median_seconds(own, "edited"), "s"
    if pages <= CHECKED_PAGES:
        yield "check alone", CHECK, median_seconds(own, "check"), "s"
