"""The structured data of a page in the schema.org vocabulary, as JSON-LD."""

from __future__ import annotations

import json
from collections.abc import Iterable

from msgspec import Struct

from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.author import Writer
from tearsheet.model.blog import BLOG_ADDRESS
from tearsheet.model.page import Page
from tearsheet.model.site import SiteSettings

# Characters that could end the <script> or open a comment.
HARMLESS = str.maketrans({"<": "\\u003c", ">": "\\u003e", "&": "\\u0026"})


class Crumb(Struct, frozen=True, kw_only=True):
    """One step of a page's breadcrumb: the product, or a parent that is itself a page."""

    name: str
    address: str


def render_structured_data(
    settings: SiteSettings,
    page: Page,
    trail: Iterable[Crumb] = (),
    image: str | None = None,
    writers: Iterable[Writer] = (),
) -> str:
    """Return the text between `<script type="application/ld+json">` and its end.

    `trail` holds the steps above the page, the outermost first; `image` is the absolute URL of
    the social image; `writers` are the authors of a post.
    """
    graph = [describe_trail(settings, page, trail), describe_page(settings, page, image, writers)]
    text = json.dumps(
        {"@context": "https://schema.org", "@graph": graph}, separators=(",", ":"), sort_keys=True
    )
    return text.translate(HARMLESS)


def describe_trail(settings: SiteSettings, page: Page, trail: Iterable[Crumb]) -> dict[str, object]:
    """Describe the page's breadcrumb; search engines show it in place of the URL."""
    steps = [crumb for crumb in trail if crumb.address != page.address]
    current = Crumb(name=page.settings.title, address=page.address)
    return {
        "@type": "BreadcrumbList",
        "itemListElement": [
            {
                "@type": "ListItem",
                "position": position,
                "name": step.name,
                "item": absolute_address(settings.host, step.address),
            }
            for position, step in enumerate([*steps, current], start=1)
        ],
    }


def describe_page(
    settings: SiteSettings, page: Page, image: str | None, writers: Iterable[Writer] = ()
) -> dict[str, object]:
    """Describe the page: a post when it has a date, a list of posts, or a technical article."""
    address = absolute_address(settings.host, page.address)
    publisher = {
        "@type": "Organization",
        "name": settings.name,
        "url": absolute_address(settings.host, "/"),
    }
    authors = tuple(writers) or tuple(Writer(name=name) for name in page.settings.authors)
    described: dict[str, object] = {
        "@type": _kind(page),
        "headline": page.settings.title,
        "description": page.settings.description,
        "url": address,
        "mainEntityOfPage": address,
        "inLanguage": next(iter(settings.languages), "en"),
        "publisher": publisher,
        "author": [_describe_writer(settings, writer) for writer in authors] or publisher,
    }
    if page.settings.date:
        described["datePublished"] = page.settings.date.isoformat()
    if page.settings.tags:
        described["keywords"] = list(page.settings.tags)
    if image:
        described["image"] = image
    return described


def _kind(page: Page) -> str:
    if page.settings.date:
        return "BlogPosting"
    return "CollectionPage" if page.address.startswith(BLOG_ADDRESS) else "TechArticle"


def _describe_writer(settings: SiteSettings, writer: Writer) -> dict[str, object]:
    kind = "Organization" if writer.team else "Person"
    described: dict[str, object] = {"@type": kind, "name": writer.name}
    if writer.address:
        described["url"] = absolute_address(settings.host, writer.address)
    return described
