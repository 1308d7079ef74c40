"""What one build tells the next: what was read, and what became of each page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from tearsheet.content.memory import Memory
from tearsheet.content.read_file import ReadFile
from tearsheet.content.scan import Scan, settle
from tearsheet.content.structure import Structure
from tearsheet.page.render import PageRecord

FILE = "state.msgpack"
_CHECK = 16


class PageState(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A page as the last build left it."""

    key: str
    record: PageRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Everything one build tells the next."""

    code_digest: str
    """Of the engine, the reader and the options; another one makes the rest worthless."""
    root: str
    files: Mapping[str, ReadFile] = field(default_factory=dict)
    structure: Structure | None = None
    pages: Mapping[str, PageState] = field(default_factory=dict)
    tree: str = ""
    """The digest of the folder the pages were written to."""
    commit: str | None = None
    """The commit whose days stand on the pages."""
    search: str = ""
    """What names the state of the search that goes with it."""


def load_state(cache: Path, code_digest: str, root: Path) -> State:
    """Load what the last build told; a damaged or foreign state is an empty one."""
    empty = State(code_digest=code_digest, root=str(root))
    try:
        stored = memoryview((cache / FILE).read_bytes())
        check, told = stored[:_CHECK], stored[_CHECK:]
        if check != _check(told):
            return empty
        state = msgspec.msgpack.decode(told, type=State, dec_hook=_decode)
    except (OSError, msgspec.MsgspecError, ValueError, TypeError):
        return empty
    if state.code_digest != code_digest or state.root != str(root):
        return empty
    return state


def save_state(cache: Path, state: State, scan: Scan) -> None:
    """Tell the next build."""
    cache.mkdir(parents=True, exist_ok=True)
    draft = cache / f"{FILE}.draft"
    told = msgspec.msgpack.encode(_settled(state, scan), enc_hook=str)
    with draft.open("wb") as file:
        file.write(_check(told))
        file.write(told)
    draft.replace(cache / FILE)


def forget_state(cache: Path) -> None:
    """Let the next build begin from nothing."""
    (cache / FILE).unlink(missing_ok=True)


def memory_of(state: State) -> Memory:
    """What was read from the content folder."""
    return Memory(state.files, state.structure)


def _check(told: bytes | memoryview) -> bytes:
    # A flipped byte in a text still is a text, and would be believed.
    return blake2b(told, digest_size=_CHECK).digest()


def _settled(state: State, scan: Scan) -> State:
    files = {path: _settled_file(read, scan) for path, read in state.files.items()}
    return replace(state, files=files)


def _settled_file(read: ReadFile, scan: Scan) -> ReadFile:
    stamp = settle(read.stamp, scan)
    return read if stamp is read.stamp else structs.replace(read, stamp=stamp)


# Thousands of rows of a navigation stand in one file; its path is made once.
_paths = lru_cache(maxsize=256)(Path)


def _decode(kind: type, value: Any) -> Any:
    return _paths(value) if kind is Path else kind(value)
