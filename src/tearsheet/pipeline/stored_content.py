"""What was read of the content, as it is stored for the next build: in parts, the structure apart.

All of it is read by each build, but written only where something changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from tearsheet.content.decoded_values import decode_hook
from tearsheet.content.memory import Memory
from tearsheet.content.read_file import ReadFile
from tearsheet.content.scan import Scan, settle
from tearsheet.content.structure import Structure
from tearsheet.pipeline.stored_parts import (
    DamagedParts,
    Parts,
    PartsFolder,
    store_all,
    store_changed,
)

FOLDER = "read"


class StoredContent(Struct, frozen=True):
    """Where the files that were read, and the structure, are stored."""

    files: Parts = ()
    structure: str = ""
    """The digest of its part; empty if there is none."""


class KnownContent(Struct, frozen=True):
    """What an earlier build has read of the content, and where that is stored."""

    memory: Memory = Memory()
    stored: StoredContent = StoredContent()


def load_content(cache: Path, stored: StoredContent) -> KnownContent:
    """Load what was read; what is damaged is read from the content once more."""
    folder = PartsFolder(cache / FOLDER)
    files: dict[str, ReadFile] = {}
    try:
        decoder = msgspec.msgpack.Decoder(dict[str, ReadFile], dec_hook=decode_hook)
        for _, digest in stored.files:
            files.update(decoder.decode(folder.read(digest)))
        structure = None
        if stored.structure:
            data = folder.read(stored.structure)
            structure = msgspec.msgpack.decode(data, type=Structure, dec_hook=decode_hook)
    except (DamagedParts, msgspec.MsgspecError):
        return KnownContent()
    return KnownContent(Memory(files, structure), stored)


def store_content(cache: Path, memory: Memory, known: KnownContent, scan: Scan) -> StoredContent:
    """Store what was read.

    Raises:
        MachineError: the disk is full, or closed to us.
    """
    folder = PartsFolder(cache / FOLDER)
    files, before = memory.files, known.memory.files

    def encode(paths: Sequence[str]) -> bytes:
        settled = {path: _settle(files[path], scan) for path in paths}
        return msgspec.msgpack.encode(settled, enc_hook=str)

    if known.stored.files and files.keys() == before.keys():
        # A file that was not read again is the same object.
        changed = [path for path, read in files.items() if read is not before[path]]
        parts = store_changed(folder, known.stored.files, files, changed, encode)
    else:
        parts = store_all(folder, files, encode)
    return StoredContent(parts, _store_structure(folder, memory.structure, known))


def forget_other_content(cache: Path, stored: StoredContent) -> None:
    """Remove what was stored of the content and is out of date."""
    digests = {digest for _, digest in stored.files} | {stored.structure}
    PartsFolder(cache / FOLDER).forget_others(digests)


def _store_structure(folder: PartsFolder, structure: Structure | None, known: KnownContent) -> str:
    if structure is known.memory.structure:
        return known.stored.structure
    return folder.write(msgspec.msgpack.encode(structure, enc_hook=str)) if structure else ""


def _settle(read: ReadFile, scan: Scan) -> ReadFile:
    stamp = settle(read.stamp, scan)
    return read if stamp is read.stamp else structs.replace(read, stamp=stamp)
