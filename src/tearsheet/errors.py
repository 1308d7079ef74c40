"""All errors of the engine, each with its place, the problem and the remedy."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct


class Place(Struct, frozen=True, gc=False):
    """A file and, if known, a line in it, counted from one."""

    file: Path
    line: int | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else str(self.file)


class Mistake(Struct, frozen=True):
    """One thing wrong in the content, as a value that can be collected, sorted and pickled."""

    where: Place
    problem: str
    remedy: str

    @property
    def order(self) -> tuple[str, int, str]:
        """Sort key: by file, then by line."""
        return str(self.where.file), self.where.line or 0, self.problem

    def __str__(self) -> str:
        return f"{self.where}\n  {self.problem}\n  {self.remedy}"


class TearsheetError(Exception):
    """Base of all errors that a user can do something about."""


class ContentError(TearsheetError):
    """One mistake in the content."""

    def __init__(self, where: Place | Path, problem: str, remedy: str) -> None:
        place = where if isinstance(where, Place) else Place(where)
        self.mistake = Mistake(place, problem, remedy)
        super().__init__(str(self.mistake))

    def __reduce__(self) -> tuple[object, ...]:
        # Subclasses take other arguments; only the mistake is pickled.
        return ContentError, (self.mistake.where, self.mistake.problem, self.mistake.remedy)


class ContentErrors(TearsheetError):
    """All mistakes of a run, sorted by file."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(sorted(set(mistakes), key=lambda mistake: mistake.order))
        super().__init__("\n\n".join(str(mistake) for mistake in self.mistakes))


class DuplicatePathname(ContentError):
    """Two rows of one navigation tree lead to the same address."""

    def __init__(self, pathname: str, *, taken_by: Place | Path, where: Place | Path) -> None:
        super().__init__(
            where,
            problem=f'"{pathname}" stands twice in one tree; it is taken by {taken_by}.',
            remedy="Give one of the two rows another address, or remove it.",
        )


class MachineError(TearsheetError):
    """A problem of the machine: disk full, no permission, a missing tool."""

    def __init__(self, problem: str, remedy: str) -> None:
        self.problem = problem
        self.remedy = remedy
        super().__init__(f"{problem}\n  {remedy}")

    def __reduce__(self) -> tuple[object, ...]:
        return MachineError, (self.problem, self.remedy)


_LONGEST_OFFER = 300


def suggest(found: str, known: Iterable[str]) -> str:
    """Suggest the closest known name, and list all of them, as far as an error has room."""
    # Imported lazily: it compares words, and few builds find mistakes.
    from tearsheet.known_names import order_names

    names = order_names(frozenset(known))
    nearest = names.find_nearest(found)
    offer = f'Did you mean "{nearest}"? ' if nearest is not None else ""
    offer = f"{offer}Use one of: {names.listed}."
    if len(offer) < _LONGEST_OFFER:
        return offer
    return f"{offer[:_LONGEST_OFFER].rpartition(',')[0]}, …"
