"""One page as a document: the article in its frame, its head, its Markdown twin."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tearsheet.build.contents import render_contents
from tearsheet.build.outputs.head import PageHead, SiteHead, render_head
from tearsheet.build.outputs.structured_data import Crumb, render_structured_data
from tearsheet.build.shell import mark_active
from tearsheet.markdown.features.live_part import render_live_part
from tearsheet.markdown.rendering import attribute, escape
from tearsheet.model.article import Article, IsolatedFrame, Prerendered
from tearsheet.model.page import Page
from tearsheet.model.site import SiteSettings
from tearsheet.model.texts import TEXTS


@dataclass(frozen=True, slots=True, kw_only=True)
class Assets:
    """The addresses of what every page loads."""

    styles: tuple[str, ...]
    startup: str
    browser: str
    text_font: str
    extra: tuple[str, ...] = ()
    """Further modules, of which the author's live server has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Common:
    """What all pages of a site share."""

    settings: SiteSettings
    head: SiteHead
    assets: Assets
    language: str = "en"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShellView:
    """The shell as the pages under one row of the navigation see it."""

    frame: str
    navigation: str
    links: frozenset[str]
    """Where frame and navigation lead: proven once, for all those pages."""
    ids: frozenset[str]
    """The ids in them, which nothing in a page's own text may have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What stands around the text of one page."""

    head: PageHead
    trail: tuple[Crumb, ...] = ()
    before: tuple[str, str] | None = None
    after: tuple[str, str] | None = None
    links: tuple[tuple[str, str], ...] = ()
    """Address and words of what else there is to do with the page."""


@dataclass(frozen=True, slots=True)
class Document:
    """The HTML of a page, and that part of it which no other page has."""

    html: str
    own: str


_SLOT = re.compile(r"<!--slot:([a-z-]+)-->")


def render_document(
    common: Common,
    view: ShellView,
    page: Page,
    article: Article,
    islands: Iterable[Prerendered],
    around: Surroundings,
) -> Document:
    """The whole HTML of a page."""
    contents = render_contents(article.headings) if page.settings.contents else ""
    slots = {
        "navigation": mark_active(view.navigation, page.address),
        "article": article.html,
        "contents": contents,
        "neighbours": _neighbours(around),
        "page-links": _page_links(around),
    }
    image = around.head.image.url if around.head.image else None
    body = _SLOT.sub(lambda found: slots.get(found[1], ""), view.frame)
    head = (
        f'<!DOCTYPE html>\n<html lang="{common.language}" dir="ltr">\n<head>\n'
        f"{render_head(common.head, around.head)}"
        f"{_resources(common.assets, tuple(islands))}"
        f'<script type="application/ld+json">'
        f"{render_structured_data(common.settings, page, around.trail, image)}</script>\n"
        "</head>\n<body>\n"
    )
    del slots["navigation"]
    return Document(
        html=f"{head}{body}\n</body>\n</html>\n",
        own=f"{head}{''.join(slots.values())}\n</body>\n</html>\n",
    )


def render_frame(common: Common, frame: IsolatedFrame, part: Prerendered) -> str:
    """The document of a demo that wants a window of its own."""
    live = render_live_part(part, when="load", prefix="p1-")
    return (
        f'<!DOCTYPE html>\n<html lang="{common.language}" dir="ltr">\n<head>\n'
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{escape(frame.title)}</title>\n<meta name="robots" content="noindex">\n'
        f"{_resources(common.assets, (part,))}"
        f'</head>\n<body class="isolated">\n{live}\n</body>\n</html>\n'
    )


def _resources(assets: Assets, islands: tuple[Prerendered, ...]) -> str:
    live = [island for island in islands if island.src]
    styles = dict.fromkeys([*assets.styles, *(css for island in live for css in island.styles)])
    preloads = dict.fromkeys(
        address for island in live for address in (*island.preload, island.src or "")
    )
    critical: dict[str, str] = {}
    for island in islands:
        if island.css:
            critical[island.css] = " ".join(island.style_names)
    return "".join(
        [
            f'<script src="{assets.startup}"></script>\n',
            f'<link rel="preload" href="{assets.text_font}" as="font" type="font/woff2"'
            " crossorigin>\n",
            *(f'<link rel="stylesheet" href="{href}">\n' for href in styles),
            _critical_style(critical),
            *(
                f'<script type="module" src="{src}"></script>\n'
                for src in (*assets.extra, assets.browser)
            ),
            # Fetched at leisure: the text is readable long before, and works without them.
            *(
                f'<link rel="modulepreload" href="{href}" fetchpriority="low">\n'
                for href in preloads
            ),
        ]
    )


def _critical_style(critical: Mapping[str, str]) -> str:
    if not critical:
        return ""
    names = " ".join(dict.fromkeys(" ".join(critical.values()).split()))
    return f'<style data-emotion="css {names}">{"".join(critical)}</style>\n'


def _neighbours(around: Surroundings) -> str:
    parts = []
    for neighbour, side, word in (
        (around.before, "prev", TEXTS["previous"]),
        (around.after, "next", TEXTS["next"]),
    ):
        if neighbour:
            href, title = neighbour
            kind = "previous" if side == "prev" else side
            parts.append(
                f'<a class="{kind}" rel="{side}" href="{attribute(href)}">'
                f"<span>{word}</span> {escape(title)}</a>"
            )
    return "".join(parts)


def _page_links(around: Surroundings) -> str:
    return "".join(
        f'<a href="{attribute(href)}">{escape(words)}</a>' for href, words in around.links
    )
