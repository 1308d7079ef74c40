"""The state that one build stores for the next: what it read, and the state of each page."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from pathlib import Path
from zlib import crc32

import msgspec
from msgspec import Struct, field

from tearsheet.model.notice import today
from tearsheet.pipeline.encoded_page import PageFacts
from tearsheet.pipeline.page_states import forget_other_states
from tearsheet.pipeline.stored_content import StoredContent, forget_other_content
from tearsheet.pipeline.stored_parts import Parts

FILE = "state.msgpack"
_CHECK = 4


class State(Struct, frozen=True, kw_only=True):
    """Everything one build stores for the next."""

    code_digest: str
    """Of the engine, the reader and the options; a different one invalidates the rest."""
    root: str
    content: StoredContent = StoredContent()
    pages: Mapping[str, PageFacts] = field(default_factory=dict)
    parts: Parts = ()
    """Of the states of these pages."""
    proven: bool = False
    """Whether there was no mistake in the site."""
    tree: str = ""
    """The digest of the folder the pages were written to."""
    commit: str | None = None
    """The commit from which the last-changed days of pages were read."""
    search: str = ""
    """The digest of the search state that goes with it."""
    expires: datetime.date | None = None
    """The day from which it is invalid, because a notice begins or ends."""


def load_state(cache: Path, code_digest: str, root: Path) -> State:
    """Load the state of the last build; a damaged or foreign one counts as empty."""
    empty = State(code_digest=code_digest, root=str(root))
    try:
        stored = memoryview((cache / FILE).read_bytes())
        checksum, data = stored[:_CHECK], stored[_CHECK:]
        if checksum != _checksum(data):
            return empty
        state = msgspec.msgpack.decode(data, type=State)
    except (OSError, msgspec.MsgspecError, ValueError, TypeError):
        return empty
    if state.expires and today() >= state.expires:
        return empty
    if state.code_digest != code_digest or state.root != str(root):
        return empty
    return state


def save_state(cache: Path, state: State) -> None:
    """Store the state for the next build."""
    cache.mkdir(parents=True, exist_ok=True)
    draft = cache / f"{FILE}.draft"
    data = msgspec.msgpack.encode(state)
    with draft.open("wb") as file:
        file.write(_checksum(data))
        file.write(data)
    draft.replace(cache / FILE)
    # Only now does nobody need them.
    forget_other_states(cache, state.parts)
    forget_other_content(cache, state.content)


def forget_state(cache: Path) -> None:
    """Remove the state, so that the next build starts from scratch."""
    (cache / FILE).unlink(missing_ok=True)


def _checksum(data: bytes | memoryview) -> bytes:
    # A flipped byte in a text would still decode. A digest would take four times as long.
    return crc32(data).to_bytes(_CHECK, "big")
