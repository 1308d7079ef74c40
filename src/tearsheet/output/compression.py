"""Precompression of files at build time."""

from __future__ import annotations

import gzip

import brotli
import deflate
import zstandard

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
"""In bytes; below it the overhead of a second file exceeds the savings."""

DOCUMENT_QUALITY = 5
ASSET_QUALITY, ASSET_LEVEL = 11, 9
ZSTANDARD_LEVEL = 19
"""Maximum levels are for assets only: the last percent costs eighty times the time."""

_QUICK_LEVEL = 1

_PAGE_WINDOW, _WINDOW = 16, 22
"""Windows of Brotli, as powers of two."""
_MARGIN = 16
"""In bytes: so much less than its name says a window holds."""

_LAST_BLOCK = b"\x03"
"""Of a file that Brotli compressed: the last one, and empty."""


def is_compressible(name: str, data: bytes) -> bool:
    """Whether a file is worth compressing."""
    return name.endswith(_COMPRESSIBLE) and len(data) >= _SMALLEST


def compress_brotli(data: bytes, quality: int) -> bytes:
    """Compress for all current browsers."""
    return bytes(brotli.compress(data, mode=brotli.MODE_TEXT, quality=quality))


def compress_document(data: bytes) -> bytes:
    """Compress a page for all current browsers.

    Within a window that holds just the page, the encoder looks for repetitions in another way:
    up to an eighth quicker, and no larger. A longer page would lose some.
    """
    window = _PAGE_WINDOW if len(data) <= (1 << _PAGE_WINDOW) - _MARGIN else _WINDOW
    compressed = brotli.compress(
        data, mode=brotli.MODE_TEXT, quality=DOCUMENT_QUALITY, lgwin=window
    )
    return bytes(compressed)


def begin_brotli(head: bytes, quality: int) -> bytes:
    """Compress the beginning of a file, to be completed by `end_brotli`."""
    compressor = brotli.Compressor(mode=brotli.MODE_TEXT, quality=quality)
    # A flush ends at a whole byte.
    return bytes(compressor.process(head) + compressor.flush())


def end_brotli(begun: bytes, tail: bytes) -> bytes:
    """Complete a file whose beginning was compressed with an end as it is.

    A file that differs from the last one only there costs no compression.
    """
    # The header of an uncompressed block (RFC 7932, section 9.2): not the last one, its length
    # less one in 16 bits, and a bit that says that it is not compressed.
    block = ((len(tail) - 1) << 3 | 1 << 19).to_bytes(3, "little")
    return begun + block + tail + _LAST_BLOCK


def compress_zstandard(data: bytes, level: int) -> bytes:
    """Compress for clients that prefer Zstandard to Brotli."""
    return zstandard.ZstdCompressor(level=level).compress(data)


def compress_gzip(data: bytes, level: int) -> bytes:
    """Compress for all other clients; without a timestamp, so that output is deterministic."""
    return gzip.compress(data, compresslevel=level, mtime=0)


def compress_gzip_quickly(data: bytes) -> bytes:
    """Compress a document with gzip: a thirtieth larger, in a quarter of the time.

    Browsers of the last eight years use Brotli; this is for other clients.
    """
    # ISA-L is faster still, but now and then finds other matches in the same text.
    return bytes(deflate.gzip_compress(data, _QUICK_LEVEL))
