"""How large the files of an index may be."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class IndexLimits(Struct, frozen=True, kw_only=True):
    """In bytes, without compression; of names their number."""

    root: int = 30_500
    """All directories of a root together: whoever searches waits for it."""
    table: int = 12_000
    """A part of a directory, of which a question fetches one or two."""
    only_table: int = 36_000
    """A directory in a single table: several words would need several smaller ones."""
    common: int = 2_000
    """The words in the root that are looked up last, since they stand on the most pages."""
    file: int = 80_000
    """A file with words or texts; only a single page may be larger."""
    words: int = 72_000
    """A file with the lists of several words, of which a question fetches one for each word,
    counted generously: they are a fifth less.
    """
    joined: int = 4_000
    """The pages from which on small neighboring files of words become one, so that their
    directory is short.
    """

    name_file: int = 92_000
    """A file of names by what they are called, counted generously: they are a sixth less."""
    names: int = 50_000
    """Names that are all fetched; of more than these only what the typed words begin with."""
    start: int = 29_000
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
