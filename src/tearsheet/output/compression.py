"""Files made small once, so that no request has to wait for it."""

from __future__ import annotations

import gzip

import brotli
import zstandard
from isal import igzip

_COMPRESSIBLE = (
    ".css",
    ".csv",
    ".html",
    ".js",
    ".json",
    ".map",
    ".md",
    ".mjs",
    ".svg",
    ".txt",
    ".webmanifest",
    ".xml",
)
_SMALLEST = 512
"""Below it the headers of a second file cost more than the bytes saved."""

DOCUMENT_QUALITY = 5
ASSET_QUALITY, ASSET_LEVEL = 11, 9
ZSTANDARD_LEVEL = 19
"""Documents change often, and the last percent costs eighty times the work; assets stay."""

_QUICK_LEVEL = 2


def is_compressible(name: str, data: bytes) -> bool:
    """Whether a file gains by compression."""
    return name.endswith(_COMPRESSIBLE) and len(data) >= _SMALLEST


def compress_brotli(data: bytes, quality: int) -> bytes:
    """The file for visitors with a browser of this decade."""
    return bytes(brotli.compress(data, mode=brotli.MODE_TEXT, quality=quality))


def compress_zstandard(data: bytes, level: int) -> bytes:
    """The file for visitors who read this and would rather not have Brotli."""
    return zstandard.ZstdCompressor(level=level).compress(data)


def compress_gzip(data: bytes, level: int) -> bytes:
    """The file for everything else; no time stands in it, so the same text gives the same bytes."""
    return gzip.compress(data, compresslevel=level, mtime=0)


def compress_gzip_quickly(data: bytes) -> bytes:
    """The same for documents, a seventh larger in a sixth of the time.

    Every browser of the last eight years takes the other file; this one is for what is none.
    """
    return bytes(igzip.compress(data, compresslevel=_QUICK_LEVEL, mtime=0))
