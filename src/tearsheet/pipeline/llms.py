"""`llms.txt`: the site for language models, with links to the Markdown copies."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.navigation import comparable, walk
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.site import Site

# Characters that would end a link's text or begin a tag.
SPECIAL = re.compile(r"[\\\[\]<>`*_]")

INDEX, PARTS = "llms.txt", "llms"

MOST_LINKS = 2_000
"""Of one file, which is 400 KB then: a model that reads it has room for little else."""


class ListedSection(Struct, frozen=True, kw_only=True):
    """The pages of a product, or those of none; of a divided file some of them."""

    name: str
    about: str
    is_product: bool = True
    path: str
    """Of the file about these pages alone, if the file is divided."""
    pages: Sequence[Page]


def render_llms(
    site: Site, markdown_copies: Mapping[str, str], *, most_links: int = MOST_LINKS
) -> dict[str, str]:
    """Return the files by name: `llms.txt`, and its parts when one file would be too long.

    There is one section per product, with a link and a description for each page.
    `markdown_copies` are the paths of Markdown copies by the address of their page. Pages that
    are not listed, or have no Markdown copy, are left out.
    """
    host, sections = site.settings.host, list(find_sections(site, markdown_copies))
    if sum(len(section.pages) for section in sections) <= most_links:
        rows = [render_links(host, section.pages, markdown_copies) for section in sections]
        return {INDEX: render_file(site, sections, rows)}
    divided = [list(divide(section, most_links)) for section in sections]
    rows = [render_part_links(host, parts) for parts in divided]
    files = {INDEX: render_file(site, sections, rows)}
    for part in (part for parts in divided for part in parts):
        links = render_links(host, part.pages, markdown_copies)
        files[part.path] = render_file(site, [part], [links])
    return files


def find_sections(site: Site, markdown_copies: Mapping[str, str]) -> Iterator[ListedSection]:
    """The sections that have pages, in order."""
    by_product: dict[str, list[Page]] = defaultdict(list)
    for page in site.pages:
        if page.listed and page.address in markdown_copies:
            by_product[page.product].append(page)
    for product in site.products:
        pages = in_order_of_navigation(product, by_product.pop(product.id, ()))
        if pages:
            name, about = plain(product.name), plain(product.description)
            yield ListedSection(
                name=name, about=about, path=f"{PARTS}/{product.id}.txt", pages=pages
            )
    rest = [page for other_pages in by_product.values() for page in other_pages]
    if rest:
        # By convention, models with a small context window may skip the section of this name.
        pages = sorted(rest, key=lambda page: page.address)
        yield ListedSection(
            name="Optional", about="", is_product=False, path=f"{PARTS}.txt", pages=pages
        )


def divide(section: ListedSection, most_links: int) -> Iterator[ListedSection]:
    """The parts of a section, each with a name and a file of its own."""
    base = section.path.removesuffix(".txt")
    for number, start in enumerate(range(0, len(section.pages), most_links), start=1):
        pages = section.pages[start : start + most_links]
        yield replace(section, path=f"{base}/{number}.txt", pages=pages)


def render_file(site: Site, sections: Sequence[ListedSection], rows: Iterable[str]) -> str:
    """Return a file with some sections, for each of which the rows of links are given."""
    title = f"# {plain(site.settings.name)}\n\n> {plain(site.settings.description)}\n"
    # A section is a list of links and nothing else: what a product is stands before the first.
    about = "".join(f"- {it.name}: {it.about}\n" for it in sections if it.is_product)
    texts = [f"## {it.name}\n\n{links}" for it, links in zip(sections, rows, strict=True)]
    return "\n".join([title, *([about] if about else []), *texts])


def render_part_links(host: str, parts: Iterable[ListedSection]) -> str:
    """Return a list of links to the parts of a section, each with its first and last page."""
    rows = []
    for number, part in enumerate(parts, start=1):
        first, last = (plain(page.settings.title) for page in (part.pages[0], part.pages[-1]))
        address = absolute_address(host, part.path)
        count = f"{len(part.pages):,} pages"
        rows.append(f"- [{part.name}, part {number}]({address}): {count}, {first} to {last}\n")
    return "".join(rows)


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
