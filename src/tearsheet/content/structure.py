"""Products, navigation and redirects: read again only when one of their files changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from msgspec import Struct, field

from tearsheet.cache.hashing import blake2b
from tearsheet.content.scan import REDIRECT_FILE
from tearsheet.content.text_file import LARGEST, decode_text
from tearsheet.errors import ContentError, Mistake
from tearsheet.model.move import Moves
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.product import Product
from tearsheet.model.provider import PROVIDER_FILE

PRODUCT_FILE = "product.yaml"
NAVIGATION_FILE = "navigation.yaml"

_Read = TypeVar("_Read")


class Structure(Struct, frozen=True, kw_only=True):
    """The structure of the site: its products, navigation and redirects."""

    key: bytes
    """The digest of the files it was read from."""
    products: tuple[Product, ...] = ()
    refused_products: tuple[str, ...] = ()
    """The addresses of those that could not be read."""
    default_navigation: tuple[NavigationItem, ...] = ()
    moves: Moves = field(default_factory=Moves)
    drawings: Mapping[str, str] = field(default_factory=dict)
    """The gallery drawings by the address that they lie at."""
    mistakes: tuple[Mistake, ...] = ()


def read_structure(root: Path, files: Mapping[str, bytes], before: Structure | None) -> Structure:
    """Read the products, the navigation and the redirects, unless nothing of them changed.

    `files` are the paths of theirs, with the digests of their contents.
    """
    key = _key(root, files)
    if before is not None and before.key == key:
        return before
    # Imported lazily: most edits are those of texts.
    from tearsheet.content.structure_files import read_structure_files

    return read_structure_files(root, files, key)


def belongs_to_structure(path: str) -> bool:
    """Whether a file is one that products, navigation or redirects are read from."""
    return path == REDIRECT_FILE or path.endswith(
        (PRODUCT_FILE, NAVIGATION_FILE, PROVIDER_FILE, ".svg")
    )


def _key(root: Path, files: Mapping[str, bytes]) -> bytes:
    digest = blake2b(str(root).encode(), digest_size=16)
    for path, content in files.items():
        digest.update(f"\0{path}\0".encode())
        digest.update(content)
    return digest.digest()


def read_text(file: Path, largest: int = LARGEST) -> str:
    """The text of a file of the content folder."""
    return decode_text(file.read_bytes(), file, largest)


def attempt(read: Callable[[], _Read | None], mistakes: list[Mistake]) -> _Read | None:
    """Read something; an error is added to the mistakes."""
    try:
        return read()
    except ContentError as error:
        mistakes.append(error.mistake)
        return None
