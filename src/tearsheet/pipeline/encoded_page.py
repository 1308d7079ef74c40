"""A rendered page as it comes from a process: encoded, since a build looks into few of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import Struct, field

from tearsheet.content.decoded_values import decode_hook
from tearsheet.model.article import Island
from tearsheet.output.output_paths import document_path
from tearsheet.page.render import PageRecord, RenderedPage


class PageState(Struct, frozen=True, kw_only=True, array_like=True):
    """The state of a page after a build."""

    key: str
    record: PageRecord


class PageFacts(Struct, frozen=True, array_like=True):
    """What is asked about all pages at once."""

    text: str
    """The digest of its text in the search; empty for pages that are not searched."""
    bytes_html: int
    bytes_brotli: int
    needs: tuple[str, ...] = ()
    """The paths of the hashed files that its documents refer to, except those of every page."""
    frames: tuple[str, ...] = ()
    """The paths of the documents of its framed demos."""


class EncodedPage(Struct, frozen=True, kw_only=True):
    """A finished page, or the islands that have to be prerendered first."""

    address: str
    state: bytes
    facts: PageFacts
    digests: Mapping[str, str]
    """Of the files that are written, or still to be, by path."""
    files: Mapping[str, bytes] = field(default_factory=dict)
    """The files that are still to be written, by path."""
    written: Mapping[str, int] = field(default_factory=dict)
    """The sizes of the files that were already written, by path."""
    text: bytes | None = None
    """Its text for the search."""
    missing: tuple[Island, ...] = ()
    links: tuple[str, ...] = ()
    """Its links but those to itself, and those that the same process has sent before."""
    is_faulty: bool = False
    """Whether it has mistakes of its own."""
    is_unread: bool = False
    """Whether some of its text was rejected."""

    @property
    def record(self) -> PageRecord:
        """What the build stores of it."""
        return decode_state(self.state).record


def encode_page(page: RenderedPage) -> EncodedPage:
    """Encode a rendered page."""
    record = page.record
    return EncodedPage(
        address=page.address,
        state=encode_state(PageState(key=page.key, record=record)),
        facts=_find_facts(page.address, record),
        digests={path: record.files[path] for path in (*page.files, *page.written)},
        files=page.files,
        written=page.written,
        text=msgspec.msgpack.encode(page.text) if page.text else None,
        missing=page.missing,
        links=tuple(href for href in record.links if href != page.address),
        is_faulty=bool(record.mistakes),
        is_unread=record.unread,
    )


def _find_facts(address: str, record: PageRecord) -> PageFacts:
    documents = (path for path in record.files if path.endswith(".html"))
    frames = tuple(path for path in documents if path != document_path(address))
    return PageFacts(record.text, record.bytes_html, record.bytes_brotli, record.needs, frames)


def encode_state(state: PageState) -> bytes:
    """The state of a page as bytes."""
    return msgspec.msgpack.encode(state, enc_hook=str)


def decode_state(data: bytes | msgspec.Raw) -> PageState:
    """The state of a page from its bytes."""
    return _decoder().decode(data)


@cache
def _decoder() -> msgspec.msgpack.Decoder[PageState]:
    return msgspec.msgpack.Decoder(PageState, dec_hook=decode_hook)
