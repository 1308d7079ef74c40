"""A file of a site and the compressed copies that travel in its place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from msgspec import Struct, field

from tearsheet.cache.step_cache import content_digest
from tearsheet.output.compression import (
    DOCUMENT_QUALITY,
    compress_brotli,
    compress_gzip_quickly,
    is_compressible,
)
from tearsheet.output.encodings import BROTLI, GZIP, SUFFIXES
from tearsheet.output.output_tree import OutputTree


class CompressedFile(Struct, frozen=True):
    """A file, and how to make its copies, which is done only where they are new."""

    path: str
    data: bytes
    copies: Mapping[str, Callable[[], bytes]] = field(default_factory=dict)
    """By their encoding."""

    @property
    def forms(self) -> Mapping[str, Callable[[], bytes]]:
        """The file and its copies by their paths."""
        copies = {f"{self.path}{SUFFIXES[name]}": make for name, make in self.copies.items()}
        return {self.path: lambda: self.data, **copies}

    def write(self, tree: OutputTree) -> Collection[str]:
        """Bring a folder up to date, and return the paths of all forms."""
        is_new = tree.present.get(self.path) != content_digest(self.data)
        for path, make in self.forms.items():
            if is_new or path not in tree.present:
                data = make()
                tree.write(path, data, content_digest(data))
        return self.forms.keys()


def compress_text(
    path: str, data: bytes, gzip: Callable[[bytes], bytes] = compress_gzip_quickly
) -> CompressedFile:
    """A file that changes often, with the copies that are made in little time."""
    if not is_compressible(path, data):
        return CompressedFile(path, data)
    brotli = partial(compress_brotli, data, DOCUMENT_QUALITY)
    return CompressedFile(path, data, {BROTLI: brotli, GZIP: partial(gzip, data)})
