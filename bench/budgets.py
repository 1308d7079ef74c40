"""What Tearsheet promises to stay under, and whether it did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bench.author_loop import AuthorLoop
from bench.builds import Measurements
from bench.summary import (
    find_fastest_hugo,
    find_own,
    median_edit,
    median_megabytes,
    median_seconds,
)

LARGE = 5000
"""From here on, half of Hugo's time is the limit instead of Hugo's time."""

MEMORY = 300.0
UNCHANGED = 0.2
EDITED = 0.5
CHECK = 2.0
CHECKED_PAGES = 1000
SAVED = 0.1


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
