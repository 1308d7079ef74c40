"""One page as a document: the article in its frame, its head, its Markdown twin."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tearsheet.build.blog import Byline, write_day
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
    startup_code: str = ""
    """What the startup file says, to be written into the page; empty to have it loaded."""
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
    byline: Byline | None = None
    changed: str | None = None
    """The day of the last change, written year-month-day."""


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
    islands = tuple(islands)
    slots["article"] = _byline(around.byline) + _with_live_styles(article.html, islands)
    body = _SLOT.sub(lambda found: slots.get(found[1], ""), view.frame)
    head = (
        f'<!DOCTYPE html>\n<html lang="{common.language}" dir="ltr">\n<head>\n'
        f"{render_head(common.head, around.head)}"
        f"{_resources(common.assets, islands)}"
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
        f"{_resources(common.assets, (part,))}{_live_styles((part,))}"
        f'</head>\n<body class="isolated">\n{live}\n</body>\n</html>\n'
    )


def _resources(assets: Assets, islands: tuple[Prerendered, ...]) -> str:
    critical = {island.css: " ".join(island.style_names) for island in islands if island.css}
    return "".join(
        [
            _startup(assets),
            f'<link rel="preload" href="{assets.text_font}" as="font" type="font/woff2"'
            " crossorigin>\n",
            *(f'<link rel="stylesheet" href="{href}">\n' for href in assets.styles),
            _critical_style(critical),
            *(
                f'<script type="module" src="{src}" fetchpriority="low"></script>\n'
                for src in (*assets.extra, assets.browser)
            ),
            _live_modules(islands),
        ]
    )


def _startup(assets: Assets) -> str:
    if not assets.startup_code:
        return f'<script src="{assets.startup}"></script>\n'
    # Nothing is painted before it has run, so it does not wait for a request of its own.
    return f"<script>{assets.startup_code}</script>\n"


def _live_modules(islands: tuple[Prerendered, ...]) -> str:
    """What the page's live parts are made of; the browser is told to fetch it once all is read."""
    modules = dict.fromkeys(
        address for island in islands if island.src for address in (*island.preload, island.src)
    )
    return f'<meta name="live-modules" content="{" ".join(modules)}">\n' if modules else ""


def _live_styles(islands: tuple[Prerendered, ...]) -> str:
    styles = dict.fromkeys(css for island in islands if island.src for css in island.styles)
    return "".join(f'<link rel="stylesheet" href="{href}">' for href in styles)


def _with_live_styles(article: str, islands: tuple[Prerendered, ...]) -> str:
    """The article with the styles of its live parts before the first: the text above waits not."""
    before, first, rest = article.partition("<live-part ")
    return f"{before}{_live_styles(islands)}{first}{rest}" if first else article


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
    links = "".join(
        f'<a href="{attribute(href)}">{escape(words)}</a>' for href, words in around.links
    )
    if around.changed is None:
        return links
    day = datetime.date.fromisoformat(around.changed)
    return f"{links}<span>{TEXTS['lastChanged']} {_time(day)}</span>"


def _byline(byline: Byline | None) -> str:
    if byline is None:
        return ""
    tags = (
        f'<a href="{attribute(href)}">{escape(tag)}</a>' if href else f"<span>{escape(tag)}</span>"
        for tag, href in byline.tags
    )
    authors = (f"<span>{escape(author)}</span>" for author in byline.authors)
    return f'<p class="byline">{" ".join([_time(byline.date), *authors, *tags])}</p>'


def _time(day: datetime.date) -> str:
    return f'<time datetime="{day.isoformat()}">{write_day(day)}</time>'
