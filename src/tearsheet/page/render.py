"""Pages rendered in batches, wherever a processor is free: a pure function of what it is given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from msgspec import Struct, structs
from msgspec import field as struct_field

from tearsheet.cache.step_cache import content_digest
from tearsheet.errors import Mistake, Place
from tearsheet.markdown.article import render_article
from tearsheet.markdown.features.live_part import number_part
from tearsheet.markdown.reference.article import render_reference
from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.article import Article, Island
from tearsheet.model.blog import BLOG_ADDRESS
from tearsheet.model.source import PageSource
from tearsheet.output.compression import (
    DOCUMENT_QUALITY,
    compress_brotli,
    compress_gzip_quickly,
    is_compressible,
)
from tearsheet.output.file_writing import link_new, write_new
from tearsheet.output.output_paths import document_path, markdown_path
from tearsheet.page.asset_addresses import find_addresses
from tearsheet.page.dead_anchor import dead_anchor
from tearsheet.page.document import (
    Document,
    SharedPageParts,
    render_document,
    render_frame,
)
from tearsheet.page.feed_article import render_feed_article
from tearsheet.page.inputs import LoadedPage
from tearsheet.page.inspection import Finding, Inspection, inspect_page
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.text.page_text import PageText, read_page_text

BROTLI, GZIP = "br", "gz"


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderTarget:
    """What becomes of rendered pages."""

    encodings: tuple[str, ...] = (BROTLI, GZIP)
    """The compressed forms each document gets beside its plain one."""
    into: str | None = None
    """The folder they are written to by whoever renders them; None sends them back instead."""
    also: str | None = None
    """A second folder, new as well, that they are linked into at once."""
    present: Mapping[str, str] = field(default_factory=dict)
    """The digests of the files that lie there already and are not written again."""
    searched: bool = False
    """Whether their texts are read for the search."""


class PageRecord(Struct, frozen=True, kw_only=True, array_like=True):
    """What the build keeps of a page: enough to prove the site without rendering it again."""

    files: Mapping[str, str]
    """The digest of each file it became, by path."""
    ids: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    """Where its own text leads on other pages and files of the site."""
    lines: Mapping[str, int] = struct_field(default_factory=dict)
    """On which line of its file the author first wrote each of them."""
    islands: tuple[Island, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    feed: str | None = None
    """The text for the blog's feeds; only of pages with a date."""
    bytes_html: int = 0
    bytes_brotli: int = 0
    text: str = ""
    """What names its text in the search; empty of pages that are not found there."""
    needs: tuple[str, ...] = ()
    """The paths of the hashed files that its documents name, beside those of every page."""
    waits: bool = False
    """Whether a tool on it shows only in the browser, so that nobody knows all of its ids."""
    unread: bool = False
    """Whether some of its text was refused, so that nobody knows all of its ids and links."""
    part_ids: tuple[str, ...] = ()
    """Those of its ids that stand within live parts: most are made by React, for itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderedPage:
    """A finished page, or the live parts it waits for."""

    address: str
    record: PageRecord
    files: Mapping[str, bytes] = field(default_factory=dict)
    """What is still to be written, by path."""
    written: Mapping[str, int] = field(default_factory=dict)
    """What was written already: the size of each file, by path."""
    text: PageText | None = None
    """What the search keeps of it."""
    missing: tuple[Island, ...] = ()


@dataclass(frozen=True, slots=True)
class _Draft:
    """A page on its way: what it is made from, and what it says."""

    page: LoadedPage
    article: Article
    missing: tuple[Island, ...]


def render_page(page: LoadedPage, target: RenderTarget) -> RenderedPage:
    """Render one page; when live parts are missing, only say which."""
    return render_batch([page], target)[0]


def render_batch(pages: Iterable[LoadedPage], target: RenderTarget) -> list[RenderedPage]:
    """Render some pages.

    All of them go through one stage before the next: what a stage works with stays
    in the processor's own memory, which makes a batch an eighth faster.
    """
    drafts = [_draft(page) for page in pages]
    ready = [draft for draft in drafts if not draft.missing]
    documents = [_document(draft) for draft in ready]
    files = [_files(*pair) for pair in zip(ready, documents, strict=True)]
    for encoding in target.encodings:
        for kept in files:
            _add_compressed(kept, encoding)
    records = [
        _record(draft.page, document, draft.article, kept)
        for draft, document, kept in zip(ready, documents, files, strict=True)
    ]
    texts = [_text(*pair, target) for pair in zip(ready, documents, strict=True)]
    finished = [
        _finish(draft.page, kept, _with_text(record, text), text, target)
        for draft, kept, record, text in zip(ready, files, records, texts, strict=True)
    ]
    return [*(_waiting(draft) for draft in drafts if draft.missing), *finished]


def _draft(page: LoadedPage) -> _Draft:
    article = _render(page.source)
    wanted = (*article.islands, *(frame.island for frame in article.frames))
    missing = dict.fromkeys(part for part in wanted if part not in page.source.prerendered)
    return _Draft(page, article, tuple(missing))


def _render(source: PageSource) -> Article:
    if source.reference is None:
        return render_article(source)
    return render_reference(source.reference, source.page.settings, source.host)


def _waiting(draft: _Draft) -> RenderedPage:
    record = PageRecord(files={}, islands=draft.article.islands)
    address = draft.page.source.page.address
    return RenderedPage(address=address, record=record, missing=draft.missing)


def _document(draft: _Draft) -> Document:
    inputs, source, article = draft.page.inputs, draft.page.source, draft.article
    islands = [source.prerendered[island] for island in article.islands]
    shared, view = inputs.shared.value, inputs.view.value
    return render_document(shared, view, inputs.page, article, islands, inputs.page_frame)


def _text(draft: _Draft, document: Document, target: RenderTarget) -> PageText | None:
    page = draft.page.source.page
    if not target.searched or not NamedPage(page=page).is_searched:
        return None
    return read_page_text(page.address, document.html)


def _with_text(record: PageRecord, text: PageText | None) -> PageRecord:
    return structs.replace(record, text=text.digest) if text else record


def _finish(
    page: LoadedPage,
    files: Mapping[str, bytes],
    record: PageRecord,
    text: PageText | None,
    target: RenderTarget,
) -> RenderedPage:
    address = page.inputs.page.address
    changed = {
        path: files[path] for path, made in record.files.items() if target.present.get(path) != made
    }
    if target.into is None:
        return RenderedPage(address=address, record=record, files=changed, text=text)
    _write(changed, target.into, target.also)
    written = {path: len(data) for path, data in changed.items()}
    return RenderedPage(address=address, record=record, written=written, text=text)


def _write(files: Mapping[str, bytes], into: str, also: str | None) -> None:
    for path, data in files.items():
        write_new(into, path, data)
        if also:
            link_new(into, path, also)


def _files(draft: _Draft, document: Document) -> dict[str, bytes]:
    inputs, article = draft.page.inputs, draft.article
    address = inputs.page.address
    files = {
        document_path(address): document.html.encode(),
        markdown_path(address): article.markdown.encode(),
    }
    for frame in article.frames:
        part = draft.page.source.prerendered[frame.island]
        html = render_frame(inputs.shared.value, frame, part, inputs.page_frame.report)
        files[f"{frame.address.strip('/')}/index.html"] = html.encode()
    return files


def _add_compressed(files: dict[str, bytes], encoding: str) -> None:
    # A document has them however short it is: what is measured of it is how it travels.
    plain = [
        path
        for path, data in files.items()
        if path.endswith(".html") or is_compressible(path, data)
    ]
    for path in plain:
        files[f"{path}.{encoding}"] = _compress(files[path], encoding)


def _compress(data: bytes, encoding: str) -> bytes:
    if encoding == BROTLI:
        return compress_brotli(data, DOCUMENT_QUALITY)
    return compress_gzip_quickly(data)


def _record(
    page: LoadedPage,
    document: Document,
    article: Article,
    files: Mapping[str, bytes],
) -> PageRecord:
    view = page.inputs.view.value
    # Frame and navigation are proven once, for all the pages that show them.
    inspection = inspect_page(document.own, leave_out=view.links, taken=view.ids)
    place = Place(page.source.page.source)
    path = document_path(page.source.page.address)
    links = dict.fromkeys((*inspection.links, *_frame_links(article, files)))
    waits = _waits(page, article)
    unread = bool(article.mistakes)
    part_ids = _part_ids(page, article)
    return PageRecord(
        files={path: content_digest(data) for path, data in files.items()},
        ids=inspection.ids,
        waits=waits,
        unread=unread,
        part_ids=tuple(part_ids),
        links=tuple(href for href in links if href[0] != "#"),
        lines={href: line for href, line in _lines(article).items() if href[0] == "/"},
        islands=article.islands,
        mistakes=(
            *page.mistakes,
            *article.mistakes,
            *_failures(page, article),
            *_as_mistakes(inspection.findings, place),
            *(
                ()
                if waits or article.mistakes
                else _dead_anchors(page, article, inspection, part_ids)
            ),
        ),
        feed=_feed(page, article),
        bytes_html=len(files[path]),
        bytes_brotli=len(files.get(f"{path}.br", b"")),
        needs=_needs(files, page.inputs.shared.value),
    )


def _needs(files: Mapping[str, bytes], shared: SharedPageParts) -> tuple[str, ...]:
    documents = (data.decode() for path, data in files.items() if path.endswith(".html"))
    named = set[str]().union(*map(find_addresses, documents))
    return tuple(sorted(named - shared.assets.of_every_page))


def _feed(page: LoadedPage, article: Article) -> str | None:
    settings, address = page.source.page.settings, page.source.page.address
    if not settings.date or not address.startswith(BLOG_ADDRESS):
        return None
    return render_feed_article(article.html, absolute_address(page.source.host, address))


def _frame_links(article: Article, files: Mapping[str, bytes]) -> list[str]:
    """Where the demos in documents of their own lead."""
    documents = [files[f"{frame.address.strip('/')}/index.html"] for frame in article.frames]
    links = [link for data in documents for link in inspect_page(data.decode()).links]
    return [link for link in links if not link.startswith("#")]


def _failures(page: LoadedPage, article: Article) -> list[Mistake]:
    placed = [*article.islands, *(frame.island for frame in article.frames)]
    parts = [page.source.prerendered[island] for island in placed]
    return [part.mistake for part in parts if part.mistake]


def _waits(page: LoadedPage, article: Article) -> bool:
    tools = (island for island in article.islands if island.kind == "tool")
    return any(not page.source.prerendered[tool].html for tool in tools)


def _part_ids(page: LoadedPage, article: Article) -> dict[str, None]:
    """The ids within the live parts of a page, as they are called there."""
    found: dict[str, None] = {}
    for number, island in enumerate(article.islands, start=1):
        html = number_part(page.source.prerendered[island].html, number)
        found.update(dict.fromkeys(inspect_page(html).ids))
    return found


def _dead_anchors(
    page: LoadedPage, article: Article, inspection: Inspection, part_ids: Iterable[str]
) -> list[Mistake]:
    """Links of a page to places on itself that are not there."""
    ids = frozenset(inspection.ids)
    dead = [
        href for href in inspection.links if href[0] == "#" and href != "#" and href[1:] not in ids
    ]
    if not dead:
        return []
    lines, offered = _lines(article), ids.difference(part_ids)
    return [dead_anchor(page.source.page.source, lines, href, offered) for href in dead]


def _lines(article: Article) -> dict[str, int]:
    """On which line each link stands first."""
    return {use.href: use.line for use in reversed(article.links)}


def _as_mistakes(findings: Iterable[Finding], place: Place) -> list[Mistake]:
    return [Mistake(place, finding.problem, finding.remedy) for finding in findings]
