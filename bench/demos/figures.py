"""One measured thing beside its budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """What was reached in several runs, and what it may be."""

    name: str
    unit: str
    runs: Sequence[float]
    budget: float | None = None
    """The most it may be; None where nothing was promised."""
    failure: str | None = None
    """Why it could not be measured, if it could not."""

    @property
    def reached(self) -> float | None:
        """The usual value."""
        return median(self.runs) if self.runs else None

    @property
    def is_kept(self) -> bool:
        """Whether the promise holds, if there is one."""
        if self.budget is None:
            return self.failure is None
        return self.reached is not None and self.reached <= self.budget
