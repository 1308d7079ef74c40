"""The addresses of a site as people may write them, and where each of them leads."""

from __future__ import annotations

from collections.abc import Container
from urllib.parse import quote

from tearsheet.output.encodings import SUFFIXES
from tearsheet.output.headers import bears_hash
from tearsheet.output.manifest import Manifest

NOT_FOUND = "404.html"
DOCUMENT = "index.html"


def find_targets(manifest: Manifest) -> dict[str, str]:
    """Find where each address leads, by its plain spelling.

    What bears a hash in its name is left out: nobody writes such an address by
    hand, and of those with capitals the plain spelling tells two no longer apart.
    """
    targets = {plain_spelling(old): new for old, new in manifest.redirects.items()}
    for path in manifest.files:
        if bears_hash(path) or path != path.lower() or is_copy(path, manifest.files):
            continue
        address = address_of(path)
        targets[plain_spelling(address)] = address
    return targets


def plain_spelling(address: str) -> str:
    """Write an address without its capitals and its last slash; the top of the site is empty."""
    return address.lower().removesuffix("/")


def address_of(path: str) -> str:
    """Say where a file of the site is asked for."""
    name = path.rpartition("/")[2]
    return f"/{path.removesuffix(DOCUMENT)}" if name == DOCUMENT else f"/{path}"


def spelled_address(path: str) -> str:
    """Write where a file is asked for as browsers do, which may need percent signs."""
    return quote(address_of(path), safe="/:@!$&'()*+,;=-._~")


def is_copy(path: str, files: Container[str]) -> bool:
    """Whether a file is the compressed copy of another one."""
    return any(path.endswith(end) and path.removesuffix(end) in files for end in SUFFIXES.values())
