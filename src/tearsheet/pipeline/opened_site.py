"""The site as a build or a check finds it, ready to be rendered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from tearsheet.bundle.toolchain import check_toolchain
from tearsheet.content.last_changes import load_last_changes
from tearsheet.content.load import LoadedSite, load_site
from tearsheet.content.scan import Scan
from tearsheet.page.render import PageRecord
from tearsheet.page.social.pictures_of_site import social_address
from tearsheet.pipeline.assembly import SiteParts, make_parts, read_sources
from tearsheet.pipeline.freshness import scan_since, site_digest
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.state import State, load_state
from tearsheet.pipeline.stored_content import KnownContent, load_content
from tearsheet.progress import Progress


class OpenedSite(Struct, frozen=True, kw_only=True):
    """What was read, what the last build stored, and what pages are rendered from."""

    scan: Scan
    state: State
    known: KnownContent
    """What the last build has read of the content."""
    loaded: LoadedSite
    parts: SiteParts


def open_site(options: BuildOptions, progress: Progress, scan: Scan | None = None) -> OpenedSite:
    """Read the content and its packages, bundle the reader; the caller closes the parts."""
    with progress.step("Reading"):
        scan = scan or scan_since(options.content, options.cache)
        code_digest = site_digest()
        state = load_state(options.cache, code_digest, options.content)
        known = load_content(options.cache, state.content)
        loaded = load_site(options.content, scan, known.memory)
        changes = load_last_changes(options.content, options.cache, state.commit)
    check_toolchain()
    sources = read_sources(loaded, options.cache, code_digest, progress)
    parts = make_parts(sources, changes, options.cache, options.reader, code_digest, progress)
    return OpenedSite(scan=scan, state=state, known=known, loaded=sources.loaded, parts=parts)


def find_paths(parts: SiteParts, records: Mapping[str, PageRecord]) -> Iterator[str]:
    """The paths of all files of a site that is not written."""
    # Imported lazily: a build knows them from what it writes.
    from tearsheet.pipeline.shared_files import shared_paths

    yield from shared_paths(parts.context, records, parts.lost_view)
    yield from (social_address(key).lstrip("/") for key in parts.pictures.values())
    for record in records.values():
        yield from record.files
