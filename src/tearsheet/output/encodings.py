"""Content encodings, and the file suffixes of precompressed copies."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

BROTLI, ZSTANDARD, GZIP = "br", "zstd", "gzip"

SUFFIXES: Mapping[str, str] = MappingProxyType({BROTLI: ".br", ZSTANDARD: ".zst", GZIP: ".gz"})
"""Suffixes by Content-Encoding, smallest copies first.

Not every file has every copy: documents have no Zstandard one, and folders of
older builds may have none at all.
"""
