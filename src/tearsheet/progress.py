"""How a build tells what it is doing, without knowing who listens."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class StepTime:
    """A finished step and the seconds it took."""

    name: str
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
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
    """How many things in the documented packages could not be read."""
    steps: tuple[StepTime, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ProofSummary:
    """What was proven."""

    demos: int
    variants: int
    proven: int
    """How many demos were looked at; the others have not changed since they were."""
    note: str = ""
    """What was left out, and why."""
    steps: tuple[StepTime, ...] = ()


@dataclass(slots=True)
class Progress:
    """Takes the time of the steps; those who show them override the two hooks."""

    steps: list[StepTime] = field(default_factory=list)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """One step of the work, for as long as the block runs."""
        self.begun(name)
        start = time.perf_counter()
        yield
        self.steps.append(StepTime(name, time.perf_counter() - start))

    def begun(self, name: str) -> None:
        """A step begins."""

    def advanced(self, done: int, of: int) -> None:
        """A step with many parts has finished some of them."""
