"""Scans the content folder: every file's path, size and time, and files that are not allowed."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from tearsheet.cache.stamps import SETTLED_NANOSECONDS
from tearsheet.content.same_stamps import look_again
from tearsheet.errors import MachineError, Mistake, Place

PAGE_FILE = "page.md"
DEMO_FOLDER = "demos"
DRAWING_FILE = "drawing.svg"
REDIRECT_FILE = "redirects.yaml"

LONGEST_NAME = 200
"""In bytes; with the build's suffixes a name must fit into the 255 that file systems allow."""

_ADDRESS_SEGMENT = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_RESERVED = frozenset({"assets", "en", "feed", "frames", "index", "offline", "parts", "reference"})
_IGNORED_NAMES = frozenset({"node_modules", "Thumbs.db"})


class Stamp(Struct, frozen=True, gc=False):
    """Detects an unchanged file without opening it; `changed` is the inode's change time."""

    modified: int
    size: int
    changed: int
    inode: int

    @property
    def numbers(self) -> list[int]:
        """The same as plain numbers."""
        return [self.modified, self.size, self.changed, self.inode]


UNSETTLED = Stamp(-1, -1, -1, -1)


class Scan(Struct, frozen=True):
    """The files below a folder, by their relative path, and the mistakes of rejected ones."""

    files: dict[str, Stamp]
    mistakes: tuple[Mistake, ...]
    began: int
    """In nanoseconds since the epoch."""
    folders: tuple[str, ...]
    """All that were looked into, by their relative path."""
    numbers: bytes = b""
    """Of the stamps of the folders, where they were looked at before the files."""


class SettledScan(Struct, frozen=True):
    """What an earlier scan found, which made no mistakes."""

    files: Sequence[str]
    folders: tuple[str, ...]
    numbers: bytes
    """Of the stamps of the folders, which were settled."""


def stamp_of(status: os.stat_result) -> Stamp:
    """The stamp of a file from its stat."""
    return Stamp(status.st_mtime_ns, status.st_size, status.st_ctime_ns, status.st_ino)


def settle(stamp: Stamp, scan: Scan) -> Stamp:
    """A stamp as it may be kept for the next build: that of a young file is worth nothing.

    A file changed twice within one tick of the disk's clock looks unchanged.
    """
    return stamp if stamp.changed < scan.began - SETTLED_NANOSECONDS else UNSETTLED


def is_ignored(name: str) -> bool:
    """Whether a file or folder is ignored: it belongs to an editor or a tool."""
    return name.startswith(".") or name in _IGNORED_NAMES or name.endswith("~")


def scan_content(root: Path) -> Scan:
    """List the content folder.

    Raises:
        MachineError: there is no such folder.
    """
    if not root.is_dir():
        raise MachineError(
            f'There is no content folder "{root}".',
            "Run the command where the site's content lies, or name it with --content.",
        )
    began = time.time_ns()
    files: dict[str, Stamp] = {}
    mistakes: list[Mistake] = []
    folders: list[str] = []
    for path, stamp, mistake in _walk(str(root), "", folders, inside_demos=False):
        if stamp:
            files[path] = stamp
        if mistake:
            mistakes.append(Mistake(Place(root / path), *mistake))
    return Scan(files, tuple(mistakes), began, tuple(folders))


def scan_again(root: Path, before: SettledScan) -> Scan | None:
    """What `scan_content` would find, without listing; None where a folder looks different."""
    began, look = time.time_ns(), os.stat
    try:
        if not look_again([f"{root}/{folder}" for folder in before.folders], before.numbers):
            return None
        files = {path: stamp_of(look(f"{root}/{path}")) for path in before.files}
    except OSError:
        return None
    return Scan(files, (), began, before.folders, before.numbers)


def _walk(
    folder: str, path: str, folders: list[str], *, inside_demos: bool
) -> Iterator[tuple[str, Stamp | None, tuple[str, str] | None]]:
    try:
        with os.scandir(folder) as listing:
            entries = sorted(listing, key=lambda entry: entry.name)
    except OSError as error:
        yield (
            path,
            None,
            (
                f"The folder cannot be opened: {error.strerror}.",
                "Make it readable.",
            ),
        )
        return
    folders.append(path)
    for entry in entries:
        name = entry.name
        if is_ignored(name):
            continue
        here = f"{path}{name}"
        if not name.isprintable():
            yield here, None, (f"The name {name!r} is no text.", "Rename it.")
        elif len(name.encode()) > LONGEST_NAME:
            yield here, None, _long_name(name)
        elif entry.is_dir(follow_symlinks=False):
            # A page may be about demos; then the folder holds its text.
            demos = inside_demos or (
                name == DEMO_FOLDER and not Path(entry.path, PAGE_FILE).exists()
            )
            problem = None if demos else _folder_problem(here, name)
            if problem:
                yield here, None, problem
            else:
                yield from _walk(entry.path, f"{here}/", folders, inside_demos=demos)
        else:
            yield here, *_file(entry, inside_demos=inside_demos)


def _long_name(name: str) -> tuple[str, str]:
    problem = f"The name is {len(name.encode())} bytes long, and the build has to lengthen it."
    return problem, f"Shorten it to at most {LONGEST_NAME}."


def _folder_problem(path: str, name: str) -> tuple[str, str] | None:
    if name == PAGE_FILE:
        return (
            f'A folder is called "{PAGE_FILE}", where the text of a page should be.',
            "Put a file in its place.",
        )
    if not _ADDRESS_SEGMENT.fullmatch(name):
        return (
            f"The folder's name {name!r} cannot be part of an address.",
            f'Use lower-case letters, digits and hyphens, such as "{as_segment(name)}".',
        )
    if path in _RESERVED:
        return (
            f'The address "/{path}/" belongs to the files the build makes.',
            "Give the folder another name.",
        )
    return None


def as_segment(name: str) -> str:
    """The address segment most similar to the name of a folder."""
    words = re.findall(r"[a-z0-9]+", name.lower())
    return "-".join(words) or "page"


def _link_problem(link: os.DirEntry[str], *, inside_demos: bool) -> tuple[str, str] | None:
    """Why a symlink is rejected; one to a file in the same folder, or below it, is allowed."""
    if link.is_dir():
        return "A linked folder could lead in a circle.", "Put the folder itself here."
    place = Path(link.path)
    # A demo is bundled from the files that lie in its folder, under their own names.
    if inside_demos or not place.resolve().is_relative_to(place.parent.resolve()):
        return "A link to another place would publish what lies there.", "Put the file itself here."
    return None


def _file(
    entry: os.DirEntry[str], *, inside_demos: bool
) -> tuple[Stamp | None, tuple[str, str] | None]:
    try:
        status = entry.stat()
    except OSError as error:
        return None, (
            f"The file cannot be opened: {error.strerror}.",
            "If it is a link, let it lead to a file; otherwise restore it.",
        )
    if entry.is_symlink() and (problem := _link_problem(entry, inside_demos=inside_demos)):
        return None, problem
    if not entry.is_file():
        return None, ("This is neither a file nor a folder.", "Remove it.")
    if entry.name.endswith(".md") and entry.name != PAGE_FILE and not inside_demos:
        stem = entry.name.removesuffix(".md")
        return None, (
            "Only a page.md becomes a page; this file would be forgotten.",
            f'Move it to "{as_segment(stem)}/{PAGE_FILE}".',
        )
    if entry.name in (PAGE_FILE, "product.yaml") and inside_demos:
        return None, (
            f'A {entry.name} cannot lie among demos, below a folder "{DEMO_FOLDER}".',
            "Move it up, or give the demo's file another name.",
        )
    return stamp_of(status), None
