"""Progress reporting and the summaries of builds and proofs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct


class StepTime(Struct, frozen=True):
    """A finished step and its duration in seconds."""

    name: str
    seconds: float


class Summary(Struct, frozen=True, kw_only=True):
    """What a build did."""

    pages: int
    rendered: int
    written: int = 0
    removed: int = 0
    bytes_written: int = 0
    files: int = 0
    bytes_html: int = 0
    bytes_brotli: int = 0
    unresolved: int = 0
    """Number of things in the documented packages that could not be resolved."""
    steps: tuple[StepTime, ...] = ()


class ProofSummary(Struct, frozen=True, kw_only=True):
    """What a proof did."""

    demos: int
    variants: int
    proven: int
    """Number of demos that were run; the others are unchanged since their last proof."""
    note: str = ""
    """What was skipped, and why."""
    steps: tuple[StepTime, ...] = ()


class Progress:
    """Times the steps; subclasses that print them override the two hooks."""

    def __init__(self) -> None:
        self.steps: list[StepTime] = []

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Time the block as one step."""
        self.begun(name)
        start = time.perf_counter()
        yield
        self.steps.append(StepTime(name, time.perf_counter() - start))

    def begun(self, name: str) -> None:
        """Hook: a step has started."""

    def advanced(self, done: int, of: int) -> None:
        """Hook: a step has completed some of its parts."""
