"""What all pages are looked through for: their links, and which of them have mistakes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from tearsheet.model.page import Page
from tearsheet.model.site import Site
from tearsheet.page.render import PageRecord
from tearsheet.page.site_context import SiteContext
from tearsheet.pipeline.encoded_page import EncodedPage, PageFacts

_KIB = 1024


class Survey(Struct, frozen=True):
    """What was found on pages, so that none of them has to be decoded again for it."""

    links: set[str] = field(default_factory=set)
    """All links but those of a page to itself."""
    faulty: set[str] = field(default_factory=set)
    """The pages with mistakes of their own, or that are too heavy."""
    unread: set[str] = field(default_factory=set)
    """The pages of which some text was rejected."""

    def add_rendered(self, context: SiteContext, page: EncodedPage) -> None:
        """Add a page that was rendered just now."""
        self._add_links(context, page.links)
        if page.is_faulty or _is_too_heavy(context, page.address, page.facts):
            self.faulty.add(page.address)
        if page.is_unread:
            self.unread.add(page.address)

    def add_stored(
        self, context: SiteContext, addresses: Iterable[str], records: Mapping[str, PageRecord]
    ) -> None:
        """Add pages that the last build rendered."""
        # In this order each part of the stored states is read once.
        for address in sorted(addresses):
            record = records[address]
            self._add_links(context, find_links(address, record))
            if record.mistakes or _is_too_heavy(context, address, record):
                self.faulty.add(address)
            if record.unread:
                self.unread.add(address)

    def _add_links(self, context: SiteContext, links: Iterable[str]) -> None:
        for href in links:
            page = context.pages.get(href)
            # Most links lead to pages, whose addresses are in memory anyway.
            self.links.add(page.address if page else href)


def survey_records(context: SiteContext, records: Mapping[str, PageRecord]) -> Survey:
    """What is found on pages of which there are records."""
    survey = Survey()
    survey.add_stored(context, records, records)
    return survey


def find_links(address: str, record: PageRecord) -> tuple[str, ...]:
    """The links of a page but those to itself."""
    return tuple(href for href in record.links if href != address)


def find_excess(site: Site, page: Page, sizes: PageFacts | PageRecord) -> list[tuple[str, int]]:
    """How heavy a page is where that is more than its budget, each time with the budget in KiB."""
    budgets = site.settings.budgets
    html = budgets.reference if page.generated else budgets.html
    compressed = budgets.reference_compressed if page.generated else budgets.compressed
    weights = ((sizes.bytes_html, html, "of HTML"), (sizes.bytes_brotli, compressed, "compressed"))
    return [
        (f"{size / _KIB:.0f} KiB {what}", budget)
        for size, budget, what in weights
        if size > budget * _KIB
    ]


def _is_too_heavy(context: SiteContext, address: str, sizes: PageFacts | PageRecord) -> bool:
    page = context.pages.get(address)
    return page is not None and bool(find_excess(context.site, page, sizes))
