"""The files of the index: their names, how to find them, and their size limit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import msgspec

from tearsheet.cache.hashing import blake2b
from tearsheet.errors import MachineError

FOLDER = "search"
START = f"{FOLDER}/start.json"
"""The one file without a digest in its name; it lists the names of all others."""

LIMIT = 100_000
"""In bytes: hosts may not compress, and larger files are slow on a phone."""

_LONGEST_END = 256
"""In bytes, of what is not compressed in the first file."""

_NUMBER = re.compile(r"-[0-9]+$")
_NAMED = re.compile(rf"{FOLDER}/[a-z-]+\.(?P<digest>[0-9a-f]{{12}})\.json(?:\.br|\.gz)?")


class Sink(Protocol):
    """Takes the files that are made, each as soon as it is."""

    def __setitem__(self, path: str, data: bytes, /) -> None:
        """Take a file."""


class IndexFileTooLarge(MachineError):
    """A file of the index is larger than the limit."""

    def __init__(self, name: str, size: int) -> None:
        super().__init__(
            f'The search needs "{name}" with {size:,} bytes; {LIMIT:,} are the most.',
            "All that grows with a site is divided, so this is a fault of the search: report it. "
            "Until it is mended, leave some pages out of the search.",
        )


def file_path(name: str, data: bytes) -> str:
    """The path of a file, with the digest of its content.

    Numbers are left out of it: where one file becomes two, those behind keep their addresses.

    Raises:
        IndexFileTooLarge: it is larger than any may be.
    """
    if len(data) >= LIMIT:
        raise IndexFileTooLarge(name, len(data))
    return f"{FOLDER}/{_NUMBER.sub('', name)}.{_digest(data)}.json"


def put(name: str, text: str, sink: Sink) -> str:
    """Hand over a file; return its path."""
    data = text.encode()
    path = file_path(name, data)
    sink[path] = data
    return path


def digest_in(path: str) -> str:
    """The digest in the path of a file."""
    return path.rsplit(".", 2)[1]


def write_json(value: object) -> str:
    """Compact JSON."""
    return msgspec.json.encode(value).decode()


def file_name(path: str) -> str:
    """The name of a file in its folder, by which other files of the index refer to it."""
    return path.removeprefix(f"{FOLDER}/")


def find_index_files(paths: Iterable[str]) -> set[str]:
    """Those of some files that belong to the index, with their compressed siblings."""
    inside = (path for path in paths if path.startswith(f"{FOLDER}/"))
    return {path for path in inside if path.startswith(START) or _NAMED.fullmatch(path)}


def is_named_by(path: str, data: bytes) -> bool:
    """Whether the content of a file matches the digest in its path."""
    match = _NAMED.fullmatch(path)
    return match is not None and match["digest"] == _digest(data)


def render_start(
    table: Mapping[str, str], products: Iterable[tuple[str, str]], symbols: Any
) -> bytes:
    """The first file: where those it begins with are, the products by their names, the symbols.

    Raises:
        IndexFileTooLarge: it is larger than any may be.
    """
    start = {
        "products": list(products),
        "symbols": symbols,
        # Last, because it is what an edited text changes.
        "files": {name: f"/{path}" for name, path in table.items()},
    }
    data = msgspec.json.encode(start)
    if len(data) >= LIMIT:
        raise IndexFileTooLarge("start", len(data))
    return data


def divide_start(data: bytes) -> tuple[bytes, bytes]:
    """What of the first file stays the same when a text is edited, and the path at its end."""
    cut = max(data.rfind(b'"/'), len(data) - _LONGEST_END)
    return data[:cut], data[cut:]


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=6).hexdigest()
