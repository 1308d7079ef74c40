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
    median_megabytes,
    median_seconds,
)
from bench.weight import PageWeight

LARGE = 5000
"""From here on, half of Hugo's time is the limit instead of Hugo's time."""

MEMORY = 300.0
UNCHANGED = 0.2
EDITED = 0.5
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
    own = find_own(results)
    hugo = median_seconds(find_fastest_hugo(results), "cold")
    share, words = (0.5, "cold, half of Hugo's time") if pages >= LARGE else (1.0, "cold, Hugo's")
    yield words, None if hugo is None else hugo * share, median_seconds(own, "cold"), "s"
    yield "peak memory", MEMORY, median_megabytes(own, "cold"), "MB"
    yield "nothing changed", UNCHANGED, median_seconds(own, "unchanged"), "s"
    yield "one page edited", EDITED, median_seconds(own, "edited"), "s"
    if pages <= CHECKED_PAGES:
        yield "check alone", CHECK, median_seconds(own, "check"), "s"
