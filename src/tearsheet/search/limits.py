"""How large the files of an index may be."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class IndexLimits(Struct, frozen=True, kw_only=True):
    """In bytes, without compression; of names their number."""

    root: int = 40_000
    """All directories of a root together: whoever searches waits for it."""
    table: int = 12_000
    """A part of a directory, of which a question fetches one or two."""
    file: int = 80_000
    """A file with words or texts; only a single page may be larger."""

    names: int = 50_000
    """Names that are all fetched; of more than these only what the typed words begin with."""
    start: int = 16_000
    """The directory of names in the first file."""

    @property
    def of_start(self) -> IndexLimits:
        """The same with the room that the first file has."""
        return replace(self, root=self.start)

    @property
    def list(self) -> int:
        """The entries of one word in a file; more are divided."""
        return self.file * 3 // 4

    @property
    def best(self) -> int:
        """Those entries of a longer list that weigh the most, which are all that most questions
        need: a word on so many pages says little beside others, and alone it says no more of the
        rest.
        """
        return self.file * 3 // 8


LIMITS = IndexLimits()
