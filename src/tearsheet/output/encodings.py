"""The encodings a file travels in, and how the copies the build writes of it end."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

BROTLI, ZSTANDARD, GZIP = "br", "zstd", "gzip"

SUFFIXES: Mapping[str, str] = MappingProxyType({BROTLI: ".br", ZSTANDARD: ".zst", GZIP: ".gz"})
"""The names HTTP has for them, the smallest copies first.

Not every file has every copy: what changes with each edit has no Zstandard one,
and a folder of an earlier build has none at all.
"""
