"""`sitemap.xml`: the absolute URL of every listed page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.page import Page
from tearsheet.model.site import Site
from tearsheet.page.escaping import escape

# The protocol (sitemaps.org) allows 50,000 addresses and 50 MB before compression in one file.
# Readers count in their own ways, so that a tenth is left free.
MOST_ADDRESSES = 45_000
MOST_BYTES = 45 * 1024 * 1024

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
OPENING = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NAMESPACE}">\n'
CLOSING = "</urlset>\n"


def render_sitemap(
    site: Site, *, most_addresses: int = MOST_ADDRESSES, most_bytes: int = MOST_BYTES
) -> dict[str, str]:
    """Return the files by name: `sitemap.xml`, and its parts when one file cannot hold all."""
    host = site.settings.host
    listed = sorted((page for page in site.pages if page.listed), key=lambda page: page.address)
    entries = (render_entry(host, page) for page in listed)
    parts = [
        f"{OPENING}{''.join(part)}{CLOSING}" for part in split(entries, most_addresses, most_bytes)
    ]
    if len(parts) == 1:
        return {"sitemap.xml": parts[0]}
    files = {f"sitemap-{number}.xml": part for number, part in enumerate(parts, start=1)}
    return {"sitemap.xml": render_index(host, files), **files}


def render_entry(host: str, page: Page) -> str:
    """Return one page's entry; with `lastmod` only if the page has a date."""
    address = escape(absolute_address(host, page.address))
    date = page.settings.date
    changed = f"<lastmod>{date.isoformat()}</lastmod>" if date else ""
    return f"<url><loc>{address}</loc>{changed}</url>\n"


def render_index(host: str, names: Iterable[str]) -> str:
    """Return the sitemap index, which lists the parts."""
    rows = "".join(
        f"<sitemap><loc>{escape(absolute_address(host, name))}</loc></sitemap>\n" for name in names
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<sitemapindex xmlns="{NAMESPACE}">\n{rows}</sitemapindex>\n'
    )


def split(entries: Iterable[str], most_addresses: int, most_bytes: int) -> Iterator[list[str]]:
    """Yield the entries in parts that stay within both limits; an empty site still has one part."""
    part: list[str] = []
    frame = len(OPENING) + len(CLOSING)
    size = frame
    for entry in entries:
        # Addresses are percent-encoded and dates are digits: a character is a byte.
        if part and (len(part) == most_addresses or size + len(entry) > most_bytes):
            yield part
            part, size = [], frame
        part.append(entry)
        size += len(entry)
    yield part
