"""The state of the index that one build stores for the next."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct, field

from tearsheet.cache.hashing import blake2b
from tearsheet.search.text.layout import TextState

FILE = "search.msgpack"


class SymbolState(Struct, frozen=True, kw_only=True, array_like=True):
    """The symbols part of an index."""

    start: bytes = b"null"
    """JSON: its part of the first file."""
    table: dict[str, str] = field(default_factory=dict)
    """The paths of the other files, by their names."""
    others: tuple[str, ...] = ()
    """The paths of those that its directory leads to, on a large site."""


class SearchState(Struct, frozen=True, kw_only=True, array_like=True):
    """The index of the last build."""

    text: TextState = field(default_factory=TextState)
    symbols: SymbolState = field(default_factory=SymbolState)

    @property
    def table(self) -> dict[str, str]:
        """The paths that the first file lists, by their names; the text's root lists the others."""
        return self.symbols.table | {"text": self.text.root}

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths of all files but the first."""
        return (*self.text.paths, *self.symbols.table.values(), *self.symbols.others)


def load_search_state(cache: Path, expected: str) -> SearchState | None:
    """Load the stored state, if it belongs to the rest of the build's state."""
    try:
        stored = (cache / FILE).read_bytes()
        if not expected or _name(stored) != expected:
            return None
        return msgspec.msgpack.decode(stored, type=SearchState)
    except (OSError, msgspec.MsgspecError, ValueError):
        return None


def save_search_state(cache: Path, state: SearchState) -> str:
    """Store the state for the next build; return its digest."""
    cache.mkdir(parents=True, exist_ok=True)
    stored = msgspec.msgpack.encode(state)
    draft = cache / f"{FILE}.draft"
    draft.write_bytes(stored)
    draft.replace(cache / FILE)
    return _name(stored)


def _name(stored: bytes) -> str:
    return blake2b(stored, digest_size=16).hexdigest()
