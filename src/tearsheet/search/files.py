"""The files of the index: what they are called, how they are found, how large they may become."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from tearsheet.errors import MachineError

FOLDER = "search"
START = f"{FOLDER}/start.json"
"""The one name that never changes; it tells those of all others."""

LIMIT = 100_000
"""In bytes: hosts may not compress, and on a phone a larger file is felt."""

_NUMBER = re.compile(r"-[0-9]+$")
_NAMED = re.compile(rf"{FOLDER}/[a-z-]+\.(?P<digest>[0-9a-f]{{12}})\.json(?:\.br|\.gz)?")


class IndexFileTooLarge(MachineError):
    """A file of the index grew over what a visitor should have to wait for."""

    def __init__(self, name: str, size: int) -> None:
        super().__init__(
            f'The search needs "{name}" with {size:,} bytes; {LIMIT:,} are the most.',
            "Divide the largest page in two, or leave pages out of the search as unlisted.",
        )


def file_path(name: str, data: bytes) -> str:
    """The path of a file, which tells its content.

    Numbers are left out of it: where one file becomes two, those behind keep their addresses.

    Raises:
        IndexFileTooLarge: it is larger than any may be.
    """
    if len(data) >= LIMIT:
        raise IndexFileTooLarge(name, len(data))
    return f"{FOLDER}/{_NUMBER.sub('', name)}.{_digest(data)}.json"


def file_name(path: str) -> str:
    """What a file is called in its folder, as other files of the index name it."""
    return path.removeprefix(f"{FOLDER}/")


def find_index_files(paths: Iterable[str]) -> set[str]:
    """Which files of a site belong to the index, compressed siblings among them."""
    inside = (path for path in paths if path.startswith(f"{FOLDER}/"))
    return {path for path in inside if path.startswith(START) or _NAMED.fullmatch(path)}


def is_named_by(path: str, data: bytes) -> bool:
    """Whether a file holds what its path says."""
    found = _NAMED.fullmatch(path)
    return found is not None and found["digest"] == _digest(data)


def render_start(
    table: Mapping[str, str], products: Iterable[tuple[str, str]], symbols: Any
) -> bytes:
    """The first file: where those it begins with are, the products by their names, the symbols.

    Raises:
        IndexFileTooLarge: it is larger than any may be.
    """
    start = {
        "files": {name: f"/{path}" for name, path in table.items()},
        "products": list(products),
        "symbols": symbols,
    }
    data = msgspec.json.encode(start)
    if len(data) >= LIMIT:
        raise IndexFileTooLarge("start", len(data))
    return data


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=6).hexdigest()
