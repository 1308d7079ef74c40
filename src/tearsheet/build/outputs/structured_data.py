"""What a page is, in the vocabulary of schema.org, as the text of a JSON-LD script."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from tearsheet.build.outputs.absolute_address import absolute_address
from tearsheet.model.page import Page
from tearsheet.model.site import SiteSettings

# Inside <script> no character may be able to end the script or open a comment.
HARMLESS = str.maketrans({"<": "\\u003c", ">": "\\u003e", "&": "\\u0026"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Crumb:
    """One step on the way to a page: the product, or a parent that is itself a page."""

    name: str
    address: str


def render_structured_data(
    settings: SiteSettings, page: Page, trail: Iterable[Crumb] = (), image: str | None = None
) -> str:
    """Return the text between `<script type="application/ld+json">` and its end.

    `trail` holds the steps above the page, the outermost first; `image` is the whole address of
    the social image.
    """
    graph = [describe_trail(settings, page, trail), describe_page(settings, page, image)]
    text = json.dumps(
        {"@context": "https://schema.org", "@graph": graph}, separators=(",", ":"), sort_keys=True
    )
    return text.translate(HARMLESS)


def describe_trail(settings: SiteSettings, page: Page, trail: Iterable[Crumb]) -> dict[str, object]:
    """Say where the page stands; search engines show this in place of its address."""
    steps = [crumb for crumb in trail if crumb.address != page.address]
    own = Crumb(name=page.settings.title, address=page.address)
    return {
        "@type": "BreadcrumbList",
        "itemListElement": [
            {
                "@type": "ListItem",
                "position": position,
                "name": step.name,
                "item": absolute_address(settings.host, step.address),
            }
            for position, step in enumerate([*steps, own], start=1)
        ],
    }


def describe_page(settings: SiteSettings, page: Page, image: str | None) -> dict[str, object]:
    """Say what the page is: a post when it has a date, else a technical article."""
    address = absolute_address(settings.host, page.address)
    publisher = {
        "@type": "Organization",
        "name": settings.name,
        "url": absolute_address(settings.host, "/"),
    }
    described: dict[str, object] = {
        "@type": "BlogPosting" if page.settings.date else "TechArticle",
        "headline": page.settings.title,
        "description": page.settings.description,
        "url": address,
        "mainEntityOfPage": address,
        "inLanguage": next(iter(settings.languages), "en"),
        "publisher": publisher,
        "author": [{"@type": "Person", "name": name} for name in page.settings.authors]
        or publisher,
    }
    if page.settings.date:
        described["datePublished"] = page.settings.date.isoformat()
    if page.settings.tags:
        described["keywords"] = list(page.settings.tags)
    if image:
        described["image"] = image
    return described
