"""Turns failures into mistakes that the development server shows instead of exiting."""

from __future__ import annotations

from pathlib import Path

from tearsheet.errors import (
    ContentError,
    ContentErrors,
    MachineError,
    Mistake,
    Place,
    TearsheetError,
)

FAILURES = (TearsheetError, OSError)
"""Failures to expect of content, packages and disks; anything else is a bug of the engine."""


def mistakes_of(failure: TearsheetError | OSError, where: Path) -> tuple[Mistake, ...]:
    """Turn a failure into mistakes; `where` is the place of one that names no file."""
    if isinstance(failure, ContentErrors):
        return failure.mistakes
    if isinstance(failure, ContentError):
        return (failure.mistake,)
    if isinstance(failure, MachineError):
        return (Mistake(Place(where), failure.problem, failure.remedy),)
    if isinstance(failure, OSError):
        file = Path(failure.filename) if isinstance(failure.filename, str) else where
        problem = f"The file cannot be opened: {failure.strerror or failure}."
        return (Mistake(Place(file), problem, "Put it back, or mind its rights and the disk."),)
    return (Mistake(Place(where), str(failure), "Mend it and save."),)
