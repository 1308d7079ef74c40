"""What was read before and need not be read again: the files' digests and the pages' settings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct

from tearsheet.content.page_file import read_settings, split_page
from tearsheet.content.scan import PAGE_FILE, Scan, Stamp
from tearsheet.content.structure import Structure
from tearsheet.content.text_file import decode_text
from tearsheet.errors import ContentError, ContentErrors, Mistake, Place
from tearsheet.model.page import PageSettings

_PLACED = re.compile(r"^[ \t]*::[ \t]*([A-Za-z][\w-]*)[ \t]+([A-Za-z]\w*)", re.MULTILINE)


class ReadFile(Struct, frozen=True, kw_only=True, array_like=True):
    """A file as it was when it was last read."""

    stamp: Stamp
    digest: bytes
    settings: PageSettings | None = None
    """Only of pages, and only when they could be read."""
    placed: tuple[str, ...] = ()
    """What a page places with two colons, such as `component VersionTable`."""
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True, slots=True)
class Memory:
    """The files of the content folder by their path from it."""

    files: Mapping[str, ReadFile] = field(default_factory=dict)
    structure: Structure | None = None


def read_content(root: Path, scan: Scan, memory: Memory) -> Memory:
    """Bring a memory up to date: open what is new or looks different, forget what is gone.

    Raises:
        ContentErrors: some files cannot be opened.
    """
    files: dict[str, ReadFile] = {}
    closed: list[Mistake] = []
    known = memory.files
    for path, stamp in scan.files.items():
        before = known.get(path)
        if before is not None and before.stamp == stamp:
            files[path] = before
        else:
            try:
                files[path] = read_file(root, path, stamp)
            except OSError as error:
                closed.append(_closed(root / path, error))
    if closed:
        raise ContentErrors([*scan.mistakes, *closed])
    return Memory(files)


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
        settings = read_settings(text.front_matter, file, mistakes)
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


def find_rewritten(before: Memory, after: Memory) -> frozenset[str] | None:
    """The pages of which only the text is another; None when anything else is, too."""
    if before.structure is not after.structure or [*before.files] != [*after.files]:
        return None
    rewritten: list[str] = []
    for path, read in after.files.items():
        old = before.files[path]
        # What was not read again is the same object.
        if read is old or read.digest == old.digest:
            continue
        if read.settings is None or (read.settings, read.placed) != (old.settings, old.placed):
            return None
        rewritten.append(f"/{path.removesuffix(PAGE_FILE)}")
    return frozenset(rewritten)


def digest_of(data: bytes) -> bytes:
    """What stands for some bytes wherever they are compared."""
    return blake2b(data, digest_size=16).digest()


def _closed(file: Path, error: OSError) -> Mistake:
    problem = f"The file cannot be opened: {error.strerror}."
    return Mistake(Place(file), problem, "Mind its rights, or remove it.")


def _find_placed(body: str) -> tuple[str, ...]:
    if "::" not in body:
        return ()
    # Code that only shows such a line is found as well, which costs a little work and no more.
    return tuple(sorted({f"{name} {what}" for name, what in _PLACED.findall(body)}))
