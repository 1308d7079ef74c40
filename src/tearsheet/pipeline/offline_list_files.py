"""The files of the lists for offline use, as they are published."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tearsheet.cache.step_cache import content_digest
from tearsheet.output.offline_worker import LISTS_FOLDER

DIGITS = 12
"""Characters of a digest: enough to tell versions of one address apart."""

Document = tuple[str, int]
"""The digest of this version, and the bytes sent."""


class ProductList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All files of a product; those of a large one stand in parts."""

    id: str
    name: str
    address: str
    pages: int
    documents: dict[str, Document]
    """The files without a hash in their name, by address."""
    files: dict[str, int]
    """The files with a hash in their name: the bytes sent."""
    parts: tuple[str, ...] = ()
    """The addresses of the files with the rest of the documents and files."""


class ListPart(Struct, frozen=True):
    """Some files of a product."""

    documents: dict[str, Document]
    files: dict[str, int]


class ProductRow(Struct, frozen=True, kw_only=True):
    """What a visitor who has to choose is told of a product."""

    id: str
    name: str
    address: str
    list: str
    """The address of its list."""
    pages: int
    bytes: int


class OfflineTable(Struct, frozen=True):
    """The products that can be kept."""

    products: list[ProductRow]
    search: int
    """The bytes sent of the whole index."""


def name_list(product: str, content: ProductList | ListPart) -> tuple[str, bytes]:
    """The path of a list, with the digest of its content, and that."""
    data = msgspec.json.encode(content)
    return f"{LISTS_FOLDER}/{product}.{content_digest(data)[:DIGITS]}.json", data
