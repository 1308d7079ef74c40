"""`llms.txt`: the site for language models, with links to the Markdown copies."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.navigation import comparable, walk
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.site import Site

# Characters that would end a link's text or begin a tag.
SPECIAL = re.compile(r"[\\\[\]<>`*_]")


def render_llms(site: Site, markdown_copies: Mapping[str, str]) -> str:
    """Return one section per product, with a link and a description for each page.

    `markdown_copies` are the paths of Markdown copies by the address of their page. Pages that
    are not listed, or have no Markdown copy, are left out.
    """
    settings = site.settings
    pages = [page for page in site.pages if page.listed and page.address in markdown_copies]
    by_product: dict[str, list[Page]] = defaultdict(list)
    for page in pages:
        by_product[page.product].append(page)

    # A section is a list of links and nothing else: what a product is stands before the first.
    about, sections = list[str](), list[str]()
    for product in site.products:
        product_pages = in_order_of_navigation(product, by_product.pop(product.id, ()))
        if product_pages:
            name = plain(product.name)
            links = render_links(settings.host, product_pages, markdown_copies)
            about.append(f"- {name}: {plain(product.description)}\n")
            sections.append(f"## {name}\n\n{links}")
    # By convention, models with a small context window may skip the section of this name.
    rest = sorted(
        (page for other_pages in by_product.values() for page in other_pages),
        key=lambda page: page.address,
    )
    if rest:
        sections.append(f"## Optional\n\n{render_links(settings.host, rest, markdown_copies)}")
    title = f"# {plain(settings.name)}\n\n> {plain(settings.description)}\n"
    return "\n".join([title, *(["".join(about)] if about else []), *sections])


def render_links(host: str, pages: Iterable[Page], markdown_copies: Mapping[str, str]) -> str:
    """Return a list of links, each followed by the page's description."""
    rows = []
    for page in pages:
        # A bracket in an address would end the link.
        address = (
            absolute_address(host, markdown_copies[page.address])
            .replace("(", "%28")
            .replace(")", "%29")
        )
        description = plain(page.settings.description)
        about = f": {description}" if description else ""
        rows.append(f"- [{plain(page.settings.title)}]({address}){about}\n")
    return "".join(rows)


def in_order_of_navigation(product: Product, pages: Iterable[Page]) -> list[Page]:
    """Sort pages as the side navigation does; those it does not show come last, by address."""
    rows = list(walk(product.navigation))
    positions = {comparable(row.pathname): position for position, row in enumerate(rows)}
    last = len(rows)
    return sorted(
        pages, key=lambda page: (positions.get(comparable(page.address), last), page.address)
    )


def plain(text: str) -> str:
    """Return text on one line with Markdown's special characters escaped."""
    return SPECIAL.sub(r"\\\g<0>", " ".join(text.split()))
