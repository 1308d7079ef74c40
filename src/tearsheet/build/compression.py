"""Files made small once, so that no request has to wait for it."""

from __future__ import annotations

import gzip

import brotli

_COMPRESSIBLE = (".html", ".css", ".js", ".json", ".xml", ".txt", ".svg", ".map", ".webmanifest")
_SMALLEST = 512
"""Below it the headers of a second file cost more than the bytes saved."""

DOCUMENT_QUALITY = 5
DOCUMENT_LEVEL = 3
ASSET_QUALITY = 11
"""Documents change often, and the last percent costs eighty times the work; assets stay.

Every browser reads brotli: the gzip of a document, for what is none, may be a tenth larger.
"""


def is_compressible(name: str, data: bytes) -> bool:
    """Whether a file gains by compression."""
    return name.endswith(_COMPRESSIBLE) and len(data) >= _SMALLEST


def compress_brotli(data: bytes, quality: int) -> bytes:
    """The file for visitors with a browser of this decade."""
    return bytes(brotli.compress(data, mode=brotli.MODE_TEXT, quality=quality))


def compress_gzip(data: bytes, level: int) -> bytes:
    """The file for everything else; no time stands in it, so the same text gives the same bytes."""
    return gzip.compress(data, compresslevel=level, mtime=0)
