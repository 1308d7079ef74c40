"""The pages of planned subjects: what is planned, and what to use until it is released."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from urllib.parse import quote

from msgspec import Struct
from msgspec.structs import replace

from tearsheet.derived.reference.site_reference import Reference
from tearsheet.model.navigation import (
    NavigationItem,
    comparable,
    title_of,
    walk,
    walk_with_parents,
)
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.product import Product
from tearsheet.model.repository import repository_address
from tearsheet.model.site import Site
from tearsheet.model.texts import TEXTS
from tearsheet.model.written_text import WrittenText, escape_markdown


class PlannedPage(Struct, frozen=True, kw_only=True):
    """The page of one planned row, and where the row is in the navigation."""

    page: Page
    item: NavigationItem
    group: tuple[NavigationItem, ...] = ()
    """The rows beside it."""


def find_planned_pages(site: Site) -> dict[str, PlannedPage]:
    """The page of each planned row that no author has written, by its address."""
    written = {comparable(page.address): page for page in site.pages}
    titles = {address: page.settings.title for address, page in written.items()}
    planned: dict[str, PlannedPage] = {}
    for product in site.products:
        for item, parents in walk_with_parents(product.navigation):
            address = f"{comparable(item.pathname)}/"
            is_row = item.planned and not item.external and not item.children
            if is_row and comparable(item.pathname) not in written and address not in planned:
                group = parents[-1].children if parents else product.navigation
                page = _make_page(address, title_of(item, titles), product)
                planned[address] = PlannedPage(page=page, item=item, group=group)
    return planned


def _make_page(address: str, title: str, product: Product) -> Page:
    return Page(
        address=address,
        file=str(product.source),
        settings=PageSettings(
            title=title,
            description=_fill("plannedAbout", title=title, product=product.name),
            sponsor=False,
        ),
        product=product.id,
        category=product.category,
        listed=False,
        generated=True,
    )


def add_planned_pages(site: Site, planned: Mapping[str, PlannedPage]) -> Site:
    """A site with those pages, in which the planned rows lead to them."""
    if not planned:
        return site
    products = tuple(
        replace(product, navigation=tuple(_link_rows(product.navigation, planned)))
        for product in site.products
    )
    pages = (*site.pages, *(entry.page for entry in planned.values()))
    return replace(site, pages=pages, products=products)


def _link_rows(
    rows: Iterable[NavigationItem], planned: Mapping[str, PlannedPage]
) -> Iterator[NavigationItem]:
    for row in rows:
        has_page = row.planned and f"{comparable(row.pathname)}/" in planned
        yield replace(
            row,
            unwritten=row.unwritten and not has_page,
            children=tuple(_link_rows(row.children, planned)),
        )


def write_planned_page(planned: PlannedPage, site: Site, reference: Reference) -> WrittenText:
    """The text of such a page."""
    page = planned.page
    product = next(product for product in site.products if product.id == page.product)
    title = escape_markdown(page.settings.title)
    parts = [
        f"# {title}",
        _fill("plannedText", title=title, product=escape_markdown(product.name)),
        *_about(planned, site),
        *_section("plannedMeanwhile", _find_alternatives(planned, site, reference)),
        *_section("plannedRelated", _find_related(planned, product, site)),
        f"## {TEXTS['plannedMore']}",
        "\n".join(_links_on(page, product, site)),
    ]
    return WrittenText(text="\n\n".join(parts) + "\n")


def _about(planned: PlannedPage, site: Site) -> Iterator[str]:
    sentence = site.sentences.get(_name_of(planned.page.address))
    if sentence:
        yield f"{TEXTS['plannedPurpose']} {escape_markdown(sentence)}"
    if planned.item.plan:
        yield _fill("plannedPlan", plan=TEXTS[planned.item.plan])


def _section(title: str, rows: Iterable[str]) -> Iterator[str]:
    rows = tuple(rows)
    if rows:
        yield f"## {TEXTS[title]}"
        yield "\n".join(rows)


def _find_alternatives(planned: PlannedPage, site: Site, reference: Reference) -> Iterator[str]:
    """Released pages about the same thing: of other products, and of packages' API."""
    own = planned.page
    names = {product.id: product.name for product in site.products}
    for page in sorted(site.pages, key=lambda page: page.address):
        is_released = page.listed and not page.generated and page.product in names
        is_same = _name_of(page.address) == _name_of(own.address)
        if is_released and is_same and page.product != own.product:
            yield _row(page.address, f"{page.settings.title} ({names[page.product]})", page)
    yield from _find_api_pages(own, names, reference)


def _find_api_pages(page: Page, products: Mapping[str, str], reference: Reference) -> Iterator[str]:
    """API pages of components and hooks of that name, those of the page's own product first."""
    name = page.settings.title.replace(" ", "")
    ordered = sorted(reference.products.items(), key=lambda entry: entry[0] != page.product)
    for product, product_reference in ordered:
        for member in (name, f"use{name}", f"Grid{name}"):
            entry = product_reference.entries.get(member)
            if entry:
                words = f"`{member}` API ({escape_markdown(products[product])})"
                yield f"- [{words}]({entry.address}): {escape_markdown(entry.summary)}"


def _find_related(planned: PlannedPage, product: Product, site: Site) -> Iterator[str]:
    """The pages beside it in the navigation; where none is written, those of the product."""
    beside = tuple(_find_written(planned.group, site))
    for page in beside or _find_written(product.navigation, site):
        # The start of the product has a link of its own below, and API pages are in the list above.
        if beside or not (page.generated or page.address == product.address):
            yield _row(page.address, page.settings.title, page)


def _find_written(rows: Iterable[NavigationItem], site: Site) -> Iterator[Page]:
    pages = {comparable(page.address): page for page in site.pages}
    for row in walk(rows):
        page = pages.get(comparable(row.pathname))
        if page and page.listed and not row.planned:
            yield page


def _row(address: str, words: str, page: Page) -> str:
    return f"- [{escape_markdown(words)}]({address}): {escape_markdown(page.settings.description)}"


def _links_on(page: Page, product: Product, site: Site) -> Iterator[str]:
    if any(other.address == product.address for other in site.pages):
        words = _fill("plannedProduct", product=escape_markdown(product.name))
        yield f"- [{words}]({product.address})"
    repository = repository_address(product.folders) if product.folders else None
    if repository:
        search = f"{repository}/issues?q={quote(page.settings.title)}"
        yield f"- [{TEXTS['plannedIssues']}]({search})"


def _name_of(address: str) -> str:
    """The last part of an address, without the prefix that component pages have."""
    return comparable(address).rpartition("/")[2].removeprefix("react-")


def _fill(text: str, **values: str) -> str:
    filled = TEXTS[text]
    for name, value in values.items():
        filled = filled.replace(f"{{{name}}}", value)
    return filled
