"""`robots.txt`: what crawlers may fetch, and where the list of pages is."""

from __future__ import annotations

from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.site import Site


def render_robots(site: Site) -> str:
    """Let every crawler fetch every page.

    Unlisted pages have `noindex` in their head, and must stay open to crawlers:
    one that may not fetch a page never sees `noindex`, and lists its bare URL when others
    link to it. Parts of pages are excluded, as pages have the same content.
    """
    sitemap = absolute_address(site.settings.host, "sitemap.xml")
    return f"User-agent: *\nDisallow: /parts/\n\nSitemap: {sitemap}\n"
