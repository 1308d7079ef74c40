"""What went wrong while the live server worked, as mistakes: it goes on, and shows them."""

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
"""What content, packages and disks may do at any moment; anything else is a fault of the engine."""


def mistakes_of(failure: TearsheetError | OSError, where: Path) -> tuple[Mistake, ...]:
    """Say a failure as mistakes; one that names no file is told of the one that was worked on."""
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
