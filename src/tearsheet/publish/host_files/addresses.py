"""Variants of addresses, and their targets."""

from __future__ import annotations

from collections.abc import Container
from urllib.parse import quote

from tearsheet.output.encodings import SUFFIXES
from tearsheet.output.headers import bears_hash
from tearsheet.output.manifest import Manifest

NOT_FOUND = "404.html"
DOCUMENT = "index.html"


def find_targets(manifest: Manifest) -> dict[str, str]:
    """Targets of all addresses by normalized address.

    Files with a digest in their name are left out: nobody types such an address,
    and lower case would make different names equal.
    """
    targets = {plain_spelling(old): new for old, new in manifest.redirects.items()}
    for path in manifest.files:
        if bears_hash(path) or path != path.lower() or is_copy(path, manifest.files):
            continue
        address = address_of(path)
        targets[plain_spelling(address)] = address
    return targets


def plain_spelling(address: str) -> str:
    """Normalize an address: lower case, no trailing slash; the root is empty."""
    return address.lower().removesuffix("/")


def address_of(path: str) -> str:
    """Address of a file of the site."""
    name = path.rpartition("/")[2]
    return f"/{path.removesuffix(DOCUMENT)}" if name == DOCUMENT else f"/{path}"


def spelled_address(path: str) -> str:
    """Percent-encoded address of a file."""
    return quote(address_of(path), safe="/:@!$&'()*+,;=-._~")


def is_copy(path: str, files: Container[str]) -> bool:
    """Whether a file is the compressed copy of another one."""
    return any(path.endswith(end) and path.removesuffix(end) in files for end in SUFFIXES.values())
