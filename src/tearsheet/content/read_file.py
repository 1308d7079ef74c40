"""The stored facts about one file of the content folder."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from tearsheet.cache.hashing import blake2b
from tearsheet.content.page_file import read_settings, split_page
from tearsheet.content.scan import PAGE_FILE, Stamp
from tearsheet.content.text_file import decode_text
from tearsheet.errors import ContentError, Mistake
from tearsheet.model.page import PageSettings

_PLACED = re.compile(
    r"^[ \t]*::[ \t]*([A-Za-z][\w-]*)[ \t]*([^{}\n]*?)[ \t]*(?:\{[^{}\n]*\}[ \t]*)?$", re.MULTILINE
)


class ReadFile(Struct, frozen=True, kw_only=True, array_like=True, gc=False):
    """A file as it was when it was last read."""

    stamp: Stamp
    digest: bytes
    settings: PageSettings | None = None
    """Only of pages, and only when they could be read."""
    placed: tuple[str, ...] = ()
    """What a page places with two colons, such as `component VersionTable`.

    Each is the name of the directive, a space and its argument, which may be empty.
    """
    mistakes: tuple[Mistake, ...] = ()


def read_file(root: Path, path: str, stamp: Stamp) -> ReadFile:
    """Read one file: its digest, and of a page its settings."""
    file = root / path
    data = file.read_bytes()
    digest = digest_of(data)
    if path.rpartition("/")[2] != PAGE_FILE:
        return ReadFile(stamp=stamp, digest=digest)
    mistakes: list[Mistake] = []
    settings: PageSettings | None = None
    placed: tuple[str, ...] = ()
    try:
        text = split_page(decode_text(data, file), file)
        settings = read_settings(text, file, mistakes)
        placed = _find_placed(text.body)
    except ContentError as error:
        mistakes.append(error.mistake)
    return ReadFile(
        stamp=stamp,
        digest=digest,
        settings=settings,
        placed=placed,
        mistakes=tuple(mistakes),
    )


def digest_of(data: bytes) -> bytes:
    """The digest by which files are compared."""
    return blake2b(data, digest_size=16).digest()


def names_placed(placed: Iterable[str], directive: str) -> tuple[str, ...]:
    """The names of what a page places with one directive."""
    begin = f"{directive} "
    return tuple(word.removeprefix(begin) for word in placed if word.startswith(begin))


def _find_placed(body: str) -> tuple[str, ...]:
    if "::" not in body:
        return ()
    # Code that only shows such a line is found as well, which costs a little work and no more.
    found = _PLACED.findall(body)
    return tuple(sorted({f"{name} {' '.join(what.split())}" for name, what in found}))
