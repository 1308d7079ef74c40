"""What one build tells the next: what was read, and what became of each page."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from tearsheet.build.page_job import PageRecord
from tearsheet.content.memory import Memory, ReadFile
from tearsheet.content.scan import Stamp
from tearsheet.content.structure import Structure

FILE = "state.msgpack"
_UNSURE = Stamp(-1, -1)
_SETTLED_NANOSECONDS = 100_000_000
"""A file changed twice within one tick of the disk's clock looks unchanged: read it again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageState:
    """A page as the last build left it."""

    key: str
    record: PageRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Everything one build tells the next."""

    fingerprint: str
    """Of the engine, the reader and the options; another one makes the rest worthless."""
    root: str
    files: Mapping[str, ReadFile] = field(default_factory=dict)
    structure: Structure | None = None
    pages: Mapping[str, PageState] = field(default_factory=dict)
    tree: str = ""
    """The digest of the folder the pages were written to."""


def load_state(cache: Path, fingerprint: str, root: Path) -> State:
    """Load what the last build told; a damaged or foreign state is an empty one."""
    empty = State(fingerprint=fingerprint, root=str(root))
    try:
        stored = (cache / FILE).read_bytes()
        state = msgspec.msgpack.decode(stored, type=State, dec_hook=_decode)
    except (OSError, msgspec.MsgspecError, ValueError, TypeError):
        return empty
    if state.fingerprint != fingerprint or state.root != str(root):
        return empty
    return state


def save_state(cache: Path, state: State) -> None:
    """Tell the next build."""
    cache.mkdir(parents=True, exist_ok=True)
    draft = cache / f"{FILE}.draft"
    draft.write_bytes(msgspec.msgpack.encode(_settled(state), enc_hook=str))
    draft.replace(cache / FILE)


def memory_of(state: State) -> Memory:
    """What was read from the content folder."""
    return Memory(state.files, state.structure)


def _settled(state: State) -> State:
    newest = time.time_ns() - _SETTLED_NANOSECONDS
    files = {
        path: replace(read, stamp=_UNSURE) if read.stamp.modified > newest else read
        for path, read in state.files.items()
    }
    return replace(state, files=files)


# Thousands of rows of a navigation stand in one file; its path is made once.
_paths = lru_cache(maxsize=256)(Path)


def _decode(kind: type, value: Any) -> Any:
    return _paths(value) if kind is Path else kind(value)
