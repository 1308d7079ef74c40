"""The names that would have been right, and which of thousands is nearest to a wrong one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property, lru_cache
from itertools import islice

from msgspec import Struct

_FEW = 100
"""So many names are each compared with a wrong one, which takes a millisecond or two."""
_MOST_SEEN = 2000
_MOST_COMPARED = 10
"""Of more names only those are compared that share the most neighboring letters with it; so a
wrong name costs as much among all addresses of a large site as among those of a small one."""
_LIKENESS = 0.6
_END = "\0"


class KnownNames(Struct, frozen=True, dict=True):
    """Some names, in order."""

    names: tuple[str, ...]

    @cached_property
    def listed(self) -> str:
        """All of them, as a sentence lists them."""
        return ", ".join(self.names)

    def find_nearest(self, found: str) -> str | None:
        """Find the name that was most likely meant; none where nothing is like it."""
        names = self.names if len(self.names) <= _FEW else self._find_candidates(found)
        return next(iter(get_close_matches(found, names, n=1, cutoff=_LIKENESS)), None)

    def _find_candidates(self, found: str) -> Sequence[str]:
        holders = [self._holders[part] for part in _parts(found) if part in self._holders]
        # The rarest say the most, and are looked at before what stands in nearly all names.
        seen = islice(_chain_rarest(holders), _MOST_SEEN)
        best = sorted(Counter(seen).items(), key=lambda entry: (-entry[1], entry[0]))
        return [self.names[number] for number, _ in best[:_MOST_COMPARED]]

    @cached_property
    def _holders(self) -> Mapping[str, Sequence[int]]:
        """The numbers of the names in which neighboring letters stand, by these letters."""
        holders: dict[str, list[int]] = {}
        for number, name in enumerate(self.names):
            for part in _parts(name):
                holders.setdefault(part, []).append(number)
        return holders


@lru_cache(maxsize=16)
def order_names(names: frozenset[str]) -> KnownNames:
    """Put names in order; for a page's or a site's own only once, however many are wrong."""
    return KnownNames(tuple(sorted(names)))


def _parts(name: str) -> set[str]:
    """Its letters in twos and threes: threes tell more, and twos are left where a name is short."""
    letters = f"{_END}{name.lower()}{_END}"
    return {letters[start : start + size] for size in (2, 3) for start in range(len(letters) - 1)}


def _chain_rarest(holders: Sequence[Sequence[int]]) -> Iterator[int]:
    for numbers in sorted(holders, key=len):
        yield from numbers
