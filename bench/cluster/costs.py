"""What a build takes here and on workers, and from which size on a cluster is the shorter way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

MOST = 10_000_000
"""Pages; where a cluster does not pay until then, it never does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """The seconds of processors that a cold build takes."""

    pages: int
    alone: float
    """In which one core of the machine that builds works and the others wait."""
    here: float
    """Shared by all cores of that machine."""
    there: float
    """Shared by the workers of a cluster."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What grows with the pages: a fixed part, and a part for each of them."""

    fixed: float
    each: float

    def at(self, pages: int) -> float:
        """The value for a number of pages."""
        return self.fixed + self.each * pages


@dataclass(frozen=True, slots=True, kw_only=True)
class Model:
    """What a build of any size takes, by two that were measured."""

    alone: Line
    here: Line
    there: Line
    workers: int
    """Of the cluster that was measured; each begins by itself, whatever their number."""

    def seconds(self, pages: int, here: int, there: int) -> float:
        """The time on so many cores, if what is alone and what is shared never overlap."""
        begins = self.there.fixed / self.workers
        at_work = begins + self.there.each * pages / there
        return self.alone.at(pages) + self.here.at(pages) / here + at_work


def find_model(small: Cost, large: Cost, workers: int) -> Model:
    """The lines through two measurements."""

    def line(part: Callable[[Cost], float]) -> Line:
        each = (part(large) - part(small)) / (large.pages - small.pages)
        # Noise may make a line begin below nothing.
        return Line(fixed=max(0.0, part(small) - each * small.pages), each=each)

    return Model(
        alone=line(lambda cost: cost.alone),
        here=line(lambda cost: cost.here),
        there=line(lambda cost: cost.there),
        workers=workers,
    )


def find_pay_off(plain: Model, cluster: Model, here: int, there: int) -> int | None:
    """The pages from which on a cluster is faster, in steps of a hundred; None if it never is."""

    def is_faster(pages: int) -> bool:
        return cluster.seconds(pages, here, there) < plain.seconds(pages, here, 1)

    if not is_faster(MOST):
        return None
    low, high = 0, MOST // 100
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if is_faster(100 * middle) else (middle + 1, high)
    return 100 * low
