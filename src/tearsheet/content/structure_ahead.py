"""Reads the structure of a large site in another process, while its pages are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tearsheet.content.decoded_values import decode_hook
from tearsheet.content.memory import Memory
from tearsheet.content.read_file import digest_of
from tearsheet.content.read_files import MANY
from tearsheet.content.scan import Scan
from tearsheet.content.structure import Structure, belongs_to_structure, read_structure
from tearsheet.processes.forked_call import call_in_fork, can_fork


@contextmanager
def read_ahead(root: Path, scan: Scan, memory: Memory) -> Iterator[Callable[[], Structure | None]]:
    """Begin to read the structure if there is none; yield what waits for it.

    It may be out of date when the pages are read, as its key then tells. While they are parsed,
    100,000 rows take 200 MB, which are given back with the process.
    """
    if memory.structure or len(scan.files) < MANY or not can_fork():
        yield lambda: memory.structure
        return
    paths = [path for path in scan.files if belongs_to_structure(path)]
    with call_in_fork(lambda: _read(root, paths)) as receive:
        yield lambda: _decode(receive())


def _read(root: Path, paths: list[str]) -> bytes | None:
    try:
        files = {path: digest_of((root / path).read_bytes()) for path in paths}
        return msgspec.msgpack.encode(read_structure(root, files, None), enc_hook=str)
    except OSError:
        # Whoever reads all files tells which of them cannot be opened.
        return None


def _decode(data: bytes | None) -> Structure | None:
    return msgspec.msgpack.decode(data, type=Structure, dec_hook=decode_hook) if data else None
