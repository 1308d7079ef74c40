"""The check of some pages, without rendering the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing

from tearsheet.content.page_selection import PageSelection
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.model.article import Island, Prerendered
from tearsheet.model.page import Page
from tearsheet.page.render import BROTLI, PageRecord, RenderTarget
from tearsheet.page.site_context import SiteContext
from tearsheet.pipeline.build_site import without_reported
from tearsheet.pipeline.checks import check_chosen
from tearsheet.pipeline.exclusive_build import exclusive_build
from tearsheet.pipeline.opened_site import OpenedSite, find_paths, open_site
from tearsheet.pipeline.options import BuildOptions
from tearsheet.pipeline.pages import Prerender, render_pages
from tearsheet.pipeline.refused import find_refused
from tearsheet.pipeline.reset import reset
from tearsheet.progress import Progress, Summary


def check_pages(options: BuildOptions, selection: PageSelection, progress: Progress) -> Summary:
    """Check some pages as a build would.

    Raises:
        ContentErrors: something is wrong with them, or with what they share with others.
        MachineError: something is wrong with the machine.
    """
    with exclusive_build(options):
        if options.fresh:
            reset(options)
        opened = open_site(options, progress)
        with closing(opened.parts) as parts:
            pages = [it for it in parts.context.site.pages if it.address in selection.addresses]
            with progress.step("Rendering pages"):
                records = _render(parts.context, pages, parts.prerender)
            with progress.step("Proving"):
                mistakes = _find_mistakes(opened, records)
                mistakes += _find_unread(opened, selection, mistakes)
        if mistakes:
            raise ContentErrors(mistakes)
        return _summarise(records.values(), progress)


def _render(
    context: SiteContext, pages: Sequence[Page], prerender: Prerender
) -> dict[str, PageRecord]:
    # Measured as most visitors get them.
    target = RenderTarget(encodings=(BROTLI,))
    rendered = render_pages(context, pages, prerender, None, target)
    return {page.address: page.record for page in rendered}


def _find_mistakes(opened: OpenedSite, records: Mapping[str, PageRecord]) -> list[Mistake]:
    parts = opened.parts
    addresses = dict.fromkeys(_find_linked(records.values()))
    pages = [
        parts.context.pages[address]
        for address in addresses
        if address in parts.context.pages and address not in records
    ]
    # Only their headings matter, so no component on them is rendered.
    linked = _render(parts.context, pages, _leave_empty)
    files = frozenset(find_paths(parts, {**linked, **records}))
    return check_chosen(parts.context, records, linked, files, find_refused(opened.loaded))


def _find_linked(records: Iterable[PageRecord]) -> Iterator[str]:
    """The addresses of the pages of which a heading is linked."""
    for record in records:
        for href in record.links:
            path, mark, _ = href.partition("#")
            if mark:
                yield path.partition("?")[0]


def _leave_empty(islands: Iterable[Island]) -> dict[Island, Prerendered]:
    return {island: Prerendered(html="") for island in islands}


def _find_unread(
    opened: OpenedSite, selection: PageSelection, reported: Iterable[Mistake]
) -> list[Mistake]:
    """What is wrong with files that the pages are read from."""
    bundle = without_reported(opened.parts.context.bundle.mistakes, reported)
    unread = (*opened.loaded.mistakes, *bundle)
    return [mistake for mistake in unread if selection.concerns(mistake.where.file)]


def _summarise(records: Iterable[PageRecord], progress: Progress) -> Summary:
    checked = list(records)
    return Summary(
        pages=len(checked),
        rendered=len(checked),
        bytes_html=sum(record.bytes_html for record in checked),
        bytes_brotli=sum(record.bytes_brotli for record in checked),
        steps=tuple(progress.steps),
    )
